// @ts-check
// Runs before everything else, also on a machine that has only Node 20 and npm: plain JavaScript on purpose.
//   node tools/setup.mjs <command> [arguments]   installs what is missing, then runs the command.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const windows = process.platform === 'win32';
const stamp = 'node_modules/.setup';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what is missing…');
  // Not `npm ci`: the lock file was written where some systems' optional binaries could not be had, which `ci` refuses.
  // `install --no-save` takes the locked versions, adds this system's binaries and leaves the lock file alone.
  execFileSync(windows ? 'npm.cmd' : 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  writeFileSync(stamp, wanted);
}

// Started from here and not with `&&` in package.json: a shell remembers where it found `node` the first time and would
// run the machine's old one again instead of the project's, which has only just been installed.
const [command, ...args] = process.argv.slice(2);
if (command) {
  const child = spawn(command, args, { stdio: 'inherit', shell: windows });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('close', (code) => process.exit(code ?? 1));
}
