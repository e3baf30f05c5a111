import { describe, expect, test } from 'vitest';
import { costOfLength, linear } from '../../../tests/linear.ts';
import { locales } from '../../lib/locales.ts';
import { helperWords } from '../words.ts';
import {
  columnOf,
  countCap,
  countChoices,
  deepestNesting,
  describeVariant,
  parseSpintax,
  readCaptions,
  sampleResults,
  seededRandom,
  splitTitle,
} from './spintax.ts';
import english from './words/en.json';

const options = { variants: 10, seed: 1, inFull: 20 };
const one = (caption: string, variants = 10) => {
  const [report] = readCaptions(caption, { ...options, variants }).captions;
  if (!report) throw new Error('no caption');
  return report;
};
const results = (caption: string) =>
  one(caption, 2000)
    .variants.map((variant) => variant.description)
    .sort();
const problems = (caption: string) => one(caption).problems.map(({ id, at }) => [id, at]);

describe('parsing', () => {
  test('plain text', () => {
    expect(parseSpintax('Hello #world')).toEqual({ nodes: [{ kind: 'text', value: 'Hello #world' }], problems: [] });
    expect(parseSpintax('')).toEqual({ nodes: [], problems: [] });
  });

  test('choices and text', () => {
    expect(parseSpintax('a{b|c}d').nodes).toEqual([
      { kind: 'text', value: 'a' },
      { kind: 'choice', options: [[{ kind: 'text', value: 'b' }], [{ kind: 'text', value: 'c' }]] },
      { kind: 'text', value: 'd' },
    ]);
  });

  test('nested choices', () => {
    expect(results('{a|b{c|d}}')).toEqual(['a', 'bc', 'bd']);
    expect(results('{{a|b}|{c|{d|e}}}!')).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
  });

  test('empty variants are allowed', () => {
    expect(one('x{a||b}').problems).toEqual([]);
    expect(results('x{a||b}')).toEqual(['x', 'xa', 'xb']);
    expect(results('x{|a}')).toEqual(['x', 'xa']);
    expect(results('x{|}')).toEqual(['x']);
  });
});

describe('malformed captions', () => {
  test.each([
    ['{a|b', [['unclosed', 0]]],
    ['a {b|c} {d|e', [['unclosed', 8]]],
    [
      '{a|{b|c',
      [
        ['unclosed', 0],
        ['unclosed', 3],
      ],
    ],
    ['{a|{b|c}', [['unclosed', 0]]],
    [
      'a|b}',
      [
        ['strayPipe', 1],
        ['strayClose', 3],
      ],
    ],
    ['a} b', [['strayClose', 1]]],
    ['{a|b}}', [['strayClose', 5]]],
    ['tea | coffee', [['strayPipe', 4]]],
    ['{alone}', [['single', 0]]],
    ['x {} y', [['empty', 2]]],
    ['｛早｜晚｝安', [['fullwidth', 0]]],
    ['标题＃＃描述', [['fullwidth', 2]]],
  ])('%s', (caption, expected) => {
    expect(problems(caption)).toEqual(expected);
  });

  test('what is malformed stays in the text as typed', () => {
    expect(results('{a|b')).toEqual(['{a|b']);
    expect(results('{x|{a|b}')).toEqual(['{x|a', '{x|b']);
    expect(results('a} b')).toEqual(['a} b']);
    expect(results('a|b')).toEqual(['a|b']);
    expect(results('{alone}')).toEqual(['alone']);
  });

  test('errors change the post, warnings may be meant', () => {
    const levels = (caption: string) => one(caption).problems.map((problem) => problem.level);
    expect(levels('{a|b')).toEqual(['error']);
    expect(levels('a}')).toEqual(['error']);
    expect(levels('a|b')).toEqual(['warning']);
    expect(levels('{a}')).toEqual(['warning']);
  });

  test('columns count as people do', () => {
    expect(columnOf('abc{', 3)).toBe(4);
    expect(columnOf('😀😀{', 4)).toBe(3);
  });

  test('too deep nesting is reported once and does not overflow', () => {
    const deep = 100_000;
    const report = one(`${'{a|'.repeat(deep)}b${'}'.repeat(deep)}`);
    expect(report.problems.map((problem) => problem.id)).toEqual(['tooDeep']);
    const allowed = one(`${'{a|'.repeat(deepestNesting)}b${'}'.repeat(deepestNesting)}`);
    expect(allowed.problems).toEqual([]);
    expect(allowed.results).toEqual({ count: 2n, precision: 'exact' });
    expect(one('{'.repeat(100_000)).problems.length).toBeGreaterThan(0);
  });

  test('thousands of mistakes are not listed one by one', () => {
    expect(one('a|'.repeat(10_000)).problems).toHaveLength(20);
    expect(readCaptions('a|'.repeat(10_000), options).flawed).toBe(1);
  });
});

describe('counting', () => {
  test.each([
    ['plain', 1n],
    ['{a|b|c}', 3n],
    ['{a|b} {c|d|e}', 6n],
    ['{a|b{c|d|e}}', 4n],
    ['{a|b|}', 3n],
    ['{a|a}', 1n],
    ['{a|ab}{bc|c}', 3n],
  ])('%s gives %s', (caption, count) => {
    expect(one(caption).results).toEqual({ count, precision: 'exact' });
  });

  test('too many to write out: an upper bound', () => {
    expect(one('{a|b|c|d}'.repeat(6)).results).toEqual({ count: 4096n, precision: 'upTo' });
  });

  test('beyond every number: capped', () => {
    const { nodes } = parseSpintax('{a|b}'.repeat(50_000));
    expect(countChoices(nodes)).toBe(countCap);
    expect(one('{a|b}'.repeat(200)).results).toEqual({ count: countCap, precision: 'over' });
  });

  test('captions add up', () => {
    expect(readCaptions('{a|b}\n\n{c|d|e}', options).results).toEqual({ count: 5n, precision: 'exact' });
  });
});

describe('samples', () => {
  const { nodes } = parseSpintax('{a|b|c|d|e|f} {1|2|3|4|5|6} {x|y|z}');

  test('the same seed gives the same sample, another seed another', () => {
    expect(sampleResults(nodes, 5, 42)).toEqual(sampleResults(nodes, 5, 42));
    expect(sampleResults(nodes, 5, 42)).not.toEqual(sampleResults(nodes, 5, 43));
  });

  test('no result twice, and only results of the caption', () => {
    const sample = sampleResults(nodes, 10, 7);
    expect(new Set(sample).size).toBe(10);
    for (const text of sample) expect(text).toMatch(/^[a-f] [1-6] [xyz]$/);
  });

  test('every variant has its chance', () => {
    const random = seededRandom(1);
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 4000; draw += 1) {
      const place = Math.floor(random() * 4);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('few results are all shown, many are sampled', () => {
    expect(one('{a|b|c}', 3)).toMatchObject({ complete: true, variants: [{}, {}, {}] });
    expect(one('{a|b|c|d}', 3)).toMatchObject({ complete: false, variants: [{}, {}, {}] });
    expect(one('plain', 3)).toMatchObject({ complete: true, variants: [{ description: 'plain' }] });
  });
});

describe('title and description', () => {
  test.each([
    ['Title##Long text', { title: 'Title', description: 'Long text' }],
    ['Title ## Long text ', { title: 'Title', description: 'Long text' }],
    ['no mark #tag', { title: undefined, description: 'no mark #tag' }],
    ['One##Two##Three', { title: 'One', description: 'Two##Three' }],
    ['Title###tag', { title: 'Title', description: '#tag' }],
  ])('%s', (text, parts) => {
    expect(splitTitle(text)).toEqual(parts);
  });

  test('the split follows the choice', () => {
    const texts = one('{A##B|C##D}').variants.map(({ title, description }) => [title, description]);
    expect(texts).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
    expect(problems('{A##B|C##D}')).toEqual([]);
  });

  test.each([
    ['One##Two##Three', [['separators', 8]]],
    ['A##{b##c|d}', [['separators', 5]]],
    ['##text', [['emptyTitle', 0]]],
    ['Title##', [['emptyDescription', 5]]],
  ])('warns about %s', (caption, expected) => {
    expect(problems(caption)).toEqual(expected);
  });
});

describe('mentions and tags', () => {
  test.each([
    ['Hello @anna and @bo.li #one #two', 2, 2],
    ['mail me: anna@example.com', 0, 0],
    ['#手作 #陶艺 @工作室', 1, 2],
    ['#ручнаяработа', 0, 1],
    ['Title##text #a', 0, 1],
    ['# alone @ alone', 0, 0],
    ['One##Two##Three', 0, 0],
    ['新品#手作#陶艺', 0, 2],
  ])('%s', (text, mentions, tags) => {
    expect(describeVariant(text)).toMatchObject({ mentions, tags });
  });

  test('characters without the mark, an emoji is one', () => {
    expect(describeVariant('Hi##you 😀').characters).toBe(7);
  });
});

describe('several captions', () => {
  test('one per line, empty lines skipped, Windows line ends', () => {
    const { captions } = readCaptions('one\r\n\r\n  \r\n{a|b\r\nthree', options);
    expect(captions.map(({ line, caption }) => [line, caption])).toEqual([
      [1, 'one'],
      [4, '{a|b'],
      [5, 'three'],
    ]);
  });

  test('all are checked, the first are shown', () => {
    const report = readCaptions(`${'{a|b}\n'.repeat(30)}{broken`, options);
    expect(report.captions.filter((caption) => caption.variants.length > 0)).toHaveLength(20);
    expect(report.flawed).toBe(1);
    expect(report.captions.at(-1)?.problems).toMatchObject([{ id: 'unclosed' }]);
  });

  test.each([
    ['captions', '{a|b|c} #x\n'.repeat(3e4)],
    ['choices', '{a|b}'.repeat(2e4)],
    ['openings', '{'.repeat(1e5)],
    ['bars', '|'.repeat(1e5)],
    ['signs', '##'.repeat(1e5)],
  ])('a large text of %s takes linear time', (_, text) => {
    expect(costOfLength((part) => readCaptions(part, options), text)).toBeLessThan(linear);
  });
});

describe('examples in every language', () => {
  test.each(locales)('%s', (locale) => {
    const words = helperWords(english, locale);
    const flawed = (text: string) => readCaptions(text, options).flawed;
    expect(flawed(words['sample.variants'])).toBe(0);
    expect(flawed(words['sample.title'])).toBe(0);
    expect(flawed(words['sample.broken'])).toBe(words['sample.broken'].split('\n').length);
    const titled = readCaptions(words['sample.title'], options).captions;
    for (const { variants } of titled) expect(variants[0]?.title).toBeTruthy();
  });
});
