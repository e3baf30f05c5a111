import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLocale } from '../src/lib/locales.ts';
import { buildIsFresh, checkBuilt } from './check/built.ts';
import { displayPath } from './check/content.ts';
import { describeFinding, type Finding, inReadingOrder } from './check/finding.ts';
import { launchItems } from './check/launch.ts';
import { countsTable } from './check/lengths.ts';
import { checkContent } from './check/run.ts';
import { sourceTexts } from './check/ui-words.ts';
import { findSite } from './site-content.ts';

/**
 * `npm run check`: names file, line, what is wrong and how to mend it.
 *   --content <dir>  another content folder    --dist <dir>  another build (checked whatever its age)
 *   --counts         words per page            --launch      what the owner replaces before publishing
 */
export async function check(
  args: string[],
  root = process.cwd(),
  print: (text: string) => void = console.log,
): Promise<boolean> {
  const started = performance.now();
  const { values: options } = parseArgs({
    args,
    options: {
      content: { type: 'string' },
      dist: { type: 'string' },
      counts: { type: 'boolean' },
      launch: { type: 'boolean' },
    },
  });
  const { configFile, contentDir, site } = await findSite(root, options.content);
  const dist = resolve(root, options.dist ?? process.env.SITE_OUT ?? 'dist');

  const { content, findings } = checkContent({ root, contentDir, site, sources: sourceTexts(root) });
  const built = checkBuild({
    dist,
    root,
    origin: site.origin,
    named: options.dist !== undefined,
    otherContent: options.content !== undefined,
  });

  if (options.counts) print(`${countsTable(content.pages)}\n`);
  const all = inReadingOrder([...findings, ...built.findings]);
  for (const finding of all) print(describeFinding(finding));
  if (options.launch) {
    const items = launchItems(content, configFile, displayPath(configFile, root));
    print(`\nBefore launch (${items.length}):`);
    for (const { file, line, what } of items) print(`${file}:${line}  ${what}`);
  }
  if (all.length > 0) print('');
  const drafts = content.pages.filter(({ data, locale }) => locale === defaultLocale && data.draft === true);
  if (drafts.length > 0) print(`drafts, not published: ${drafts.map(({ file }) => file).join(', ')}`);
  print(built.note);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counted = all.length === 0 ? 'no findings' : all.length === 1 ? '1 finding' : `${all.length} findings`;
  print(`${counted} in ${content.pages.length} pages, ${seconds} s`);
  return all.length === 0;
}

interface Build {
  dist: string;
  root: string;
  origin: string;
  /** The author named this build: check it whatever its age. */
  named: boolean;
  /** The pages were built from other content than is being checked. */
  otherContent: boolean;
}

function checkBuild({ dist, root, origin, named, otherContent }: Build): { findings: Finding[]; note: string } {
  const sources = ['content', 'src', 'site.config.ts', 'astro.config.ts', 'brand'].map((name) => resolve(root, name));
  const usable = existsSync(dist) && (named || (!otherContent && buildIsFresh(dist, sources.filter(existsSync))));
  if (!usable) return { findings: [], note: 'built pages not checked: run npm run build' };
  const { findings, count } = checkBuilt(dist, root, origin);
  return { findings, note: `${count} built pages checked` };
}

if (import.meta.main) {
  const fine = await check(process.argv.slice(2));
  process.exitCode = fine ? 0 : 1;
}
