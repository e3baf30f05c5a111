// @ts-check
// Runs before everything else, also on a machine that has only Node 20 and npm: plain JavaScript on purpose.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.setup';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const run = (/** @type {string[]} */ ...args) =>
  execFileSync(npm, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });

/**
 * Native parts the lock file does not know for this system (it was written where only some were published):
 * taken in the exact version their package asks for.
 */
function addMissingBindings() {
  const missing = ['rolldown', '@biomejs/biome', '@astrojs/compiler-binding'].flatMap((name) => {
    const { optionalDependencies = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    const fits = Object.entries(optionalDependencies).filter(
      ([binding]) => binding.includes(`${process.platform}-${process.arch}`) && !binding.includes('musl'),
    );
    return fits.some(([binding]) => existsSync(`node_modules/${binding}`)) ? [] : fits.map((fit) => fit.join('@'));
  });
  if (missing.length) run('install', '--no-save', '--no-audit', '--no-fund', ...missing);
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what is missing…');
  run('ci', '--no-audit', '--no-fund', '--loglevel=error');
  addMissingBindings();
  writeFileSync(stamp, wanted);
}
