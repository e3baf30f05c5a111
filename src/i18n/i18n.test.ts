import { describe, expect, it } from 'vitest';
import { uiStrings } from '../files/ui-strings.ts';
import { createTranslator } from './i18n.ts';

const names = { brand: 'Brand', igmatrix: 'Ig', ytmatrix: 'Yt', videomagic: 'Vm' };
const ru = createTranslator('ru', uiStrings.ru, names);
const zh = createTranslator('zh-Hans', uiStrings['zh-Hans'], names);

describe('translator', () => {
  it('uses the plural forms of the language', () => {
    expect([1, 2, 5].map((n) => ru.plural('blog.posts', n))).toEqual([
      '1\u00a0запись',
      '2\u00a0записи',
      '5\u00a0записей',
    ]);
  });

  it('fills slots and the brand, and leaves unknown slots visible', () => {
    expect(ru.t('shell.homeOf')).toBe('Главная страница Brand');
    expect(zh.t('heading.link', { heading: '步骤' })).toBe('步骤 的链接');
    expect(zh.t('heading.link')).toContain('{heading}');
  });

  it('hands over the words below a prefix, plural forms included', () => {
    const words = ru.under('search');
    expect(words.description).toContain('Brand');
    expect(words.found).toEqual(uiStrings.ru['search.found']);
    expect(Object.keys(words)).not.toContain('posts');
  });

  it('formats dates in the language, in UTC', () => {
    const day = new Date('2026-11-15T00:00:00Z');
    expect(ru.date(day)).toBe('15 ноября 2026 г.');
    expect(zh.date(day)).toBe('2026年11月15日');
  });
});
