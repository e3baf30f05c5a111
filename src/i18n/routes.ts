import { withBase, withoutBase } from './base.ts';
import { defaultLocale, isLocale, type Locale, locales } from './locales.ts';

/** A path in one language, still from the root of the site: `/ru/docs/intro`. Hosts name the files of the site so. */
export function pathInLanguage(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/#') ? `/${locale}/${path.slice(1)}` : `/${locale}${path}`;
}

/**
 * A path as writers and components name it: starts with "/", no base, no locale, no trailing slash, e.g. `/docs/intro`.
 * `localizePath` turns it into the address in one language.
 */
export const localizePath = (path: string, locale: Locale): string => withBase(pathInLanguage(path, locale));

/** The inverse: which language an address is in, and its path without base and prefix. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const pathname = withoutBase(address);
  const [, first = '', ...rest] = pathname.split('/');
  if (first !== defaultLocale && isLocale(first)) return { locale: first, path: `/${rest.join('/')}` };
  return { locale: defaultLocale, path: pathname };
}

/** `[...locale]` parameter of a route: absent for the default language. */
export const localeParam = (locale: Locale): string | undefined => (locale === defaultLocale ? undefined : locale);

/** `getStaticPaths` of a page that every language has once. */
export const inEveryLanguage = () =>
  locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));

export const isExternal = (href: string): boolean => /^[a-z][a-z+.-]*:/i.test(href);
