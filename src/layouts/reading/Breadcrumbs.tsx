import type { Locale } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  path: string;
}

/** The last crumb is the page itself. */
export function Breadcrumbs({ items, locale, label }: { items: Crumb[]; locale: Locale; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={`cluster meta quiet-links ${styles.crumbs}`}>
        {items.map((item, index) => (
          <li key={item.path}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={localizePath(item.path, locale)}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
