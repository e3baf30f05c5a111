// @ts-check
// Runs before everything else, also on a machine that has only Node 20 and npm: plain JavaScript on purpose.
//   node tools/setup.mjs <command> [arguments]   installs what is missing, then runs the command.
import { spawnSync } from 'node:child_process';
import { join, sep } from 'node:path';
import { isOlder, npmLine, runHere, Unusable } from './commands.mjs';
import { missing } from './installed.mjs';

const root = process.cwd();

function install() {
  if (process.platform === 'win32' && process.execPath.startsWith(join(root, 'node_modules') + sep)) {
    // Windows does not let go of a program while it runs, and this one lies where everything is about to be replaced.
    throw new Unusable('The packages have changed. Run "npm ci", then your command again.');
  }
  console.log('Installing what is missing…');
  const { file, args } = npmLine();
  // `include`: also where NODE_ENV=production or a setting would leave out what only the build needs.
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync(file, [...args, 'ci', ...options], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error)
    throw new Unusable(`npm could not be started (${error.message}). Install Node with npm: https://nodejs.org`);
  if (status !== 0)
    throw new Unusable('npm could not install the packages; its message is above. Nothing else was done.');
  const still = missing(root);
  if (still.length > 0) console.error(`Not installed, although npm reports success: ${still.join(', ')}`);
}

try {
  if (isOlder(process.version, '20.0.0'))
    throw new Unusable(`Node ${process.version} is too old: install Node 20 or newer (https://nodejs.org).`);
  if (missing(root).length > 0) install();
  // Started from here and not with `&&` in package.json: a shell remembers where it found `node` the first time and
  // would run the machine's old one again instead of the project's, which has only just been installed.
  const [command, ...args] = process.argv.slice(2);
  process.exitCode = command ? await runHere(command, args) : 0;
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
