import styles from './SearchButton.module.css';
import { SearchIcon } from './SearchIcon.tsx';

interface Props {
  /** The page of results: where the button leads without script. */
  href: string;
  labels: { open: string };
}

/** Opens the search (open.client.ts). Hovering must not fetch the page of results instead. */
export function SearchButton({ href, labels }: Props) {
  return (
    <a
      className={styles.button}
      href={href}
      data-search-open
      data-astro-prefetch="false"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <SearchIcon name="search" />
      <span className={styles.label}>{labels.open}</span>
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </a>
  );
}
