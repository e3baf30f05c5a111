import { afterAll, describe, expect, it, vi } from 'vitest';

/** The site of the tests begins at the root: here is what the same functions do on one that does not. */
vi.resetModules();
vi.doMock('#published', () => ({ base: '/site', published: ['en', 'zh-Hans', 'ru'] }));
const { isWithinBase, withBase, withoutBase } = await import('./base.ts');
const { localizePath, pathInLanguage, splitLocale } = await import('./routes.ts');
const { addressOf, fileOf } = await import('../built-site/addresses.ts');

afterAll(() => {
  vi.doUnmock('#published');
  vi.resetModules();
});

describe('a site below a base', () => {
  it.each([
    ['/', 'en', '/site/'],
    ['/', 'ru', '/site/ru/'],
    ['/#pricing', 'en', '/site/#pricing'],
    ['/#pricing', 'zh-Hans', '/site/zh-Hans/#pricing'],
    ['/docs/intro#steps', 'ru', '/site/ru/docs/intro#steps'],
    ['/site', 'en', '/site/site'],
  ] as const)('%s in %s is %s', (path, locale, address) => {
    expect(localizePath(path, locale)).toBe(address);
  });

  it.each([
    ['/site/ru/docs/intro', 'ru', '/docs/intro'],
    ['/site/zh-Hans', 'zh-Hans', '/'],
    ['/site/', 'en', '/'],
    ['/site', 'en', '/'],
    ['/site/site', 'en', '/site'],
    ['/sites/ru/', 'en', '/sites/ru/'],
  ])('%s is %s of %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });

  it('tells its own addresses from those of its neighbors', () => {
    expect(['/site', '/site/', '/site/docs/intro'].map(isWithinBase)).toEqual([true, true, true]);
    expect(['/', '/sites/', '/site.html', '/ru/'].map(isWithinBase)).toEqual([false, false, false, false]);
  });

  it('names files from the root of the site', () => {
    expect(withBase('/icons/icon.svg')).toBe('/site/icons/icon.svg');
    expect(withoutBase('/site/icons/icon.svg')).toBe('/icons/icon.svg');
    expect(withoutBase('/icons/icon.svg')).toBe('/icons/icon.svg');
    expect(addressOf('/ru/docs/intro.html')).toBe('/site/ru/docs/intro');
    expect(fileOf(pathInLanguage('/docs/intro', 'ru'))).toBe('/ru/docs/intro.html');
  });
});
