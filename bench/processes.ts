import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLines, tellingLine } from './install.ts';

/** The parent of a process, from the text of `/proc/<id>/stat`; a name in parentheses may hold anything. */
export const parentIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

/** The process and whatever it has started, from the parent of each. */
export function descendants(root: number, parents: ReadonlyMap<number, number>): number[] {
  const isInside = (id: number): boolean => {
    for (let at: number | undefined = id; at !== undefined && at > 1; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isInside);
}

/** Nothing where the process has ended meanwhile. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Bytes in memory of a process and all it has started. What they share (their code, above all) is counted once, or a
 * generator that works with many processes would be charged for it many times. Cheap to ask, so that asking does not slow
 * down what is measured. Linux only.
 */
function memoryOf(root: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : undefined;
    if (stat) parents.set(Number(name), parentIn(stat));
  }
  return bytesOf(descendants(root, parents).flatMap((id) => read(`/proc/${id}/status`) ?? []));
}

/** From the texts of `/proc/<id>/status`: what only this process has, and what it may share. */
export function bytesOf(statuses: readonly string[]): number {
  const kilobytes = (text: string, name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0);
  const own = statuses.reduce((sum, text) => sum + kilobytes(text, 'RssAnon'), 0);
  const shared = statuses.map((text) => kilobytes(text, 'RssFile') + kilobytes(text, 'RssShmem'));
  return (own + Math.max(0, ...shared)) * 1024;
}

/** Processor time since the machine was started, in its own unit. */
export interface ProcessorTime {
  used: number;
  /** Wanted here, and given to other guests of the same host. */
  stolen: number;
}

/** From the text of `/proc/stat`, whose first line counts: user, nice, system, idle, waiting, interrupts (two), stolen. */
export function processorTimeIn(stat: string): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , hard = 0, soft = 0, stolen = 0] = (/^cpu +(.+)$/m.exec(stat)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return { used: user + nice + system + hard + soft, stolen };
}

/** Nothing on systems without /proc. */
export function processorTime(): ProcessorTime | undefined {
  const stat = read('/proc/stat');
  return stat === undefined ? undefined : processorTimeIn(stat);
}

/** Of the processor time that was wanted between two moments, the share that others got. */
export function stolenShare(from: ProcessorTime, to: ProcessorTime): number {
  const stolen = to.stolen - from.stolen;
  return stolen === 0 ? 0 : stolen / (stolen + to.used - from.used);
}

export interface BuildCost {
  seconds: number;
  /** Unknown on systems without /proc. */
  peakBytes?: number | undefined;
}

export interface Limits {
  minutes: number;
  /** Left on the disk. */
  freeBytes: number;
}

/** Runs a build to its end, or to a limit; fails with what it said last. */
export function timeBuild(
  { command, args, env }: { command: string; args: string[]; env?: Record<string, string> },
  folder: string,
  limits: Limits,
): Promise<BuildCost> {
  const file = command === 'node' ? process.execPath : join(folder, 'node_modules/.bin', command);
  return new Promise((resolve, reject) => {
    const start = performance.now();
    // A group of its own, so that all of it can be ended.
    const child = spawn(file, args, {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        output = (output + chunk).slice(-20_000);
      });
    }
    let peak: number | undefined;
    let stopped: string | undefined;
    const stop = (reason: string): void => {
      stopped ??= reason;
      try {
        if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself meanwhile.
      }
    };
    // A group of its own does not hear of the end of ours.
    const interrupted = (): void => {
      stop('interrupted');
      process.exit(1);
    };
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    const watch = setInterval(() => {
      const bytes = child.pid ? memoryOf(child.pid) : undefined;
      if (bytes !== undefined) peak = Math.max(peak ?? 0, bytes);
      if (performance.now() - start > limits.minutes * 60_000) stop(`not done after ${limits.minutes} minutes`);
    }, 250);
    const watchDisk = setInterval(async () => {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < limits.freeBytes) stop('the disk is full');
    }, 2000);
    const end = (): void => {
      clearInterval(watch);
      clearInterval(watchDisk);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
    };
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('close', (code) => {
      end();
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, peakBytes: peak });
      else reject(new Error(stopped ?? `ended with ${code}: ${tellingLine(output)}\n${lastLines(output)}`));
    });
  });
}
