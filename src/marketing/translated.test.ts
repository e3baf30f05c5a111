import { expect, it } from 'vitest';
import { defaultLocale, locales } from '../i18n/locales.ts';
import { translationOf } from './translated.ts';

const [, other = defaultLocale, third = defaultLocale] = locales;
const text = (...codes: string[]) => Object.fromEntries(codes.map((code) => [code, 'x']));

it('tells how far the data of a page is translated', () => {
  const data = {
    title: text(defaultLocale, other),
    items: [{ key: 'a', text: text(defaultLocale) }, { text: text(defaultLocale, other) }],
    number: 3,
  };
  expect(translationOf(data, other)).toEqual({ writtenIn: [defaultLocale, other], partly: true });
  expect(translationOf(data, defaultLocale).partly).toBe(false);
  expect(translationOf(data, third)).toEqual({ writtenIn: [defaultLocale, other], partly: false });
});
