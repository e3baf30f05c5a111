import { defineConfig } from '@playwright/test';
import { browserFlags, findOrInstallBrowser } from './tools/browser.ts';

// Another one for every run, so that two can go on at the same time; the workers inherit it.
process.env.TEST_PORT ??= String(20_000 + (process.pid % 10_000));
const port = Number(process.env.TEST_PORT);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'tests/.results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Long enough for a machine many times slower and busy with something else: they cost time only where a test fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['./tools/progress-reporter.ts'], ['json', { outputFile: 'tests/.results/report.json' }]],
  use: {
    actionTimeout: 60_000,
    baseURL: process.env.BASE_URL ?? `http://localhost:${port}`,
    launchOptions: { executablePath: findOrInstallBrowser(), args: browserFlags },
    // Recording costs a third of the time of every test: set TRACE=1 when one fails and the message does not tell why.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    // Playwright hands this to a shell: the Node that runs the tests, whatever `node` means there.
    command: `"${process.execPath}" tools/serve.ts`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
