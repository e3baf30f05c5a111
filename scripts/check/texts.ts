import { pathInData } from '../../src/files/words.ts';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { languages } from '../../src/languages/index.ts';
import type { Content } from './content.ts';
import { type DataFile, setName } from './data-file.ts';
import { type Finding, found, missingIn } from './finding.ts';
import { isQuoted } from './passage.ts';

/** A text, or a counted text with its plural forms. */
interface Entry {
  path: string[];
  /** By plural form; a text without plural forms has the key ''. */
  forms: Map<string, string>;
}

function entriesOf({ strings, name }: DataFile): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { path, text } of strings) {
    const last = path.at(-1) ?? '';
    const form = name.endsWith('.json') && /^(?:zero|one|two|few|many|other)$/.test(last) ? last : '';
    const own = form ? path.slice(0, -1) : path;
    const entry = entries.get(own.join('.')) ?? { path: own, forms: new Map() };
    entry.forms.set(form, text);
    entries.set(own.join('.'), entry);
  }
  return entries;
}

/** A formula names a field in its own way, and a label of the program is explained only where it misleads. */
const isOptional = (key: string): boolean => key.includes('.noun.') || /(?:^|\.)meaning$/.test(key);

/** Words of the interface, of tools, drawings and data: the same keys in every language, where the data has room. */
export function checkTexts(content: Content): Finding[] {
  const words = content.data.filter(
    ({ name, locale, problems }) =>
      locale && (name.endsWith('.json') || setName(name) !== undefined) && problems.length === 0,
  );
  return [...Map.groupBy(words, ({ name }) => name.slice(name.indexOf('/') + 1))].flatMap(([name, files]) => {
    const base = files.find(({ locale }) => locale === defaultLocale);
    if (base) return [...strays(name, files, base, content), ...missing(name, files, base, content)];
    const source = `${defaultLocale}/${name}`;
    // An unreadable file is a separate finding.
    if (content.data.some((entry) => entry.name === source)) return [];
    const what = 'is missing: other languages have words for it';
    const fix = 'bring it back: they are translated from it';
    return [found(ruleOf(name), content.show(source), undefined, what, fix, { unbuildable: true })];
  });
}

const ruleOf = (name: string) => (name.endsWith('.json') ? 'interface' : 'languages');

/** Keys that the source or the data does not have, and texts that differ in kind. */
function strays(name: string, files: DataFile[], base: DataFile, { sets }: Content): Finding[] {
  const wanted = entriesOf(base);
  const data = sets.get(name)?.own;
  return files.flatMap((own) =>
    [...entriesOf(own)].flatMap(([key, { path, forms }]): Finding[] => {
      const add = (what: string, fix: string): Finding => found(ruleOf(name), own, path, `"${key}" ${what}`, fix);
      if (data && !pathInData(data.data ?? undefined, path))
        return [add(`has no place in ${data.file}`, 'correct the key, remove it, or add the entry there')];
      const model = wanted.get(key)?.forms;
      if (model) return own === base ? [] : differences(forms, model, own).map(([what, fix]) => add(what, fix));
      if (isOptional(key)) return [];
      return [add(`does not exist in ${base.file}`, 'correct the key, remove it, or add it in all languages')];
    }),
  );
}

function missing(name: string, files: DataFile[], base: DataFile, { data, site, show }: Content): Finding[] {
  const wanted = [...entriesOf(base)].filter(([key]) => !isOptional(key));
  return locales.flatMap((locale): Finding[] => {
    const own = files.find((file) => file.locale === locale);
    if (!own && data.some((entry) => entry.name === `${locale}/${name}`)) return [];
    const waits = missingIn(site, locale);
    const present = own && entriesOf(own);
    const lacking = wanted
      .filter(([key]) => !present?.has(key))
      // A program that does not speak the language keeps its own words.
      .filter(([, { path }]) => waits.severity === 'error' || !isQuoted(name, path));
    if (!own) {
      if (lacking.length === 0) return [];
      const what = `is missing: ${base.file} has ${lacking.length} texts`;
      const fix = `write it with the keys of ${base.file}`;
      return [found(ruleOf(name), show(`${locale}/${name}`), undefined, what, fix, waits)];
    }
    return lacking.map(([key, { path, forms }]) => {
      const [text] = forms.values();
      const fix = `write it in ${languages[locale].englishName} (${JSON.stringify(text)}); until then readers see that`;
      return found(ruleOf(name), own, path, `"${key}" is missing`, fix, waits);
    });
  });
}

const slotsIn = (forms: Entry['forms']): Set<string> =>
  new Set([...[...forms.values()].join(' ').matchAll(/\{(\w+)\}/g)].map(([slot]) => slot));

const listed = (names: Iterable<string>): string => [...names].join(', ');

/** Plural forms and slots of a text of the interface. */
function differences(
  forms: Entry['forms'],
  model: Entry['forms'],
  { locale, name }: DataFile,
): Array<readonly [what: string, fix: string]> {
  if (!name.endsWith('.json')) return [];
  const counts = !forms.has('');
  if (counts === model.has(''))
    return [['counts in one language and not in the other', 'write plural forms in all languages or in none']];
  const wanted = new Set<string>(counts && locale ? languages[locale].plurals : ['']);
  const own = new Set(forms.keys());
  const slots = slotsIn(forms);
  const filled = slotsIn(model);
  // Only the plural form `other` needs its number.
  const lost = counts ? new Set<string>() : filled.difference(slots);
  const problems = [
    [wanted.difference(own), 'lacks the plural form', `write ${listed(wanted)}`],
    [own.difference(wanted), 'has a plural form of other languages:', `write ${listed(wanted)}`],
    [slots.difference(filled), 'has a slot that English does not fill:', `use ${listed(filled)}`],
    [lost, 'lost the slot', `put ${listed(lost)} where the value belongs`],
  ] as const;
  return problems.filter(([wrong]) => wrong.size > 0).map(([wrong, what, fix]) => [`${what} ${listed(wrong)}`, fix]);
}
