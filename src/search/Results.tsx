import { type ComponentProps, type MouseEventHandler, type ReactNode, useId } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { hrefOf, type Kind, kinds, type PageResult, type SearchLabels, type Segment } from './index-format.ts';
import { pageHref, trailOf } from './options.ts';

export const kindIcons = { docs: 'book', blog: 'post', pages: 'page' } as const satisfies Record<Kind, string>;

/** One option of the list. */
interface Entry {
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
const marked = (segments: Segment[]): ReactNode =>
  segments.map(({ text, mark }, index) => {
    const key = `${index}:${text}`;
    return mark ? <mark key={key}>{text}</mark> : text;
  });

/** A page found, with the places where the words are. */
export function groupOf(page: PageResult, labels: SearchLabels): Group {
  const { kind, title, excerpt } = page;
  const sections = page.sections.map(({ id, under, heading, excerpt }): Entry => {
    const title = (
      <>
        {under && <span className="meta search-path">{under} › </span>}
        {marked(heading)}
      </>
    );
    return { href: hrefOf(page.path, id), icon: 'heading', isSection: true, title, excerpt };
  });
  const top = {
    href: pageHref(page),
    icon: kindIcons[kind],
    title: marked(title),
    trail: trailOf(page, labels),
    excerpt,
  };
  return { label: title.map(({ text }) => text).join(''), entries: [top, ...sections] };
}

export const optionId = (place: number): string => `search-option-${place}`;

/** Options are links; the list handles what happens to them. */
export function Groups({ groups, current }: { groups: readonly Group[]; current: number }) {
  let next = 0;
  return groups.map(({ label, headed, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div key={entries[0]?.href} role="group" className="search-group" aria-label={label}>
      {headed && (
        <div className="meta search-head" role="presentation">
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
            {trail && <span className="meta search-path">{trail}</span>}
            {excerpt && <span className="quiet search-excerpt">{marked(excerpt)}</span>}
          </a>
        );
      })}
    </div>
  ));
}

interface FilterProps {
  labels: SearchLabels;
  kind: Kind | undefined;
  countOf: (kind: Kind | undefined) => number | undefined;
  onChange: (kind: Kind | undefined) => void;
}

/** Everything, docs, blog or pages, with how many pages each has found. */
export function KindFilter({ labels, kind, countOf, onChange }: FilterProps) {
  const name = useId();
  // A site without a blog has no word for it.
  const choices = [undefined, ...kinds.filter((each) => labels[each])];
  return (
    <fieldset className="search-filter">
      <legend className="visually-hidden">{labels.filter}</legend>
      {choices.map((choice) => {
        const count = countOf(choice);
        const chosen = choice === kind;
        return (
          <label key={choice ?? 'all'} className="chip choice">
            <input
              type="radio"
              name={name}
              checked={chosen}
              disabled={count === 0 && !chosen && choice !== undefined}
              onChange={() => onChange(choice)}
            />
            {`${labels[choice ?? 'all']} ${count ?? ''}`.trim()}
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
  onFollow: MouseEventHandler;
}

/** What to do without results: search everywhere, other words, the lists that lead to every page, or ask us. */
export function NothingFound({ labels, locale, query, onEverywhere, onFollow }: NothingProps) {
  return (
    <div className="stack search-none">
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
            <li>
              <a
                className="action"
                href={labels.tellAddress.replace(
                  '{query}',
                  encodeURIComponent(query.replaceAll(/\p{Surrogate}/gu, '')),
                )}
              >
                {labels.tell}
              </a>
            </li>
          </ul>
        </>
      )}
    </div>
  );
}
