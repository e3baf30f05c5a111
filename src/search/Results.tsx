import { type ComponentProps, useId } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import type { PageResult } from './engine.ts';
import type { Segment } from './excerpt.ts';
import { type Kind, kinds, type SearchLabels } from './index-format.ts';
import { hrefOf, pageHref, pagesFound, trailOf } from './options.ts';

const kindIcons = { docs: 'book', blog: 'post', pages: 'page' } as const satisfies Record<Kind, string>;

/** Text with the found words marked. Nothing of a page or a query becomes markup. */
function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, mark }, index) => {
    const key = `${index}:${text}`;
    return mark ? <mark key={key}>{text}</mark> : text;
  });
}

export const optionId = (place: number): string => `search-option-${place}`;

interface OptionProps {
  href: string;
  /** Index in the whole list. */
  place: number;
  current: number;
  icon: ComponentProps<typeof Icon>['name'];
  className?: string;
  children: React.ReactNode;
}

/** A link in the list; the list itself handles what happens to it. */
export function Option({ href, place, current, icon, className = '', children }: OptionProps) {
  return (
    <a
      id={optionId(place)}
      className={`search-option ${className}`}
      href={href}
      role="option"
      tabIndex={-1}
      data-place={place}
      aria-selected={place === current}
    >
      <Icon className="search-icon" name={icon} size={16} />
      {children}
    </a>
  );
}

interface ListProps {
  pages: readonly PageResult[];
  labels: SearchLabels;
  current: number;
}

/** The pages found, each with the headings under which the words are. */
export function ResultList({ pages, labels, current }: ListProps) {
  let next = 0;
  return pages.map((page) => {
    const first = next;
    next += 1 + page.sections.length;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
      <div
        key={page.path}
        role="group"
        className="search-group"
        aria-label={page.title.map(({ text }) => text).join('')}
      >
        <Option href={pageHref(page)} place={first} current={current} icon={kindIcons[page.kind]}>
          <span className="search-title">
            <Marked segments={page.title} />
          </span>
          <span className="search-path">{trailOf(page, labels)}</span>
          <span className="search-excerpt">
            <Marked segments={page.excerpt} />
          </span>
        </Option>
        {page.sections.map(({ id, under, heading, excerpt }, index) => (
          <Option
            key={id}
            className="search-section"
            href={hrefOf(page.path, id)}
            place={first + 1 + index}
            current={current}
            icon="heading"
          >
            <span className="search-title">
              {under && <span className="search-under">{under} › </span>}
              <Marked segments={heading} />
            </span>
            <span className="search-excerpt">
              <Marked segments={excerpt} />
            </span>
          </Option>
        ))}
      </div>
    );
  });
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
        const count = counts && (choice ? counts[choice] : pagesFound({ counts }));
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
              {counts && <span className="search-count"> {count}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface NothingProps {
  labels: SearchLabels;
  locale: Locale;
  query: string;
  /** Given where only a part of the site was searched. */
  onEverywhere: (() => void) | undefined;
  onFollow: React.MouseEventHandler;
}

/** What to do without results: search everywhere, other words, or the lists that lead to every page. */
export function NothingFound({ labels, locale, query, onEverywhere, onFollow }: NothingProps) {
  const links = [
    { path: '/docs/intro', label: labels.browseDocs },
    { path: '/docs/tags', label: labels.browseDocsTags },
    { path: '/blog', label: labels.browseBlog },
    { path: '/blog/tags', label: labels.browseBlogTags },
  ].filter(({ label }) => label);
  return (
    <div className="search-none">
      <p>
        <strong>{labels.none.replace('{query}', query)}</strong>
      </p>
      {onEverywhere ? (
        <button type="button" className="search-button" onClick={onEverywhere}>
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
