// @ts-check
// `node --import ./scripts/ensure-installed.mjs scripts/start.ts` installs what is missing first. Plain JavaScript, because the
// machine may have only Node 20 and npm; no "prestart" script, because .npmrc has `ignore-scripts`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const isWindows = process.platform === 'win32';
/** npm puts node_modules/.bin first on the PATH: after the first time, this is the Node that runs. */
const packagedNode = isWindows ? `node_modules/node-win-${process.arch}/bin/node.exe` : 'node_modules/.bin/node';

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {});

/** Optional packages may be for another system. */
function isInstalled() {
  // npm writes this file when everything else is done.
  const found = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (found[path]?.version === version ? existsSync(path) : optional && !found[path]),
  );
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

if (!isInstalled()) {
  if (isWindows && process.execPath.startsWith(join(process.cwd(), 'node_modules') + sep))
    stop(
      'The packages have changed, and Windows cannot replace a Node that runs. Run "npm ci", then your command again.',
    );
  console.log('Installing packages (npm ci)…');
  // `include`: also where NODE_ENV=production would leave them out.
  const command = 'npm ci --include=dev --include=optional --no-audit --no-fund';
  if (spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
    stop('npm could not install the packages; its message is above. Run "npm ci" when that is solved.');
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  if (!existsSync(packagedNode))
    stop(`Node ${process.version} is too old: run "npm ci", or install Node 22.18 or newer (https://nodejs.org).`);
  const child = spawn(packagedNode, process.argv.slice(1), { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill());
  process.on('SIGINT', () => {}); // The terminal sends it to both.
  const code = await new Promise((resolve) => child.on('exit', resolve));
  process.exit(code ?? 1);
}
