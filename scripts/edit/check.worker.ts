import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { changed } from '../check/files.ts';
import { checkSources } from '../check/run.ts';
import { sourceTexts } from '../check/sources.ts';
import type { CheckOrder } from './checker.ts';

/** The rules of `npm run check`, with unsaved texts in place of the files. */
const site = z.object({ root: z.string(), configFile: z.string(), contentDir: z.string() }).parse(workerData);
const place = { ...site, sources: sourceTexts(site.root) };

let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (order: CheckOrder) => {
  last = last.then(async () => {
    const drafts = Object.entries(order.drafts).map(([path, text]) => [path, Buffer.from(text)] as const);
    const answer = await checkSources(place, changed(new Map(drafts))).catch(String);
    order.reply.postMessage(typeof answer === 'string' ? answer : answer.findings);
  });
});
