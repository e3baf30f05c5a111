import { parseArgs } from 'node:util';
import type { SiteMaker } from './build/make-site.ts';
import { spareMemory } from './build/memory.ts';
import { renderSite } from './build/render.ts';
import { Stage } from './build/stage.ts';
import { runCommand } from './command.ts';
import { placeOfSite } from './site-place.ts';

/**
 * `npm run build`: checks everything, makes the site beside the last one, checks its pages, and only then puts it in its
 * place. Whatever goes wrong on the way, the last good site stays as it is.
 *   --force     publish in spite of content errors; what no page can be made from stops it all the same
 *   --verbose   warnings, what Astro prints, and where in the code an error happened
 */
export async function build(
  args: string[],
  root = process.cwd(),
  print: (text: string) => void = console.log,
  maker: SiteMaker = siteMaker,
): Promise<boolean> {
  const started = performance.now();
  const { values: options } = parseArgs({
    args,
    options: { force: { type: 'boolean' }, verbose: { type: 'boolean' } },
  });
  const { force = false, verbose = false } = options;
  const place = placeOfSite(root);

  const stage = await Stage.open(place.dist, print);
  const rendering = maker.render(stage.dist, verbose, place.dist);
  const interrupted = async (signal: NodeJS.Signals): Promise<void> => {
    await rendering.stop();
    stage.discard();
    process.kill(process.pid, signal);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    // Half a second of loading, for which the thread with Astro does not wait.
    const { makeSite } = await import('./build/make-site.ts');
    return await makeSite({ root, place, force, verbose, print, started, stage, rendering, maker });
  } finally {
    await rendering.stop();
    stage.discard();
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}

/** Loading it reads the owner's file: only when that has been checked. */
const finishing = () => import('./build/finish.ts');

const siteMaker: SiteMaker = {
  render: renderSite,
  // Whoever finishes hears what is wrong.
  prepare: () => void finishing().catch(() => {}),
  finish: async (dist, given) => (await finishing()).finishSite(dist, given),
};

if (import.meta.main) {
  spareMemory();
  await runCommand((args) => build(args));
}
