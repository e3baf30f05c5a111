/** Scripts that write words without spaces between them. */
const unspaced = new Set(['Hans', 'Hant', 'Jpan', 'Thai', 'Khmr', 'Laoo', 'Mymr']);

/** What stands for a script in a regular expression. */
const letters: Record<string, string> = { Hans: 'Han', Hant: 'Han', Jpan: 'Han', Kore: 'Hangul' };

const quoted = (text: string): string => `'${text.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f')}'`;

/** `pt-BR` → `ptBR`: the name of the constant. */
export const constantName = (code: string): string =>
  code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A code as browsers and search engines write it; undefined for what is none. */
export function canonicalCode(code: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(code);
    const known = canonical && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(canonical);
    return known ? canonical : undefined;
  } catch {
    return undefined;
  }
}

const nameIn = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** src/languages/<code>.ts with what the platform knows about the language; the rest is left for somebody who speaks it. */
export function languageFile(code: string): string {
  const { language, script = 'Latn', region = '' } = new Intl.Locale(code).maximize();
  const name = nameIn(code, code);
  const percent = new Intl.NumberFormat(code, { style: 'percent' }).format(0.5).replace(/^\D*50/u, '');
  const plurals = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const parts = new Intl.ListFormat(code, { type: 'unit', style: 'short' }).formatToParts(['a', 'b', 'c']);
  const comma = parts.find(({ type }) => type === 'literal')?.value ?? ', ';
  const scriptName = letters[script] ?? new Intl.DisplayNames('en', { type: 'script' }).of(script) ?? 'Latin';
  const measure = unspaced.has(script)
    ? `{
    unit: 'characters',
    counted: /\\p{Script=${scriptName}}/gu,
    spaced: false,
   
    density: 3,
    letters: /\\p{Script=${scriptName}}/gu,
  }`
    : `{ ...inWords, letters: /\\p{Script=${scriptName}}/gu }`;
  return `import { ${unspaced.has(script) ? '' : 'inWords, '}type Language } from './language.ts';

export const ${constantName(code)}: Language = {
  name: ${quoted(name.charAt(0).toLocaleUpperCase(code) + name.slice(1))},
  shortName: ${quoted(language.toUpperCase())},
  englishName: ${quoted(nameIn(code, 'en'))},
  openGraph: ${quoted(`${language}_${region}`)},
  collation: ${quoted(code)},
  wordsPerMinute: 200,
  share: ['telegram', 'x', 'mail'],
  quotes: ['“', '”'],
  comma: ${quoted(comma)},
  percent: ${quoted(percent)},
  plurals: [${plurals.map((form) => `'${form}'`).join(', ')}],
  measure: ${measure},
  // English words in texts of another script lose their endings; for its own words there is no stemmer yet.
  search: { stemmers: [${script === 'Latn' ? '' : "'english'"}], fillers: '' },
};
`.replace('import { type Language }', 'import type { Language }');
}

/** src/languages/index.ts with one language more. */
export function withLanguage(index: string, code: string): string {
  const name = constantName(code);
  const entry = name === code ? name : `'${code}': ${name}`;
  const line = `import { ${name} } from './${code}.ts';\n`;
  const imports = [...index.matchAll(/^import .*\n/gm)];
  const after = imports.findLast(([text]) => text < line) ?? imports.at(-1);
  const at = (after?.index ?? 0) + (after?.[0].length ?? 0);
  return `${index.slice(0, at)}${line}${index.slice(at)}`.replace(
    /(export const languages = \{ )([^}]*?)( \} satisfies)/,
    (_, before: string, entries: string, rest: string) => `${before}${entries}, ${entry}${rest}`,
  );
}
