import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runCommand } from './command.ts';

/** What the site is built with; everything else is left to Renovate. */
const packages = ['astro', '@astrojs/mdx', '@astrojs/react', 'react', 'react-dom'];

const packageSchema = z.looseObject({ version: z.string() });
const versionIn = (root: string, name: string): string =>
  packageSchema.parse(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))).version;

/** The newest versions within the majors of today. */
const wanted = (): string[] => packages.map((name) => `${name}@^${versionIn('.', name).split('.')[0]}`);

/**
 * `npm run upgrade`: installs the newest Astro, MDX and React into a copy of the last commit, builds the site there and runs
 * the unit tests. If both pass, it writes the versions to package.json; with `--try` it only reports.
 */
async function upgrade(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { try: { type: 'boolean' }, verbose: { type: 'boolean' } } });
  const copy = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const env = { ...process.env, PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
  const runIn = (cwd: string, command: string, ...rest: string[]): void => {
    console.log(`── ${[command, ...rest].join(' ')}`);
    // npm and vitest are `.cmd` files on Windows, which only a shell can start.
    execFileSync(command, rest, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
  };
  try {
    runIn('.', 'git', 'clone', '--quiet', '--depth=1', `file://${process.cwd()}`, copy);
    runIn(copy, 'npm', 'install', '--no-save', '--no-audit', '--no-fund', ...wanted());
    const versions = packages.map((name) => ({ name, from: versionIn('.', name), to: versionIn(copy, name) }));
    for (const { name, from, to } of versions)
      console.log(`${name} ${from === to ? `${to} (newest)` : `${from} → ${to}`}`);
    try {
      runIn(copy, 'node', 'scripts/build.ts');
      runIn(copy, 'vitest', 'run', '--reporter=dot');
    } catch {
      console.log('\nThe upgrade failed: the output above says where.');
      return false;
    }
    console.log('\nThe upgrade passed: the site builds and the unit tests pass with these versions.');
    const newer = versions.filter(({ from, to }) => from !== to).map(({ name, to }) => `${name}@${to}`);
    if (!values.try && newer.length > 0) runIn('.', 'npm', 'install', '--save-dev', '--save-exact', ...newer);
    return true;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await runCommand(upgrade);
