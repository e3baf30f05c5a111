import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Painted } from '../../src/social/orders.ts';
import { cacheFolder } from './cache.ts';
import type { ChangedSite } from './changed-pages.ts';

/** The pages that have been written. */
export interface Rendered {
  /** Of all they are made from but the bodies of texts (`Inputs`). */
  key: string;
  /** When they are those of the last site, but for some, and are finished already. */
  changed: ChangedSite | undefined;
  /** Otherwise every text with its hash; undefined when one was edited meanwhile. */
  texts: Record<string, string> | undefined;
}

/** Pages in the making. */
export interface Rendering {
  /** Rejects with what Astro says when a page cannot be made. */
  finished: Promise<Rendered>;
  /** What Astro prints, now and from now on. */
  tell(print: (text: string) => void): void;
  /** When the pictures of all pages are drawn, too. */
  painted: Promise<Painted>;
  /** Gives up; nothing is written any more when this is fulfilled. */
  stop(): Promise<void>;
}

/**
 * Starts Astro in a thread of its own, so that a second processor reads and checks the sources meanwhile: a quarter of
 * the time. Where the check finds an error, Astro is stopped, and nobody hears what it had to say. In a third thread the
 * pictures are drawn that the pages order.
 */
export function renderSite(dist: string, verbose: boolean, published: string): Rendering {
  const line = new MessageChannel();
  const cache = cacheFolder();
  const worker = new Worker(new URL('astro.worker.ts', import.meta.url), {
    workerData: { dist, published, cache, verbose, painter: line.port1 },
    transferList: [line.port1],
    stdout: true,
    stderr: true,
  });
  let painter: Worker | undefined;
  const { promise: painted, resolve: isPainted, reject: isNotPainted } = Promise.withResolvers<Painted>();
  painted.catch(() => {});
  const startPainter = (): void => {
    const started = new Worker(new URL('painter.worker.ts', import.meta.url), {
      workerData: { dist, cache: join(cache, 'social'), orders: line.port2 },
      transferList: [line.port2],
    });
    started.once('message', (all: Painted) => {
      isPainted(all);
      void started.terminate();
    });
    started.once('error', isNotPainted);
    started.once('exit', () => isNotPainted(new Error('the painter ended before all pictures were drawn')));
    painter = started;
  };
  const finished = new Promise<Rendered>((resolve, reject) => {
    worker.on('message', (said: Rendered | 'pictures') => {
      if (said === 'pictures') return startPainter();
      // Where the last site is changed, its pictures are, too.
      if (said.changed) isPainted({ ...said.changed.site.painted, drawn: 0 });
      resolve(said);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Astro ended before the site was made')));
  });
  const ended = finished.finally(() => worker.terminate());
  // Whoever waits for the pages hears of it. Nobody does where the check finds an error, of which Astro may hear first.
  ended.catch(() => {});
  return {
    finished: ended,
    tell: (print) => {
      for (const stream of [worker.stdout, worker.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => print(text.trimEnd()));
    },
    painted,
    stop: async () => void (await Promise.all([worker.terminate(), painter?.terminate()])),
  };
}
