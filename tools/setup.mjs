// @ts-check
// Runs before everything else, also on a machine that has only Node 20 and npm: plain JavaScript on purpose.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.setup';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what is missing…');
  const windows = process.platform === 'win32';
  // Not `npm ci`: the lock file was written where some systems' optional binaries could not be had, which `ci` refuses.
  // `install --no-save` takes the locked versions, adds this system's binaries and leaves the lock file alone.
  execFileSync(windows ? 'npm.cmd' : 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  writeFileSync(stamp, wanted);
}
