import { type CollectionEntry, getCollection } from 'astro:content';
import { isOff } from '../../files/parts.ts';
import { locales } from '../../i18n/locales.ts';
import { inAllLanguages } from '../../i18n/translations.ts';
import { isKnownLocale, perLocale } from '../../languages/index.ts';

export type LegalPage = Awaited<ReturnType<typeof legalPages>>[number];

/** The pages of content/<language>/pages in every language. */
export async function legalPages() {
  const written = perLocale(() => new Map<string, CollectionEntry<'pages'>>());
  for (const entry of await getCollection('pages', ({ data }) => import.meta.env.DEV || !data.draft)) {
    const [locale, slug = ''] = entry.id.split('/');
    if (isKnownLocale(locale) && !isOff(`/${slug}`)) written[locale].set(slug, entry);
  }
  return inAllLanguages(new Map(locales.map((code) => [code, written[code]])));
}
