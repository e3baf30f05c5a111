import { describe, expect, it } from 'vitest';
import type { SiteDescription } from './site-description.ts';
import { headersFile, redirectsFile, vercelJson } from './static-hosts.ts';

const site: SiteDescription = {
  host: 'acme.test',
  base: '/site',
  headers: { every: { 'X-Every': '1' }, documents: { 'X-Document': '1' } },
  redirects: [{ from: '/docs', to: '/docs/intro' }],
  files: ['/index.html', '/blog/a-post.html', '/blog/rss.xml', '/assets/app.01234567.js', '/ru/index.html'],
};

/** Lines that begin with a path. */
const pathsOf = (file: string): string[] => file.split('\n').filter((line) => line.startsWith('/'));

describe('hosts that serve a folder, below a base', () => {
  it('has rules for what is there only', () => {
    expect(pathsOf(headersFile(site))).toEqual(['/site/*', '/site/assets/*', '/site/*.md', '/site/blog/rss.xml']);
  });

  it('leads from the root and from old addresses to new ones, and knows each not-found page', () => {
    const lines = pathsOf(redirectsFile(site));
    expect(lines[0]).toBe('/ /site/ 301');
    expect(lines).toContain('/site/docs/index.html /site/docs/intro 301');
    expect(lines).toContain('/site/ru/* /site/ru/404.html 404');
    expect(lines.at(-1)).toBe('/* /site/404.html 404');
  });

  it('tells Vercel the same', () => {
    const {
      redirects,
      headers,
    }: Record<string, Array<{ source: string; destination?: string }>> = JSON.parse(vercelJson(site));
    expect(redirects?.map(({ source, destination }) => `${source} ${destination}`)).toEqual([
      '/ /site',
      '/site/docs /site/docs/intro',
    ]);
    expect(headers?.map(({ source }) => source).filter((source) => !source.startsWith('/site'))).toEqual([]);
    expect(headers?.[0]?.source).toBe('/site');
  });

  it('at the root, names paths as they are', () => {
    expect(pathsOf(headersFile({ ...site, base: '' }))[0]).toBe('/*');
    expect(pathsOf(redirectsFile({ ...site, base: '' }))[0]).toBe('/docs /docs/intro 301');
  });
});
