// @ts-check
// Is everything of the lock file installed, for this machine? Asked before every command, so it has to be quick and
// right whoever did the installing: `npm ci` by hand, one of our commands, or nobody.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ os: string, cpu: string, libc: 'glibc' | 'musl' | undefined }} Machine */
/** @typedef {string | string[]} OneOrMore */
/** @typedef {{ os?: OneOrMore, cpu?: OneOrMore, libc?: OneOrMore }} Platform What a package says it is made for. */
/** @typedef {Platform & { version?: string, optional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} LockFile */

/** @param {string} file @returns {LockFile} */
export const readLock = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns {Machine} */
export function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu, libc: undefined };
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { os, cpu, libc: report.header?.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * A list names what is allowed, or with `!` what is not.
 * @param {OneOrMore | undefined} allowed
 * @param {string | undefined} actual
 */
function allows(allowed, actual) {
  const list = allowed === undefined ? [] : [allowed].flat();
  if (list.length === 0 || actual === undefined) return true;
  if (list.includes(`!${actual}`)) return false;
  return list.includes(actual) || list.every((entry) => entry.startsWith('!'));
}

/** @param {Platform} platform @param {Machine} machine */
export const matches = (platform, machine) =>
  allows(platform.os, machine.os) && allows(platform.cpu, machine.cpu) && allows(platform.libc, machine.libc);

/**
 * The places in node_modules that the lock file wants filled on this machine.
 * @param {LockFile} lock
 * @param {Machine} machine
 * @returns {Map<string, LockedPackage>}
 */
export function wanted(lock, machine) {
  const here = Object.entries(lock.packages ?? {}).filter(([path, entry]) => {
    if (path === '') return false;
    // An optional package without a system of its own belongs to one that has: its parent's fate is enough to know.
    if (entry.optional && !entry.os && !entry.cpu) return false;
    return matches(entry, machine);
  });
  return new Map(here);
}

/**
 * What is missing or of another version. npm writes `node_modules/.package-lock.json` when everything else is done and
 * removes it first: without it an installation was broken off.
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {string[]}
 */
export function missing(root, machine = thisMachine()) {
  const places = wanted(readLock(join(root, 'package-lock.json')), machine);
  const done = join(root, 'node_modules', '.package-lock.json');
  /** @type {LockFile} */
  let installed = {};
  try {
    installed = readLock(done);
  } catch {
    return [...places.keys()];
  }
  return [...places]
    .filter(
      ([path, { version }]) =>
        installed.packages?.[path]?.version !== version || !existsSync(join(root, path, 'package.json')),
    )
    .map(([path]) => path);
}
