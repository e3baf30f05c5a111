import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../site.ts';
import menu from '../../ui/menu.module.css';

/** The text of the page without the page: to copy, or to open. */
export function MarkdownMenu({ locale, href }: { locale: Locale; href: string }) {
  const { t } = translator(locale);
  return (
    <details className={`${menu.menu} markdown-menu label no-print`} data-menu>
      <summary>{t('markdown.menu')}</summary>
      <ul className={`${menu.popup} ${menu.choices}`}>
        <li className="needs-js">
          <button type="button" data-copy-from={href} data-copied={t('code.copied')}>
            {t('markdown.copy')}
          </button>
        </li>
        <li>
          <a href={href} data-astro-reload data-astro-prefetch="false">
            {t('markdown.view')}
          </a>
        </li>
      </ul>
    </details>
  );
}
