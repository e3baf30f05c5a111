import { globSync } from 'node:fs';
import type { UiStrings } from '../i18n/ui-keys.ts';
import { type Locale, perLocale } from '../languages/index.ts';
import { wordNeeds } from '../lib/word-needs.ts';
import { readWords, wordsFile } from './content.ts';
import { has } from './parts.ts';

const wordsIn = (locale: Locale): Partial<UiStrings> =>
  Object.assign(
    {},
    ...globSync('*.json', { cwd: wordsFile(`${locale}/ui`) }).map((name) => readWords(`${locale}/ui/${name}`)),
  );

const isWhole = (words: Partial<UiStrings>): words is UiStrings => 'shell.skip' in words;
const english = wordsIn('en');
if (!isWhole(english)) throw new Error(`${wordsFile('en/ui')}: the interface has no words`);

const withoutPart = Object.fromEntries(
  Object.entries(wordNeeds).flatMap(([key, part]) => (has(part) ? [] : [[key, '']])),
);

/** The words of the interface, one file an area and language; English where a language has none yet. */
export const uiStrings: Record<Locale, UiStrings> = perLocale((locale) => ({
  ...english,
  ...wordsIn(locale),
  ...withoutPart,
}));
