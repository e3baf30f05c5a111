import { expect, it } from 'vitest';
import syncDeck from './sync-deck/words/en.json';
import { helperProps, helperWords } from './words.ts';

it('words of a helper are those of the language, with plural forms as they are', () => {
  expect(helperWords(syncDeck, 'en').post).toBe('Post the caption');
  expect(helperWords(syncDeck, 'ru')['repeated.tap']).toMatchObject({ one: expect.stringContaining('{n}') });
  expect(() => helperWords({ title: 'x' }, 'en')).toThrow(/src\/helpers/);
});

it('an island takes words and locale of its page, and nothing in a feed', () => {
  const url = new URL('https://x.test/ru/docs/a');
  const props = helperProps(syncDeck, { url, locals: {} });
  expect(props?.locale).toBe('ru');
  expect(Object.keys(props?.crash ?? {})).toEqual(['title', 'text', 'retry']);
  expect(helperProps(syncDeck, { url, locals: { plain: true } })).toBeUndefined();
});
