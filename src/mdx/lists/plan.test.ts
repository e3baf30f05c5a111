import { expect, it } from 'vitest';
import { planLists, referencesIn } from './plan.ts';
import { block, option, question, tree } from './testing.ts';

it('numbers questions and tells answers where they lead', () => {
  const toC = option('c');
  const back = option('a');
  const first = question('a', option('b'), toC);
  const last = question('c', back, option());
  const planned = planLists([tree(first, question('b', option('c'), option()), last)], []);
  expect(planned.get(first)).toEqual({ level: '2', number: '1', from: '' });
  expect(planned.get(last)).toEqual({ level: '2', number: '3', from: '1=a 2=b' });
  expect(planned.get(toC)).toEqual({ nextNumber: '3', nextAsk: 'c?' });
  expect(planned.get(back)).toEqual({ nextNumber: '1', nextAsk: 'a?' });
  expect(referencesIn('1=a 2=b')).toEqual([
    { number: '1', id: 'a' },
    { number: '2', id: 'b' },
  ]);
});

it('counts each tree from one', () => {
  const second = question('b', option(), option());
  const planned = planLists([tree(question('a', option(), option())), tree(second)], []);
  expect(planned.get(second)).toMatchObject({ number: '1' });
});

it('puts headings one level below the heading above them, inside other components too', () => {
  const headings = [
    { depth: 2, id: 'two', line: 3 },
    { depth: 3, id: 'three', line: 8 },
  ];
  const moments = [block('Moment'), block('Moment')];
  const before = block('Checklist', { line: 1 });
  const list = block('Checklist', { line: 5 });
  const line = block('Timeline', { line: 9, inside: moments });
  const planned = planLists([before, block('Callout', { line: 4, inside: [list] }), line], headings);
  expect(planned.get(before)).toEqual({ labelledBy: '' });
  expect(planned.get(list)).toEqual({ labelledBy: 'two' });
  expect(moments.map((moment) => planned.get(moment))).toEqual([{ level: '4' }, { level: '4' }]);
});
