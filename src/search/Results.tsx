import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { hrefOf, type Kind, kinds, type PageResult, type SearchLabels, type Segment } from './index-format.ts';
import { pageHref, pagesFound, trailOf } from './options.ts';

export const kindIcons = { docs: 'book', blog: 'post', pages: 'page' } as const satisfies Record<Kind, string>;

/** One option of the list. */
export interface Entry {
  href: string;
  icon: ComponentProps<typeof Icon>['name'];
  title: ReactNode;
  trail?: string;
  excerpt?: Segment[];
  isSection?: boolean;
  /** A recent search: it fills the field. */
  query?: string;
}

export interface Group {
  label: string;
  /** Whether the label is shown above the entries. */
  headed?: boolean;
  entries: Entry[];
}

/** Text with the found words marked. Nothing of a page or a query becomes markup. */
function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, mark }, index) => {
    const key = `${index}:${text}`;
    return mark ? <mark key={key}>{text}</mark> : text;
  });
}

/** A page found, with the places where the words are. */
export function groupOf(page: PageResult, labels: SearchLabels): Group {
  return {
    label: page.title.map(({ text }) => text).join(''),
    entries: [
      {
        href: pageHref(page),
        icon: kindIcons[page.kind],
        title: <Marked segments={page.title} />,
        trail: trailOf(page, labels),
        excerpt: page.excerpt,
      },
      ...page.sections.map(({ id, under, heading, excerpt }): Entry => {
        const above = under && <span className="search-path">{under} › </span>;
        const title = [above, <Marked key="heading" segments={heading} />];
        return { href: hrefOf(page.path, id), icon: 'heading', isSection: true, title, excerpt };
      }),
    ],
  };
}

export const optionId = (place: number): string => `search-option-${place}`;

/** Options are links; the list handles what happens to them. */
export function Groups({ groups, current }: { groups: readonly Group[]; current: number }) {
  let next = 0;
  return groups.map(({ label, headed, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div key={entries[0]?.href} role="group" className="search-group" aria-label={label}>
      {headed && (
        <div className="search-head" role="presentation">
          {label}
        </div>
      )}
      {entries.map(({ href, icon, title, trail, excerpt, isSection }) => {
        const place = next++;
        return (
          <a
            key={href}
            id={optionId(place)}
            className={`search-option ${isSection ? 'search-section' : ''}`}
            href={href}
            role="option"
            tabIndex={-1}
            data-place={place}
            aria-selected={place === current}
          >
            <Icon className="search-icon" name={icon} size={16} />
            <span className="search-title">{title}</span>
            {trail && <span className="search-path">{trail}</span>}
            {excerpt && (
              <span className="search-excerpt">
                <Marked segments={excerpt} />
              </span>
            )}
          </a>
        );
      })}
    </div>
  ));
}

interface FilterProps {
  labels: SearchLabels;
  kind: Kind | undefined;
  counts: Record<Kind, number> | undefined;
  onChange: (kind: Kind | undefined) => void;
}

/** Everything, docs, blog or pages, with how many pages each has found. */
export function KindFilter({ labels, kind, counts, onChange }: FilterProps) {
  const name = useId();
  // A site without a blog has no word for it.
  const choices = [undefined, ...kinds.filter((each) => labels[each])];
  return (
    <fieldset className="search-filter">
      <legend className="visually-hidden">{labels.filter}</legend>
      {choices.map((choice) => {
        const count = counts && (choice ? counts[choice] : pagesFound(counts));
        return (
          <label key={choice ?? 'all'} className="search-chip">
            <input
              type="radio"
              name={name}
              checked={choice === kind}
              disabled={count === 0 && choice !== kind && choice !== undefined}
              onChange={() => onChange(choice)}
            />
            <span>
              {labels[choice ?? 'all']}
              {count !== undefined && ` ${count}`}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Ways to every page, and to us. */
export const waysOn = (labels: SearchLabels): Array<{ path: string; label: string }> =>
  [
    { path: '/docs/intro', label: labels.browseDocs },
    { path: '/docs/tags', label: labels.browseDocsTags },
    { path: '/blog/archive', label: labels.browseBlog },
    { path: '/blog/tags', label: labels.browseBlogTags },
    { path: '/#contact', label: labels.contact },
  ].filter(({ label }) => label);

interface NothingProps {
  labels: SearchLabels;
  locale: Locale;
  query: string;
  /** Given where only a part of the site was searched. */
  onEverywhere: (() => void) | undefined;
  onFollow: React.MouseEventHandler;
}

/** What to do without results: search everywhere, other words, the lists that lead to every page, or ask us. */
export function NothingFound({ labels, locale, query, onEverywhere, onFollow }: NothingProps) {
  return (
    <div className="search-none">
      <strong>{labels.none.replace('{query}', query)}</strong>
      {onEverywhere ? (
        <button type="button" className="action" onClick={onEverywhere}>
          {labels.everywhere}
        </button>
      ) : (
        <>
          <p>{labels.noneHint}</p>
          <ul className="cluster" aria-label={labels.browse}>
            {waysOn(labels).map(({ path, label }) => (
              <li key={path}>
                <a className="action" href={localizePath(path, locale)} onClick={onFollow}>
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
