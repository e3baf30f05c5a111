import { describe, expect, it } from 'vitest';
import { factNumber, factsSchema, formatFact, isClaim } from './facts.ts';

const facts = factsSchema.parse({
  phones: { value: '200+', otherReading: '100+', source: 's' },
  switched: { value: '200+', otherReading: '100+', use: 'otherReading', source: 's' },
  accounts: { value: 8, source: 's' },
  plan: { value: 100, source: 's' },
  total: { product: ['plan', 'accounts'], source: 's' },
  discount: { value: 30, unit: 'percent', source: 's' },
  trial: { value: 7, unit: 'day', source: 's' },
  memory: { value: 8, unit: 'gigabyte', source: 's' },
  hours: {
    text: { en: 'Mon–Fri', 'zh-Hans': '周一至周五', ru: 'пн–пт' },
    otherText: { en: 'always', 'zh-Hans': '全天', ru: 'всегда' },
    source: 's',
  },
  claim: { value: 0, unit: 'percent', claim: true, source: 's' },
});

describe('facts', () => {
  it('shows the reading in force', () => {
    expect(formatFact(facts, 'phones', 'en')).toBe('200+');
    expect(formatFact(facts, 'switched', 'en')).toBe('100+');
    expect(formatFact(facts, 'hours', 'ru')).toBe('пн–пт');
  });

  it('multiplies', () => {
    expect(factNumber(facts, 'total')).toBe(800);
    expect(formatFact(facts, 'total', 'en')).toBe('800');
  });

  it('reads the number in a text such as 200+', () => {
    expect(factNumber(facts, 'phones')).toBe(200);
  });

  it('writes units as the language does', () => {
    expect(formatFact(facts, 'discount', 'en')).toBe('30%');
    expect(formatFact(facts, 'discount', 'ru')).toBe('30\u00a0%');
    expect(formatFact(facts, 'trial', 'en')).toBe('7 days');
    expect(formatFact(facts, 'trial', 'zh-Hans')).toBe('7 天');
    expect(formatFact(facts, 'trial', 'ru')).toBe('7 дней');
    expect(formatFact(facts, 'memory', 'ru')).toMatch(/^8\sГБ$/);
  });

  it('knows claims', () => {
    expect(isClaim(facts, 'claim')).toBe(true);
    expect(isClaim(facts, 'accounts')).toBe(false);
  });

  it('names an unknown fact and the known ones', () => {
    expect(() => formatFact(facts, 'phonse', 'en')).toThrow(/phonse.*phones/);
  });

  it.each([
    [{ a: { value: 1, use: 'otherReading', source: 's' } }, 'no other reading'],
    [{ a: { product: ['b', 'c'], source: 's' } }, '"b" is not a numeric fact'],
    [{ a: { value: 1 } }, 'source'],
    [{ a: { value: 1, use: 'second', source: 's' } }, ''],
  ])('refuses %j', (input, message) => {
    const result = factsSchema.safeParse(input);
    expect(result.success).toBe(false);
    expect(JSON.stringify(result.error?.issues)).toContain(message.replaceAll('"', '\\"'));
  });
});
