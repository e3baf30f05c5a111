import type { Slots } from '../lib/i18n.ts';
import type { Locale } from '../lib/locales.ts';

/** Words of the search: the page passes `searchLabels(translator(locale))` as `labels`. */
export const searchKeys = {
  title: 'search.title',
  field: 'search.field',
  submit: 'search.submit',
  clear: 'search.clear',
  close: 'search.close',
  filter: 'search.filter',
  all: 'search.all',
  docs: 'search.docs',
  blog: 'search.blog',
  pages: 'search.pages',
  results: 'search.results',
  none: 'search.none',
  noneHint: 'search.noneHint',
  everywhere: 'search.everywhere',
  recent: 'search.recent',
  clearRecent: 'search.clearRecent',
  local: 'search.local',
  start: 'search.start',
  browse: 'search.browse',
  browseDocs: 'search.browseDocs',
  browseDocsTags: 'search.browseDocsTags',
  browseBlog: 'search.browseBlog',
  browseBlogTags: 'search.browseBlogTags',
  asPage: 'search.asPage',
  more: 'search.more',
  move: 'search.move',
  choose: 'search.choose',
  leave: 'search.leave',
  loading: 'search.loading',
  reading: 'search.reading',
  failed: 'search.failed',
  retry: 'search.retry',
  hint: 'search.hint',
} as const;

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;
const foundKey = 'search.found';

export interface SearchLabels extends Record<keyof typeof searchKeys, string> {
  /** How many pages were found, in every plural form, the number still open. */
  found: PluralForms;
}

interface Words {
  locale: Locale;
  pick: (keys: typeof searchKeys) => Record<keyof typeof searchKeys, string>;
  plural: (key: typeof foundKey, n: number, slots: Slots) => string;
}

export function searchLabels({ locale, pick, plural }: Words): SearchLabels {
  const rules = new Intl.PluralRules(locale);
  const found: PluralForms = {};
  for (let n = 0; n <= 100; n += 1) found[rules.select(n)] ??= plural(foundKey, n, { n: '{n}' });
  return { ...pick(searchKeys), found };
}

export function foundText({ found }: SearchLabels, locale: Locale, n: number): string {
  const form = found[new Intl.PluralRules(locale).select(n)] ?? found.other ?? '';
  return form.replace('{n}', new Intl.NumberFormat(locale).format(n));
}
