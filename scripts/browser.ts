import { execFileSync, execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell first: it draws no window, and the tests take half the time.
const names = ['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath].find((file) => existsSync(file));
}

function succeeds(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

/** Installs a font, too: a bare machine may have none, which changes the layout of pages. */
const aptInstall = (name: string) => () =>
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core'], { stdio: 'ignore' });

/** The path of a Chromium. Where there is none, Playwright's is downloaded, or else Debian's package installed. */
export function findOrInstallBrowser(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found: installing Playwright’s (npx playwright install chromium)…');
  succeeds(() => execSync('npx playwright install chromium', { stdio: 'ignore', timeout: 240_000 }));
  if (!installed() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('It could not be downloaded: installing Debian’s package instead, as root with apt-get…');
    succeeds(() => execFileSync('apt-get', ['update'], { stdio: 'ignore' }));
    ['chromium-headless-shell', 'chromium'].some((name) => succeeds(aptInstall(name)));
  }
  const browser = installed();
  if (!browser) throw new Error('No Chromium could be installed. Put one on the PATH, then run the command again.');
  return browser;
}

export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
