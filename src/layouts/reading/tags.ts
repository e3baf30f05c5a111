import type { Locale } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import { perLocale } from '../../languages/index.ts';
import type { Alternates } from '../../lib/seo.ts';
import { fillIn, tags, translator } from '../../site.ts';

/** Docs and blog have the same tags and lists of their own. */
type Section = '/docs' | '/blog';

function tagOf(key: string) {
  const tag = tags[key];
  if (!tag) throw new Error(`content/<language>/tags.yaml: unknown tag ${key}`);
  return tag;
}

export const tagLabel = (key: string, locale: Locale): string => fillIn(tagOf(key).label[locale], locale);

export const tagSlug = (key: string, locale: Locale): string => tagOf(key).slug[locale];

export const tagPath = (section: Section, key: string, locale: Locale): string =>
  `${section}/tags/${tagSlug(key, locale)}`;

/** The list of one tag is called differently in every language. */
export const tagAlternates = (section: Section, key: string): Alternates =>
  perLocale((locale) => localizePath(tagPath(section, key, locale), locale));

export const tagLinks = (section: Section, keys: Iterable<string>, locale: Locale) =>
  Array.from(keys, (key) => ({
    label: tagLabel(key, locale),
    href: localizePath(tagPath(section, key, locale), locale),
  }));

/** With the number of pages that carry each. */
export function countedTagLinks(section: Section, used: ReadonlyMap<string, readonly unknown[]>, locale: Locale) {
  const { number } = translator(locale);
  const counts = Array.from(used.values(), (pages) => number(pages.length));
  return tagLinks(section, used.keys(), locale).map((link, index) => ({ ...link, count: counts[index] }));
}
