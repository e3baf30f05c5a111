import type { z } from 'zod';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { calculatorSchema } from '../../src/tools/calculator/schema.ts';
import { labelKeys } from '../../src/tools/calculator/texts.ts';
import { unitsOf } from '../../src/tools/calculator/words.ts';
import { panelWords } from '../../src/tools/diagnosis/rules.ts';
import { diagnosisSchema } from '../../src/tools/diagnosis/schema.ts';
import type { Content } from './content.ts';
import type { DataFile } from './data-file.ts';
import { type Finding, found } from './finding.ts';

/** The files of a kind of tool that parse; errors in the others are separate findings. */
const filesOf =
  <S extends z.ZodType>(form: RegExp, schema: S) =>
  ({ data }: Pick<Content, 'data'>) =>
    data.flatMap((entry) => {
      const name = form.exec(entry.name)?.[1];
      const file: z.output<S> | undefined = name ? schema.safeParse(entry.data).data : undefined;
      return name ? [{ name, entry, file }] : [];
    });

export const calculatorFile = /^data\/calculators\/([a-z][a-z0-9-]*)\.yaml$/;
export const diagnosisFile = /^data\/diagnosis\/([a-z][a-z0-9-]*)\.yaml$/;
export const calculatorsIn = filesOf(calculatorFile, calculatorSchema);
const diagnosesIn = filesOf(diagnosisFile, diagnosisSchema);

/** A tool, with each word it needs or may have and the place in its file that asks for it. */
interface Tool {
  entry: DataFile;
  /** Undefined when the file cannot be read. */
  asked: Array<{ key: string; path: PropertyKey[]; isOptional?: boolean }> | undefined;
}

/** Calculators, diagnoses, their words and the facts they start from belong together. */
export function checkTools(content: Content): Finding[] {
  const calculators = calculatorsIn(content).map(({ name, entry, file }): Tool => {
    const kinds = ['field', 'result', 'note', 'source'] as const;
    const asked = file && [
      ...[`${name}.title`, `${name}.intro`].map((key) => ({ key, path: [] })),
      ...kinds.flatMap((kind) =>
        Object.keys(file[`${kind}s`]).map((each) => ({ key: `${name}.${kind}.${each}`, path: [`${kind}s`, each] })),
      ),
      ...[...unitsOf(file)].map((unit) => ({ key: `unit.${unit}`, path: ['fields'] })),
      ...optional(Object.keys({ ...file.fields, ...file.results }).map((each) => `${name}.noun.${each}`)),
    ];
    return { entry, asked };
  });
  const diagnoses = diagnosesIn(content).map(({ name, entry, file }): Tool => {
    const asked = file && [
      ...Object.keys(file.rules).flatMap((id) => [
        { key: `${name}.rule.${id}.title`, path: ['rules', id] },
        ...optional([`${name}.rule.${id}.meaning`, `${name}.rule.${id}.remedy`]),
      ]),
      ...file.examples.flatMap(({ name: id }, index) =>
        id === undefined ? [] : [{ key: `${name}.example.${id}`, path: ['examples', index] }],
      ),
    ];
    return { entry, asked };
  });
  return [
    ...wordsFor(content, 'calculator', 'calculators.json', calculators, [...labelKeys, 'ours', 'citation']),
    ...wordsFor(content, 'diagnosis', 'diagnosis.json', diagnoses, panelWords),
    ...defaults(content),
  ];
}

const optional = (keys: string[]) => keys.map((key) => ({ key, path: [], isOptional: true }));

function wordsFor(
  { data }: Content,
  kind: string,
  wordsFile: string,
  tools: Tool[],
  shared: readonly string[],
): Finding[] {
  const words = data.filter(({ name, locale }) => name === `${locale}/${wordsFile}`);
  const source = words.find(({ locale }) => locale === defaultLocale);
  if (!source) return [];
  const keysOf = (file: DataFile): string[] => Object.keys(file.data ?? {});
  const written = new Set(keysOf(source));
  const missing = tools.flatMap(({ entry, asked = [] }) =>
    asked
      .filter(({ key, isOptional }) => !isOptional && !written.has(key))
      .map(({ key, path }) => {
        const fix = `add "${key}" to ${source.file} and to the other languages`;
        return found('data', entry, path, `"${key}" has no words`, fix, { unbuildable: true });
      }),
  );
  // The words an unreadable tool needs are unknown.
  if (tools.length === 0 || tools.some(({ asked }) => !asked)) return missing;
  const used = new Set([...shared, ...tools.flatMap(({ asked = [] }) => asked.map(({ key }) => key))]);
  const fix = 'correct the name, or remove it in all languages';
  const unused = words.flatMap((entry) =>
    keysOf(entry)
      .filter((key) => !used.has(key))
      .map((key) => found('interface', entry, [key], `no ${kind} uses "${key}"`, fix)),
  );
  return [...missing, ...unused];
}

/** Fields that begin with a fact name one there is. */
const defaults = (content: Content): Finding[] =>
  calculatorsIn(content).flatMap(({ entry, file }) =>
    Object.entries(file?.fields ?? {}).flatMap(([field, { default: first, options = [] }]) =>
      [first, ...options].flatMap((figure) => {
        const { facts } = content.names;
        if (typeof figure === 'number' || !facts || Object.hasOwn(facts, figure.fact)) return [];
        const fix = 'use a name of content/data/facts.yaml, or write a number';
        return [found('data', entry, ['fields', field], `unknown fact "${figure.fact}"`, fix, { unbuildable: true })];
      }),
    ),
  );
