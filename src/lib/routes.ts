import { defaultLocale, isLocale, type Locale, locales } from './locales.ts';

/**
 * A path as writers and components name it: starts with "/", no locale, no trailing slash, e.g. `/docs/intro`.
 * `localizePath` turns it into the address in one language.
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/#') ? `/${locale}/${path.slice(1)}` : `/${locale}${path}`;
}

/** The inverse: which language an address is in, and its path without the prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
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
