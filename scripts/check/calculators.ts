import { defaultLocale } from '../../src/i18n/locales.ts';
import { type CalculatorFile, calculatorSchema } from '../../src/tools/calculator/schema.ts';
import { labelKeys } from '../../src/tools/calculator/texts.ts';
import { unitsOf } from '../../src/tools/calculator/words.ts';
import { type Content, calculatorWords, type DataFile } from './content.ts';
import type { RawFinding } from './finding.ts';
import { remembered } from './remember.ts';
import type { YamlSource } from './yaml-source.ts';

export const calculatorFile = /^data\/calculators\/([a-z][a-z0-9-]*)\.yaml$/;

const parsed = remembered((yaml: YamlSource): CalculatorFile | undefined => {
  const { data, success } = calculatorSchema.safeParse(yaml.problems.length > 0 ? undefined : yaml.data);
  return success ? data : undefined;
});

/** The calculators of a site. What is wrong with the shape of one is a finding of its own. */
export const calculatorsIn = ({ data }: Pick<Content, 'data'>) =>
  data.flatMap((entry) => {
    const name = calculatorFile.exec(entry.name)?.[1];
    return name ? [{ name, entry, calculator: parsed(entry.yaml) }] : [];
  });

/** Words that all calculators share. */
const shared = [...labelKeys, 'ours', 'citation'];

/** The words a calculator needs, each with the place in its file that asks for it. */
function wordsFor(name: string, file: CalculatorFile): Map<string, PropertyKey[]> {
  const kinds = { field: 'fields', result: 'results', note: 'notes', source: 'sources' } as const;
  return new Map<string, PropertyKey[]>([
    [`${name}.title`, []],
    [`${name}.intro`, []],
    ...Object.entries(kinds).flatMap(([kind, plural]) =>
      Object.keys(file[plural]).map((key): [string, PropertyKey[]] => [`${name}.${kind}.${key}`, [plural, key]]),
    ),
    ...[...unitsOf(file)].map((unit): [string, PropertyKey[]] => [`unit.${unit}`, ['fields']]),
  ]);
}

/** Calculators, their words and the facts they start from belong together. */
export function checkCalculators(content: Content): RawFinding[] {
  const all = calculatorsIn(content);
  const words = content.data.filter(({ name }) => calculatorWords.test(name));
  const source = words.find(({ locale }) => locale === defaultLocale);
  const written = new Set(source && keysOf(source));
  const wanted = new Map<string, PropertyKey[]>(shared.map((key) => [key, []]));
  const findings: RawFinding[] = [];
  for (const { name, entry, calculator } of all) {
    if (!calculator) continue;
    const add = (path: PropertyKey[], what: string, fix: string): void => {
      findings.push({ rule: 'data', unbuildable: true, file: entry.file, line: entry.yaml.lineOf(path), what, fix });
    };
    for (const [key, path] of wordsFor(name, calculator)) {
      wanted.set(key, path);
      if (source && !written.has(key))
        add(path, `"${key}" has no words`, `add "${key}" to ${source.file} and to the other languages`);
    }
    for (const [field, { default: first, options = [] }] of Object.entries(calculator.fields))
      for (const figure of [first, ...options])
        if (content.facts && typeof figure !== 'number' && !Object.hasOwn(content.facts, figure.fact))
          add(
            ['fields', field],
            `unknown fact "${figure.fact}"`,
            'use a name of content/data/facts.yaml, or write a number',
          );
    for (const each of [...Object.keys(calculator.fields), ...Object.keys(calculator.results)])
      wanted.set(`${name}.noun.${each}`, []);
  }
  // A calculator that cannot be read says nothing of the words it needs.
  if (all.some(({ calculator }) => !calculator)) return findings;
  return [...findings, ...unusedWords(words, new Set(wanted.keys()), 'calculator')];
}

export const keysOf = ({ yaml: { data } }: DataFile): string[] =>
  Object.keys(typeof data === 'object' && data ? data : {});

/** Words of files that say themselves which ones they need. */
export const unusedWords = (words: DataFile[], wanted: ReadonlySet<string>, user: string): RawFinding[] =>
  words.flatMap((entry) =>
    keysOf(entry)
      .filter((key) => !wanted.has(key))
      .map(
        (key): RawFinding => ({
          rule: 'interface',
          file: entry.file,
          line: entry.yaml.lineOf([key]),
          what: `no ${user} uses "${key}"`,
          fix: 'correct the name, or remove it in all languages',
        }),
      ),
  );
