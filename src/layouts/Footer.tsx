import { has } from '../files/parts.ts';
import type { Locale } from '../i18n/locales.ts';
import { shownTo } from '../lib/site-options.ts';
import { site, translator } from '../site.ts';
import { ConsentAgain } from './analytics/ConsentBar.tsx';
import styles from './Footer.module.css';
import { Brand } from './Navbar.tsx';
import { NavLink } from './NavLink.tsx';
import { footerColumns } from './navigation.ts';

export function Footer({ locale }: { locale: Locale }) {
  const { t } = translator(locale);
  return (
    <footer className={styles.footer} id="site-footer">
      <div className={`container shell quiet-links ${styles.columns}`}>
        <div className={`meta ${styles.about}`}>
          <Brand locale={locale} />
          <p>{t('footer.disclaimer')}</p>
        </div>
        {footerColumns(locale).map((column) => (
          <nav key={column.title} aria-label={t(column.title)}>
            <h2 className="label">{t(column.title)}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.href}>
                  <NavLink href={item.href} label={item.label} locale={locale} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`container shell cluster meta ${styles.legal}`}>
        {has('consent') && <ConsentAgain locale={locale} />}
        <p>
          {t('footer.rights', { year: String(new Date().getUTCFullYear()) })} {site.legal?.name[locale]}
        </p>
        {shownTo(site.legal?.registrations ?? [], locale).map(({ text, href }) => (
          <p key={text[locale]}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {text[locale]}
              </a>
            ) : (
              text[locale]
            )}
          </p>
        ))}
      </div>
    </footer>
  );
}
