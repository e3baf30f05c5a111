import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from './build/cache.ts';
import type { Finishing } from './build/finish.ts';
import { keptClearance } from './build/kept-clearance.ts';
import { DataReadings } from './build/kept-readings.ts';
import { spareMemory } from './build/memory.ts';
import { type Rendered, type Rendering, renderSite } from './build/render.ts';
import { Stage } from './build/stage.ts';
import { BuiltCheck } from './check/built.ts';
import { ContentReader, displayPath } from './check/content.ts';
import { disk } from './check/files.ts';
import { describeCount, describeFinding, type Finding } from './check/finding.ts';
import { checkSources, stopping } from './check/run.ts';
import { sourceTexts } from './check/sources.ts';
import { describeError, runCommand } from './command.ts';
import { placeOfSite } from './site-content.ts';

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
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;

  const stage = await Stage.open(place.dist, print);
  const rendering = maker.render(stage.dist, verbose, place.dist);
  const interrupted = async (signal: NodeJS.Signals): Promise<void> => {
    await rendering.stop();
    stage.discard();
    process.kill(process.pid, signal);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  const refuse = (reason: string): false => {
    const kept = existsSync(place.dist) ? `${displayPath(place.dist, root)} is as it was` : 'there is no earlier build';
    print(`\n${reason}: the site was not built, ${kept}`);
    return false;
  };
  /** Prints the errors (warnings are the check's business), and says whether they allow to go on. */
  const passes = (findings: Finding[]): boolean => {
    const errors = findings.filter(({ severity }) => severity === 'error');
    for (const finding of verbose ? findings : errors) print(describeFinding(finding));
    const stops = stopping(findings, force).length;
    if (errors.length > stops) print(`--force: ${errors.length - stops} of ${errors.length} errors are passed over`);
    return stops === 0;
  };

  try {
    const kept = keptClearance();
    const sources = sourceTexts(root);
    const readings = new DataReadings(join(cacheFolder(), 'readings'));
    const reading = { files: disk, reader: new ContentReader(disk, readings) };
    const checked = await checkSources({ root, ...place, sources }, reading, kept.read());
    const { config, content, findings, clearing } = checked;
    if (!passes(findings) || !config.site) return refuse(describeCount(findings));
    print(`checked: ${summary(findings)} in ${content?.pages.length ?? 0} pages, ${seconds()}`);

    rendering.tell(print);
    let rendered: Rendered;
    try {
      rendered = await rendering.finished;
    } catch (error) {
      print(describeRenderError(error, root, verbose));
      return refuse('Astro stopped');
    }
    const afterwards: Array<() => void> = [];
    const check = new BuiltCheck(stage.dist, root, config.site.origin, content);
    await maker.finish(stage.dist, {
      program: content?.program,
      painted: rendering.painted,
      rendered,
      whenPublished: (work) => afterwards.push(work),
      check,
      tell: verbose ? print : undefined,
    });
    const built = check.finish();
    if (!passes(built.findings)) {
      stage.leave();
      return refuse(describeCount(built.findings));
    }
    stage.publish();
    for (const work of afterwards) work();
    if (clearing) kept.write(clearing.cleared);
    readings.keep();
    print(`${built.count} pages built in ${seconds()}, ${summary(built.findings)}: ${displayPath(place.dist, root)}`);
    return true;
  } finally {
    await rendering.stop();
    stage.discard();
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}

const summary = (findings: Finding[]): string =>
  findings.length === 0 ? 'no findings' : `${describeCount(findings)} (npm run check lists them)`;

export interface SiteMaker {
  /** Begins to write the pages into `dist`; the last site stands in `published`. */
  render(dist: string, verbose: boolean, published: string): Rendering;
  /** Does what remains when they are written, and shows each to the check. */
  finish(dist: string, finishing: Finishing): Promise<void>;
}

const siteMaker: SiteMaker = {
  render: renderSite,
  finish: async (dist, finishing) => {
    // Loading it reads the owner's file, which has been checked by now.
    const { finishSite } = await import('./build/finish.ts');
    await finishSite(dist, finishing);
  },
};

/** Astro and Vite know the place of an error in a source file, each under its own name. */
function describeRenderError(error: unknown, root: string, verbose: boolean): string {
  const place = error instanceof Error && 'loc' in error && typeof error.loc === 'object' ? error.loc : undefined;
  const { file, line, column } = { file: undefined, line: undefined, column: undefined, ...place };
  const shown = file === undefined ? undefined : displayPath(resolve(root, String(file)), root);
  const where = shown === undefined ? '' : `${[shown, line, column].filter((part) => part !== undefined).join(':')}  `;
  const hint = error instanceof Error && 'hint' in error && error.hint ? `\n    → ${error.hint}` : '';
  return `${where}${describeError(error, verbose)}${hint}`;
}

if (import.meta.main) {
  spareMemory();
  await runCommand((args) => build(args));
}
