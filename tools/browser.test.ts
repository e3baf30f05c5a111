import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shellBeside } from './browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const install = (...path: string[]): string => {
  const file = join(folder, ...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
};

describe('the shell beside a browser of Playwright', () => {
  it.each([
    ['chromium-1234/chrome-linux/chrome', 'chrome-headless-shell-linux64/chrome-headless-shell'],
    ['chromium-1234/chrome-win64/chrome.exe', 'chrome-headless-shell-win64/chrome-headless-shell.exe'],
    ['chromium-1234/chrome-mac/Chromium.app/Contents/MacOS/Chromium', 'chrome-mac/headless_shell'],
  ])('of %s is found', (browser, shell) => {
    const installed = install('chromium_headless_shell-1234', shell);
    install('chromium_headless_shell-1233', shell);
    expect(shellBeside(join(folder, browser))).toBe(installed);
  });

  it('of another revision is not taken', () => {
    install('chromium_headless_shell-1233/chrome-linux/headless_shell');
    expect(shellBeside(join(folder, 'chromium-1234/chrome-linux/chrome'))).toBeUndefined();
  });

  it('does not exist beside a browser of the machine', () => {
    expect(shellBeside('/usr/bin/chromium')).toBeUndefined();
  });
});
