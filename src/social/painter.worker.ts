import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PictureOrder } from './orders.ts';
import { drawPicture } from './picture.ts';

/**
 * Draws what the pages order, one after the other, in a thread of its own. A picture is kept under a name made from
 * everything that goes into it, the code included: a page that has not changed gets the one of the last build.
 */
const { dist, cache, orders }: { dist: string; cache: string; orders: MessagePort } = workerData;

/** Other code, other fonts or another version of what draws: another picture. */
function codeVersion(): string {
  const here = import.meta.dirname;
  const sources = readdirSync(here).filter((name) => !name.includes('.test.'));
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return JSON.stringify([sources.sort().map((name) => readFileSync(join(here, name), 'utf8')), devDependencies]);
}

const version = codeVersion();
const used = new Set<string>();
let drawn = 0;

async function deliver({ address, picture }: PictureOrder): Promise<void> {
  const key = createHash('sha256').update(version).update(JSON.stringify(picture)).digest('hex').slice(0, 32);
  const kept = join(cache, `${key}.png`);
  used.add(`${key}.png`);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    // Written whole or not at all: a build may be killed.
    writeFileSync(`${kept}.new`, await drawPicture(picture));
    renameSync(`${kept}.new`, kept);
    drawn += 1;
  }
  const file = join(dist, address);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(kept, file);
}

/** Pictures nobody asked for this time. */
function clearCache(): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name));
}

let work = Promise.resolve();
orders.on('message', (order: PictureOrder | 'all ordered') => {
  work = work.then(async () => {
    if (order !== 'all ordered') return deliver(order);
    clearCache();
    parentPort?.postMessage({ drawn, kept: used.size - drawn });
  });
});
