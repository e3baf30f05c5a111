import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { languages } from '../../src/languages/index.ts';
import type { Content, DataFile } from './content.ts';
import { found, type RawFinding } from './finding.ts';
import { missingIn } from './required.ts';

/** A word of the interface, or a counted text with its plural forms. */
interface Entry {
  path: string[];
  line: number;
  /** By plural form; a text that does not count stands under ''. */
  forms: Map<string, string>;
}

const isWords = (name: string): boolean => /^[^/]+\/(?:ui\/.+|calculators|diagnosis|tools|drawings)\.json$/.test(name);

function entriesOf({ yaml }: DataFile): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { path, line, text } of yaml.strings) {
    const form = /^(?:zero|one|two|few|many|other)$/.test(path.at(-1) ?? '') ? (path.at(-1) ?? '') : '';
    const own = form ? path.slice(0, -1) : path;
    const key = own.join('.');
    // How a formula names a field is a matter of each language.
    if (key.includes('.noun.')) continue;
    const entry = entries.get(key) ?? { path: own, line: form ? yaml.lineOf(own) : line, forms: new Map() };
    entries.set(key, { ...entry, forms: entry.forms.set(form, text) });
  }
  return entries;
}

const placeOf = ({ file, locale }: DataFile): string =>
  file.replace(new RegExp(`/${locale}(?=/|\\.json$)`), '/<language>');

/** The words of the interface, of the tools and of drawings are complete in every language. */
export function checkInterface({ data, site }: Content): RawFinding[] {
  const places = Map.groupBy(
    data.filter(({ name, locale, yaml }) => locale && isWords(name) && yaml.problems.length === 0),
    placeOf,
  );
  return [...places].flatMap(([place, files]) => {
    const base = files.find(({ locale }) => locale === defaultLocale);
    if (!base) return [];
    const wanted = entriesOf(base);
    return locales.flatMap((locale): RawFinding[] => {
      const own = files.find((file) => file.locale === locale);
      const waits = missingIn(site, locale);
      const file = place.replace('<language>', locale);
      if (!own)
        return [found('interface', file, undefined, 'is missing', `write it with the keys of ${base.file}`, waits)];
      const present = entriesOf(own);
      const missing = [...wanted].filter(([key]) => !present.has(key));
      return [
        ...missing.map(([key, { path, forms }]) => {
          const fix = `add it with the ${locale} words for ${JSON.stringify([...forms.values()][0])}`;
          return found('interface', file, own.yaml.lineOf(path), `"${key}" is missing`, fix, waits);
        }),
        ...[...present].flatMap(([key, entry]) =>
          differences(key, entry, wanted.get(key), own, base.file).map(({ what, fix }) =>
            found('interface', file, entry.line, what, fix),
          ),
        ),
      ];
    });
  });
}

const slotsIn = (forms: Entry['forms']): Set<string> =>
  new Set([...[...forms.values()].join(' ').matchAll(/\{(\w+)\}/g)].map(([slot]) => slot));

const listed = (names: Iterable<string>): string => [...names].join(', ');

function differences(key: string, { forms }: Entry, base: Entry | undefined, { locale }: DataFile, source: string) {
  if (!base) return [{ what: `"${key}" does not exist in ${source}`, fix: 'remove it, or add it in all languages' }];
  const counts = !forms.has('');
  if (counts === base.forms.has(''))
    return [
      {
        what: `"${key}" counts in one language and not in the other`,
        fix: 'write plural forms in all languages or in none',
      },
    ];
  const wanted = new Set<string>(counts && locale ? languages[locale].plurals : ['']);
  const own = new Set(forms.keys());
  const slots = slotsIn(forms);
  const filled = slotsIn(base.forms);
  const problems: Array<{ wrong: Set<string>; what: string; fix: string }> = [
    { wrong: wanted.difference(own), what: 'lacks the plural form', fix: `write ${listed(wanted)}` },
    {
      wrong: own.difference(wanted),
      what: 'has a plural form its language does not use:',
      fix: `write ${listed(wanted)}`,
    },
    { wrong: slots.difference(filled), what: 'has a slot that English does not fill:', fix: `use ${listed(filled)}` },
    // Of plural forms only the others need their number.
    { wrong: counts ? new Set() : filled.difference(slots), what: 'lost the slot', fix: '' },
  ];
  return problems
    .filter(({ wrong }) => wrong.size > 0)
    .map(({ wrong, what, fix }) => ({
      what: `"${key}" ${what} ${listed(wrong)}`,
      fix: fix || `put ${listed(wrong)} where the value belongs`,
    }));
}
