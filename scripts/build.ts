import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { socialPicture } from '../src/social/address.ts';
import type { finishSite } from './build/finish.ts';
import { openStage } from './build/stage.ts';
import { BuiltCheck } from './check/built.ts';
import { displayPath } from './check/files.ts';
import { describeCount, describeFinding, type Finding } from './check/finding.ts';
import { checkSources, stopping } from './check/run.ts';
import { sourceTexts } from './check/sources.ts';
import { describeError, runCommand } from './command.ts';
import { placeOfSite } from './site-place.ts';

/** The two steps between the checks; tests replace them. */
export interface SiteMaker {
  render: (dist: string, verbose: boolean) => Promise<void>;
  finish: typeof finishSite;
}

const siteMaker: SiteMaker = {
  render: async (outDir, verbose) => {
    const { build } = await import('astro');
    await build({ outDir, logLevel: verbose ? 'info' : 'warn' });
  },
  // Imported late: it reads the owner's file, which must have been checked before.
  finish: async (dist, given) => (await import('./build/finish.ts')).finishSite(dist, given),
};

/**
 * `npm run build`: checks the sources, renders the pages with Astro, reads and checks them, and only then replaces the
 * published site. If anything fails, the last good site stays.
 *   --force     publish in spite of content errors, unless no page can be rendered from them
 *   --verbose   also prints warnings, Astro's output, and stack traces
 */
export async function build(
  args: string[],
  root = process.cwd(),
  print: (text: string) => void = console.log,
  maker: SiteMaker = siteMaker,
): Promise<boolean> {
  const { values } = parseArgs({ args, options: { force: { type: 'boolean' }, verbose: { type: 'boolean' } } });
  const { force = false, verbose = false } = values;
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const place = placeOfSite(root);
  const shownDist = displayPath(place.dist, root);

  const refuse = (reason: string): false => {
    const state = existsSync(place.dist) ? `${shownDist} is unchanged` : 'there is no earlier build';
    print(`\n${reason}: the site was not built, ${state}`);
    return false;
  };
  /** Prints the errors, and says whether the build may continue. */
  const passes = (findings: Finding[]): boolean => {
    const errors = findings.filter(({ severity }) => severity === 'error');
    for (const finding of verbose ? findings : errors) print(describeFinding(finding));
    const stops = stopping(findings, force).length;
    if (errors.length > stops) print(`--force: ${errors.length - stops} of ${errors.length} errors are ignored`);
    return stops === 0;
  };

  const stage = openStage(place.dist);
  try {
    const { config, content, findings } = await checkSources({ root, ...place, sources: sourceTexts(root) });
    if (!passes(findings) || !config.site) return refuse(describeCount(findings));
    print(`checked: ${summary(findings)} in ${content?.pages.length ?? 0} pages, ${seconds()}`);

    try {
      await maker.render(stage.dist, verbose);
    } catch (error) {
      print(describeRenderError(error, root, verbose));
      return refuse('Astro stopped');
    }
    const pictures = performance.getEntriesByName(socialPicture);
    const drawing = pictures.reduce((sum, { duration }) => sum + duration, 0);
    if (pictures.length > 0) print(`${pictures.length} social pictures drawn in ${(drawing / 1000).toFixed(1)} s`);
    const check = new BuiltCheck(stage.dist, root, config.site);
    await maker.finish(stage.dist, { program: content?.names.program, check });
    const built = check.finish();
    if (!passes(built.findings)) return refuse(describeCount(built.findings));
    stage.publish();
    print(`${built.count} pages built in ${seconds()}, ${summary(built.findings)}: ${shownDist}`);
    return true;
  } finally {
    stage.close();
  }
}

const summary = (findings: Finding[]): string =>
  findings.length === 0 ? 'no findings' : `${describeCount(findings)} (--verbose lists them)`;

/** Astro and Vite put the place in a source file and a hint on their errors. */
function describeRenderError(error: unknown, root: string, verbose: boolean): string {
  const place = error instanceof Error && 'loc' in error && typeof error.loc === 'object' ? error.loc : undefined;
  const { file, line, column } = { file: undefined, line: undefined, column: undefined, ...place };
  const shown = file === undefined ? undefined : displayPath(resolve(root, String(file)), root);
  const where = shown === undefined ? '' : `${[shown, line, column].filter((part) => part !== undefined).join(':')}  `;
  const hint = error instanceof Error && 'hint' in error && error.hint ? `\n    → ${error.hint}` : '';
  return `${where}${describeError(error, verbose)}${hint}`;
}

if (import.meta.main) await runCommand((args) => build(args));
