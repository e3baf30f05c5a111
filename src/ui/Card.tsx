import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  title: string;
  /** Language of its words where it is not the page's. */
  lang?: string | undefined;
  /** Makes the whole card a link; the title carries the name. */
  href?: string;
  eyebrow?: ReactNode;
  headingLevel?: 2 | 3;
  /** Holds the place until there is a real one. */
  sample?: boolean;
  tone?: 'plain' | 'accent';
  children?: ReactNode;
}

export function Card({
  title,
  lang,
  href,
  eyebrow,
  headingLevel = 2,
  sample = false,
  tone = 'plain',
  children,
}: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={`box ${href ? 'whole-link' : ''} ${styles.card}`}
      lang={lang}
      data-sample={sample || undefined}
      data-tone={tone}
    >
      {eyebrow && <div className={`meta ${styles.eyebrow}`}>{eyebrow}</div>}
      <Heading className={`quiet-links ${styles.title}`}>{href ? <a href={href}>{title}</a> : title}</Heading>
      {children && <div className={styles.body}>{children}</div>}
    </article>
  );
}
