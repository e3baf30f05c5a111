import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { docsVersions, translator } from '../site.ts';
import menu from '../ui/menu.module.css';
import { docsPath } from './collection.ts';
import styles from './VersionMenu.module.css';

interface Props {
  locale: Locale;
  version: string;
  /** The page in each version: itself, or the introduction if a version does not have it. */
  paths: Readonly<Record<string, string>>;
}

/** One version: its label. Two or more: a menu; the choice is remembered for the tutorial link. */
export function VersionMenu({ locale, version, paths }: Props) {
  const { t } = translator(locale);
  const label = docsVersions.find(({ id }) => id === version)?.label ?? version;
  if (docsVersions.length < 2) return <p className={`fine ${styles.version}`}>{t('docs.version', { label })}</p>;
  return (
    <details className={`${menu.menu} ${styles.version}`} data-menu>
      <summary>{t('docs.version', { label })}</summary>
      <ul className={`${menu.popup} ${menu.choices}`} aria-label={t('docs.versions')}>
        {docsVersions.map((item) => (
          <li key={item.id}>
            <a
              href={localizePath(paths[item.id] ?? docsPath(item.id, 'intro'), locale)}
              data-docs-version={item.id}
              aria-current={item.id === version ? 'true' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
