import { withBase } from '../i18n/base.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localizePath, splitLocale } from '../i18n/routes.ts';
import { languages } from '../languages/index.ts';
import type { Alternates } from '../lib/seo.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { site, translator } from '../site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import menu from '../ui/menu.module.css';
import styles from './Navbar.module.css';
import { NavLink } from './NavLink.tsx';
import { currentMark, drawerGroups, named, primaryNav, secondaryNav } from './navigation.ts';

interface Props {
  locale: Locale;
  alternates: Alternates;
}

export function Brand({ locale }: { locale: Locale }) {
  return (
    <a className={styles.brand} href={localizePath('/', locale)} aria-label={translator(locale).t('shell.homeOf')}>
      <img src={withBase('/icons/icon.svg')} width="28" height="28" alt="" />
      <span>{site.brand.appName}</span>
    </a>
  );
}

function LanguageLinks({ locale, alternates, className = menu.choices }: Props & { className?: string | undefined }) {
  return (
    <ul className={className}>
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

const themes = [
  ['light', 'shell.themeLight'],
  ['dark', 'shell.themeDark'],
  ['system', 'shell.themeSystem'],
] as const;

/** The reader's choices of the color mode; the script marks the one that holds. */
function ThemeButtons({ locale, className = menu.choices }: { locale: Locale; className?: string | undefined }) {
  return (
    <ul className={className}>
      {themes.map(([theme, label]) => (
        <li key={theme}>
          <button type="button" data-theme-choice={theme} aria-pressed="false">
            {translator(locale).t(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Navbar({ locale, alternates }: Props) {
  const { t, under } = translator(locale);
  const { path } = splitLocale(alternates[locale] ?? '');
  const entries = (items: typeof primaryNav) =>
    named(items, locale).map((item) => (
      <li key={item.href} className={item.wideOnly && styles.wideOnly}>
        <NavLink
          href={item.href}
          label={item.label}
          locale={locale}
          className={styles.link}
          current={currentMark(item.href, path)}
        />
      </li>
    ));
  const download = {
    href: localizePath('/Download', locale),
    'aria-current': currentMark('/Download', path),
    children: t('nav.download'),
  };
  return (
    <header className={styles.header}>
      <div className={`container shell ${styles.inner}`}>
        <Brand locale={locale} />
        <nav className={styles.nav} aria-label={t('shell.mainNav')}>
          <ul>{entries(primaryNav)}</ul>
          <ul>{entries(secondaryNav)}</ul>
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
            <details className={`${menu.menu} ${styles.theme} needs-js`} data-menu>
              <summary className="icon-button" aria-label={t('shell.theme')}>
                <Icon name="contrast" size={18} />
              </summary>
              <div className={menu.popup}>
                <ThemeButtons locale={locale} />
              </div>
            </details>
          )}
          <ButtonLink {...download} className={styles.download} />
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
        <ButtonLink {...download} />
        <nav className={`stack quiet-links ${styles.groups}`} aria-label={t('shell.mainNav')}>
          {drawerGroups(locale).map(({ title, items }) => (
            <section key={title}>
              <h2 className="label">{title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.href}>
                    <NavLink {...item} locale={locale} current={item.href === path ? 'page' : undefined} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <h2 className="label">{t('shell.languages')}</h2>
        <LanguageLinks locale={locale} alternates={alternates} className={`quiet-links ${styles.segments}`} />
        {site.colorMode === 'switch' && (
          <>
            <h2 className="label">{t('shell.theme')}</h2>
            <ThemeButtons locale={locale} className={`quiet-links ${styles.segments}`} />
          </>
        )}
      </dialog>
    </header>
  );
}
