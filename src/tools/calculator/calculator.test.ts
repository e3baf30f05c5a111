import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parseYaml } from '../../files/yaml.ts';
import type { Locale } from '../../i18n/locales.ts';
import { addressWith, type Definition, defaultsOf, rangeOf, type Values, valuesIn } from './calculate.ts';
import { evaluate, parseFormula, writeFormula } from './formula.ts';
import { calculatorSchema, withFacts } from './schema.ts';
import { calculatorTexts } from './texts.ts';
import { type WordsFile, wordsOf } from './words.ts';

const wordsIn = (locale: Locale): WordsFile => JSON.parse(readFileSync(`content/${locale}/calculators.json`, 'utf8'));
const words = { en: wordsIn('en'), ru: wordsIn('ru'), 'zh-Hans': wordsIn('zh-Hans') };
const files = globSync('content/data/calculators/*.yaml').sort();
const read = (file: string): unknown => parseYaml(readFileSync(file, 'utf8'));
/** Replaces the owner's figures: 40 is in every range that starts from one. */
const definitionOf = (data: unknown): Definition => withFacts(calculatorSchema.parse(data), () => 40);

function textsOf(name: string, locale: Locale, given: Values = {}) {
  const file = calculatorSchema.parse(read(`content/data/calculators/${name}.yaml`));
  const definition = withFacts(file, () => 40);
  const language = { locale, words: wordsOf(name, file, words[locale], words.en) };
  const texts = calculatorTexts(definition, { ...defaultsOf(definition), ...given }, language);
  const row = (key: string) => texts.rows.find((each) => each.key === key);
  const plain = (text: string | undefined): string => text?.replaceAll('\u00a0', ' ') ?? '';
  return { texts, row, sum: (key: string) => plain(row(key)?.sum), text: (key: string) => plain(row(key)?.text) };
}

/** The defaults, both ends of every field alone, all at the lower and all at the upper end. */
function* corners(definition: Definition): Generator<Values> {
  const first = defaultsOf(definition);
  yield first;
  for (const end of ['min', 'max'] as const) {
    const ends = Object.fromEntries(
      Object.entries(definition.fields).map(([key, field]) => [key, rangeOf(field)[end]]),
    );
    yield ends;
    for (const [key, value] of Object.entries(ends)) yield { ...first, [key]: value };
  }
}

describe.each(files)('%s', (file) => {
  const name = basename(file, '.yaml');
  const data = read(file);
  const { examples = [] } = calculatorSchema.safeParse(data).data ?? {};

  it('has a correct shape and examples that its formulas meet', () => {
    expect(calculatorSchema.safeParse(data).error?.issues ?? []).toEqual([]);
    expect(examples).not.toEqual([]);
  });

  it('shows finite values without gaps at the ends of every field, in every language', () => {
    for (const values of corners(definitionOf(data)))
      for (const locale of ['en', 'ru', 'zh-Hans'] as const) {
        const { texts } = textsOf(name, locale, values);
        const said = [texts.given, texts.notes, texts.spoken, texts.rows.map((row) => Object.values(row))].flat(2);
        expect(said.join('\n'), JSON.stringify(values)).not.toMatch(/[{}]|NaN|undefined|∞|-\d/);
        expect(texts.rows.length).toBeGreaterThan(0);
      }
  });

  it('comes back from the address it writes, and ignores nonsense there', () => {
    const page = 'https://site.example/blog/post?other=1';
    const definition = definitionOf(data);
    const { fields } = definition;
    const first = defaultsOf(definition);
    for (const values of corners(definition)) {
      const address = new URL(addressWith(page, name, fields, values));
      expect(address.searchParams.get('other')).toBe('1');
      expect({ ...first, ...valuesIn(address.search, name, fields) }).toEqual(values);
    }
    const [key = ''] = Object.keys(fields);
    for (const nonsense of ['', 'x', '1e99', '-1', '1,000', '<b>', '%00', '0x10'])
      expect(valuesIn(`?${name}.${key}=${encodeURIComponent(nonsense)}`, name, fields), nonsense).toEqual({});
  });
});

describe('a formula', () => {
  const names: Record<string, number> = { a: 7, b: 2, c: 0.5 };
  const lookUp = (name: string): number => names[name] ?? Number.NaN;
  const written = (text: string): string =>
    writeFormula(parseFormula(text), { name: (name) => name, number: String, percent: (n) => `${n}%`, lookUp });

  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['12 / 3 / 2', 2],
    ['9 - 3 - 2', 4],
    ['2 * 3 ^ 2', 18],
    ['a * 50%', 3.5],
    ['a > b and b > a', 0],
    ['a > b or b > a and c == 1', 1],
    ['a + b >= 9', 1],
    ['if(a < b, 1, b)', 2],
    ['min(a, b) + max(a, b)', 9],
    // In floating point 8.4 / (12 × 0.7) is slightly above 1.
    ['ceil(8.4 / (12 * 70%))', 1],
    ['floor((0.1 + 0.2) * 10)', 3],
    ['round(2.5)', 3],
    ['largest(n, 10, n * n <= 50)', 7],
    ['largest(n, 10, n > 20)', 0],
    // Two tosses of a coin: 0, 1, 2 heads with 25, 50, 25 %.
    ['binomial(2, 50%, 25%)', 0],
    ['binomial(2, 50%, 26%)', 1],
    // 180 ± 1.645 × √90 = 164.4 … 195.6.
    ['binomial(360, 50%, 95%)', 196],
    ['binomial(30, 0%, 95%)', 0],
    ['binomial(30, 100%, 5%)', 30],
  ])('%s is %d', (text, value) => {
    expect(evaluate(parseFormula(text), lookUp)).toBe(value);
  });

  test.each([
    ['a * b / (c * 3600)', 'a × b ÷ (c × 3600)'],
    ['a - (b + c)', 'a − (b + c)'],
    ['(a * b) + c', 'a × b + c'],
    ['a * if(a > b, b + c, c) * 20%', 'a × (b + c) × 20%'],
  ])('%s is shown as %s', (text, shown) => {
    expect(written(text)).toBe(shown);
  });

  test.each([
    ['', 'write a number, a name or "(" at the end'],
    ['a *', 'write a number, a name or "(" at the end'],
    ['(a + b', 'write ")" at the end'],
    ['a b', 'write an operator such as * or + in place of "b"'],
    ['a ; b', 'write an operator such as * or + in place of ";"'],
    ['sin(a)', 'there is no function "sin": use one of'],
    ['min(a)', '"min" takes 2 values, not 1'],
    ['constructor(a)', 'there is no function "constructor"'],
  ])('%s is refused: %s', (text, message) => {
    expect(() => parseFormula(text)).toThrow(message);
  });
});

describe('a file that is wrong says what to do', () => {
  const good = {
    fields: { a: { default: 2, min: 1, max: 9 }, b: { default: 3, options: [3, 4] } },
    results: { sum: { formula: 'a + b' } },
    examples: [{ gives: { sum: 5 } }],
  };
  const complaints = (change: object): string[] =>
    (calculatorSchema.safeParse({ ...good, ...change }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );

  test.each([
    [{}, []],
    [
      { results: { sum: { formula: 'a + d' } } },
      ['results.sum.formula: "d" is no name of this file: use one of a, b, sum'],
    ],
    [{ results: { sum: { formula: 'a +' } } }, ['results.sum.formula: write a number, a name or "(" at the end']],
    [
      { results: { sum: { formula: 'a + b + sum' } } },
      ['results.sum: take it out of the formulas it is computed from: it depends on itself'],
    ],
    [
      { fields: { ...good.fields, a: { default: 10, min: 1, max: 9 } } },
      ['fields.a.default: write a value that the field itself accepts'],
    ],
    [{ fields: { ...good.fields, a: { default: 2, min: 1 } } }, ['fields.a: write min and max, or options']],
    [
      { examples: [{ given: { a: 4 }, gives: { sum: 8 } }] },
      ['examples.0.gives.sum: the formula gives 7: correct the formula or the example'],
    ],
    [{ examples: [{ given: { d: 4 }, gives: { sum: 8 } }] }, ['examples.0.given.d: use a field: a, b']],
  ])('%j', (change, expected) => {
    expect(complaints(change)).toEqual(expected);
  });
});

describe('what a calculator says', () => {
  it('values with units, as the language writes them', () => {
    expect(textsOf('room-heat', 'en', { phones: 100 }).text('heat')).toBe('1,400 W');
    expect(textsOf('room-heat', 'ru').text('flow')).toBe('404 м³/ч');
    expect(textsOf('hub-power', 'ru').text('share')).toBe('17 %');
    expect(textsOf('hub-power', 'ru').text('current')).toBe('2,2 А');
    expect(textsOf('upload-time', 'ru', { accounts: 500, videos: 3, speed: 10 }).text('time')).toBe('19 ч 3 мин');
    expect(textsOf('run-length', 'zh-Hans', { actions: 1, accounts: 1 }).text('longest')).toBe('2 分钟');
  });

  it('formulas with nouns and with numbers', () => {
    const russian = textsOf('hub-power', 'ru');
    expect(russian.sum('phonePower')).toBe('= 10 телефонов × 5 В × 2 А');
    expect(russian.row('phonePower')?.formula).toBe(
      'Мощность на телефонах одного хаба = число телефонов на хабе × напряжение зарядки × ток зарядки телефона',
    );
    // An abbreviation keeps its letters.
    expect(russian.row('rating')?.formula).toContain('÷ КПД хаба ÷');
    expect(textsOf('room-heat', 'ru').row('flow')?.formula).toContain('допустимый нагрев');
    // A rounded value is about the sum.
    expect(textsOf('hub-power', 'zh-Hans').sum('rating')).toBe('≈ 100 W ÷ 90% ÷ 80%');
    expect(textsOf('warm-up-session', 'en').sum('videos')).toContain('rounded down');
  });

  it('notes with their numbers, and what is above its limit', () => {
    expect(textsOf('hub-power', 'en').texts.notes).toEqual([]);
    const { texts } = textsOf('hub-power', 'ru', { hubs: 40 });
    expect(texts.rows.filter(({ tooMuch }) => tooMuch).map(({ key }) => key)).toEqual(['share']);
    expect(texts.notes.join().replaceAll('\u00a0', ' ')).toContain('Хабы берут 22 А');
  });

  it('a dash for an empty field, no row for what it is needed for, and the cents of money', () => {
    const without = textsOf('proxy-traffic', 'en');
    expect(without.texts.given.at(-1)).toEqual(['Price of one address', '—']);
    expect(without.texts.rows.map(({ key }) => key)).toEqual(['watched', 'sent', 'each', 'total']);
    const withPrices = textsOf('proxy-traffic', 'en', { gigabyte: 2.5, address: 10 });
    expect(withPrices.text('byTraffic')).toBe('712.5');
    expect(withPrices.sum('byTraffic')).toBe('= 285 GB × 2.5');
  });

  it('a range where results scatter, none where they cannot', () => {
    const { row } = textsOf('warm-up-session', 'en');
    expect(row('likes')?.range).toBe('nine sessions in ten: 0–5');
    expect(row('comments')?.range).toBeUndefined();
  });
});
