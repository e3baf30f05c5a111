import { describe, expect, it } from 'vitest';
import { readData } from '../files/content.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { typeset } from '../languages/index.ts';
import { type Facts, factsSchema, formatFact } from '../lib/facts.ts';
import { type Marketing, readMarketing, resolveMarketing } from './data.ts';
import { formatDuration } from './schema/voices.ts';

const facts = readData('facts.yaml', factsSchema);
const source = readMarketing();
const names = { brand: 'Testbrand', igmatrix: 'Ig', ytmatrix: 'Yt', videomagic: 'Vm' };

/** Every text below a value, with the path that leads to it. */
function texts(value: unknown, path = ''): Array<{ path: string; text: string }> {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const resolvedTexts = (registry: Facts, locale: Locale) =>
  texts(resolveMarketing(source, { names, facts: registry }, locale));

/** The registry with one entry replaced; whatever cannot be read stops the test. */
const withFact = (name: string, entry: unknown): Facts => factsSchema.parse({ ...facts, [name]: entry });

const doubleFacts = Object.entries(facts).filter(([, fact]) => 'otherReading' in fact || 'otherText' in fact);

describe.each(locales)('%s', (locale) => {
  it('resolves every file without a placeholder left', () => {
    const left = resolvedTexts(facts, locale).filter(({ text }) => /\{(brand|fact:)/.test(text));
    expect(left).toEqual([]);
  });

  it.each(doubleFacts)('shows the other reading of %s everywhere', (name, fact) => {
    // Two facts may happen to read alike (30% discount, 30% claim); the others are moved out of the way.
    const unrelated = factsSchema.parse({
      ...facts,
      'claim-traffic': { value: 61, unit: 'percent', claim: true, source: 't' },
    });
    const reading = (use: 'value' | 'otherReading'): string =>
      typeset(formatFact({ [name]: { ...fact, use } }, name, locale), locale);
    const [first, other] = [reading('value'), reading('otherReading')];
    const before = resolvedTexts({ ...unrelated, [name]: { ...fact, use: 'value' } }, locale);
    const after = resolvedTexts({ ...unrelated, [name]: { ...fact, use: 'otherReading' } }, locale);
    // The settings of VideoMagic are the program's own values, not figures of the registry.
    const shows = (list: typeof before, reading: string) =>
      list
        .filter(({ path, text }) => text.includes(reading) && !path.startsWith('.products.videomagic.panels'))
        .map(({ path }) => path);
    expect(shows(before, first)).not.toEqual([]);
    expect(shows(after, first)).toEqual([]);
    expect(shows(after, other)).toEqual(expect.arrayContaining(shows(before, first)));
  });

  it('keeps links in the reader’s language', () => {
    const prefix = locale === 'en' ? /^\/(?!zh-Hans|ru)/ : new RegExp(`^/${locale}/`);
    const links = resolvedTexts(facts, locale).filter(({ path }) => path.endsWith('.href'));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ text }) => !prefix.test(text))).toEqual([]);
  });
});

describe('mistakes name the file, the field and the remedy', () => {
  const broken = (name: keyof Marketing, from: string, to: string): (() => void) => {
    const data: unknown = JSON.parse(JSON.stringify(source[name]).replace(from, to));
    return () => resolveMarketing({ ...source, [name]: data }, { names, facts }, 'en');
  };

  it.each<[string, keyof Marketing, string, string, RegExp]>([
    [
      'an unknown figure in a text',
      'home',
      '{fact:max-phones}',
      '{fact:max-fones}',
      /content\/<language>\/home\.yaml\n {2}hero\.lead: unknown fact "max-fones"\. Known: max-phones/,
    ],
    ['an unknown figure of a plan', 'plans', '"plan-pro-phones"', '"plan-pro"', /plans\.1\.phonesFact: unknown fact/],
    [
      'a vendor claim that is not marked',
      'advantages',
      '"fact":"claim-traffic","claim":true',
      '"fact":"claim-traffic"',
      /claims\.0\.claim: facts\.yaml and this entry must agree/,
    ],
    ['a link to no path', 'features', '"/docs/tutorial-basics/connect-to-devices"', '"docs/x"', /href: must be a path/],
    ['an unknown key', 'testimonials', '"sample":true', '"sample":true,"name":"Bob"', /remove or correct name/],
    ['a language left out', 'partners', '"ru":', '"fr":', /partners\.yaml\n {2}entries\.0\.title/],
  ])('%s', (_, name, from, to, message) => {
    expect(broken(name, from, to)).toThrow(message);
  });
});

it('a price of a plan is optional and checked', () => {
  const priced = (price: unknown) => {
    // The last plan of the test site has none.
    const data: unknown = JSON.parse(
      JSON.stringify(source.plans).replace('"key":"business"', `"key":"business","price":${JSON.stringify(price)}`),
    );
    return resolveMarketing({ ...source, plans: data }, { names, facts }, 'en').plans.plans[3]?.price;
  };
  expect(resolveMarketing(source, { names, facts }, 'en').plans.plans[3]?.price).toBeUndefined();
  expect(priced({ monthly: 29, currency: 'USD' })).toEqual({ monthly: 29, currency: 'USD' });
  expect(() => priced({ monthly: 29, currency: 'dollars' })).toThrow(/price\.currency: the ISO code/);
});

it('capacity of the plans follows the registry', () => {
  const plans = resolveMarketing(
    source,
    { names, facts: withFact('plan-pro-phones', { value: 25, source: 't' }) },
    'en',
  ).plans.plans;
  expect(plans[1]).toMatchObject({ phones: 25, accounts: 200 });
});

it('durations read naturally', () => {
  expect(formatDuration(1, 'year', 'en')).toBe('1 year');
  expect(formatDuration(10, 'month', 'zh-Hans')).toBe('10 个月');
  expect(formatDuration(6, 'month', 'ru')).toBe('6 месяцев');
});
