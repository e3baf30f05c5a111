import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, stylePolicy } from './policy.ts';

const hashes = { scriptHashes: ['sha256-abc='] };

describe('content security policy', () => {
  it('allows the site itself and the hashes, nothing else', () => {
    const policy = contentSecurityPolicy({ analytics: { provider: 'none' }, ...hashes });
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/https:|unsafe|\*/);
  });

  it('names every kind of file, so that a page can say itself what styles it has', () => {
    const named = contentSecurityPolicy({ analytics: { provider: 'none' }, ...hashes }).split('; ');
    const kinds = named.map((directive) => directive.split(' ')[0]);
    expect(kinds).not.toContain('default-src');
    expect(kinds).not.toContain('style-src');
    for (const kind of ['script', 'img', 'connect', 'font', 'media', 'manifest', 'worker', 'frame', 'object'])
      expect(kinds).toContain(`${kind}-src`);
    expect(stylePolicy('sha256-abc=')).toBe("style-src 'self' 'sha256-abc='");
  });

  it('opens the hosts of the provider the owner chose, and only those', () => {
    const policy = contentSecurityPolicy({
      analytics: { provider: 'plausible', domain: 'x', scriptUrl: 'https://stats.example.org/js/script.manual.js' },
      ...hashes,
    });
    expect(policy).toContain("script-src 'self' 'sha256-abc=' https://stats.example.org;");
    expect(policy).not.toContain('google');
    expect(contentSecurityPolicy({ analytics: { provider: 'gtag', measurementId: 'G-1' }, ...hashes })).toContain(
      'https://www.googletagmanager.com',
    );
  });
});
