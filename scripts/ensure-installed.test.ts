import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
const write = (name: string, text: string, mode = 0o644): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text, { mode });
};
const packages = {
  '': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0' },
  'node_modules/tool-elsewhere': { version: '2.0.0', optional: true },
};

const script = pathToFileURL('scripts/ensure-installed.mjs').href;

/** A command of a project where `npm` only says how it was called. */
function runCommand(npmStatus = 0): { status: number | null; output: string } {
  write('bin/npm', `#!/bin/sh\necho "npm $*"\nexit ${npmStatus}\n`, 0o755);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', script, 'command.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: [join(root, 'bin'), '/usr/bin', '/bin'].join(delimiter), NODE_ENV: 'production' },
  });
  return { status, output: stdout + stderr };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
  write('package-lock.json', JSON.stringify({ packages }));
  write('command.mjs', "console.log('the command');");
  write('node_modules/tool/package.json', '{}');
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/tool': { version: '2.0.0' } } }));
});
afterEach(() => rmSync(root, { recursive: true }));

const onUnix = it.skipIf(process.platform === 'win32');

onUnix('a command starts without an install if all packages of the lock file are there', () => {
  expect(runCommand()).toEqual({ status: 0, output: 'the command\n' });
});

onUnix.each([
  ['nothing is installed', () => rmSync(join(root, 'node_modules'), { recursive: true })],
  ['an installation was interrupted', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
  ['a package is gone', () => rmSync(join(root, 'node_modules/tool'), { recursive: true })],
  [
    'the lock file asks for another version',
    () => write('package-lock.json', '{"packages":{"node_modules/tool":{"version":"3.0.0"}}}'),
  ],
])('all packages are installed first, development ones included, where %s', (_, change) => {
  change();
  const { status, output } = runCommand();
  expect(status).toBe(0);
  expect(output).toMatch(/npm ci --include=dev --include=optional.*\nthe command\n$/);
});

onUnix('ends with a remedy where npm fails', () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  const { status, output } = runCommand(1);
  expect(status).toBe(1);
  expect(output).toContain('Run "npm ci" when that is solved.');
  expect(output).not.toContain('the command');
});
