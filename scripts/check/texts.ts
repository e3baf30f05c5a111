import { pathInData } from '../../src/files/words.ts';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { languages } from '../../src/languages/index.ts';
import type { Content, DataFile } from './content.ts';
import { setName } from './data-file.ts';
import { isQuoted } from './data-passages.ts';
import { found, type RawFinding } from './finding.ts';
import { missingIn } from './required.ts';

/** A text, or a counted text with its plural forms. */
interface Entry {
  path: string[];
  line: number;
  /** By plural form; a text that does not count stands under ''. */
  forms: Map<string, string>;
}

function entriesOf({ yaml, name }: DataFile): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { path, line, text } of yaml.strings) {
    const [form = ''] = (name.endsWith('.json') && /^(?:zero|one|two|few|many|other)$/.exec(path.at(-1) ?? '')) || [];
    const own = form ? path.slice(0, -1) : path;
    const entry = entries.get(own.join('.')) ?? { path: own, line: form ? yaml.lineOf(own) : line, forms: new Map() };
    entry.forms.set(form, text);
    entries.set(own.join('.'), entry);
  }
  return entries;
}

/** A formula names a field in its own way, and a label of the program is explained only where it misleads. */
const isOptional = (key: string): boolean => key.includes('.noun.') || /(?:^|\.)meaning$/.test(key);

/** Words of the interface, of tools, drawings and data: the same keys in every language, where the data has room. */
export function checkTexts({ data, sets, site, show }: Content): RawFinding[] {
  const words = data.filter(
    ({ name, locale, yaml }) =>
      locale && (name.endsWith('.json') || setName(name) !== undefined) && yaml.problems.length === 0,
  );
  return [...Map.groupBy(words, ({ name }) => name.slice(name.indexOf('/') + 1))].flatMap(([name, files]) => {
    const rule = name.endsWith('.json') ? 'interface' : 'languages';
    const base = files.find(({ locale }) => locale === defaultLocale);
    const source = `${defaultLocale}/${name}`;
    if (!base) {
      // One that cannot be read is a finding of its own.
      if (data.some((entry) => entry.name === source)) return [];
      const [what, fix] = [
        'is missing: other languages have words for it',
        'bring it back: they are translated from it',
      ];
      return [found(rule, show(source), undefined, what, fix, { unbuildable: true })];
    }
    const wanted = entriesOf(base);
    const set = sets.get(name);
    const strays = files.flatMap((own) =>
      [...entriesOf(own)].flatMap(([key, { path, line, forms }]): RawFinding[] => {
        const add = (what: string, fix: string): RawFinding => found(rule, own.file, line, `"${key}" ${what}`, fix);
        if (set?.own && !pathInData(set.own.yaml.data ?? undefined, path))
          return [add(`has no place in ${set.own.file}`, 'correct the key, remove it, or add the entry there')];
        const model = wanted.get(key);
        if (model)
          return own === base ? [] : differences(forms, model.forms, own).map(({ what, fix }) => add(what, fix));
        if (isOptional(key)) return [];
        return [add(`does not exist in ${base.file}`, 'correct the key, remove it, or add it in all languages')];
      }),
    );
    const missing = locales.flatMap((locale): RawFinding[] => {
      const own = files.find((file) => file.locale === locale);
      if (!own && data.some((entry) => entry.name === `${locale}/${name}`)) return [];
      const waits = missingIn(site, locale);
      const file = show(`${locale}/${name}`);
      const present = own && entriesOf(own);
      const lacking = [...wanted]
        .filter(([key]) => !present?.has(key) && !isOptional(key))
        // A program that does not speak the language keeps its own words.
        .filter(([, { path }]) => waits.severity === 'error' || !isQuoted(name, path));
      const fix = `write it with the keys of ${base.file}`;
      if (!own && lacking.length > 0)
        return [found(rule, file, undefined, `is missing: ${base.file} has ${lacking.length} texts`, fix, waits)];
      return lacking.map(([key, { path, forms }]) => {
        const text = JSON.stringify([...forms.values()][0]);
        const add = `write it in ${languages[locale].englishName} (${text}); until then readers see that`;
        return found(rule, file, own?.yaml.lineOf(path), `"${key}" is missing`, add, waits);
      });
    });
    return [...strays, ...missing];
  });
}

const slotsIn = (forms: Entry['forms']): Set<string> =>
  new Set([...[...forms.values()].join(' ').matchAll(/\{(\w+)\}/g)].map(([slot]) => slot));

const listed = (names: Iterable<string>): string => [...names].join(', ');

/** Plural forms and slots of a text of the interface. */
function differences(forms: Entry['forms'], model: Entry['forms'], { locale, name }: DataFile) {
  if (!name.endsWith('.json')) return [];
  const counts = !forms.has('');
  if (counts === model.has(''))
    return [
      { what: 'counts in one language and not in the other', fix: 'write plural forms in all languages or in none' },
    ];
  const wanted = new Set<string>(counts && locale ? languages[locale].plurals : ['']);
  const own = new Set(forms.keys());
  const slots = slotsIn(forms);
  const filled = slotsIn(model);
  // Of plural forms only the others need their number.
  const lost = counts ? new Set<string>() : filled.difference(slots);
  const problems = [
    { wrong: wanted.difference(own), what: 'lacks the plural form', fix: `write ${listed(wanted)}` },
    { wrong: own.difference(wanted), what: 'has a plural form of other languages:', fix: `write ${listed(wanted)}` },
    { wrong: slots.difference(filled), what: 'has a slot that English does not fill:', fix: `use ${listed(filled)}` },
    { wrong: lost, what: 'lost the slot', fix: `put ${listed(lost)} where the value belongs` },
  ];
  return problems
    .filter(({ wrong }) => wrong.size > 0)
    .map(({ wrong, what, fix }) => ({ what: `${what} ${listed(wrong)}`, fix }));
}
