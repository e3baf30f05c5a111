import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium, defineConfig } from '@playwright/test';
import { ownersCopy, ownersSite, testSite } from './tests/sites.ts';
import { browserFlags, findOrInstallBrowser } from './tools/browser.ts';

// Others for every run, so that two can go on at the same time; the workers inherit them.
process.env.TEST_PORT ??= String(20_000 + 3 * (process.pid % 5_000));
const firstPort = Number(process.env.TEST_PORT);

// Looked for once, and not by every worker again.
const browser = process.env.TEST_BROWSER ?? findOrInstallBrowser();
process.env.TEST_BROWSER = browser;

/** `npm test` asks for `rules` once the owner's site is built, and for `copy+behavior` when everything else is done. */
const asked = process.env.TEST_GROUPS?.split('+');

/**
 * `rules`: what holds for any content, on the owner's site; `copy`: on a changed copy of it. `behavior`: what the code does,
 * on a site of the tests' own.
 */
const groups = [
  // The longest tests first: none is left over when all others are done.
  { name: 'rules', site: ownersSite, port: firstPort },
  { name: 'copy', site: ownersCopy, port: firstPort + 1 },
  { name: 'behavior', site: testSite, port: firstPort + 2 },
].filter(({ name, site }) => {
  if (asked && !asked.includes(name)) return false;
  if (existsSync(site.dist)) return true;
  console.warn(`${site.dist} is not built: tests/${name} is left out`);
  return false;
});

export default defineConfig({
  // A folder of its own, because Playwright empties it.
  outputDir: 'tests/.results/browsers',
  fullyParallel: true,
  // Half of what a test does is waiting for an answer of the browser.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  // Long enough for a machine many times slower and busy with something else: they cost time only where a test fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['./tools/progress-reporter.ts'],
    ['json', { outputFile: `tests/.results/${process.env.TEST_GROUPS ?? 'browsers'}.json` }],
  ],
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      // Its own browser Playwright starts as a headless shell, which takes half the time.
      executablePath: browser === chromium.executablePath() ? undefined : browser,
      // One process for the pages of a test: a fifth of the time went into starting others.
      args: [...browserFlags, '--renderer-process-limit=1'],
    },
    // Recording costs a third of the time of every test: set TRACE=1 when one fails and the message does not tell why.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: groups.map(({ name, port }) => ({
    name,
    testDir: `tests/${name}`,
    testMatch: '**/*.e2e.ts',
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: groups.map(({ site, port }) => ({
    // Playwright hands this to a shell: the Node that runs the tests, whatever `node` means there.
    command: `"${process.execPath}" tools/serve.ts ${site.dist}`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    timeout: 180_000,
  })),
});
