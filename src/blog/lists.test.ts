import { describe, expect, it } from 'vitest';
import { byLetter, byYear, indexLetter, paginate, relatedTo } from './lists.ts';

const post = (slug: string, tags: string[], date: string) => ({
  slug,
  tags,
  date: new Date(date),
  year: Number(date.slice(0, 4)),
});

describe('blog lists', () => {
  it('groups by year, newest first', () => {
    const posts = [post('c', [], '2026-01-01'), post('b', [], '2025-05-01'), post('a', [], '2025-01-01')];
    expect(byYear(posts).map(([year, list]) => [year, list.map(({ slug }) => slug)])).toEqual([
      [2026, ['c']],
      [2025, ['b', 'a']],
    ]);
  });

  it('relates posts by shared tags, then by nearness in time, never to themselves', () => {
    const own = post('own', ['usb', 'power'], '2026-01-10');
    const posts = [
      own,
      post('far', ['usb'], '2024-01-01'),
      post('near', ['usb'], '2026-01-01'),
      post('both', ['usb', 'power'], '2023-01-01'),
      post('none', ['proxies'], '2026-01-09'),
    ];
    expect(relatedTo(own, posts).map(({ slug }) => slug)).toEqual(['both', 'near', 'far']);
    const series = posts.filter(({ slug }) => slug === 'own' || slug === 'both');
    expect(
      relatedTo(own, posts, series).map(({ slug }) => slug),
      'none the page leads to already',
    ).toEqual(['near', 'far']);
  });

  it('pages by count and always has a first page', () => {
    expect(paginate([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(paginate([], 2)).toEqual([[]]);
  });

  it.each([
    ['风控', 'F'],
    ['养号', 'Y'],
    ['硬件', 'Y'],
    ['账号健康', 'Z'],
    ['清单', 'Q'],
    ['变现', 'B'],
    ['安全', 'A'],
    ['代理', 'D'],
    ['TikTok 应用', 'T'],
    ['云手机', 'Y'],
    ['增长', 'Z'],
    ['错误修复', 'C'],
    ['主板机', 'Z'],
    ['手机农场', 'S'],
  ])('files %s under %s', (label, letter) => {
    expect(indexLetter(label, 'zh-Hans')).toBe(letter);
  });

  it('orders letters and labels as the language does', () => {
    const items = ['Ёмкость', 'Аккаунты', 'Яркость', 'Апелляции'].map((label) => ({ label }));
    expect(byLetter(items, 'ru').map(([letter, list]) => [letter, list.map(({ label }) => label)])).toEqual([
      ['А', ['Аккаунты', 'Апелляции']],
      ['Е', ['Ёмкость']],
      ['Я', ['Яркость']],
    ]);
  });
});
