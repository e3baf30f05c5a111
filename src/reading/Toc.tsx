import type { MarkdownHeading } from 'astro';
import styles from './Toc.module.css';

interface Props {
  headings: MarkdownHeading[];
  title: string;
}

/** Levels 2 and 3, nested. */
function Entries({ headings }: { headings: MarkdownHeading[] }) {
  return (
    <ul className={styles.list}>
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
export function Toc({ headings, title }: Props) {
  return (
    <nav className={styles.toc} aria-label={title} data-toc>
      <p className={styles.title}>{title}</p>
      <Entries headings={headings} />
    </nav>
  );
}

/** Above the text on small screens, folded. */
export function FoldedToc({ headings, title }: Props) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Entries headings={headings} />
    </details>
  );
}
