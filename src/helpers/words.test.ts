import { describe, expect, it } from 'vitest';
import captionLab from './caption-lab/words/en.json';
import syncDeck from './sync-deck/words/en.json';
import { helperProps, helperWords } from './words.ts';

describe('words of a helper', () => {
  it('are those of the language, from the folder of the English ones', () => {
    expect(helperWords(captionLab, 'ru').clear).toBe('Очистить');
    expect(helperWords(captionLab, 'en').clear).toBe('Clear');
  });

  it('hand plural forms over as they are', () => {
    expect(helperWords(syncDeck, 'ru')['repeated.tap']).toMatchObject({ one: expect.stringContaining('{n}') });
  });

  it('belong to a helper', () => {
    expect(() => helperWords({ title: 'x' }, 'en')).toThrow(/src\/helpers/);
  });

  it('go to the island without the sentence for readers without script', () => {
    const url = new URL('https://x.test/ru/docs/a');
    const props = helperProps(captionLab, { url, locals: {} });
    expect(props?.locale).toBe('ru');
    expect(props?.labels).not.toHaveProperty('needsScript');
    expect(Object.keys(props?.crash ?? {})).toEqual(['title', 'text', 'retry']);
    expect(helperProps(captionLab, { url, locals: { plain: true } })).toBeUndefined();
  });
});
