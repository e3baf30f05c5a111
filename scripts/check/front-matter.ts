import { languages } from '../../src/languages/index.ts';
import { descriptionLength, frontMatterSchemas } from '../../src/lib/content-schemas.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import { valueProblems } from './issues.ts';
import type { Page } from './page.ts';
import { dataPassage, type Names } from './passage.ts';
import { remembered } from './remember.ts';

/** Stands for a registry that could not be read, which would make every entry unknown: any key passes. */
const anything = new Proxy<Record<string, unknown>>({}, { has: () => true });

const schemasWith = remembered((tags: Record<string, unknown>) =>
  remembered((authors: Record<string, unknown>) => frontMatterSchemas({ tags, authors })),
);

/** The front matter has the fields its collection asks for, and no others. */
export function checkFrontMatter({ pages, tags, authors, names }: Content): RawFinding[] {
  const schemas = schemasWith(tags ?? anything)(authors ?? anything);
  return pages.flatMap((page) => [...pageProblems(page, schemas), ...daysIn(page), ...descriptionIn(page, names)]);
}

function pageProblems(page: Page, schemas: ReturnType<typeof frontMatterSchemas>): RawFinding[] {
  const { file, frontMatter } = page;
  const finding = (line: number, what: string, fix: string): RawFinding => ({
    rule: 'front matter',
    unbuildable: true,
    file,
    line,
    what,
    fix,
  });
  if (!frontMatter)
    return [
      finding(1, 'has no front matter', 'begin the file with --- , the fields, and --- again; see CONTRIBUTING.md'),
    ];
  if (frontMatter.problems.length > 0) {
    return frontMatter.problems.map(({ line, column, message, fix }) => ({
      ...finding(line, `front matter cannot be read: ${message}`, fix),
      column,
    }));
  }
  const schema = schemas[page.collection];
  const fields: Readonly<Record<string, { description?: string | undefined }>> = schema.shape;
  const result = schema.safeParse(page.data);
  const wrong = result.success ? [] : valueProblems(result.error, schema, page.data);
  return [
    ...wrong.map(({ path, what, fix }) => {
      const field = String(path[0] ?? '');
      const description = fields[field]?.description;
      const usual = description && `${field}: ${description}`;
      const missing = !(field in page.data);
      if (missing) return finding(1, `the field "${field}" is missing`, usual ? `add ${usual}` : fix);
      return finding(frontMatter.lineOf(path), what, usual ? `${fix}; write ${usual}` : fix);
    }),
    ...repeatedIn(page),
  ];
}

/** A tag or author named twice would be shown twice. */
function repeatedIn({ file, data, frontMatter }: Page): RawFinding[] {
  return ['tags', 'authors', 'keywords'].flatMap((field) => {
    const list: unknown[] = Array.isArray(data[field]) ? data[field] : [];
    const twice = list.filter((entry, index) => list.indexOf(entry) !== index);
    return twice.map((entry) => ({
      rule: 'front matter' as const,
      file,
      line: frontMatter?.lineOf([field]),
      what: `${field} names "${entry}" twice`,
      fix: 'keep it once',
    }));
  });
}

const readingOf = (source: unknown): unknown =>
  typeof source === 'object' && source !== null && 'read' in source ? source.read : undefined;

const aYear = 366 * 24 * 3600 * 1000;

/** Days that no calendar has, that contradict one another, or that can only be a slip of the hand. */
function daysIn({ file, data, frontMatter }: Page): RawFinding[] {
  if (!frontMatter) return [];
  const finding = (path: PropertyKey[], what: string, fix: string): RawFinding => ({
    rule: 'front matter',
    file,
    line: frontMatter.lineOf(path),
    what,
    fix,
  });
  const { date, updated } = data;
  const impossible = frontMatter.impossibleDays.map(({ path, written }) =>
    finding(
      path,
      `${String(path.at(-1))}: there is no day ${written}`,
      'write a day of the calendar such as 2026-11-15',
    ),
  );
  const backwards =
    date instanceof Date && updated instanceof Date && updated < date
      ? [finding(['updated'], 'updated lies before date', 'write the later day, or leave the line out')]
      : [];
  const readings = Array.isArray(data.sources) ? data.sources.map((source: unknown) => readingOf(source)) : [];
  const days = [
    ...['date', 'updated', 'lastUpdated'].map((field) => ({ field, path: [field], day: data[field] })),
    ...readings.map((day, index) => ({ field: 'read', path: ['sources', index, 'read'], day })),
  ];
  const farOff = days.flatMap(({ field, path, day }) => {
    if (!(day instanceof Date) || (day.getUTCFullYear() >= 2000 && day.getTime() < Date.now() + aYear)) return [];
    const what = `${field}: the year ${day.getUTCFullYear()} cannot be meant`;
    return [finding(path, what, 'correct the year')];
  });
  return [...impossible, ...backwards, ...farOff];
}

/** The length is that of what the reader sees, so a placeholder counts as the words it stands for. */
function descriptionIn({ file, locale, data, frontMatter }: Page, names: Names): RawFinding[] {
  const { description } = data;
  if (typeof description !== 'string' || description === '') return [];
  const line = frontMatter?.lineOf(['description']) ?? 1;
  const { length } = dataPassage(names, { file, locale, line }, description).text;
  const { least, most } = descriptionLength;
  const enough = Math.ceil(least / languages[locale].measure.density);
  if (length >= enough && length <= most) return [];
  const [word, limit] = length > most ? ['shorten', `at most ${most}`] : ['extend', `at least ${enough}`];
  return [
    {
      rule: 'length',
      file,
      line,
      what: `the description has ${length} characters`,
      fix: `${word} it to ${limit}: search engines show up to ${most}, and readers choose by it`,
    },
  ];
}
