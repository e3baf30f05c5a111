import { describe, expect, it } from 'vitest';
import { isExternal, localeParam, localizePath, splitLocale } from './routes.ts';

describe('routes', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'ru', '/ru/'],
    ['/#pricing', 'zh-Hans', '/zh-Hans/#pricing'],
    ['/docs/intro', 'en', '/docs/intro'],
    ['/docs/intro#steps', 'ru', '/ru/docs/intro#steps'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected);
  });

  it.each([
    ['/ru/docs/intro', 'ru', '/docs/intro'],
    ['/zh-Hans/', 'zh-Hans', '/'],
    ['/zh-Hans', 'zh-Hans', '/'],
    ['/rubric', 'en', '/rubric'],
    ['/', 'en', '/'],
  ])('%s is %s of %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });

  it('has no parameter for the default language', () => {
    expect(localeParam('en')).toBeUndefined();
    expect(localeParam('ru')).toBe('ru');
  });

  it('knows other sites', () => {
    expect(isExternal('https://example.com')).toBe(true);
    expect(isExternal('mailto:a@example.com')).toBe(true);
    expect(isExternal('/docs')).toBe(false);
  });
});
