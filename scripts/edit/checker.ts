import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Finding } from './protocol.ts';

export type Check = (drafts: Record<string, string>) => Promise<Finding[]>;
export type CheckOrder = { drafts: Record<string, string>; reply: MessagePort };

/** Checks in a worker: the first one reads the whole site, and saving must not wait for it. */
export function startChecker(workerData: { root: string; configFile: string; contentDir: string }): Check {
  let worker: Worker | undefined;
  return async (drafts) => {
    worker ??= new Worker(new URL('./check.worker.ts', import.meta.url), { workerData })
      .on('error', (error) => console.error('The check has ended:', error))
      .on('exit', () => {
        worker = undefined;
      });
    worker.unref();
    const { port1: answers, port2: reply } = new MessageChannel();
    worker.postMessage({ drafts, reply } satisfies CheckOrder, [reply]);
    // A worker that ends, out of memory for example, closes its ports.
    const [answer] = await Promise.race([once(answers, 'message'), once(answers, 'close')]);
    answers.close();
    if (Array.isArray(answer)) return answer;
    throw new Error(
      typeof answer === 'string' ? answer : 'The check has ended; it starts again with your next change.',
    );
  };
}
