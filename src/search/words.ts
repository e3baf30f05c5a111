import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { tellAddress } from '../layouts/feedback.ts';
import { absolute } from '../lib/seo.ts';
import { site, translator } from '../site.ts';
import type { SearchLabels } from './index-format.ts';

/** What the search says. Build time only. */
export function searchWords(locale: Locale): SearchLabels {
  const words = translator(locale).under('search');
  const page = absolute(site.origin, localizePath('/search', locale));
  return { ...words, tellAddress: tellAddress(words.subject, `\n\n${page}`).replace('%7Bquery%7D', '{query}') };
}
