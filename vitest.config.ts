import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Nothing here changes the world around it, so the files can share their workers: half the time.
  test: {
    isolate: false,
    // Left to itself, Vitest keeps one processor free: half of a small machine.
    maxWorkers: '100%',
    // Code that reads the site being built reads the tests' own: what the owner writes is the check's business.
    env: { SITE_CONFIG: 'tests/site/site.config.ts', SITE_CONTENT: 'tests/site/content' },
    // Long enough for a machine many times slower: it costs time only where a test fails.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts', 'tests/*.test.ts'],
  },
});
