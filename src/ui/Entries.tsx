import styles from './Entries.module.css';
import { Grid } from './Grid.tsx';

interface Entry {
  title: string;
  text: string;
  link?: { label: string; href: string } | undefined;
}

interface Props {
  items: readonly Entry[];
  columns?: 2 | 3 | 4;
  /** In an order that matters: each with its number. */
  numbered?: boolean;
  row?: string | undefined;
}

/** A name with a sentence or two each, in columns. */
export function Entries({ items, columns = 3, numbered = false, row }: Props) {
  return (
    <Grid as={numbered ? 'ol' : 'ul'} columns={columns} row={row}>
      {items.map(({ title, text, link }) => (
        <li key={title} className={styles.entry} data-numbered={numbered || undefined}>
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
          {link && <a href={link.href}>{link.label}</a>}
        </li>
      ))}
    </Grid>
  );
}
