import type { Content } from './content.ts';
import { type Finding, found } from './finding.ts';
import { type Page, translated } from './page.ts';

/** Headings carry ids, levels follow one another; headings and lists that readers tick are the same in every language. */
export function checkStructure({ pages }: Content): Finding[] {
  const own = new Map(pages.map((page) => [page, headingProblems(page)]));
  const compared = translated(pages)
    // An id that is missing would shift all that follow: fix that first.
    .filter(({ page, base }) => !page.syntaxError && !base.syntaxError && own.get(page)?.length === 0)
    .flatMap(({ page, base }) => [
      ...firstDifference(page, base, 'headings', headingsOf),
      ...firstDifference(page, base, 'components', listsOf),
    ]);
  return [...[...own.values()].flat(), ...compared];
}

/** A proposal an author can paste. */
const proposedId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '') || 'some-id';

function headingProblems(page: Page): Finding[] {
  const toName = 'name what the column holds, also the first one: a screen reader reads it out with every cell';
  const findings = page.namelessColumns.map((line) =>
    found('headings', page, line, 'a table has a column without a heading', toName),
  );
  const seen = new Map<string, number>();
  let level = 1;
  for (const { depth, id, text, line } of page.headings) {
    const add = (what: string, fix: string, unbuildable?: true): void => {
      findings.push(found('headings', page, line, what, fix, { unbuildable }));
    };
    const marks = '#'.repeat(depth);
    const fixId = `write it as: ${marks} ${text} {/*${proposedId(text)}*/} (the same id in all languages)`;
    if (depth === 1)
      add(`"${text}" is a level-1 heading`, 'the title in the front matter is the only one; begin the text at ##');
    else if (depth > level + 1) add(`"${text}" skips a level`, `write ${'#'.repeat(level + 1)} instead of ${marks}`);
    level = Math.max(depth, 2);
    if (!text) add('a heading without words', 'write the heading or remove the line');
    if (!id) add(`heading "${text}" has no id`, fixId, true);
    else if (seen.has(id))
      add(`the id "${id}" is already used on line ${seen.get(id)}`, 'give each heading an id of its own');
    else seen.set(id, line);
  }
  return findings;
}

interface Part {
  line: number;
  shape: string;
}

const headingsOf = ({ headings }: Page): Part[] =>
  headings.map(({ depth, id, line }) => ({ line, shape: `the heading "${'#'.repeat(depth)} ${id}"` }));

/** Ids: links and stored ticks depend on them. */
const listsOf = ({ elements }: Page): Part[] =>
  elements.flatMap(({ name, line, attributes, points }) => {
    const next = attributes.get('next');
    if (name === 'Checklist')
      return [{ line, shape: `<Checklist id="${attributes.get('id')}"> with ${points} points` }];
    if (name === 'Question') return [{ line, shape: `<Question id="${attributes.get('id')}">` }];
    return name === 'Option' && next ? [{ line, shape: `<Option next="${next}">` }] : [];
  });

function firstDifference(
  page: Page,
  base: Page,
  rule: 'headings' | 'components',
  partsOf: (page: Page) => Part[],
): Finding[] {
  const own = partsOf(page);
  const wanted = partsOf(base);
  const index = wanted.findIndex(({ shape }, place) => own[place]?.shape !== shape);
  const place = index < 0 ? wanted.length : index;
  const here = own[place];
  const there = wanted[place];
  if (!here && !there) return [];
  const what = there
    ? `${here?.shape ?? 'nothing'}, where ${base.file}:${there.line} has ${there.shape}`
    : `${here?.shape} does not exist in ${base.file}`;
  const fix =
    'use the same headings, checklists and questions, with the same ids and in the same order, in all languages';
  return [found(rule, page, here?.line ?? own.at(-1)?.line ?? 1, what, fix)];
}
