import { describe, expect, it } from 'vitest';
import { everyPart, filledIn, isMet, nothingOff, offIn, type Parts, shownData, withoutNeeds } from './parts.ts';

const without = (...names: Array<keyof Parts>): Parts => ({
  ...everyPart,
  ...Object.fromEntries(names.map((name) => [name, false])),
});
const settings = (...names: Array<keyof Parts>) => {
  const parts = without(...names);
  return { parts, isOff: offIn(parts, new Map([['/docs/white', 'whiteLabel']])) };
};

describe('a condition', () => {
  it('is met by what the site has, and with "no" by what it does not have', () => {
    expect(isMet('blog', everyPart)).toBe(true);
    expect(isMet('no blog', everyPart)).toBe(false);
    expect(isMet('no blog', without('blog'))).toBe(true);
    expect(isMet('blgo', everyPart)).toBeUndefined();
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
        text: 'c',
        links: [
          { label: 'x', href: '/blog/x' },
          { label: 'y', href: '/docs/intro' },
        ],
      },
      { key: 'feature', href: '/blog/x' },
    ],
  };

  it('of a site that has everything keeps all but the substitutes', () => {
    expect(shownData(data, nothingOff)).toEqual({
      entries: [
        { text: 'b' },
        {
          text: 'c',
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
    expect(shownData(data, settings('blog'))).toEqual({
      entries: [{ text: 'a' }, { text: 'c', links: [{ label: 'y', href: '/docs/intro' }] }, { key: 'feature' }],
    });
  });

  it('is checked with every entry in its place', () => {
    expect(withoutNeeds(data)).toMatchObject({ entries: [{ text: 'a' }, { text: 'b' }, { text: 'c' }, {}] });
    expect(JSON.stringify(withoutNeeds(data))).not.toContain('needs');
  });

  it('without entries is a part the site does without', () => {
    const files = { plans: { plans: [{ key: 'pro' }] }, testimonials: { entries: [] }, partners: undefined };
    expect(filledIn(files)).toEqual({ prices: false, testimonials: false, partners: false });
    expect(filledIn({ ...files, plans: { plans: [{ price: {} }] } }).prices).toBe(true);
  });
});
