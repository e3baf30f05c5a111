import type { Locale } from '../lib/locales.ts';
import { isExternal, localizePath } from '../lib/routes.ts';
import { langOfValue } from '../lib/translations.ts';
import { site, translator } from '../site.ts';
import styles from './AnnouncementBar.module.css';

/** The bar on top. The first-paint script hides it before it is drawn when this announcement was dismissed. */
export function AnnouncementBar({ locale }: { locale: Locale }) {
  const { announcement } = site;
  if (!announcement) return null;
  const { t } = translator(locale);
  const text = announcement.text[locale];
  const { href } = announcement;
  return (
    <section className={styles.bar} aria-label={t('shell.announcement')}>
      <p className={styles.text} lang={langOfValue(announcement.text, locale)}>
        {href ? <a href={isExternal(href) ? href : localizePath(href, locale)}>{text}</a> : text}
      </p>
      <button
        type="button"
        className={`${styles.close} needs-js`}
        data-announcement-close
        aria-label={t('shell.closeAnnouncement')}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
