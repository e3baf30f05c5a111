import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { deployOut } from '../../deploy/place.ts';
import { hashedPath } from '../../deploy/policy.ts';
import { InputError } from '../../src/lib/problems.ts';

/**
 * A build writes into `dist.next` and replaces `dist` by renaming when everything has succeeded. The folder is also the
 * lock: its `pid` file names the process that builds.
 */
export interface Stage {
  /** Where the new site is written. */
  dist: string;
  /** Replaces the published site, host files included. */
  publish(): void;
  /** Releases the lock and removes whatever was not published. */
  close(): void;
}

const stageFolder = (dist: string): string => `${dist}.next`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A site and its host files: from, to, and where the previous one waits until both have been renamed. */
const renames = (stage: string, dist: string) => {
  const made = join(stage, 'dist');
  return [
    { from: made, to: dist, previous: join(stage, 'previous-dist') },
    { from: deployOut(made), to: deployOut(dist), previous: join(stage, 'previous-host-files') },
  ];
};

/** After a build that was killed between two renames: brings the previous site back. */
function restore(stage: string, dist: string): void {
  const interrupted = renames(stage, dist).filter(({ previous }) => existsSync(previous));
  for (const { to, previous } of interrupted) {
    rmSync(to, { recursive: true, force: true });
    renameSync(previous, to);
  }
}

/** In milliseconds: a page that has been open longer asks to be loaded again. */
const keptFor = 24 * 60 * 60 * 1000;

/** Pages open in browsers go on asking for the code and styles of the build they came with. */
function keepAssets(from: string, to: string): void {
  if (!existsSync(from) || !existsSync(to)) return;
  for (const name of readdirSync(from)) {
    const file = join(from, name);
    if (existsSync(join(to, name)) || statSync(file).mtimeMs < Date.now() - keptFor) continue;
    cpSync(file, join(to, name), { recursive: true, preserveTimestamps: true });
  }
}

/** Creates the folder with its pid file in one step; returns whether it did. */
function claim(folder: string): boolean {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'pid'), String(process.pid));
  try {
    renameSync(own, folder);
    return true;
  } catch {
    rmSync(own, { recursive: true });
    return false;
  }
}

export function openStage(dist: string): Stage {
  const folder = stageFolder(dist);
  if (!claim(folder)) {
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    if (isRunning(pid))
      throw new InputError(
        `Another build of this site is running (process ${pid}): wait until it ends, or delete ${folder} if none is.`,
      );
    restore(folder, dist);
    rmSync(folder, { recursive: true });
    if (!claim(folder)) throw new InputError(`${folder} cannot be created: another build has just started.`);
  }
  return {
    dist: join(folder, 'dist'),
    publish: () => {
      keepAssets(join(dist, hashedPath), join(folder, 'dist', hashedPath));
      for (const { from, to, previous } of renames(folder, dist)) {
        if (existsSync(to)) renameSync(to, previous);
        if (!existsSync(from)) continue;
        mkdirSync(dirname(to), { recursive: true });
        renameSync(from, to);
      }
      rmSync(folder, { recursive: true });
    },
    close: () => {
      if (!existsSync(folder)) return;
      restore(folder, dist);
      rmSync(folder, { recursive: true });
    },
  };
}
