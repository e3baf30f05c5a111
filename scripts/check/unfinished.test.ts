import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { pageOf, passageOf } from './testing.ts';
import { copiedSentences, unfinishedIn, untranslatedIn } from './unfinished.ts';

describe('unfinished words', () => {
  it.each<[Locale, string]>([
    ['en', 'TODO: write this'],
    ['en', 'Lorem ipsum dolor'],
    ['zh-Hans', '此段待翻译'],
    ['ru', 'Перевести позже'],
  ])('%s: %s', (locale, text) => {
    expect(unfinishedIn(passageOf(text, locale))).toHaveLength(1);
  });

  it.each<[Locale, string]>([
    ['en', 'The file com.xxx.app and a todo list'],
    ['zh-Hans', '占位符会被替换'],
  ])('leaves alone in %s: %s', (locale, text) => {
    expect(unfinishedIn(passageOf(text, locale))).toEqual([]);
  });
});

describe('text that is mostly English', () => {
  it.each<[Locale, string]>([
    ['zh-Hans', 'Connect the phone and wait until the card appears 设备'],
    ['ru', 'Connect the phone and wait until the card appears, затем ждите'],
  ])('%s: %s', (locale, text) => {
    expect(untranslatedIn(passageOf(text, locale))).toHaveLength(1);
  });

  it.each<[Locale, string]>([
    ['zh-Hans', 'Windows、macOS、Android、TikTok'],
    ['zh-Hans', '点击 **Open the Settings of the Program Now**，然后等待。'],
    ['zh-Hans', '出现 `Permission denied. Unable to save draft videos.` 时'],
    ['ru', 'Откройте Google Play Services на телефоне и подождите немного'],
  ])('leaves alone in %s: %s', (locale, text) => {
    expect(untranslatedIn(passageOf(text, locale))).toEqual([]);
  });
});

it('finds an English sentence inside a translation', () => {
  const english = pageOf('---\ntitle: x\n---\n\nKeep the phones unlocked while it works. Then go on.\n');
  const russian = pageOf(
    '---\ntitle: х\n---\n\nСначала подождите.\nKeep the phones unlocked while it works. Потом дальше.\n',
    { locale: 'ru' },
  );
  expect(copiedSentences([english, russian])).toEqual([
    expect.objectContaining({ file: russian.file, line: 6, what: expect.stringContaining('same sentence') }),
  ]);
});
