import { describe, expect, it } from 'vitest';
import { site } from '../site.ts';
import adbDoctor from './adb-doctor/words/en.json';
import syncDeck from './sync-deck/words/en.json';
import { helperProps, helperWords } from './words.ts';

describe('words of a helper', () => {
  it('are those of the language, from the folder of the English ones', () => {
    expect(helperWords(adbDoctor, 'ru').clear).toBe('Очистить');
    expect(helperWords(adbDoctor, 'en').clear).toBe('Clear');
  });

  it('name the brand, and keep the slots that are filled in the browser', () => {
    const words = helperWords(adbDoctor, 'en');
    expect(words['remedy.host']).toContain(site.brand.appName);
    expect(words.phones).toBe('Phones: {n}');
  });

  it('hand plural forms over as they are', () => {
    expect(helperWords(syncDeck, 'ru')['repeated.tap']).toMatchObject({ one: expect.stringContaining('{n}') });
  });

  it('belong to a helper', () => {
    expect(() => helperWords({ title: 'x' }, 'en')).toThrow(/src\/helpers/);
  });

  it('go to the island without the sentence for readers without script', () => {
    const url = new URL('https://x.test/ru/docs/a');
    const props = helperProps(adbDoctor, { url, locals: {} });
    expect(props?.locale).toBe('ru');
    expect(props?.labels).not.toHaveProperty('needsScript');
    expect(Object.keys(props?.crash ?? {})).toEqual(['title', 'text', 'retry']);
    expect(helperProps(adbDoctor, { url, locals: { plain: true } })).toBeUndefined();
  });
});
