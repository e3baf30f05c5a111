import { withBase } from '../i18n/base.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localizePath, splitLocale } from '../i18n/routes.ts';
import { languages } from '../languages/index.ts';
import type { Alternates } from '../lib/seo.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { site, translator } from '../site.ts';
import { Icon } from '../ui/Icon.tsx';
import menu from '../ui/menu.module.css';
import styles from './Navbar.module.css';
import { NavLink } from './NavLink.tsx';
import { currentMark, labelOf, primaryNav, secondaryNav } from './navigation.ts';

interface Props {
  locale: Locale;
  alternates: Alternates;
}

function Brand({ locale }: { locale: Locale }) {
  return (
    <a className={styles.brand} href={localizePath('/', locale)} aria-label={translator(locale).t('shell.homeOf')}>
      <img src={withBase('/icons/icon.svg')} width="28" height="28" alt="" />
      <span>{site.brand.appName}</span>
    </a>
  );
}

function LanguageLinks({ locale, alternates }: Props) {
  return (
    <ul className={menu.choices}>
      {locales.map((code) => (
        <li key={code}>
          <a
            href={alternates[code] ?? localizePath('/', code)}
            lang={code}
            hrefLang={code}
            data-language
            aria-current={code === locale ? 'true' : undefined}
          >
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The reader's choices of the color mode; the script marks the one that holds. */
const themes = [
  ['light', 'shell.themeLight'],
  ['dark', 'shell.themeDark'],
  ['system', 'shell.themeSystem'],
] as const;

export function Navbar({ locale, alternates }: Props) {
  const { t, under } = translator(locale);
  const { path } = splitLocale(alternates[locale] ?? '');
  const entries = (items: typeof primaryNav, className?: string) =>
    items.map((item) => (
      <li key={item.href} className={item.wideOnly && className ? styles.wideOnly : undefined}>
        <NavLink
          href={item.href}
          label={labelOf(item, t)}
          locale={locale}
          className={className}
          current={currentMark(item.href, path)}
        />
      </li>
    ));
  return (
    <header className={styles.header}>
      <div className={`container shell ${styles.inner}`}>
        <Brand locale={locale} />
        <nav className={styles.nav} aria-label={t('shell.mainNav')}>
          <ul className={styles.list}>{entries(primaryNav, styles.link)}</ul>
          <ul className={`${styles.list} ${styles.right}`}>{entries(secondaryNav, styles.link)}</ul>
        </nav>
        <div className={styles.tools}>
          <SearchButton href={localizePath('/search', locale)} labels={under('search')} />
          <details className={menu.menu} data-menu>
            <summary
              className="icon-button"
              aria-label={t('shell.languageButton', { language: languages[locale].shortName })}
            >
              <Icon name="globe" size={18} />
              <span>{languages[locale].shortName}</span>
            </summary>
            <div className={menu.popup}>
              <LanguageLinks locale={locale} alternates={alternates} />
            </div>
          </details>
          {site.colorMode === 'switch' && (
            <details className={`${menu.menu} needs-js`} data-menu>
              <summary className="icon-button" aria-label={t('shell.theme')}>
                <Icon name="contrast" size={18} />
              </summary>
              <div className={menu.popup}>
                <ul className={menu.choices}>
                  {themes.map(([theme, label]) => (
                    <li key={theme}>
                      <button type="button" data-theme-choice={theme} aria-pressed="false">
                        {t(label)}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          )}
          <button
            type="button"
            className={`icon-button ${styles.burger} needs-js`}
            data-menu-open
            commandfor="site-menu"
            command="show-modal"
            aria-haspopup="dialog"
            aria-label={t('shell.menu')}
          >
            <Icon name="menu" />
          </button>
          <noscript>
            <a className={`icon-button ${styles.burger}`} href="#site-footer" aria-label={t('shell.menuTitle')}>
              <Icon name="menu" />
            </a>
          </noscript>
        </div>
      </div>
      <div className={styles.progress} data-progress role="progressbar" aria-label={t('shell.loading')} hidden />
      <dialog className={`drawer ${styles.drawer}`} id="site-menu" data-menu-dialog aria-label={t('shell.menuTitle')}>
        <div className="drawer-head">
          <Brand locale={locale} />
          <button
            type="button"
            className="icon-button"
            data-menu-close
            commandfor="site-menu"
            command="close"
            aria-label={t('shell.closeMenu')}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('shell.mainNav')}>
          <ul className={styles.drawerList}>
            {entries(primaryNav)}
            {entries(secondaryNav)}
          </ul>
          <h2 className={styles.drawerTitle}>{t('shell.languages')}</h2>
          <LanguageLinks locale={locale} alternates={alternates} />
        </nav>
      </dialog>
    </header>
  );
}
