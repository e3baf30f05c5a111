import type { MouseEventHandler } from 'react';
import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import type { SearchLabels } from './index-format.ts';

interface Props {
  labels: SearchLabels;
  locale: Locale;
  query: string;
  /** Given where only a part of the site was looked through. */
  onEverywhere?: (() => void) | undefined;
  /** Where it stands above a page: the reader goes elsewhere. */
  onFollow?: MouseEventHandler;
}

/** What to do when a search has no results: look everywhere, other words, or the lists that lead to every page. */
export function NothingFound({ labels, locale, query, onEverywhere, onFollow }: Props) {
  const links = [
    { path: '/docs/intro', label: labels.browseDocs },
    { path: '/docs/tags', label: labels.browseDocsTags },
    { path: '/blog', label: labels.browseBlog },
    { path: '/blog/tags', label: labels.browseBlogTags },
    // Without a blog there are no words for it.
  ].filter(({ label }) => label);
  return (
    <div className="search-none">
      <p>
        <strong>{labels.none.replace('{query}', query)}</strong>
      </p>
      {onEverywhere ? (
        <button type="button" onClick={onEverywhere}>
          {labels.everywhere}
        </button>
      ) : (
        <>
          <p>{labels.noneHint}</p>
          <ul aria-label={labels.browse}>
            {links.map(({ path, label }) => (
              <li key={path}>
                <a href={localizePath(path, locale)} onClick={onFollow}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
