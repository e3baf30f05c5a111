import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deployOut } from '../../deploy/place.ts';
import { InputError } from '../../src/lib/problems.ts';

/**
 * A new site is made beside the old one, in `dist.next`, and takes its place by renaming when it is whole. The folder is
 * also the sign that a build is running: whoever makes it first builds, the others wait.
 *
 *   dist.next/owner        the process that builds; its time is renewed while it is alive
 *   dist.next/dist         the new site
 *   dist.next/deploy/out   its host files
 *   dist.next/ready        the new site is whole: from here on an interrupted build is finished, not thrown away
 *   dist.next/previous-0   the old site, and -1 its host files, until the new one stands
 *   dist.next.old-…        what an interrupted build left, taken over by the next one
 */
export const stageOf = (dist: string): string => `${dist}.next`;

const isErrorCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Windows refuses to rename a folder while a scanner or a server looks into it: that passes. */
function move(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (attempt === 20 || !isErrorCode(error, 'EPERM', 'EACCES', 'EBUSY')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 5 });

/** Puts the finished site of `stage` in its place. Can be repeated after an interruption at any point. */
function putInPlace(stage: string, dist: string): void {
  const made = join(stage, 'dist');
  const pairs = [
    { from: made, to: dist },
    { from: deployOut(made), to: deployOut(dist) },
  ];
  for (const [index, { from, to }] of pairs.entries()) {
    if (!existsSync(from)) continue;
    const previous = join(stage, `previous-${index}`);
    if (existsSync(to)) move(to, previous);
    else mkdirSync(dirname(to), { recursive: true });
    try {
      move(from, to);
    } catch (error) {
      if (existsSync(previous)) move(previous, to);
      throw error;
    }
  }
}

/** Ends what an interrupted build has left: its site is put in place if it was whole, and its folder goes. */
function settle(stage: string, dist: string): void {
  if (existsSync(join(stage, 'ready'))) putInPlace(stage, dist);
  remove(stage);
}

interface Owner {
  pid: number;
  token: string;
}

function ownerOf(stage: string): Owner | undefined {
  try {
    const [pid = '', token = ''] = readFileSync(join(stage, 'owner'), 'utf8').split(' ');
    return { pid: Number(pid), token };
  } catch (error) {
    if (isErrorCode(error, 'ENOENT', 'EBUSY', 'EPERM')) return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isErrorCode(error, 'ESRCH');
  }
}

/** The owner's sign of life comes this often, and after this long without one its number belongs to another process. */
const heartbeat = 5000;
const silence = 120_000;
/** Between making the folder and signing it. */
const unsigned = 5000;

function isAbandoned(stage: string): boolean {
  const owner = ownerOf(stage);
  const age = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (!owner) return age(stage) > unsigned;
  return !isAlive(owner.pid) || age(join(stage, 'owner')) > silence;
}

/** Makes the folder, or says no when somebody else has it. */
function claim(stage: string, owner: Owner): boolean {
  try {
    mkdirSync(stage);
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
  writeFileSync(join(stage, 'owner'), `${owner.pid} ${owner.token}`);
  return true;
}

/** Moves an abandoned folder out of the way. Of several builds that try, one succeeds. */
function takeOver(stage: string, token: string): void {
  try {
    renameSync(stage, `${stage}.old-${token}`);
  } catch (error) {
    if (!isErrorCode(error, 'ENOENT')) throw error;
  }
}

export class Stage {
  /** Where the new site is made. */
  readonly dist: string;
  private readonly folder: string;
  private readonly target: string;
  private readonly owner: Owner;
  private readonly beat: NodeJS.Timeout;
  private open = true;

  private constructor(target: string, owner: Owner) {
    this.folder = stageOf(target);
    this.dist = join(this.folder, 'dist');
    this.target = target;
    this.owner = owner;
    const sign = join(this.folder, 'owner');
    this.beat = setInterval(() => existsSync(sign) && utimesSync(sign, new Date(), new Date()), heartbeat).unref();
  }

  /** Waits for another build of the same site, then settles whatever an interrupted one has left. */
  static async open(target: string, say: (text: string) => void = () => {}): Promise<Stage> {
    const stage = stageOf(target);
    const owner = { pid: process.pid, token: `${process.pid}-${Date.now().toString(36)}` };
    mkdirSync(dirname(stage), { recursive: true });
    for (let told = false; !claim(stage, owner); ) {
      if (isAbandoned(stage)) {
        takeOver(stage, owner.token);
        continue;
      }
      const other = ownerOf(stage);
      if (!told && other) {
        say(`Another build of this site is running (process ${other.pid}); waiting for it to end…`);
        told = true;
      }
      await wait(200);
    }
    for (const name of readdirSync(dirname(stage))) {
      if (name.startsWith(`${basename(stage)}.old-`)) settle(join(dirname(stage), name), target);
    }
    return new Stage(target, owner);
  }

  /** The new site is whole: it takes the place of the old one. */
  publish(): void {
    if (ownerOf(this.folder)?.token !== this.owner.token)
      throw new InputError('Another build has taken over, because this one gave no sign of life for two minutes.');
    writeFileSync(join(this.folder, 'ready'), '');
    putInPlace(this.folder, this.target);
    this.discard();
  }

  /** The new site is not wanted; the old one stays. */
  discard(): void {
    if (!this.open) return;
    this.close();
    // The sign goes last: without it the folder would look abandoned while it is being emptied.
    for (const name of readdirSync(this.folder)) if (name !== 'owner') remove(join(this.folder, name));
    remove(this.folder);
  }

  /** The new site is not wanted, but can be looked at until the next build. */
  leave(): void {
    if (!this.open) return;
    this.close();
    writeFileSync(join(this.folder, 'owner'), '0 nobody');
  }

  private close(): void {
    this.open = false;
    clearInterval(this.beat);
  }
}
