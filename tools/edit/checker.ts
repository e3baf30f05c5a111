import { Worker } from 'node:worker_threads';
import type { SitePlace } from '../site-place.ts';
import type { Finding } from './protocol.ts';

interface Answer {
  id: number;
  findings?: Finding[];
  error?: string;
}

export interface Checker {
  /** Findings with these texts, by path, in place of the saved ones. */
  check: (drafts: Record<string, string>) => Promise<Finding[]>;
  stop: () => Promise<number>;
}

/** Checks in a thread of its own: reading everything for the first time takes seconds, and saving must not wait. */
export function startChecker(root: string, { configFile, contentDir }: SitePlace): Checker {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), {
    workerData: { root, configFile, contentDir },
  });
  const waiting = new Map<number, { done: (findings: Finding[]) => void; fail: (error: Error) => void }>();
  let count = 0;
  const failAll = (error: Error): void => {
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  worker.on('message', ({ id, findings, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (findings) asked?.done(findings);
    else asked?.fail(new Error(error ?? 'the check said nothing'));
  });
  worker.on('error', failAll);
  // Nobody waits for it at the end.
  worker.unref();
  return {
    check: (drafts) =>
      new Promise((done, fail) => {
        count += 1;
        waiting.set(count, { done, fail });
        worker.postMessage({ id: count, drafts });
      }),
    stop: () => worker.terminate(),
  };
}
