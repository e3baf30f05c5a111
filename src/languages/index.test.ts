import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromPlatform, isLanguageCode } from './from-platform.ts';
import { knownLocales } from './index.ts';

it('a language is recognized by its code', () => {
  const codes = ['de', 'pt-BR', 'pt-br', 'xx-nonsense-code', 'qqq', 'no code'];
  expect(codes.filter(isLanguageCode)).toEqual(['de', 'pt-BR']);
});

it('a language without a file is what the platform knows about it', () => {
  expect(fromPlatform('de')).toMatchObject({
    name: 'Deutsch',
    shortName: 'DE',
    englishName: 'German',
    openGraph: 'de_DE',
    percent: '\u00a0%',
    measure: { spaced: true, letters: /\p{Script=Latin}/gu },
  });
  expect(fromPlatform('pl').plurals.toSorted()).toEqual(['few', 'many', 'one', 'other']);
  expect(fromPlatform('ja').measure).toMatchObject({ spaced: false, letters: /\p{Script=Han}/gu });
});

it('every file of a language is a language', () => {
  const files = readdirSync('src/languages').filter((name) => /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?\.ts$/.test(name));
  expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual([...knownLocales].sort());
});
