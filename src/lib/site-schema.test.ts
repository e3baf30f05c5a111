import { describe, expect, it } from 'vitest';
import config from '../../tests/site/site.config.ts';
import { siteSchema } from './site-schema.ts';

const changed = (change: (copy: Record<string, unknown>) => void): unknown => {
  const copy: Record<string, unknown> = structuredClone(config);
  change(copy);
  return copy;
};

describe("the owner's file", () => {
  it('is taken as it is written', () => {
    expect(siteSchema.parse(config)).toMatchObject(config);
  });

  it('may leave out every part and every link', () => {
    const { brand, community, aiSearchUrl, downloads, ...rest } = config;
    const least = {
      ...rest,
      brand: { ...brand, telegramUrl: undefined },
      downloads: { app: downloads.app },
      products: { igmatrix: { on: false }, videomagic: { on: false } },
    };
    const site = siteSchema.parse(least);
    expect(site.community).toEqual({});
    expect(site.pages).toEqual({ blog: true, rewards: true, markdownPage: true });
    expect(site.products.ytmatrix).toEqual({ name: 'YtMatrix', on: true });
  });

  it.each([
    ['origin', 'https://example.com/', 'without a trailing slash'],
    ['brand.accent', 'blueish', 'color'],
    ['brand.logo', 'logo.png', './brand/logo.svg'],
    ['brand.supportEmail', 'support', 'e-mail'],
    ['brand.telegramUrl', 't.me/x', 'https://'],
    ['brand.telegramUrl', 'javascript:alert(1)', 'http(s)'],
    ['community.repository', '', 'http(s)'],
    ['downloads.app.windows.sha256', 'abc', '64 hexadecimal'],
    ['downloads.app.windows.sha256', `${'a'.repeat(63)}g`, '64 hexadecimal'],
    ['downloads.app.windows.bytes', 120, 'in bytes'],
    ['downloads.app.windows.bytes', 125_829_120.5, 'whole bytes'],
    ['downloads.app.windows.bytes', '120 MB', 'whole bytes'],
    ['downloads.app.windows.released', '15.11.2026', 'year-month-day'],
    ['downloads.app.windows.released', '2026-02-30', 'year-month-day'],
    ['downloads.app.windows.version', ' ', 'write the version'],
    ['announcement.id', 'Big News', 'lower-case'],
    ['announcement.text.ru', '', 'write the text'],
    ['analytics', { provider: 'other' }, 'none, console, gtag'],
    ['analytics', { provider: 'gtag', measurementId: 'UA-1' }, 'G-ABC123'],
    [
      'analytics',
      { provider: 'plausible', domain: 'example.com', scriptUrl: 'https://stats.example.com/js/script.js' },
      'script.manual.js',
    ],
    [
      'analytics',
      { provider: 'plausible', scriptUrl: 'https://plausible.io/js/script.manual.js' },
      'needs the domain of the site',
    ],
    [
      'analytics',
      { provider: 'umami', websiteId: crypto.randomUUID(), scriptUrl: 'https://cloud.umami.is/script.js' },
      'https://gateway.umami.is',
    ],
    [
      'analytics',
      { provider: 'plausible', scriptUrl: 'https://plausible.io/js/pa-x.js', connect: ['plausible.io'] },
      'scheme and host',
    ],
    ['includeSubDomains', 'yes', 'write true'],
    ['colorMode', 'dark', '"switch" or "light"'],
    ['docsVersions', [], 'current'],
    ['brand.slogan', 'x', 'slogan'],
    ['pages', { blog: 'no' }, 'write true, or false'],
    ['products', { igmatrix: { name: ' ' } }, 'give the product a name'],
    ['downloads.igmatrix', undefined, 'products: { igmatrix: { on: false } }'],
  ])('%s = %j stops the build and says how to fix it', (path, value, remedy) => {
    const input = changed((copy) => {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      let target: Record<string, unknown> = copy;
      for (const key of keys) {
        const next: unknown = target[key];
        if (typeof next === 'object' && next !== null) target = Object.assign(next);
      }
      target[last] = value;
    });
    const result = siteSchema.safeParse(input);
    expect(result.success).toBe(false);
    const text = JSON.stringify(result.error?.issues);
    expect(text).toContain(remedy.replaceAll('"', '\\"'));
  });
});
