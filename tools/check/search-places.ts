import { type Locale, perLocale } from '../../src/languages/index.ts';
import { locales } from '../../src/lib/locales.ts';
import { splitLocale } from '../../src/lib/routes.ts';
import type { PageRecord } from '../../src/search/index-format.ts';
import type { DataFile } from './data-file.ts';
import type { RawFinding } from './finding.ts';

/** The places the search knows, by language: ids of sections by the address of their page, which has the id ''. */
type Places = Record<Locale, ReadonlyMap<string, ReadonlySet<string>>>;

/** An address written for the search, and where. */
interface Written {
  address: string;
  file: string;
  line: number | undefined;
  locale: Locale;
}

/** Addresses under which questions stand, and those answers lead to. */
function addressesIn({ name, file, yaml }: DataFile): Written[] {
  const [, list, language] = /^search\/(questions|answers)\.(.+)\.yaml$/.exec(name) ?? [];
  const locale = locales.find((each) => each === language);
  if (!locale || typeof yaml.data !== 'object' || !yaml.data) return [];
  const written = (address: string, path: string[]): Written => ({ address, file, line: yaml.lineOf(path), locale });
  return list === 'questions'
    ? Object.keys(yaml.data).map((address) => written(address, [address]))
    : yaml.strings.flatMap(({ path, text }) => (path.at(-1) === 'href' ? [written(text, path)] : []));
}

const placesOf = (records: Record<Locale, PageRecord[]>): Places =>
  perLocale(
    (locale) =>
      new Map(
        records[locale].map(({ path, sections }) => [splitLocale(path).path, new Set(sections.map(({ id }) => id))]),
      ),
  );

/**
 * Questions under a place the search does not know, and answers that lead there, would be lost without a word. What stands in
 * texts has been checked before (`links.ts`); this is for the parts of the site's own pages, which only the built page shows.
 * A warning: an owner who leaves out such a part need not take its questions out first. Pages that are not there are none of
 * this rule's business: they may be drafts, or not translated, or switched off.
 */
export function checkSearchPlaces(data: readonly DataFile[], records: Record<Locale, PageRecord[]>): RawFinding[] {
  const places = placesOf(records);
  return data.flatMap(addressesIn).flatMap(({ address, file, line, locale }): RawFinding[] => {
    const [path = '', id = ''] = address.split('#');
    const known = places[locale].get(path);
    if (!known || known.has(id)) return [];
    const ids = [...known].filter(Boolean).join(', ') || '(the page has no headings)';
    const what = `${address}: the search knows no heading with the id "${id}" on this page`;
    return [{ rule: 'links', severity: 'warning', file, line, what, fix: `use one of ${ids}, or remove the entry` }];
  });
}
