import type { Locale } from '../i18n/locales.ts';
import { isExternal, localizePath } from '../i18n/routes.ts';
import { translator } from '../site.ts';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  href: string;
  label: string;
  locale: Locale;
  className?: string | undefined;
  /** `page`: this very page; `true`: a page of its section. */
  current?: 'page' | 'true' | undefined;
}

/** A menu entry. Links to other sites open in a new tab and say so. */
export function NavLink({ href, label, locale, className, current }: Props) {
  if (!isExternal(href)) {
    return (
      <a className={className} href={localizePath(href, locale)} aria-current={current}>
        {label}
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <Icon name="external" size={13} />
      <span className="visually-hidden">({translator(locale).t('shell.external')})</span>
    </a>
  );
}
