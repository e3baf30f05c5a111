import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { translator } from '../site.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import controls from '../ui/controls.module.css';
import cells from './cells.module.css';
import styles from './NotFound.module.css';

/** In rows of seven. */
const places = Array.from({ length: 21 }, (_, index) => index);
/** In the middle of the second row. */
const lost = 10;

const ways = [
  { path: '/', label: 'notFound.home' },
  { path: '/docs/intro', label: 'notFound.docs' },
  { path: '/Download', label: 'nav.download' },
  { path: '/#contact', label: 'nav.contact' },
] as const;

/** The empty slot links to the search field, and is filled as soon as something is typed there. */
function Wall() {
  return (
    <div className={`no-print ${cells.cells} ${styles.wall}`} aria-hidden="true">
      {places.map((index) =>
        index === lost ? (
          <label key={index} className={styles.lost} htmlFor="not-found-field">
            404
          </label>
        ) : (
          <span key={index}>{String(index + 1).padStart(2, '0')}</span>
        ),
      )}
    </div>
  );
}

/** not-found.client.ts fills the words of the address into the search field. */
export function NotFound({ locale }: { locale: Locale }) {
  const { t } = translator(locale);
  return (
    <div className={`container stack ${styles.page}`}>
      <div className="stack">
        <h1>{t('notFound.title')}</h1>
        <p className="lead">{t('notFound.text')}</p>
        <search>
          <form className={`cluster ${styles.form}`} action={localizePath('/search', locale)} data-not-found>
            <input
              className={controls.input}
              id="not-found-field"
              type="search"
              name="q"
              required
              placeholder={t('search.field')}
              aria-label={t('search.field')}
            />
            <Button type="submit">{t('search.submit')}</Button>
          </form>
        </search>
        <p className="cluster">
          {ways.map(({ path, label }) => (
            <ButtonLink key={path} look="secondary" href={localizePath(path, locale)}>
              {t(label)}
            </ButtonLink>
          ))}
        </p>
        <p className="meta">{t('notFound.tellOwner')}</p>
      </div>
      <Wall />
    </div>
  );
}
