import { z } from 'zod';
import { coversSchema } from '../../src/covers/schema.ts';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { isKnownLocale, languages } from '../../src/languages/index.ts';
import {
  authorsSchema,
  categoriesSchema,
  forEachLanguage,
  nextStepsSchema,
  redirectsSchema,
  seriesSchema,
  tagsSchema,
} from '../../src/lib/content-schemas.ts';
import { factsSchema } from '../../src/lib/facts.ts';
import { withoutNeeds } from '../../src/lib/parts.ts';
import { marketingFiles, marketingSchema } from '../../src/marketing/data.ts';
import { answersSchema, keywordsSchema, questionsSchema, synonymsSchema } from '../../src/search/word-lists.ts';
import { calculatorSchema } from '../../src/tools/calculator/schema.ts';
import { diagnosisSchema } from '../../src/tools/diagnosis/schema.ts';
import type { Content } from './content.ts';
import { type DataFile, DataSet, setName } from './data-file.ts';
import { type Finding, found, missingIn } from './finding.ts';
import { type ValueProblem, valueProblems } from './issues.ts';
import type { Names } from './passage.ts';
import { remembered } from './remember.ts';
import { calculatorFile, diagnosisFile } from './tools.ts';
import { glossarySchema } from './words.ts';

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

/** Files that have one shape whatever the others say. */
export const plainShapes: Record<string, z.ZodType> = {
  'facts.yaml': factsSchema,
  'tags.yaml': tagsSchema,
  'authors.yaml': authorsSchema,
  'categories.yaml': categoriesSchema,
  'series.yaml': seriesSchema,
  'covers.yaml': coversSchema,
  'next-steps.yaml': nextStepsSchema,
  'redirects.yaml': redirectsSchema,
};

/** Files of the marketing pages cite facts, so their shape is known when the facts are. */
const marketingNames = marketingFiles.map((name) => `${name}.yaml`);

/** What the build cannot do without. */
const nothingButWords = new Set(['authors.yaml', 'tags.yaml']);
const optional = new Set(['series.yaml', 'covers.yaml', 'next-steps.yaml', 'redirects.yaml']);
export const requiredNames = [...Object.keys(plainShapes).filter((name) => !optional.has(name)), ...marketingNames];

/** Files of one language that are read on their own. */
export const wordShapes: Record<string, z.ZodType> = {
  'glossary.yaml': glossarySchema,
  'search/answers.yaml': answersSchema,
  'search/keywords.yaml': keywordsSchema,
  'search/questions.yaml': questionsSchema,
  'search/synonyms.yaml': synonymsSchema,
};

/** The schema of a file; none for one that nothing reads. The registry of the program is checked as a whole. */
function shapeOf(name: string): z.ZodType | 'marketing' | 'program' | undefined {
  const [top, ...below] = name.split('/');
  const rest = below.join('/');
  if (top === 'program') return 'program';
  if (marketingNames.includes(name)) return 'marketing';
  if (calculatorFile.test(`data/${name}`)) return calculatorSchema;
  if (diagnosisFile.test(`data/${name}`)) return diagnosisSchema;
  if (!isKnownLocale(top)) return plainShapes[name];
  if (rest === 'drawings.json') return drawingsSchema;
  return /^ui\/.+\.json$|^(?:calculators|diagnosis|tools)\.json$/.test(rest) ? uiSchema : wordShapes[rest];
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
  const problems = schemas.flatMap((all) => all.get(key) ?? []).flatMap((schema) => valueProblems(schema, data));
  return [...new Map(problems.map((problem) => [problem.what + problem.fix, problem])).values()];
}

/** A text that some languages lack is named once for all of them, by the rule on languages. */
const isMissingLanguage = ({ path, what }: ValueProblem): boolean =>
  isKnownLocale(String(path.at(-1))) && what.endsWith('is missing');

/** Data with its words, and the files that are read on their own. */
const wholes = ({ data, sets }: Content): Array<DataSet | DataFile> => [
  ...[...sets.values()].filter((set) => set.data !== undefined),
  ...data.filter(({ name, problems }) => setName(name) === undefined && problems.length === 0),
];

/** The data files as far as they can be read: every wrong value with its line. */
export function checkData(content: Content): Finding[] {
  const { files, show } = content;
  const missing = requiredNames
    .map((name) => `${nothingButWords.has(name) ? defaultLocale : 'data'}/${name}`)
    .filter((name) => !files.includes(name));
  const fix = 'bring it back: the site is made from it';
  return [
    ...missing.map((name) => found('data', show(name), undefined, 'the file is missing', fix, { unbuildable: true })),
    ...untranslated(content),
    ...wholes(content)
      .filter(({ name }) => !missing.some((file) => setName(file) === name))
      .flatMap((whole) => wrongValues(whole, content)),
  ];
}

/** Files of one language that only some languages have. */
const untranslated = ({ files, site, show }: Content): Finding[] =>
  Object.keys(wordShapes).flatMap((name) =>
    locales
      .filter((locale) => files.includes(`${defaultLocale}/${name}`) && !files.includes(`${locale}/${name}`))
      .map((locale) => {
        const fix = `write what readers call things in ${languages[locale].englishName}, as the other languages do`;
        const file = show(`${locale}/${name}`);
        return found('languages', file, undefined, 'the file is missing', fix, missingIn(site, locale));
      }),
  );

function wrongValues(whole: DataSet | DataFile, { names }: Content): Finding[] {
  const { name } = whole;
  const shape = shapeOf(name);
  if (shape === 'program') return [];
  if (!shape) {
    const fix = 'correct its name or its folder (see "Where things are" in content/README.md), or remove it';
    return [found('data', whole, undefined, 'nothing reads this file', fix, { severity: 'warning' })];
  }
  // The shape is asked of every entry, whatever it needs.
  const data = withoutNeeds(whole.data ?? {});
  const problems =
    shape === 'marketing'
      ? marketingProblems(name.replace('.yaml', ''), data, schemasWith(names))
      : valueProblems(shape, data);
  return problems
    .filter((problem) => !isMissingLanguage(problem))
    .map(({ path, what, fix }) => {
      const isText = whole instanceof DataSet && fix.startsWith(forEachLanguage);
      const { file, line } = isText ? whole.placeOf(path, true) : whole.placeOf(path);
      return found('data', file, line, what, fix, { unbuildable: true });
    });
}
