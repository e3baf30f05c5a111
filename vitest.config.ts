import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'deploy/**/*.test.ts'] },
});
