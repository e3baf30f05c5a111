import { expect, it } from 'vitest';
import { type Block, listComplaints } from './rules.ts';
import { block, option, question, tree } from './testing.ts';

const complaints = (blocks: Block[], headings: Array<[string, number]> = []) =>
  listComplaints(blocks, new Map(headings)).map(({ line, what }) => `${line}: ${what}`);

it('has nothing to say about a tree whose answers lead on or end', () => {
  const sound = tree(question('a', option('b'), option()), question('b', option('a'), option()));
  expect(complaints([sound], [['other', 1]])).toEqual([]);
});

it('follows the answers: a question is reached only by one that is reached itself', () => {
  const islands = tree(
    question('a', option(), option()),
    question('b', option('c'), option()),
    question('c', option('b'), option()),
  );
  expect(complaints([islands])).toEqual([
    expect.stringContaining('no answer leads to the question "b"'),
    expect.stringContaining('no answer leads to the question "c"'),
  ]);
});

it('names each fault once, at its own line', () => {
  const fault = { ...option('b'), line: 12, children: ['paragraph'] };
  expect(complaints([tree(question('a', fault, option()), question('b', option(), option()))])).toEqual([
    '12: the answer "…" has a text and leads to question "b"',
  ]);
});

it('sees components inside other components', () => {
  const callout = block('Callout', { inside: [block('Moment')], children: ['Moment'] });
  expect(complaints([callout])).toEqual(['1: <Moment> is outside <Timeline>']);
});

it('takes the ids of headings and questions as one set, those of checklists as another', () => {
  const list = (line: number) => block('Checklist', { attributes: { id: 'a' }, children: ['list'], line });
  const asked = tree({ ...question('a', option(), option()), line: 9 });
  expect(complaints([list(5)], [['a', 3]])).toEqual([]);
  expect(complaints([list(5), list(7)])).toEqual(['7: the id "a" is already used on line 5']);
  expect(complaints([asked], [['a', 3]])).toEqual(['9: the id "a" is already used on line 3']);
  expect(complaints([asked, list(12)])).toEqual([]);
});
