import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './policy.ts';

const hashes = { scriptHashes: ['sha256-abc='], styleHashes: [] };

describe('content security policy', () => {
  it('allows the site itself and the hashes, nothing else', () => {
    const policy = contentSecurityPolicy({ analytics: { provider: 'none' }, ...hashes });
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toMatch(/^default-src 'self'; /);
    // Said only where it differs from the default.
    expect(policy).not.toMatch(/(connect|style|font)-src/);
    expect(policy).toMatch(/; form-action 'self'; /);
    expect(policy).not.toMatch(/https:|unsafe|\*/);
  });

  it('opens the hosts of the provider the owner chose, and only those', () => {
    const policy = contentSecurityPolicy({
      analytics: { provider: 'plausible', domain: 'x', scriptUrl: 'https://stats.example.org/js/script.manual.js' },
      ...hashes,
    });
    expect(policy).toContain("script-src 'self' 'sha256-abc=' https://stats.example.org;");
    expect(policy).toContain("connect-src 'self' https://stats.example.org;");
    expect(policy).not.toContain('google');
    expect(contentSecurityPolicy({ analytics: { provider: 'gtag', measurementId: 'G-1' }, ...hashes })).toContain(
      'https://www.googletagmanager.com',
    );
  });
});
