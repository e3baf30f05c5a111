import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { pictureFile } from '../../src/social/address.ts';
import type { Painted, PictureOrder, PictureProblem } from '../../src/social/orders.ts';
import { drawPicture } from '../../src/social/picture.ts';
import { letterProblems, titleProblems } from '../../src/social/title-problems.ts';
import { writeWhole } from './cache.ts';

/**
 * Draws what the pages order, one after the other, in a thread of its own. A picture is kept under a name made from
 * everything that goes into it, the code included: a page that has not changed gets the one of the last build.
 */
const { dist, cache, orders }: { dist: string; cache: string; orders: MessagePort } = workerData;

/** Other code, other fonts or another version of what draws: another picture. */
function codeVersion(): string {
  const folder = fileURLToPath(new URL('../../src/social/', import.meta.url));
  const sources = readdirSync(folder).filter((name) => !name.includes('.test.'));
  const packages = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return [...sources.sort().map((name) => readFileSync(join(folder, name), 'utf8')), packages].join('\0');
}

/** Hashed once for all pictures. */
const version = createHash('sha256').update(codeVersion());
const used = new Set<string>();
let drawn = 0;
const problems: PictureProblem[] = [];

async function deliver({ page, picture }: PictureOrder): Promise<void> {
  const key = version.copy().update(JSON.stringify(picture)).digest('hex').slice(0, 32);
  const kept = join(cache, `${key}.png`);
  used.add(`${key}.png`);
  if (!existsSync(kept)) {
    writeWhole(kept, await drawPicture(picture));
    drawn += 1;
    const found = [
      ...(await titleProblems(picture.title, picture.locale)),
      ...(picture.kind ? await letterProblems(picture.kind) : []),
    ];
    problems.push(...found.map((problem) => ({ page, ...problem })));
    // Drawn again the next time, to be spoken of again.
    if (found.length > 0) used.delete(`${key}.png`);
  }
  const file = join(dist, pictureFile(page));
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(kept, file);
}

/** Pictures nobody asked for this time. */
function clearCache(): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name));
}

let ordered = 0;
let work = Promise.resolve();
orders.on('message', (order: PictureOrder | 'all ordered') => {
  work = work.then(async () => {
    if (order !== 'all ordered') {
      ordered += 1;
      return deliver(order);
    }
    clearCache();
    const painted: Painted = { ordered, drawn, problems };
    parentPort?.postMessage(painted);
  });
});
