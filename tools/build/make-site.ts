import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BuiltCheck } from '../check/built.ts';
import { ContentReader, displayPath } from '../check/content.ts';
import { disk } from '../check/files.ts';
import { describeCount, describeFinding, type Finding } from '../check/finding.ts';
import { checkSources, stopping } from '../check/run.ts';
import { sourceTexts } from '../check/sources.ts';
import { describeError } from '../command.ts';
import type { SitePlace } from '../site-place.ts';
import { cacheFolder } from './cache.ts';
import type { Finishing } from './finish.ts';
import { keptClearance } from './kept-clearance.ts';
import { DataReadings } from './kept-readings.ts';
import type { Rendered, Rendering } from './render.ts';
import type { Stage } from './stage.ts';

export interface SiteMaker {
  /** Begins to write the pages into `dist`; the last site stands in `published`. */
  render(dist: string, verbose: boolean, published: string): Rendering;
  /** Loads what finishing takes, while they are being written. */
  prepare(): void;
  /** Does what remains when they are written, and shows each to the check. */
  finish(dist: string, finishing: Finishing): Promise<void>;
}

export interface Making {
  root: string;
  place: SitePlace;
  force: boolean;
  verbose: boolean;
  print: (text: string) => void;
  /** When the build has begun, in milliseconds. */
  started: number;
  stage: Stage;
  /** The pages that are being written meanwhile. */
  rendering: Rendering;
  maker: Pick<SiteMaker, 'prepare' | 'finish'>;
}

/** Checks the sources, waits for the pages, finishes and checks them, and puts the site in its place. */
export async function makeSite(making: Making): Promise<boolean> {
  const { root, place, force, verbose, print, started, stage, rendering, maker } = making;
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
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

  const kept = keptClearance();
  const sources = sourceTexts(root);
  const readings = new DataReadings(join(cacheFolder(), 'readings'));
  const reading = { files: disk, reader: new ContentReader(disk, readings) };
  const checked = await checkSources({ root, ...place, sources }, reading, kept.read());
  const { config, content, findings, clearing } = checked;
  if (!passes(findings) || !config.site) return refuse(describeCount(findings));
  print(`checked: ${summary(findings)} in ${content?.pages.length ?? 0} pages, ${seconds()}`);

  rendering.tell(print);
  maker.prepare();
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
}

const summary = (findings: Finding[]): string =>
  findings.length === 0 ? 'no findings' : `${describeCount(findings)} (npm run check lists them)`;

/** Astro and Vite know the place of an error in a source file, each under its own name. */
function describeRenderError(error: unknown, root: string, verbose: boolean): string {
  const place = error instanceof Error && 'loc' in error && typeof error.loc === 'object' ? error.loc : undefined;
  const { file, line, column } = { file: undefined, line: undefined, column: undefined, ...place };
  const shown = file === undefined ? undefined : displayPath(resolve(root, String(file)), root);
  const where = shown === undefined ? '' : `${[shown, line, column].filter((part) => part !== undefined).join(':')}  `;
  const hint = error instanceof Error && 'hint' in error && error.hint ? `\n    → ${error.hint}` : '';
  return `${where}${describeError(error, verbose)}${hint}`;
}
