import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, findOrInstallBrowser } from './scripts/browser.ts';
import { engines, lacking } from './tests/browsers/driver.ts';
import { ownersSite, testSite } from './tests/sites.ts';

// The workers inherit both. Other ports for every run, so that two can go on at the same time.
process.env.TEST_PORT ??= String(20_000 + 2 * (process.pid % 5_000));
process.env.TEST_BROWSER ??= findOrInstallBrowser();

const firstPort = Number(process.env.TEST_PORT);

/** `rules`: what holds for any content, on the owner's site. `behavior`: what the code does, on a site of the tests' own. */
const groups = [
  { name: 'rules', site: ownersSite, port: firstPort },
  { name: 'behavior', site: testSite, port: firstPort + 1 },
].filter(({ name, site }) => {
  if (existsSync(site.dist)) return true;
  console.warn(`${site.dist} is not built: tests/${name} is skipped`);
  return false;
});

/** The other browsers, where the machine has them. */
const others = engines.filter((engine) => {
  const lack = existsSync(testSite.dist) ? lacking(engine) : `${testSite.dist} is not built`;
  if (lack && !process.env.TEST_WORKER_INDEX) console.warn(`tests/browsers is skipped in ${engine}: ${lack}`);
  return lack === undefined;
});

export default defineConfig<object, { engine: (typeof engines)[number] }>({
  // A folder of its own, because Playwright empties it.
  outputDir: 'tests/.results/browsers',
  fullyParallel: true,
  // Half of what a test does is waiting for an answer of the browser.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Long enough for a machine many times slower: it costs time only where a test fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.TEST_BROWSER,
      // One process for the pages of a test: a fifth of the time went into starting others.
      args: [...browserFlags, '--renderer-process-limit=1'],
    },
    // Recording costs a third of the time: set TRACE=1 when one fails and the message does not say why.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    ...groups.map(({ name, port }) => ({
      name,
      testDir: `tests/${name}`,
      testMatch: '**/*.e2e.ts',
      use: { baseURL: `http://localhost:${port}` },
    })),
    // One window each.
    ...others.map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      testMatch: '**/*.e2e.ts',
      fullyParallel: false,
      use: { engine },
    })),
  ],
  webServer: groups.map(({ site, port }) => ({
    // Playwright hands this to a shell: the Node that runs the tests, whatever `node` means there.
    command: `"${process.execPath}" scripts/serve.ts ${site.dist}`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    timeout: 180_000,
  })),
});
