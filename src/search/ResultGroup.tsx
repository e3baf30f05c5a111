import type { PageResult } from './engine.ts';
import type { SearchLabels } from './label-keys.ts';
import { Marked } from './Marked.tsx';
import { hrefOf } from './options.ts';
import { SearchIcon } from './SearchIcon.tsx';

interface Props {
  page: PageResult;
  labels: SearchLabels;
  /** Place of the page's own entry in the list. */
  first: number;
  optionProps: (index: number) => object;
}

/** A page in the dialog's list, and the headings under which the words stand. */
export function ResultGroup({ page, labels, first, optionProps }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" className="search-group" aria-label={page.title.map(({ text }) => text).join('')}>
      <a className="search-option" href={page.path} {...optionProps(first)}>
        <span className="search-title">
          <Marked segments={page.title} />
        </span>
        <span className="search-kind">{labels[page.kind]}</span>
        <span className="search-excerpt">
          <Marked segments={page.excerpt} />
        </span>
      </a>
      {page.sections.map(({ id, heading, excerpt }, index) => (
        <a
          key={id}
          className="search-option search-section"
          href={hrefOf(page.path, id)}
          {...optionProps(first + 1 + index)}
        >
          <SearchIcon name="heading" size={14} />
          <span className="search-title">
            <Marked segments={heading} />
          </span>
          <span className="search-excerpt">
            <Marked segments={excerpt} />
          </span>
        </a>
      ))}
    </div>
  );
}
