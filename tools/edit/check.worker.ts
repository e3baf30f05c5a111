import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ContentReader } from '../check/content.ts';
import { disk, type Files } from '../check/files.ts';
import { checkSources } from '../check/run.ts';
import { sourceTexts } from '../check/sources.ts';

/** The same rules as `npm run check`, on the files with what stands in the editor in place of what is saved. */
const { root, configFile, contentDir } = z
  .object({ root: z.string(), configFile: z.string(), contentDir: z.string() })
  .parse(workerData);
const order = z.object({ id: z.number(), drafts: z.record(z.string(), z.string()) });

let drafts = new Map<string, Uint8Array>();
const files: Files = {
  below: (dir) => {
    const added = [...drafts.keys()]
      .filter((path) => path.startsWith(`${dir}/`))
      .map((path) => path.slice(dir.length + 1));
    return [...new Set([...disk.below(dir), ...added])].sort();
  },
  read: (path) => drafts.get(path) ?? disk.read(path),
};
const reader = new ContentReader(files);
const place = { root, configFile, contentDir, sources: sourceTexts(root) };

parentPort?.on('message', async (message: unknown) => {
  const { id, drafts: texts } = order.parse(message);
  drafts = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  try {
    const { findings } = await checkSources(place, { files, reader });
    parentPort?.postMessage({ id, findings });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
