import { z } from 'zod';
import { coversSchema } from '../../src/covers/schema.ts';
import { locales } from '../../src/i18n/locales.ts';
import { isKnownLocale, knownLocales, languages } from '../../src/languages/index.ts';
import { authorsSchema, categoriesSchema, seriesSchema, tagsSchema } from '../../src/lib/content-schemas.ts';
import { factsSchema } from '../../src/lib/facts.ts';
import { withoutNeeds } from '../../src/lib/parts.ts';
import { marketingFiles, marketingSchema } from '../../src/marketing/data.ts';
import { answersSchema, keywordsSchema, questionsSchema, synonymsSchema } from '../../src/search/word-lists.ts';
import { calculatorSchema } from '../../src/tools/calculator/schema.ts';
import { diagnosisSchema } from '../../src/tools/diagnosis/schema.ts';
import { calculatorFile } from './calculators.ts';
import { type Content, type DataFile, toolWords } from './content.ts';
import { diagnosisFile } from './diagnosis.ts';
import type { RawFinding } from './finding.ts';
import { glossarySchema } from './glossary.ts';
import { type ValueProblem, valueProblems } from './issues.ts';
import type { Names } from './passage.ts';
import { remembered } from './remember.ts';
import { missingIn } from './required.ts';

const text = z.string({ error: 'write the text' }).trim().min(1, 'write the text');

/** Interface words: a text, or the forms of a counted text. */
export const uiSchema = z.record(
  z.string(),
  z.union([text, z.record(z.string(), text)], { error: 'write a text, or plural forms: { "one": "…", "other": "…" }' }),
);

export const drawingsSchema = z.record(
  z.string(),
  z.strictObject({ alt: text, caption: text, labels: z.record(z.string(), text) }),
);

/** What a language may have for the search, and may do without. */
const searchShapes: Record<string, z.ZodType> = Object.fromEntries(
  knownLocales.flatMap((locale) => [
    [`search/synonyms.${locale}.yaml`, synonymsSchema],
    [`search/questions.${locale}.yaml`, questionsSchema],
    [`search/answers.${locale}.yaml`, answersSchema],
  ]),
);

/** Files that have one shape whatever the others say. */
export const plainShapes: Record<string, z.ZodType> = {
  'facts.yaml': factsSchema,
  'tags.yaml': tagsSchema,
  'authors.yaml': authorsSchema,
  'categories.yaml': categoriesSchema,
  'series.yaml': seriesSchema,
  'covers.yaml': coversSchema,
  'search/keywords.yaml': keywordsSchema,
  'glossary.yaml': glossarySchema,
  ...searchShapes,
};

/** Files of the marketing pages cite facts, so their shape is known when the facts are. */
const marketingNames = marketingFiles.map((name) => `${name}.yaml`);

/** What the build cannot do without. */
const optional = new Set(['glossary.yaml', 'series.yaml', 'covers.yaml', ...Object.keys(searchShapes)]);
export const requiredNames = [...Object.keys(plainShapes).filter((name) => !optional.has(name)), ...marketingNames];

type Shape =
  | { kind: 'plain'; schema: z.ZodType }
  | { kind: 'marketing'; key: string }
  /** The registry of the program is one whole and checked as such. */
  | { kind: 'program' }
  | { kind: 'unread' };

function shapeOf(name: string): Shape {
  const schema = plainShapes[name];
  if (schema) return { kind: 'plain', schema };
  if (marketingNames.includes(name)) return { kind: 'marketing', key: name.replace('.yaml', '') };
  if (calculatorFile.test(name)) return { kind: 'plain', schema: calculatorSchema };
  if (diagnosisFile.test(name)) return { kind: 'plain', schema: diagnosisSchema };
  const toolLanguage = toolWords.exec(name)?.[1];
  if (isKnownLocale(toolLanguage)) return { kind: 'plain', schema: uiSchema };
  const [top, ...below] = name.split('/');
  if (isKnownLocale(top) && name.endsWith('.json')) {
    if (below[0] === 'ui') return { kind: 'plain', schema: uiSchema };
    if (below[0] === 'drawings.json') return { kind: 'plain', schema: drawingsSchema };
  }
  if (top === 'program') return { kind: 'program' };
  return { kind: 'unread' };
}

type Schemas = ReadonlyMap<string, z.ZodType>;

/** For each language, since texts are filled in as the language will show them. None while the facts cannot be read. */
const schemasWith = remembered(({ own, facts }: Names): Schemas[] =>
  facts
    ? locales.map(
        (locale) => new Map<string, z.ZodType>(Object.entries(marketingSchema({ names: own, facts }, locale).shape)),
      )
    : [],
);

/** Most mistakes are the same in all three languages. */
function marketingProblems(key: string, data: unknown, schemas: Schemas[]): ValueProblem[] {
  const problems = new Map<string, ValueProblem>();
  for (const schema of schemas.flatMap((all) => all.get(key) ?? [])) {
    for (const problem of schemaProblems(schema, data)) problems.set(problem.what + problem.fix, problem);
  }
  return [...problems.values()];
}

/** The shape is asked of every entry, whatever it needs. */
function schemaProblems(schema: z.ZodType, data: unknown): ValueProblem[] {
  const whole = withoutNeeds(data);
  const result = schema.safeParse(whole);
  return result.success ? [] : valueProblems(result.error, schema, whole);
}

/** A text that some languages lack is named once for all of them, by the rule on languages. */
function isMissingLanguage({ path, what }: ValueProblem, { yaml }: DataFile): boolean {
  const parent = path.slice(0, -1);
  return (
    isKnownLocale(String(path.at(-1))) &&
    what.endsWith('is missing') &&
    yaml.localizedMaps.some((map) => map.path.join('\n') === parent.map(String).join('\n'))
  );
}

/** The data files as far as they can be read: every wrong value with its line. */
export function checkData({ data, files, names, site, show }: Content): RawFinding[] {
  const missing = requiredNames
    .filter((name) => !files.includes(name))
    .map(
      (name): RawFinding => ({
        rule: 'data',
        unbuildable: true,
        file: show(name),
        what: 'the file is missing',
        fix: 'bring it back: the site is made from it',
      }),
    );
  const untranslated = locales
    .filter((locale) => !files.includes(`search/synonyms.${locale}.yaml`))
    .map(
      (locale): RawFinding => ({
        rule: 'languages',
        ...missingIn(site, locale),
        file: show(`search/synonyms.${locale}.yaml`),
        what: 'the file is missing',
        fix: `write what readers call things in ${languages[locale].englishName}, as the other languages do`,
      }),
    );
  const wrong = data.flatMap((entry): RawFinding[] => {
    const { file, name, yaml } = entry;
    if (yaml.problems.length > 0) return [];
    const shape = shapeOf(name);
    if (shape.kind === 'program') return [];
    if (shape.kind === 'unread') {
      return [
        {
          rule: 'data',
          severity: 'warning',
          file,
          what: 'nothing reads this file',
          fix: 'correct its name or its folder (see "Where things are" in CONTRIBUTING.md), or remove it',
        },
      ];
    }
    const values = yaml.data ?? {};
    const problems =
      shape.kind === 'plain'
        ? schemaProblems(shape.schema, values)
        : marketingProblems(shape.key, values, schemasWith(names));
    return problems
      .filter((problem) => !isMissingLanguage(problem, entry))
      .map(({ path, what, fix }) => ({ rule: 'data', unbuildable: true, file, line: yaml.lineOf(path), what, fix }));
  });
  return [...missing, ...untranslated, ...wrong];
}
