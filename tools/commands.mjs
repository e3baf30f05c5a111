// @ts-check
// What the project's commands are run with, on every system and without a shell: a shell would split quoted arguments
// again, and Windows cannot start the `.cmd` files of node_modules/.bin without one.
// Plain JavaScript: tools/setup.mjs needs it on a machine whose Node cannot read TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { matches, thisMachine } from './installed.mjs';

/** The tools are TypeScript files that Node reads by itself, and ask `import.meta.main`: both since this version. */
export const oldestNode = '22.18.0';

/** Something the person at the keyboard can fix: the message says how, a stack trace would not. */
export class Unusable extends Error {}

/** @param {string} version @param {string} than */
export function isOlder(version, than) {
  const [left, right] = [version, than].map((text) => text.replace(/^v/, '').split('.').map(Number));
  const index = [0, 1, 2].find((place) => left?.[place] !== right?.[place]);
  return index !== undefined && (left?.[index] ?? 0) < (right?.[index] ?? 0);
}

/**
 * What is asked of a package.json.
 * @typedef {import('./installed.mjs').Platform & {
 *   bin?: string | Record<string, string>,
 *   dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 * }} Manifest
 */

/** @param {string} folder @returns {Manifest | undefined} */
function readManifest(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The file behind a command of a package; a package with one command may leave out its name.
 * @param {string} folder
 * @param {string} command
 */
function commandFile(folder, command) {
  const { bin } = readManifest(folder) ?? {};
  const file = typeof bin === 'string' ? basename(folder) === command && bin : bin?.[command];
  return file ? join(folder, file) : undefined;
}

/**
 * The Node that came with the packages: one of the optional dependencies named `node-<system>` fits this machine.
 * @param {string} root
 * @param {import('./installed.mjs').Machine} [machine]
 * @returns {string | undefined}
 */
export function packagedNode(root, machine = thisMachine()) {
  // They are built for glibc and do not say so: on Alpine they would be found and could not be started.
  if (machine.libc === 'musl') return undefined;
  for (const name of Object.keys(readManifest(root)?.optionalDependencies ?? {})) {
    const folder = join(root, 'node_modules', name);
    const file = commandFile(folder, 'node');
    if (file && existsSync(file) && matches(readManifest(folder) ?? {}, machine)) return file;
  }
  return undefined;
}

/**
 * The Node for everything of the project: its own, else the machine's if that is new enough.
 * @param {string} root
 */
export function projectNode(root) {
  const packaged = packagedNode(root);
  if (packaged) return packaged;
  if (!isOlder(process.version, oldestNode)) return process.execPath;
  throw new Unusable(
    `There is no Node for ${process.platform} ${process.arch} in node_modules, and this machine's Node ${process.version} ` +
      `is older than ${oldestNode}.\nRun "npm ci"; if that does not help, install Node ${oldestNode} or newer (https://nodejs.org) and try again.`,
  );
}

/**
 * The script of a declared package that offers this command: `astro`, `biome`, `vitest`, `playwright` …
 * @param {string} command
 * @param {string} root
 * @returns {string | undefined}
 */
export function packageScript(command, root) {
  const { dependencies, devDependencies } = readManifest(root) ?? {};
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const file = commandFile(join(root, 'node_modules', name), command);
    if (file) return file;
  }
  return undefined;
}

/**
 * The program to start for a command: `node` and the commands of packages with the project's Node, others as they are.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [root]
 * @returns {{ file: string, args: string[] }}
 */
export function commandLine(command, args, root = process.cwd()) {
  if (command === 'node') return { file: projectNode(root), args };
  const script = packageScript(command, root);
  return script ? { file: projectNode(root), args: [script, ...args] } : { file: command, args };
}

/**
 * The project's Node comes first for whatever the command starts in its turn.
 * @param {string} [root]
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(root = process.cwd()) {
  return {
    ...process.env,
    PATH: [dirname(projectNode(root)), process.env.PATH].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    // What Node has compiled once, TypeScript included, starts sooner the next time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
    // On Linux every thread would otherwise reserve memory of its own and keep it: a tenth of what a build takes.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  };
}

/** npm as a script for Node: the one that started us, else the one beside Node, else whatever `npm` is. */
export function npmLine() {
  const { npm_execpath: running, npm_node_execpath: node = process.execPath } = process.env;
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  // The name is asked for because yarn and pnpm set the same variable.
  const script = [running, beside].find((file) => file && basename(file) === 'npm-cli.js' && existsSync(file));
  return script ? { file: node, args: [script] } : { file: 'npm', args: [] };
}

/** @param {string} command @param {unknown} error */
export const notStarted = (command, error) =>
  new Unusable(
    error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? `"${command}" is neither a command of this project's packages (run "npm ci") nor a program of this machine.`
      : `"${command}" could not be started: ${error instanceof Error ? error.message : error}`,
  );

/**
 * Runs a command in this terminal, as if it had been typed here; the exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runHere(command, args, env = {}) {
  const { file, args: all } = commandLine(command, args);
  return new Promise((done, fail) => {
    const child = spawn(file, all, { stdio: 'inherit', env: { ...environment(), ...env } });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => fail(notStarted(command, error)));
    child.on('close', (code) => done(code ?? 1));
  });
}
