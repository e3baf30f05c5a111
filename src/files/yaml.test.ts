import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseYaml } from './yaml.ts';

test.each([
  ['a day stays a text, as in the check', 'since: 2026-11-15'],
  ['numbers, switches and nothing', 'a: 12\nb: -0.5\nc: true\nd: null\ne:\nf: yes\ng: 0x1F'],
  ['quotation marks and what they protect', `a: "12"\nb: 'it''s'\nc: "one\\ttwo\\u00a0three"\nd: "*Save*"`],
  ['texts over several lines', 'a: >-\n  one\n  two\n\n  three\nb: |\n  four\n    five\n'],
  ['a mark for joining maps is a key like any other', 'base: &base { a: 1 }\nmore: { <<: *base, b: 2 }'],
  [
    'Chinese and Russian, with and without brackets',
    '列表: [同步, "控制: 开"]\nсписок:\n  - ключ: значение # примечание',
  ],
  ['nothing at all', ''],
])('%s', (_, text) => {
  expect(parseYaml(text) ?? null).toEqual(parse(text));
});

test('refuses a duplicate key, and names the line', () => {
  expect(() => parseYaml('a: 1\nb: 2\na: 3')).toThrow(/duplicated mapping key \(3:1\)/);
});

test('the same text gives the same frozen object', () => {
  const text = 'list:\n  - name: one';
  expect(parseYaml(text)).toBe(parseYaml(text));
  expect(Object.isFrozen(parseYaml(text))).toBe(true);
});
