import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { commandLine } from './commands.mjs';

/** The shell first: without the window a full browser draws around every page, the tests take half the time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((file) => existsSync(file));
}

function attempt(command: string, args: string[]): boolean {
  const line = commandLine(command, args);
  try {
    execFileSync(line.file, line.args, { stdio: 'ignore', timeout: 240_000 });
    return true;
  } catch {
    return false;
  }
}

/** Finds a browser, or gets one: Playwright's own where it can be downloaded, else Debian's package. */
export function findOrInstallBrowser(): string {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const found = onPath();
  if (found) return found;
  console.log('No browser found; installing one…');
  if (attempt('playwright', ['install', 'chromium']) && existsSync(own)) return own;
  if (existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      // With a font: a bare machine may have none, and pages without letters have other sizes.
      if (!attempt('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core'])) continue;
      const installed = onPath();
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium could be found or installed. Install one and put it on the PATH, then run npm test again.',
  );
}

export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
