import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ContentReader } from '../check/content.ts';
import { disk, type Files } from '../check/files.ts';
import { checkSources } from '../check/run.ts';
import { sourceTexts } from '../check/sources.ts';
import type { CheckOrder } from './checker.ts';

/** The rules of `npm run check`, with unsaved texts in place of the files. */
const site = z.object({ root: z.string(), configFile: z.string(), contentDir: z.string() }).parse(workerData);
const place = { ...site, sources: sourceTexts(site.root) };

let drafts: Record<string, string> = {};
const files: Files = {
  below: (dir) => {
    const added = Object.keys(drafts).filter((path) => path.startsWith(`${dir}/`));
    return [...new Set([...disk.below(dir), ...added.map((path) => path.slice(dir.length + 1))])].sort();
  },
  read: (path) => (drafts[path] === undefined ? disk.read(path) : Buffer.from(drafts[path])),
};
const reader = new ContentReader(files);

let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (order: CheckOrder) => {
  last = last.then(async () => {
    drafts = order.drafts;
    const answer = await checkSources(place, { files, reader }).catch(String);
    order.reply.postMessage(typeof answer === 'string' ? answer : answer.findings);
  });
});
