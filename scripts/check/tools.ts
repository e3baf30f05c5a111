import type { z } from 'zod';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { calculatorSchema } from '../../src/tools/calculator/schema.ts';
import { labelKeys } from '../../src/tools/calculator/texts.ts';
import { unitsOf } from '../../src/tools/calculator/words.ts';
import { panelWords } from '../../src/tools/diagnosis/rules.ts';
import { diagnosisSchema } from '../../src/tools/diagnosis/schema.ts';
import type { Content, DataFile } from './content.ts';
import { found, type RawFinding } from './finding.ts';
import { remembered } from './remember.ts';
import type { YamlSource } from './yaml-source.ts';

/** The files of a kind of tool, as far as they can be read: what is wrong with one is a finding of its own. */
function filesOf<S extends z.ZodType>(form: RegExp, schema: S) {
  const parsed = remembered(({ problems, data }: YamlSource): z.output<S> | undefined =>
    problems.length > 0 ? undefined : schema.safeParse(data).data,
  );
  return ({ data }: Pick<Content, 'data'>) =>
    data.flatMap((entry) => {
      const name = form.exec(entry.name)?.[1];
      return name ? [{ name, entry, file: parsed(entry.yaml) }] : [];
    });
}

export const calculatorFile = /^data\/calculators\/([a-z][a-z0-9-]*)\.yaml$/;
export const diagnosisFile = /^data\/diagnosis\/([a-z][a-z0-9-]*)\.yaml$/;
export const calculatorsIn = filesOf(calculatorFile, calculatorSchema);
const diagnosesIn = filesOf(diagnosisFile, diagnosisSchema);

/** A word a tool needs or may have, and the place in its file that asks for it. */
interface Asked {
  key: string;
  path: PropertyKey[];
  isOptional?: true;
}

/** Calculators, diagnoses, their words and the facts they start from belong together. */
export function checkTools(content: Content): RawFinding[] {
  const calculators = calculatorsIn(content).map(({ name, entry, file }) => ({
    entry,
    asked: file && [
      ...[`${name}.title`, `${name}.intro`].map((key) => ({ key, path: [] })),
      ...(['field', 'result', 'note', 'source'] as const).flatMap((kind) =>
        Object.keys(file[`${kind}s`]).map((each) => ({ key: `${name}.${kind}.${each}`, path: [`${kind}s`, each] })),
      ),
      ...[...unitsOf(file)].map((unit) => ({ key: `unit.${unit}`, path: ['fields'] })),
      ...Object.keys({ ...file.fields, ...file.results }).map(
        (each): Asked => ({ key: `${name}.noun.${each}`, path: [], isOptional: true }),
      ),
    ],
  }));
  const diagnoses = diagnosesIn(content).map(({ name, entry, file }) => ({
    entry,
    asked: file && [
      ...Object.keys(file.rules).flatMap((id): Asked[] => [
        { key: `${name}.rule.${id}.title`, path: ['rules', id] },
        { key: `${name}.rule.${id}.meaning`, path: [], isOptional: true },
        { key: `${name}.rule.${id}.remedy`, path: [], isOptional: true },
      ]),
      ...file.examples.flatMap(({ name: id }, index) =>
        id === undefined ? [] : [{ key: `${name}.example.${id}`, path: ['examples', index] }],
      ),
    ],
  }));
  return [
    ...wordsFor(content, 'calculator', calculators, [...labelKeys, 'ours', 'citation']),
    ...wordsFor(content, 'diagnosis', diagnoses, panelWords),
    ...defaults(content),
  ];
}

function wordsFor(
  { data }: Content,
  kind: string,
  tools: Array<{ entry: DataFile; asked: Asked[] | undefined }>,
  shared: readonly string[],
): RawFinding[] {
  const form = kind === 'diagnosis' ? /^[^/]+\/diagnosis\.json$/ : /^[^/]+\/calculators\.json$/;
  const words = data.filter(({ name }) => form.test(name));
  const source = words.find(({ locale }) => locale === defaultLocale);
  if (!source) return [];
  const keysOf = ({ yaml }: DataFile): string[] => Object.keys(yaml.data ?? {});
  const written = new Set(keysOf(source));
  const missing = tools.flatMap(({ entry, asked = [] }) =>
    asked
      .filter(({ key, isOptional }) => !isOptional && !written.has(key))
      .map(({ key, path }) => {
        const fix = `add "${key}" to ${source.file} and to the other languages`;
        return found('data', entry.file, entry.yaml.lineOf(path), `"${key}" has no words`, fix, { unbuildable: true });
      }),
  );
  // A tool that cannot be read says nothing of the words it needs.
  if (tools.length === 0 || tools.some(({ asked }) => !asked)) return missing;
  const used = new Set([...shared, ...tools.flatMap(({ asked = [] }) => asked.map(({ key }) => key))]);
  const fix = 'correct the name, or remove it in all languages';
  const unused = words.flatMap((entry) =>
    keysOf(entry)
      .filter((key) => !used.has(key))
      .map((key) => found('interface', entry.file, entry.yaml.lineOf([key]), `no ${kind} uses "${key}"`, fix)),
  );
  return [...missing, ...unused];
}

const defaults = (content: Content): RawFinding[] =>
  calculatorsIn(content).flatMap(({ entry, file }) =>
    Object.entries(file?.fields ?? {}).flatMap(([field, { default: first, options = [] }]) =>
      [first, ...options].flatMap((figure) => {
        if (typeof figure === 'number' || !content.facts || Object.hasOwn(content.facts, figure.fact)) return [];
        const line = entry.yaml.lineOf(['fields', field]);
        const fix = 'use a name of content/data/facts.yaml, or write a number';
        return [found('data', entry.file, line, `unknown fact "${figure.fact}"`, fix, { unbuildable: true })];
      }),
    ),
  );
