import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Address with language prefix. */
  path: string;
}

/** The last crumb is the page itself. */
export function Breadcrumbs({ items, label }: { items: Crumb[]; label: string }) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.path}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.path}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
