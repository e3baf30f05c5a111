import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { costOfLength, linear } from '../../../tests/linear.ts';
import { locales } from '../../i18n/locales.ts';
import { countCap, readCaptions, variantOf } from './spintax.ts';

const one = (caption: string, wanted = 2000) => {
  const [report] = readCaptions(caption, wanted);
  if (!report) throw new Error('no caption');
  return report;
};
const results = (caption: string) =>
  one(caption)
    .variants.map(({ title, description }) => (title === undefined ? description : `${title}##${description}`))
    .sort();

test.each([
  ['Hello #world', ['Hello #world']],
  ['a{b|c}d', ['abd', 'acd']],
  ['{a|b{c|d}}', ['a', 'bc', 'bd']],
  ['{{a|b}|{c|{d|e}}}!', ['a!', 'b!', 'c!', 'd!', 'e!']],
  ['x{a||b}', ['x', 'xa', 'xb']],
  ['{a|ab}{bc|c}', ['abbc', 'abc', 'ac']],
  // Malformed parts stay as typed.
  ['{a|b', ['{a|b']],
  ['{x|{a|b}', ['{x|a', '{x|b']],
  ['a} b', ['a} b']],
  ['{alone}', ['alone']],
  // The split follows the choice.
  ['{A##B|C##D}', ['A##B', 'C##D']],
  ['One##Two##Three', ['One##Two##Three']],
])('%s can become %j', (caption, expected) => {
  expect(results(caption)).toEqual(expected);
});

test.each([
  ['x{a||b} {A##B|C##D}', []],
  ['a {b|c} {d|e', [['unclosed', 8]]],
  // biome-ignore format: one line for each caption
  ['{a|{b|c', [['unclosed', 0], ['unclosed', 3]]],
  // biome-ignore format: one line for each caption
  ['a|b}', [['strayPipe', 1], ['strayClose', 3]]],
  ['{a|b}}', [['strayClose', 5]]],
  ['{alone}', [['single', 0]]],
  ['x {} y', [['single', 2]]],
  ['｛早｜晚｝安', [['fullwidth', 0]]],
  ['One##Two##Three', [['separators', 8]]],
  ['A##{b##c|d}', [['separators', 5]]],
])('%s: %j', (caption, expected) => {
  expect(one(caption).problems.map(({ id, at }) => [id, at])).toEqual(expected);
});

test('results are counted: all different ones, an upper bound for many, and not beyond a limit', () => {
  expect(one('{a|a} {b|c}')).toMatchObject({ count: 2, exact: true });
  expect(one('{a|b|c|d}'.repeat(6))).toMatchObject({ count: 4096, exact: false });
  expect(one('{a|b}'.repeat(200)).count).toBe(countCap);
});

test('few results are all shown, of many some different ones', () => {
  expect(one('{a|b|c}', 3)).toMatchObject({ complete: true, variants: [{}, {}, {}] });
  const { complete, variants } = one('{a|b|c|d|e|f} {1|2|3|4|5|6} {x|y|z}', 10);
  expect(complete).toBe(false);
  expect(new Set(variants.map(({ description }) => description)).size).toBe(10);
  for (const { description } of variants) expect(description).toMatch(/^[a-f] [1-6] [xyz]$/);
});

test.each([
  ['Hello @anna and @bo.li #one #two', { mentions: 2, tags: 2 }],
  ['mail me: anna@example.com # alone', { mentions: 0, tags: 0 }],
  ['#手作 #陶艺 @工作室', { mentions: 1, tags: 2 }],
  ['Title ## text #a', { title: 'Title', description: 'text #a', tags: 1 }],
  ['Hi##you 😀', { characters: 7 }],
])('%s has %j', (text, expected) => {
  expect(variantOf(text)).toMatchObject(expected);
});

test('one caption per line; all are checked, the first are shown', () => {
  const captions = readCaptions(`one\r\n\r\n  \r\n${'{a|b}\n'.repeat(30)}{broken`, 3);
  expect(captions.slice(0, 2).map(({ line }) => line)).toEqual([1, 4]);
  expect(captions.filter(({ variants }) => variants.length > 0)).toHaveLength(20);
  expect(captions.at(-1)?.problems).toMatchObject([{ id: 'unclosed' }]);
});

describe('long texts', () => {
  test.each([
    ['captions', '{a|b|c} #x\n'.repeat(3e4)],
    ['choices', '{a|b}'.repeat(2e4)],
    ['openings', '{'.repeat(1e5)],
    ['nestings', `${'{a|'.repeat(5e4)}b${'}'.repeat(5e4)}`],
    ['bars', '|'.repeat(1e5)],
    ['signs', '##'.repeat(1e5)],
  ])('of %s take linear time', (_, text) => {
    expect(costOfLength((part) => readCaptions(part, 3), text)).toBeLessThan(linear);
  });
});

test.each(locales)('the examples show what they promise: %s', (locale) => {
  const words: Record<string, string> = JSON.parse(readFileSync(`content/${locale}/tools.json`, 'utf8'));
  const read = (name: string) => readCaptions(words[`caption-lab.sample.${name}`] ?? '', 3);
  expect(read('variants').flatMap(({ problems }) => problems)).toEqual([]);
  for (const { problems, variants } of read('title')) {
    expect(problems).toEqual([]);
    expect(variants[0]?.title).toBeTruthy();
  }
  for (const { problems } of read('broken')) expect(problems).not.toEqual([]);
});
