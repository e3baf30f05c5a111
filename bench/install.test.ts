import { describe, expect, it } from 'vitest';
import { lastLines, nativeGaps, tellingLine, unavailable } from './install.ts';

describe('a registry with gaps', () => {
  it('says which package it has not', () => {
    const message =
      'npm error notarget No matching version found for @docsearch/core@4.7.1.\nnpm error notarget In most';
    expect(unavailable(message)).toBe('@docsearch/core');
    expect(unavailable('npm error code ERESOLVE')).toBeUndefined();
  });

  it('is found by native packages whose program for this machine was not installed', () => {
    const native = (version: string, ...names: string[]) => ({
      version,
      optionalDependencies: Object.fromEntries(names.map((name) => [name, version])),
    });
    const lock = {
      packages: {
        '': { optionalDependencies: {} },
        'node_modules/whole': native('2.0.0', '@whole/linux-x64-gnu', '@whole/darwin-arm64'),
        'node_modules/@whole/linux-x64-gnu': { version: '2.0.0', optionalDependencies: {} },
        'node_modules/a/node_modules/broken': native('1.2.3', 'broken-linux-x64-musl', 'broken-linux-x64-gnu'),
        'node_modules/plain': native('1.0.0', 'fsevents'),
      },
    };
    const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;
    expect(nativeGaps(lock, linux)).toEqual([{ name: 'broken', version: '1.2.3', binary: 'broken-linux-x64-gnu' }]);
    expect(nativeGaps(lock, { os: 'win32', cpu: 'x64', libc: undefined })).toEqual([]);
  });
});

it('what a program said last is told without the colors of a terminal', () => {
  expect(lastLines('one\n\u001b[31mtwo\u001b[39m\nthree\n\n', 2)).toBe('two\nthree');
});

it('the line that tells most names no folder of this machine', () => {
  const output = `building\n  Error: no page ${process.cwd()}/bench/a.md\n    at build\nbye\n`;
  expect(tellingLine(output)).toBe('Error: no page ./bench/a.md');
  expect(tellingLine('one\ntwo\n')).toBe('two');
});
