import type { Locale } from '../i18n/locales.ts';
import { isExternal, localizePath } from '../i18n/routes.ts';
import { langOfValue } from '../i18n/translations.ts';
import { type Announcement, shownTo } from '../lib/site-options.ts';
import { site, translator } from '../site.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './AnnouncementBar.module.css';

/** The first one that readers of the language are shown on the day of the build. */
export function announcementIn(locale: Locale): Announcement | undefined {
  const today = new Date().toISOString().slice(0, 10);
  const { announcement, announcements } = site;
  return shownTo([...(announcement ? [announcement] : []), ...announcements], locale).find(
    ({ from = today, until = today }) => from <= today && today <= until,
  );
}

/** The bar on top. The first-paint script hides it before it is drawn when this announcement was dismissed
 * or its last day is over. */
export function AnnouncementBar({ locale }: { locale: Locale }) {
  const announcement = announcementIn(locale);
  if (!announcement) return null;
  const { t } = translator(locale);
  const text = announcement.text[locale];
  const { href } = announcement;
  return (
    <section className={`${styles.bar} no-print`} aria-label={t('shell.announcement')}>
      <p lang={langOfValue(announcement.text, locale)}>
        {href ? <a href={isExternal(href) ? href : localizePath(href, locale)}>{text}</a> : text}
      </p>
      <button
        type="button"
        className={`icon-button ${styles.close} needs-js`}
        data-announcement-close
        aria-label={t('shell.closeAnnouncement')}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
