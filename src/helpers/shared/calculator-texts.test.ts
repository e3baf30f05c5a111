import { describe, expect, test } from 'vitest';
import type { Locale } from '../../lib/locales.ts';
import { calculator as power } from '../hub-power/calculator.ts';
import powerRu from '../hub-power/words/ru.json';
import powerZh from '../hub-power/words/zh-Hans.json';
import { calculator as proxy } from '../proxy-traffic/calculator.ts';
import proxyEn from '../proxy-traffic/words/en.json';
import { calculator as session } from '../warm-up-session/calculator.ts';
import sessionEn from '../warm-up-session/words/en.json';
import { calculatorTexts, quantity } from './calculator-texts.ts';
import { mapNames } from './define-calculator.ts';
import en from './words/en.json';
import ru from './words/ru.json';
import zh from './words/zh-Hans.json';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a value with its unit', () => {
  const shown = (locale: Locale, value: number, unit: Parameters<typeof quantity>[1], inFormula = false): string =>
    plain(quantity(value, unit, { locale, labels: { en, ru, 'zh-Hans': zh }[locale], inFormula }));

  test.each([
    ['en', 0.5491, 'A', '0.55 A'],
    ['ru', 0.5491, 'A', '0,55 А'],
    ['en', 12.63, 'W', '12.6 W'],
    ['en', 2944.4, 'W', '2,944 W'],
    ['ru', 29_440, 'W', '29 440 Вт'],
    ['zh-Hans', 404.5, 'm³/h', '405 m³/h'],
    ['en', 17.2, '%', '17%'],
    ['en', 7.62, '%', '7.6%'],
    ['ru', 17.2, '%', '17 %'],
  ] as const)('%s: %d %s is %s', (locale, value, unit, text) => {
    expect(shown(locale, value, unit)).toBe(text);
  });

  test.each([
    ['en', 0, '0 s'],
    ['en', 59.6, '1 min'],
    ['en', 61, '1 min 1 s'],
    ['en', 3599.7, '1 h'],
    // From an hour on, whole minutes.
    ['en', 3689, '1 h 1 min'],
    ['zh-Hans', 7500, '2 小时 5 分钟'],
    ['ru', 68_571, '19 ч 3 мин'],
  ] as const)('%s: %d s is %s', (locale, value, text) => {
    expect(shown(locale, value, 'duration')).toBe(text);
  });

  test.each([
    ['en', 1, '1 phone'],
    ['en', 10, '10 phones'],
    ['ru', 1, '1 телефон'],
    ['ru', 3, '3 телефона'],
    ['ru', 11, '11 телефонов'],
    ['ru', 21, '21 телефон'],
    ['ru', 2.5, '2,5 телефона'],
    ['zh-Hans', 10, '10 台手机'],
  ] as const)('%s: in a formula, %d are %s', (locale, value, text) => {
    expect(shown(locale, value, 'phones', true)).toBe(text);
    // Beside its name the number is enough.
    expect(shown(locale, value, 'phones')).toBe(text.replace(/ .*/, ''));
  });
});

describe('what a calculator says', () => {
  const first = mapNames(power.fields, (key) => power.fields[key].first);

  test('formulas with names and with numbers, in the language of the page', () => {
    const russian = calculatorTexts(power, first, { locale: 'ru', words: powerRu, labels: ru });
    const row = russian.rows.find(({ key }) => key === 'phonePower');
    expect(plain(row?.sum ?? '')).toBe('= 10 телефонов × 5 В × 2 А');
    expect(row?.formula).toBe(
      'На телефонах одного хаба = телефонов на хабе × напряжение зарядки × ток зарядки телефона',
    );
    // An abbreviation keeps its letters.
    expect(russian.rows.find(({ key }) => key === 'rating')?.formula).toContain('÷ КПД хаба ÷');
    const chinese = calculatorTexts(power, first, { locale: 'zh-Hans', words: powerZh, labels: zh });
    // A rounded value is about the sum.
    expect(plain(chinese.rows.find(({ key }) => key === 'rating')?.sum ?? '')).toBe('≈ 100 W ÷ 90% ÷ 80%');
    expect(plain(chinese.spoken)).toMatch(/^所需电源功率：139 W。 全部集线器的插座侧功率：505 W。/);
  });

  test('a value above its limit is marked, and the note says by how much', () => {
    const words = { locale: 'ru', words: powerRu, labels: ru } as const;
    expect(calculatorTexts(power, first, words).notes).toEqual([]);
    const texts = calculatorTexts(power, { ...first, hubs: 40 }, words);
    expect(texts.rows.filter(({ tooMuch }) => tooMuch).map(({ key }) => key)).toEqual(['share']);
    expect(plain(texts.notes.join())).toContain('Хабы берут 22 А');
  });

  test('an empty field is a dash, and what needs it has no row', () => {
    const values = mapNames(proxy.fields, (key) => proxy.fields[key].first);
    const words = { locale: 'en', words: proxyEn, labels: en } as const;
    const without = calculatorTexts(proxy, values, words);
    expect(without.given.at(-1)).toEqual(['Price of one address', '—']);
    expect(without.rows.map(({ key }) => key)).toEqual(['watched', 'sent', 'each', 'total']);
    const withPrices = calculatorTexts(proxy, { ...values, gigabyte: 2.5, address: 10 }, words);
    expect(withPrices.given.at(-2)).toEqual(['Price of 1 GB', '2.5']);
    expect(withPrices.rows).toHaveLength(7);
    // Of money the cents count.
    expect(withPrices.rows.find(({ key }) => key === 'byTraffic')).toMatchObject({
      text: '712.5',
      sum: '= 285\u00a0GB × 2.5',
    });
  });

  test('a range where results scatter, none where they cannot', () => {
    const values = mapNames(session.fields, (key) => session.fields[key].first);
    const { rows } = calculatorTexts(session, values, { locale: 'en', words: sessionEn, labels: en });
    expect(rows.find(({ key }) => key === 'likes')?.range).toBe('nine sessions in ten: 0–5');
    expect(rows.find(({ key }) => key === 'comments')?.range).toBeUndefined();
    expect(rows.find(({ key }) => key === 'videos')?.sum).toContain('rounded down');
  });
});
