import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The repository installs on every system and contains nothing that a build generates. */
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(file));

const dependencies = z.record(z.string(), z.string()).default({});
const list = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]);
const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ optionalDependencies: dependencies, os: list, cpu: list })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Where Node would find `name` for the package at `from`: in its node_modules, or in those of a folder above. */
function entryOf(name: string, from: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const candidate = `${place ? `${place}/` : ''}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (!place) return undefined;
  }
}

describe('the lock file', () => {
  it('has an entry for every platform package that anything asks for', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !entryOf(name, from))
        .map((name) => `${from || 'package.json'} asks for ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a binary of every native package for Linux, macOS and Windows, x64 and ARM', () => {
    const systems = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));
    const native = Object.entries(packages).filter(
      ([from, { os, optionalDependencies }]) =>
        os.length === 0 &&
        // fsevents watches folders faster on macOS; everything works without it.
        Object.keys(optionalDependencies).some(
          (name) => name !== 'fsevents' && (packages[entryOf(name, from) ?? '']?.os.length ?? 0) > 0,
        ),
    );
    expect(native.length).toBeGreaterThan(3);
    const gaps = native.flatMap(([from, { optionalDependencies }]) =>
      systems
        .filter(
          ({ os, cpu }) =>
            !Object.keys(optionalDependencies).some((name) => {
              const found = packages[entryOf(name, from) ?? ''];
              return found?.os.includes(os) && found.cpu.includes(cpu);
            }),
        )
        .map(({ os, cpu }) => `${from || 'package.json'}: nothing for ${os} ${cpu}`),
    );
    expect(gaps).toEqual([]);
  });

  it.each(tracked.filter((file) => /(?:^|\/)package-lock\.json$/.test(file)))(
    '%s names no host: every machine takes the packages from its own registry',
    (file) => {
      expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved"|\.tgz"/);
    },
  );

  it('comes with packages whose install scripts are never run', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true\r?$/m);
  });
});

describe('the repository', () => {
  it('holds nothing that a command makes', () => {
    expect(
      tracked.filter((file) =>
        /(?:^|\/)(?:node_modules|dist|\.vitest|\.schemas|\.astro|\.results|\.fixtures|out)(?:\/|$)/.test(file),
      ),
    ).toEqual([]);
  });

  it('holds every text with LF line ends, whatever this checkout makes of them', () => {
    const kept = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).trim().split('\n');
    expect(kept.filter((line) => /^i\/(?:crlf|mixed)\s/.test(line))).toEqual([]);
    expect(execFileSync('git', ['show', ':.gitattributes'], { encoding: 'utf8' })).toMatch(/^\* text=auto eol=lf$/m);
  });

  it('documents files that are there', () => {
    const documents = tracked.filter((file) => file.endsWith('.md') && !/^(?:CHANGELOG|docs\/decisions)/.test(file));
    const missing = documents.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/`((?:src|scripts|tests|deploy|bench)\/[\w.[\]/-]+\.[a-z]{2,4})`/g)]
        .map(([, path = '']) => path)
        // Hosts' files are written by a build; a new language is named as an example.
        .filter((path) => !path.startsWith('deploy/out/') && path !== 'src/languages/de.ts' && !existsSync(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('is written in plain English', () => {
    const odd = /\b(?:anew|comes by itself|is told|lies outside|makes up for|mended|reckon|stands? beside|whoever)\b/i;
    const code = tracked.filter(
      (file) =>
        /\.(?:astro|css|mjs|tsx?)$/.test(file) && !/^(?:content|tests\/site)\/|^scripts\/repository\.test/.test(file),
    );
    const found = code.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (odd.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
