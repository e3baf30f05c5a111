import type { MarkdownHeading } from 'astro';
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
    <ul className={styles.list} lang={lang}>
      {headings.map((heading) => (
        <li key={heading.slug} data-level={heading.depth}>
          <a href={`#${heading.slug}`}>{heading.text}</a>
        </li>
      ))}
    </ul>
  );
}

export const tocHeadings = (headings: MarkdownHeading[]): MarkdownHeading[] =>
  headings.filter(({ depth }) => depth === 2 || depth === 3);

/** Beside the text on wide screens. */
export function Toc({ headings, title, lang }: Props) {
  return (
    <nav className={styles.toc} aria-label={title} data-toc>
      <p className={styles.title}>{title}</p>
      <Entries headings={headings} lang={lang} />
    </nav>
  );
}

/** Above the text on small screens, folded. */
export function FoldedToc({ headings, title, lang }: Props) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Entries headings={headings} lang={lang} />
    </details>
  );
}
