import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { commandLine } from './commands.mjs';

/** Chromium without the window that a full browser keeps and draws around every page: the tests take half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((file) => existsSync(file));
}

/** Beside each browser Playwright installs its shell, and tells only where the browser is. */
export function shellBeside(browser: string): string | undefined {
  const [, folder, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(browser) ?? [];
  if (folder === undefined) return undefined;
  const cwd = join(folder, `chromium_headless_shell-${revision}`);
  const [found] = globSync('*/{chrome-headless-shell,headless_shell}{,.exe}', { cwd });
  return found && join(cwd, found);
}

function playwrightsOwn(): string | undefined {
  const own = chromium.executablePath();
  return shellBeside(own) ?? (existsSync(own) ? own : undefined);
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

/**
 * Debian's package of that name, where packages can be installed. With a font: a bare machine may have none, and pages
 * without letters have other sizes.
 */
const fromDebian = (name: string): boolean =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  attempt('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core']);

/** Finds a browser, or gets one: Playwright's own where it can be downloaded, else Debian's package. */
export function findOrInstallBrowser(): string {
  const found = playwrightsOwn() ?? onPath([...shells, ...browsers]);
  if (found) return found;
  console.log('No browser found; installing one…');
  const downloaded = attempt('playwright', ['install', 'chromium']) ? playwrightsOwn() : undefined;
  if (downloaded) return downloaded;
  attempt('apt-get', ['update']);
  const installed = ['chromium-headless-shell', 'chromium'].some(fromDebian) && onPath([...shells, ...browsers]);
  if (installed) return installed;
  throw new Error(
    'No Chromium could be found or installed. Install one and put it on the PATH, then run npm test again.',
  );
}

/** The same for hundreds of tests: where there is only a full browser, the shell is installed in seconds and saves minutes. */
export function findOrInstallShell(): string {
  const found = playwrightsOwn() ?? onPath(shells);
  return found ?? ((fromDebian('chromium-headless-shell') && onPath(shells)) || findOrInstallBrowser());
}

export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
