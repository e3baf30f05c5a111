import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tools/browser.ts';

const port = Number(process.env.TEST_PORT ?? 4399);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'tests/.results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['./tools/progress-reporter.ts'], ['json', { outputFile: 'tests/.results/report.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
    // Recording costs a third of the time of every test: set TRACE=1 when one fails and the message does not tell why.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'node tools/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
