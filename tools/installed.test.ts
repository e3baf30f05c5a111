import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matches, missing, thisMachine } from './installed.mjs';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;
const packages = {
  '': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0' },
  'node_modules/tool/node_modules/part': { version: '1.5.0' },
  'node_modules/tool-linux-x64': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/tool-linux-x64-musl': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/tool-win32-x64': { version: '2.0.0', optional: true, os: ['win32'], cpu: ['x64'] },
  'node_modules/tool-wasm/node_modules/helper': { version: '1.0.0', optional: true },
};
const onLinux = ['node_modules/tool', 'node_modules/tool/node_modules/part', 'node_modules/tool-linux-x64'];

let root = '';
const write = (name: string, data: unknown): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), JSON.stringify(data));
};

/** As npm leaves it: the packages, and at last the record of what is there. */
function install(paths: string[], versions: Record<string, string> = {}): void {
  for (const path of paths) write(`${path}/package.json`, {});
  const record = Object.entries(packages)
    .filter(([path]) => paths.includes(path))
    .map(([path, entry]) => [path, { ...entry, version: versions[path] ?? entry.version }]);
  write('node_modules/.package-lock.json', { packages: Object.fromEntries(record) });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
  write('package-lock.json', { packages });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what is missing', () => {
  it('is nothing when npm has installed everything for this machine, whoever called it', () => {
    install(onLinux);
    expect(missing(root, linux)).toEqual([]);
  });

  it('is everything before the first installation, and after one that was broken off', () => {
    expect(missing(root, linux)).toEqual(onLinux);
    install(onLinux);
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(missing(root, linux)).toEqual(onLinux);
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages": {');
    expect(missing(root, linux)).toEqual(onLinux);
  });

  it('is a package of another version, a lost folder, and what another machine had no need of', () => {
    install(onLinux, { 'node_modules/tool': '1.9.0' });
    expect(missing(root, linux)).toEqual(['node_modules/tool']);
    install(onLinux);
    rmSync(join(root, 'node_modules/tool/node_modules/part'), { recursive: true });
    expect(missing(root, linux)).toEqual(['node_modules/tool/node_modules/part']);
    install(onLinux);
    expect(missing(root, { os: 'win32', cpu: 'x64', libc: undefined })).toEqual(['node_modules/tool-win32-x64']);
    expect(missing(root, { ...linux, libc: 'musl' })).toEqual(['node_modules/tool-linux-x64-musl']);
  });
});

describe('matches', () => {
  it.each([
    [{}, true],
    [{ os: 'linux' }, true],
    [{ os: ['darwin', 'linux'], cpu: ['x64'] }, true],
    [{ os: ['!win32'] }, true],
    [{ os: ['!linux'] }, false],
    [{ cpu: ['arm64'] }, false],
    [{ os: ['linux'], libc: ['musl'] }, false],
  ])('%j: %s on Linux with glibc', (platform, expected) => {
    expect(matches(platform, linux)).toBe(expected);
  });

  it('knows the machine it runs on', () => {
    expect(thisMachine()).toMatchObject({ os: process.platform, cpu: process.arch });
  });
});
