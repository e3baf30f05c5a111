import type { MarkdownHeading } from 'astro';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Toc.module.css';

interface Props {
  headings: MarkdownHeading[];
  title: string;
  /** Language of the headings where it is not the reader's. */
  lang?: string | undefined;
}

/** Levels 2 and 3, nested. */
function Entries({ headings, lang }: Omit<Props, 'title'>) {
  return (
    <ul className={`quiet-links ${styles.list}`} lang={lang}>
      {headings.map((heading) => (
        <li key={heading.slug} data-below={heading.depth > 2 || undefined}>
          <a href={`#${heading.slug}`}>{heading.text}</a>
        </li>
      ))}
    </ul>
  );
}

export const tocHeadings = (headings: MarkdownHeading[]): MarkdownHeading[] =>
  headings.filter(({ depth }) => depth === 2 || depth === 3);

/** The table of contents next to the text, on wide screens. */
export function Toc({ headings, title, lang }: Props) {
  return (
    <nav className={styles.toc} aria-label={title} data-toc>
      <p className="label">{title}</p>
      <Entries headings={headings} lang={lang} />
    </nav>
  );
}

/** In the bar above the text, if there is no room next to it. */
export function TocMenu({ headings, title, lang }: Props) {
  if (headings.length === 0) return null;
  return (
    <details className={styles.menu} data-menu data-toc>
      <summary className="reading-open">
        {title}
        <Icon name="chevron" size={16} className="turns" />
      </summary>
      <Entries headings={headings} lang={lang} />
    </details>
  );
}
