import type { Locale } from '../i18n/locales.ts';
import { isExternal, localizePath } from '../i18n/routes.ts';
import { langOfValue } from '../i18n/translations.ts';
import { site, translator } from '../site.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './AnnouncementBar.module.css';

/** The bar on top. The first-paint script hides it before it is drawn when this announcement was dismissed. */
export function AnnouncementBar({ locale }: { locale: Locale }) {
  const { announcement } = site;
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
