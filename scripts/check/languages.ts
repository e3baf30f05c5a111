import { pathInData } from '../../src/files/words.ts';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { languages } from '../../src/languages/index.ts';
import type { Content } from './content.ts';
import { isQuoted } from './data-passages.ts';
import type { RawFinding } from './finding.ts';
import { missingIn } from './required.ts';

/** The program's labels are explained only in the languages where they mislead. */
const onlyWhereNeeded = new Set(['meaning']);

const keyOf = (path: readonly string[]): string => path.join('\0');

/** The words of each language stand at the places where the data has room for them and the source has words. */
export function checkLanguages({ sets, site, show }: Content): RawFinding[] {
  return [...sets.values()].flatMap(({ name, own, words }): RawFinding[] => {
    const source = words.get(defaultLocale);
    const data = own?.yaml.data ?? undefined;
    if (words.size > 0 && !source)
      return [
        {
          rule: 'languages',
          unbuildable: true,
          file: show(`${defaultLocale}/${name}`),
          what: 'is missing: other languages have words for it',
          fix: 'bring it back: they are translated from it',
        },
      ];
    const texts = source?.yaml.strings ?? [];
    const known = new Set(texts.map(({ path }) => keyOf(path)));
    const strays = [...words.values()].flatMap(({ file, yaml }) =>
      yaml.strings.flatMap(({ path, line }): RawFinding[] => {
        const add = (what: string, fix: string): RawFinding[] => [
          { rule: 'languages', unbuildable: true, file, line, what: `${path.join('.')} ${what}`, fix },
        ];
        if (!pathInData(data, path))
          return add(`has no place in ${show(`data/${name}`)}`, 'correct the key, remove it, or add the entry there');
        if (known.has(keyOf(path)) || onlyWhereNeeded.has(path.at(-1) ?? '')) return [];
        return add(
          `has no text in ${show(`${defaultLocale}/${name}`)}`,
          'correct the key, remove it, or write the source first',
        );
      }),
    );
    const missing = locales.flatMap((code): RawFinding[] => {
      const entry = words.get(code);
      const file = show(`${code}/${name}`);
      const isThere = new Set(entry?.yaml.strings.map(({ path }) => keyOf(path)));
      const wanted = texts
        .filter(({ path }) => !isThere.has(keyOf(path)) && !onlyWhereNeeded.has(path.at(-1) ?? ''))
        // A program that does not speak the language keeps its own words.
        .filter(({ path }) => missingIn(site, code).severity === 'error' || !isQuoted(name, path));
      const fix = `write the text in ${languages[code].englishName}; until then readers see it in ${languages[defaultLocale].englishName}`;
      const common = { rule: 'languages' as const, ...missingIn(site, code), file, fix };
      if (!entry && wanted.length > 0)
        return [{ ...common, what: `is missing: ${source?.file} has ${texts.length} texts` }];
      return wanted.map(({ path }) => ({
        ...common,
        line: entry?.yaml.lineOf(path),
        what: `${path.join('.')} has no text in ${code}`,
      }));
    });
    return [...strays, ...missing];
  });
}
