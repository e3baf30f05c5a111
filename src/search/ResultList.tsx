import { memo } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { PageResult } from './engine.ts';
import type { Kind, SearchLabels } from './index-format.ts';
import { Marked } from './Marked.tsx';
import { hrefOf, optionProps, pageHref, placesOf, trailOf } from './options.ts';

/** What a page is, at a glance. */
export const kindIcons = { docs: 'book', blog: 'post', pages: 'page' } as const satisfies Record<Kind, string>;

interface ListProps {
  pages: readonly PageResult[];
  labels: SearchLabels;
  /** Place of the chosen entry among all. */
  current: number;
}

/**
 * The pages found, each with the headings under which the words stand. Remembered: a key typed changes the field at
 * once and the list only when its answer has come.
 */
export const ResultList = memo(function ResultList({ pages, labels, current }: ListProps) {
  const firsts = placesOf(pages);
  return pages.map((page, index) => {
    const first = firsts[index] ?? 0;
    const chosen = current - first;
    const own = chosen >= 0 && chosen <= page.sections.length ? chosen : -1;
    return <ResultGroup key={page.path} page={page} labels={labels} first={first} chosen={own} />;
  });
});

interface GroupProps {
  page: PageResult;
  labels: SearchLabels;
  /** Place of the page's own entry in the list. */
  first: number;
  /** Which of its entries is chosen, if one is: 0 is the page itself, -1 none. */
  chosen: number;
}

const ResultGroup = memo(function ResultGroup({ page, labels, first, chosen }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" className="search-group" aria-label={page.title.map(({ text }) => text).join('')}>
      <a className="search-option" href={pageHref(page)} {...optionProps(first, chosen === 0)}>
        <Icon className="search-icon" name={kindIcons[page.kind]} size={16} />
        <span className="search-title">
          <Marked segments={page.title} />
        </span>
        <span className="search-path">{trailOf(page, labels)}</span>
        <span className="search-excerpt">
          <Marked segments={page.excerpt} />
        </span>
      </a>
      {page.sections.map(({ id, under, heading, excerpt }, index) => (
        <a
          key={id}
          className="search-option search-section"
          href={hrefOf(page.path, id)}
          {...optionProps(first + 1 + index, chosen === 1 + index)}
        >
          <Icon className="search-icon" name="heading" size={14} />
          <span className="search-title">
            {under && <span className="search-under">{under} › </span>}
            <Marked segments={heading} />
          </span>
          <span className="search-excerpt">
            <Marked segments={excerpt} />
          </span>
        </a>
      ))}
    </div>
  );
});
