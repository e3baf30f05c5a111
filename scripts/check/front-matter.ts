import { languages } from '../../src/languages/index.ts';
import { descriptionLength, frontMatterSchemas } from '../../src/lib/content-schemas.ts';
import type { Content } from './content.ts';
import { type Finding, found } from './finding.ts';
import { valueProblems } from './issues.ts';
import { listIn, type Page } from './page.ts';
import { dataPassage, type Names } from './passage.ts';

/** Replaces a registry that could not be read, so that not every entry is reported as unknown: any key passes. */
const anything = new Proxy<Record<string, unknown>>({}, { has: () => true });

/** The front matter has the fields its collection asks for, and no others. */
export function checkFrontMatter({ pages, tags, authors, names }: Content): Finding[] {
  const schemas = frontMatterSchemas({ tags: tags ?? anything, authors: authors ?? anything });
  return pages.flatMap((page) => [
    ...fieldsIn(page, schemas),
    ...repeatedIn(page),
    ...daysIn(page),
    ...descriptionIn(page, names),
  ]);
}

function fieldsIn(page: Page, schemas: ReturnType<typeof frontMatterSchemas>): Finding[] {
  const { frontMatter, collection, data } = page;
  const add = (at: number | PropertyKey[], what: string, fix: string, column?: number): Finding =>
    found('front matter', page, at, what, fix, { unbuildable: true, column });
  if (!frontMatter)
    return [
      add(1, 'has no front matter', 'begin the file with --- , the fields, and --- again; see content/README.md'),
    ];
  if (frontMatter.problems.length > 0)
    return frontMatter.problems.map(({ line, column, what, fix }) => add(line, `front matter ${what}`, fix, column));
  const schema = schemas[collection];
  const fields: Readonly<Record<string, { description?: string | undefined }>> = schema.shape;
  return valueProblems(schema, data).map(({ path, what, fix }) => {
    const field = String(path[0] ?? '');
    const description = fields[field]?.description;
    const usual = description && `${field}: ${description}`;
    if (!(field in data)) return add(1, `the field "${field}" is missing`, usual ? `add ${usual}` : fix);
    return add(path, what, usual ? `${fix}; write ${usual}` : fix);
  });
}

/** A tag or author named twice would be shown twice. */
const repeatedIn = (page: Page): Finding[] =>
  ['tags', 'authors', 'keywords'].flatMap((field) => {
    const list = listIn(page, field);
    return list
      .filter((entry, index) => list.indexOf(entry) !== index)
      .map((entry) => found('front matter', page, [field], `${field} names "${entry}" twice`, 'keep it once'));
  });

const aYear = 366 * 24 * 3600 * 1000;

/** Days that no calendar has, that contradict one another, or that can only be a slip of the hand. */
function daysIn(page: Page): Finding[] {
  const add = (path: PropertyKey[], what: string, fix: string): Finding => found('front matter', page, path, what, fix);
  const { date, updated } = page.data;
  const impossible = (page.frontMatter?.impossibleDays ?? []).map(({ path, written }) =>
    add(path, `${path.at(-1)}: there is no day ${written}`, 'write a day of the calendar such as 2026-11-15'),
  );
  const backwards =
    date instanceof Date && updated instanceof Date && updated < date
      ? [add(['updated'], 'updated lies before date', 'write the later day, or leave the line out')]
      : [];
  const days = [
    ...['date', 'updated', 'lastUpdated'].map((field) => ({ path: [field], day: page.data[field] })),
    ...listIn(page, 'sources').map((source, index) => ({
      path: ['sources', index, 'read'],
      day: source instanceof Object && 'read' in source ? source.read : undefined,
    })),
  ];
  const farOff = days.flatMap(({ path, day }) => {
    if (!(day instanceof Date) || (day.getUTCFullYear() >= 2000 && day.getTime() < Date.now() + aYear)) return [];
    return [add(path, `${path.at(-1)}: the year ${day.getUTCFullYear()} cannot be meant`, 'correct the year')];
  });
  return [...impossible, ...backwards, ...farOff];
}

/** Measures the rendered text: a placeholder counts as its value. */
function descriptionIn(page: Page, names: Names): Finding[] {
  const { file, locale, data } = page;
  const { description } = data;
  if (typeof description !== 'string' || description === '') return [];
  const { length } = dataPassage(names, { file, locale, line: 1 }, description).text;
  const { least, most } = descriptionLength;
  const enough = Math.ceil(least / languages[locale].measure.density);
  if (length >= enough && length <= most) return [];
  const wanted = length > most ? `shorten it to at most ${most}` : `extend it to at least ${enough}`;
  const fix = `${wanted}: search engines show up to ${most}, and readers choose by it`;
  return [found('length', page, ['description'], `the description has ${length} characters`, fix)];
}
