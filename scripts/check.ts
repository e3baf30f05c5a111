import { parseArgs } from 'node:util';
import { defaultLocale } from '../src/i18n/locales.ts';
import { externalLinksTable } from './check/citations.ts';
import { describeCount, describeFinding, type Finding, inReadingOrder } from './check/finding.ts';
import { launchFindings } from './check/launch.ts';
import { checkSources, stopping } from './check/run.ts';
import { sourceTexts } from './check/sources.ts';
import { runCommand } from './command.ts';
import { writeSchemas } from './schemas.ts';
import { placeOfSite } from './site-place.ts';

/**
 * `npm run check`: names file, line, what is wrong and how to fix it. Fails on errors, which stop the build too. What can be
 * wrong with built pages is checked by the build.
 *   --content <dir>  another content folder
 *   --launch         what the owner replaces before publishing, as errors
 *   --external-links every page of another site this one leads to, with the day it was read, the oldest first
 *   --untranslated   every text that is shown in the source language instead; otherwise they are only counted
 *   --json           the findings for programs --verbose     where in the code an unforeseen error happened
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
      launch: { type: 'boolean' },
      'external-links': { type: 'boolean' },
      untranslated: { type: 'boolean' },
      json: { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
  });
  const place = placeOfSite(root, options.content);
  const { config, content, findings } = await checkSources({ root, ...place, sources: sourceTexts(root) });
  if (config.site && options.content === undefined) await writeSchemas(root);
  const launch = options.launch && content ? launchFindings(content, config, root) : [];
  const all = inReadingOrder([...findings, ...launch]);
  if (options.json) {
    print(JSON.stringify(all, null, 2));
    return stopping(all).length === 0;
  }

  if (options['external-links'] && content) {
    print(externalLinksTable(content));
    return true;
  }
  const waiting = all.filter(({ severity, untranslated }) => severity === 'warning' && untranslated);
  const shown = options.untranslated ? all : all.filter((finding) => !waiting.includes(finding));
  for (const finding of shown) print(describeFinding(finding));
  for (const line of waitingTexts(waiting)) print(line);
  if (all.length > 0) print('');
  const pages = content?.pages ?? [];
  const drafts = pages.filter(({ data, locale }) => locale === defaultLocale && data.draft === true);
  if (drafts.length > 0) print(`drafts, not published: ${drafts.map(({ file }) => file).join(', ')}`);
  if (!config.site) print('nothing else was checked: fix the configuration first');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (options.launch) print(launchSummary(launch));
  print(`${describeCount(all)} in ${pages.length} pages, ${seconds} s`);
  return stopping(all).length === 0;
}

/** The last word on a launch: what has to be done, and what may stay. */
export function launchSummary(findings: Finding[]): string {
  const due = stopping(findings).length;
  const open = findings.length - due;
  const choices = open > 0 ? `; ${open} to decide (warnings), which may stay as they are` : '';
  return due > 0 ? `before launch: ${due} to do${choices}` : `ready for launch${choices}`;
}

/** How much of each language is still to be translated. */
export const waitingTexts = (findings: Finding[]): string[] =>
  [...Map.groupBy(findings, ({ untranslated }) => untranslated)].map(([locale, own]) => {
    const pages = own.filter(({ file }) => file.endsWith('.mdx')).length;
    const words = own.filter(({ rule }) => rule === 'interface').length;
    const rest = own.length - pages - words;
    return `${locale}: not translated yet and shown in ${defaultLocale}: ${pages} pages, ${words} interface words or files of them, ${rest} texts of data files (--untranslated lists them)`;
  });

if (import.meta.main) await runCommand((args) => check(args));
