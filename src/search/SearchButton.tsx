import { Icon } from '../ui/Icon.tsx';
import styles from './SearchButton.module.css';

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
      data-no-prefetch
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon className="search-icon" name="search" size={18} />
      <span className={styles.label}>{labels.open}</span>
      <span className={styles.key} aria-hidden="true">
        Ctrl K
      </span>
    </a>
  );
}
