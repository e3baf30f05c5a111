import { describe, expect, it } from 'vitest';
import {
  conditionProblem,
  everyPart,
  filledIn,
  isMet,
  nothingOff,
  offIn,
  type Parts,
  pathInFile,
  settleData,
  settleText,
} from './parts.ts';

const without = (...names: Array<keyof Parts>): Parts => ({
  ...everyPart,
  ...Object.fromEntries(names.map((name) => [name, false])),
});
const settings = (...names: Array<keyof Parts>) => {
  const parts = without(...names);
  return { parts, isOff: offIn(parts, new Map([['/docs/white', 'whiteLabel']])) };
};

describe('a condition', () => {
  it('is met by what the site has, and with "no" by what it lacks', () => {
    expect(isMet('blog', everyPart)).toBe(true);
    expect(isMet('no blog', everyPart)).toBe(false);
    expect(isMet('no blog', without('blog'))).toBe(true);
    expect(isMet('blgo', everyPart)).toBeUndefined();
  });

  it('decides what a text says', () => {
    const text = 'Docs{if blog}, blog{end} and {if prices}prices{else}questions{end}.';
    expect(settleText(text, nothingOff)).toBe('Docs, blog and prices.');
    expect(settleText(text, settings('blog', 'prices'))).toBe('Docs and questions.');
  });

  it.each([
    ['{if blgo}x{end}', /no such part/],
    ['{if blog}x', /no counterpart/],
    ['x{end}', /no counterpart/],
    ['{if blog}{if prices}x{end}{end}', /no counterpart/],
  ])('%s is named', (text, what) => {
    expect(conditionProblem(text)?.what).toMatch(what);
  });

  it.each(['{if blog}x{end}', '{if no blog}x{else}y{end}', 'a{b|c}'])('%s is sound', (text) => {
    expect(conditionProblem(text)).toBeUndefined();
  });
});

describe('pages', () => {
  it('go with their part, places and all', () => {
    const { isOff } = settings('blog', 'videomagic', 'whiteLabel');
    for (const url of [
      '/blog',
      '/blog/x#y',
      '/blog?page=2',
      '/Download-VideoMagic',
      '/docs/white#a',
      '/#white-label-section',
    ])
      expect(isOff(url), url).toBe(true);
    for (const url of ['/', '/#pricing', '/blogging', '/docs/intro', '/IgMatrix']) expect(isOff(url), url).toBe(false);
  });
});

describe('data', () => {
  const data = {
    entries: [
      { needs: 'no blog', text: 'a' },
      { needs: ['blog', 'igmatrix'], text: 'b' },
      {
        text: 'c{if blog}d{end}',
        links: [
          { label: 'x', href: '/blog/x' },
          { label: 'y', href: '/docs/intro' },
        ],
      },
      { key: 'feature', href: '/blog/x' },
    ],
  };

  it('of a site that has everything keeps all but what stands instead', () => {
    expect(settleData(data, nothingOff)).toEqual({
      entries: [
        { text: 'b' },
        {
          text: 'cd',
          links: [
            { label: 'x', href: '/blog/x' },
            { label: 'y', href: '/docs/intro' },
          ],
        },
        { key: 'feature', href: '/blog/x' },
      ],
    });
  });

  it('loses entries, links and addresses with the part', () => {
    expect(settleData(data, settings('blog'))).toEqual({
      entries: [{ text: 'a' }, { text: 'c', links: [{ label: 'y', href: '/docs/intro' }] }, { key: 'feature' }],
    });
  });

  it('is named by its place in the file', () => {
    expect(pathInFile(data, ['entries', 1, 'links', 0], nothingOff)).toEqual(['entries', 2, 'links', 0]);
    expect(pathInFile(data, ['entries', 0, 'links', 0], settings('blog', 'prices'))).toEqual([
      'entries',
      0,
      'links',
      0,
    ]);
  });

  it('without entries is a part the site does without', () => {
    const files = { plans: { plans: [{ key: 'pro' }] }, testimonials: { entries: [] }, partners: undefined };
    expect(filledIn(files)).toEqual({ prices: false, testimonials: false, partners: false });
    expect(filledIn({ ...files, plans: { plans: [{ price: {} }] } }).prices).toBe(true);
  });
});
