import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { benchFolder } from './place.ts';

interface Machine {
  os: string;
  cpu: string;
  libc: 'glibc' | 'musl' | undefined;
}

function thisMachine(): Machine {
  const { platform: os, arch: cpu } = process;
  const { glibcVersionRuntime } = z
    .object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })
    .parse(process.report.getReport()).header;
  return { os, cpu, libc: os === 'linux' ? (glibcVersionRuntime ? 'glibc' : 'musl') : undefined };
}

const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

function npm(args: string[], folder: string): { code: number; stdout: string; output: string } {
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stdout, stderr, error } = spawnSync('npm', [...args, ...options], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { code: status ?? 1, stdout, output: error?.message ?? `${stdout}${stderr}` };
}

/** Lighthouse, from the lock file of this folder. */
export function installInstruments(): void {
  if (existsSync(join(benchFolder, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse into bench/node_modules…');
  const { code, output } = npm(['ci'], benchFolder);
  if (code !== 0) throw new Error(`npm could not install the packages of bench/package.json:\n${output}`);
}

const names = z.record(z.string(), z.string());
const manifestSchema = z.looseObject({ dependencies: names, overrides: names.default({}) });
type Manifest = z.infer<typeof manifestSchema>;

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.string().optional(), optionalDependencies: names.default({}) }),
  ),
});
export type Lock = z.infer<typeof lockSchema>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The package of which npm says that the registry has no version like it. */
export const unavailable = (output: string): string | undefined =>
  /No matching version found for (\S+)@/.exec(output)?.[1];

export interface Gap {
  name: string;
  version: string;
  /** The package with its program for this machine. */
  binary: string;
}

/** Native packages that came without their program for this machine: npm says nothing, and the build fails later. */
export function nativeGaps({ packages }: Lock, { os, cpu, libc }: Machine): Gap[] {
  const isForThisMachine = (name: string): boolean =>
    new RegExp(`[-/]${os}-${cpu}(?:-|$)`).test(name) && !(libc === 'glibc' ? /musl/ : /gnu/).test(name);
  const installed = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const gaps = Object.entries(packages).flatMap(([path, { version = '', optionalDependencies }]) => {
    const binary = Object.keys(optionalDependencies).find(isForThisMachine);
    const name = path.split('node_modules/').at(-1) ?? '';
    return binary && !installed.has(binary) ? [{ name, version, binary }] : [];
  });
  return [...new Map(gaps.map((gap) => [gap.name, gap])).values()];
}

function versionsOf(name: string, folder: string): string[] {
  const { stdout, code } = npm(['view', name, 'versions', '--json'], folder);
  if (code !== 0) return [];
  const parsed = z.union([z.array(z.string()), z.string().transform((one) => [one])]).safeParse(JSON.parse(stdout));
  return parsed.success ? parsed.data.filter((version) => !version.includes('-')) : [];
}

/** A package the peer names itself cannot be overridden. */
const hold = (manifest: Manifest, name: string, version: string): void => {
  const list = name in manifest.dependencies ? manifest.dependencies : manifest.overrides;
  list[name] = version;
};

const mostTries = 8;

/**
 * Installs the newest versions that this registry has for this machine. Registries have gaps: a release may ask for a
 * version that is not there (yet), or lack its program for some systems; such packages are held at the last one that has all.
 */
function installNewest(manifest: Manifest, project: string): void {
  for (let tries = 1; ; tries += 1) {
    writeFileSync(join(project, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(join(project, 'package-lock.json'), { force: true });
    const { code, output } = npm(['install'], project);
    if (code !== 0) {
      const name = unavailable(output);
      if (!name || name in manifest.overrides || tries === mostTries) throw new Error(lastLines(output));
      hold(manifest, name, 'latest');
      continue;
    }
    const gaps = nativeGaps(lockSchema.parse(readJson(join(project, 'package-lock.json'))), thisMachine());
    if (gaps.length === 0) return;
    for (const { name, version, binary } of gaps) {
      const binaries = new Set(versionsOf(binary, project));
      const complete = versionsOf(name, project).filter((each) => binaries.has(each));
      const older = complete.findLast((each) => isOlder(each, version));
      if (!older || tries === mostTries)
        throw new Error(`${name} ${version} has no program for this machine (${binary}) in the registry.`);
      hold(manifest, name, older);
    }
  }
}

/** Copies a peer's own files to its project and installs the packages it names, unless that is done already. */
export function installPeer(source: string, project: string): void {
  mkdirSync(project, { recursive: true });
  cpSync(source, project, { recursive: true, filter: (name) => !name.endsWith('package.json') });
  const asked = readFileSync(join(source, 'package.json'), 'utf8');
  const done = join(project, 'installed-for.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === asked) return;
  rmSync(done, { force: true });
  installNewest(manifestSchema.parse(JSON.parse(asked)), project);
  writeFileSync(done, asked);
}

/** The versions npm has chosen, and what had to be held. */
export function versionsIn(project: string, packages: readonly string[]): string {
  const manifest = manifestSchema.parse(readJson(join(project, 'package.json')));
  const versionOf = (name: string): string =>
    z.looseObject({ version: z.string() }).parse(readJson(join(project, 'node_modules', name, 'package.json'))).version;
  const all = packages.map((name) => `${name} ${versionOf(name)}`).join(', ');
  const held = Object.keys(manifest.overrides)
    .filter((name) => existsSync(join(project, 'node_modules', name)))
    .map((name) => `${name} ${versionOf(name)}`);
  return held.length > 0 ? `${all} (held at ${held.join(', ')}: the registry lacks what is asked for)` : all;
}

/** The line of a program's words that tells most, without the folders of this machine. */
export function tellingLine(output: string): string {
  const lines = stripVTControlCharacters(output)
    .replaceAll(process.cwd(), '.')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /\berror\b|Error:|cannot|failed/i.test(line)) ?? lines.at(-1) ?? 'said nothing';
}

/** What a program said last is why it ended. */
export const lastLines = (output: string, count = 12): string =>
  stripVTControlCharacters(output).trim().split('\n').slice(-count).join('\n');
