import { defaultLocale } from '../../src/i18n/locales.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import type { Heading, Page } from './page.ts';

/** Headings carry ids, the same in every language, and levels follow one another; columns have headings too. */
export function checkHeadings({ pages }: Content): RawFinding[] {
  const english = new Map(
    pages.filter(({ locale }) => locale === defaultLocale).map((page) => [`${page.folder}/${page.slug}`, page]),
  );
  return pages.flatMap((page) => {
    const own = headingProblems(page);
    const base = english.get(`${page.folder}/${page.slug}`);
    // An id that is missing would shift all that follow: fix that first.
    const comparable = base && base !== page && !base.syntaxError && !page.syntaxError && own.length === 0;
    return comparable ? [...own, ...orderProblems(page, base)] : own;
  });
}

/** A proposal an author can paste. */
function proposedId(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return id || 'some-id';
}

function headingProblems({ file, headings, namelessColumns }: Page): RawFinding[] {
  const findings = namelessColumns.map(
    (line): RawFinding => ({
      rule: 'headings',
      file,
      line,
      what: 'a table has a column without a heading',
      fix: 'name what the column holds, also the first one: a screen reader reads it out with every cell',
    }),
  );
  const seen = new Map<string, number>();
  let level = 1;
  for (const { depth, id, text, line } of headings) {
    const add = (what: string, fix: string, unbuildable?: true): void => {
      findings.push({ rule: 'headings', file, line, what, fix, unbuildable });
    };
    const marks = '#'.repeat(depth);
    if (depth === 1)
      add(`"${text}" is a level-1 heading`, 'the title in the front matter is the only one; begin the text at ##');
    else if (depth > level + 1) add(`"${text}" skips a level`, `write ${'#'.repeat(level + 1)} instead of ${marks}`);
    level = Math.max(depth, 2);
    if (!id)
      add(
        `heading "${text}" has no id`,
        `write it as: ${marks} ${text} {/*${proposedId(text)}*/} (the same id in all languages)`,
        true,
      );
    else if (seen.has(id))
      add(
        `the id "${id}" is already used on line ${seen.get(id)}`,
        'give each heading its own id, the same in all languages',
      );
    else seen.set(id, line);
    if (!text) add('a heading without words', 'write the heading or remove the line');
  }
  return findings;
}

const listed = (headings: Heading[]): string[] => headings.map(({ depth, id }) => `${'#'.repeat(depth)} ${id}`);

function orderProblems(page: Page, base: Page): RawFinding[] {
  const own = listed(page.headings);
  const wanted = listed(base.headings);
  const index = Array.from({ length: Math.max(own.length, wanted.length) }, (_, i) => i).find(
    (i) => own[i] !== wanted[i],
  );
  if (index === undefined) return [];
  const here = page.headings[index];
  const there = base.headings[index];
  return [
    {
      rule: 'headings',
      file: page.file,
      line: here?.line ?? page.headings.at(-1)?.line,
      what: there
        ? `heading ${index + 1} is ${here ? `"${own[index]}"` : 'missing'}, in ${base.file}:${there.line} it is "${wanted[index]}"`
        : `heading "${own[index]}" does not exist in ${base.file}`,
      fix: 'use the same headings, ids and order in all languages',
    },
  ];
}
