import { expect, it } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { languages } from '../../languages/index.ts';
import { studioIn } from '../studio.ts';
import { itemOf, wordsOf } from './items.tsx';

it.each(locales)('the window drawn in %s has that language chosen', (locale) => {
  const studio = studioIn(locale);
  expect(wordsOf(itemOf(studio, 'title-bar', 'language'), studio)).toBe(languages[locale].name);
});
