import { expect, it } from 'vitest';
import { defaultLocale, locales } from './locales.ts';
import { inAllLanguages, langOf } from './translations.ts';

const [, other = defaultLocale] = locales;

it('shows the text of the source where a language has none', () => {
  const written = new Map([
    [defaultLocale, new Map<string, string>(Object.entries({ a: 'source a', b: 'source b' }))],
    [other, new Map<string, string>(Object.entries({ a: 'own a' }))],
  ]);
  const shown = inAllLanguages(written).filter(({ locale }) => locale === other);
  expect(shown.map(({ slug, text, textIn }) => [slug, text, textIn])).toEqual([
    ['a', 'own a', other],
    ['b', 'source b', defaultLocale],
  ]);
  expect(shown.map(({ writtenIn }) => writtenIn)).toEqual([[defaultLocale, other], [defaultLocale]]);
  expect(shown.map(langOf)).toEqual([undefined, defaultLocale]);
});
