import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { correctYo } from '../../src/languages/russian-yo.ts';
import { passageOf } from './testing.ts';
import { checkTypography } from './typography.ts';

const problems = (text: string, locale: Locale): string[] =>
  checkTypography([passageOf(text, locale)]).map(({ what }) => what);

describe('Chinese', () => {
  it.each([
    ['打开设置,然后点击', /halfwidth punctuation/],
    ['USB, 网络都可以', /halfwidth punctuation/],
    ['完成了.', /halfwidth punctuation/],
    ['打开设置(手机)', /halfwidth parentheses/],
    ['使用USB 连接', /no space between/],
    ['连接 3台手机', /no space between/],
    ['运行`adb` 命令', /no space between/],
    ['每台 {fact:accounts-per-phone}个账号', /no space between/],
    ['打开设置， 然后点击', /space next to fullwidth/],
    ['打开 （设置）', /space next to fullwidth/],
    ['点击"开始"', /straight quotation/],
    ['请您确认', /pronoun 您/],
    ['等待...', /dots or hyphens|halfwidth/],
  ])('%s', (text, expected) => {
    expect(problems(text, 'zh-Hans').join('\n')).toMatch(expected);
  });

  it.each([
    '打开“设置”›“关于手机”，连续点击 7 次。',
    '运行 `adb devices`，再看 **打开ADB终端**。',
    '{brand} 团队（3 人）：试用 {fact:trial-length}，支持时间为{fact:support-hours}。',
    '需要 {n} 台，{plan}能运行 {m} 台。',
    '常转花盆。 #绿植',
    '比例 4:3，时间 09:00–12:00，版本 1.2.3。',
    'xattr -cr "/Applications/{brand}.app"',
  ])('leaves alone: %s', (text) => {
    expect(problems(text, 'zh-Hans')).toEqual([]);
  });
});

describe('Russian', () => {
  it.each([
    ['Нажмите "Старт"', /straight quotation/],
    ['Нажмите “Старт”', /English quotation/],
    ['Телефон - это устройство', /hyphen/],
    ['Телефон – это устройство', /hyphen/],
    ['Если Вы хотите', /capital letter/],
    ['она и ее телефон', /"ее" without ё/],
    ['Еще раз', /"Еще" without ё/],
    ['телефон подключен', /"подключен" without ё/],
    ['он все равно работает', /without ё/],
    ['черный экран', /without ё/],
  ])('%s', (text, expected) => {
    expect(problems(text, 'ru').join('\n')).toMatch(expected);
  });

  it.each([
    'Нажмите «Старт „раз“», подождите 5–20 с — и всё. Вы готовы.',
    'Все телефоны включены, черновик сохранён, приемлемо, узнает, легко, теплее, темнее, развернуть.',
    'Они поделились теплом; счета оплачены; число ограничено.',
  ])('leaves alone: %s', (text) => {
    expect(problems(text, 'ru')).toEqual([]);
  });

  it('proposes the right word', () => {
    expect(correctYo('Подключен')).toBe('Подключён');
    expect(correctYo('отчетов')).toBe('отчётов');
    expect(correctYo('найдете')).toBe('найдёте');
  });
});

describe('English', () => {
  it.each([
    ['It works!', /exclamation/],
    ['You simply click', /simply/],
    ['Choose a colour', /"colour"/],
    ['unauthorised phones', /"unauthorised"/],
    ['data centres', /"centres"/],
  ])('%s', (text, expected) => {
    expect(problems(text, 'en').join('\n')).toMatch(expected);
  });

  it.each(['A programmer with optimism.', 'a != b', 'Color, behavior, license, analyses.'])(
    'leaves alone: %s',
    (text) => {
      expect(problems(text, 'en')).toEqual([]);
    },
  );
});
