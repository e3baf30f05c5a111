import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, responseHeaders } from './policy.ts';

const hashes = { scriptHashes: ['sha256-abc='], styleHashes: [] };

describe('content security policy', () => {
  it('allows the site itself and the hashes, nothing else', () => {
    const policy = contentSecurityPolicy({ analytics: { provider: 'none' }, ...hashes });
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toMatch(/^default-src 'self'; /);
    // Listed only if it differs from the default.
    expect(policy).not.toMatch(/(connect|style|font)-src/);
    expect(policy).toMatch(/; form-action 'self'; /);
    expect(policy).not.toMatch(/https:|unsafe|\*/);
  });

  it('opens the hosts of the provider the owner chose, and only those', () => {
    const policy = contentSecurityPolicy({
      analytics: { provider: 'plausible', scriptUrl: 'https://stats.example.org/js/pa-x.js', connect: [] },
      ...hashes,
    });
    expect(policy).toContain("script-src 'self' 'sha256-abc=' https://stats.example.org;");
    expect(policy).toContain("connect-src 'self' https://stats.example.org;");
    expect(policy).not.toContain('google');
    expect(contentSecurityPolicy({ analytics: { provider: 'gtag', measurementId: 'G-1' }, ...hashes })).toContain(
      'https://www.googletagmanager.com',
    );
  });
  it('opens the hosts that take page views elsewhere, for those and not for scripts', () => {
    const policy = contentSecurityPolicy({
      analytics: {
        provider: 'umami',
        websiteId: '00000000-0000-4000-8000-000000000000',
        scriptUrl: 'https://cloud.umami.is/script.js',
        connect: ['https://api-gateway.umami.dev'],
      },
      ...hashes,
    });
    expect(policy).toContain("script-src 'self' 'sha256-abc=' https://cloud.umami.is;");
    expect(policy).toContain("connect-src 'self' https://cloud.umami.is https://api-gateway.umami.dev;");
  });
});

it.each([
  [false, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])('HTTPS for subdomains: %s', (includeSubDomains, value) => {
  const { every } = responseHeaders({ analytics: { provider: 'none' }, includeSubDomains, ...hashes });
  expect(every['Strict-Transport-Security']).toBe(value);
});
