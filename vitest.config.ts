import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Nothing here changes the world around it, so the files can share their workers: half the time.
  test: {
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'deploy/**/*.test.ts', 'tests/*.test.ts'],
  },
});
