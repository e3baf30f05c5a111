import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from './check/content.ts';
import { remedy, type Translation, translations, withSource } from './check/fingerprint.ts';
import { runCommand } from './command.ts';
import { findSite } from './site-content.ts';

/**
 * `npm run translations`                          lists translations whose English text has changed (`npm run check`
 *                                                 warns of them too)
 * `npm run translations -- --accept <file…>`      records that these translations fit today's English text;
 *                                                 a folder means its pages, an English page its translations
 * `npm run translations -- --accept --all`        the same for every page
 */
export async function main(
  args: string[],
  root = process.cwd(),
  print: (text: string) => void = console.log,
): Promise<boolean> {
  const { values: options, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      accept: { type: 'boolean' },
      all: { type: 'boolean' },
      content: { type: 'string' },
      verbose: { type: 'boolean' },
    },
  });
  const { contentDir, site } = await findSite(root, options.content);
  const { pages } = readContent(contentDir, root, site);
  const known = translations(pages);
  if (!options.accept) {
    list(known, print);
    return true;
  }

  const wanted = positionals.map((path) => resolve(root, path));
  if (!options.all && wanted.length === 0) {
    print(
      'Name the files whose translation you have compared, or --all: npm run translations -- --accept content/ru/docs/intro.mdx',
    );
    return false;
  }
  const matches = (path: string, { page, base }: Translation): boolean =>
    page.path === path || base.path === path || (page.path.startsWith(path + sep) && statSync(path).isDirectory());
  const unknown = wanted.filter((path) => !known.some((translation) => matches(path, translation)));
  for (const path of unknown) print(`${path}: no translated page there; name a file such as content/ru/docs/intro.mdx`);
  const chosen = options.all ? known : known.filter((translation) => wanted.some((path) => matches(path, translation)));
  const changed = chosen.filter(({ state }) => state !== 'fresh');
  for (const { page, wanted: value } of changed) {
    // Read again: the file may have been saved in an editor since the start.
    writeFileSync(page.path, withSource(readFileSync(page.path, 'utf8'), value));
    print(`${page.file}  accepted ${value}`);
  }
  print(`${changed.length} accepted, ${chosen.length - changed.length} were up to date`);
  return unknown.length === 0;
}

function list(known: Translation[], print: (text: string) => void): void {
  const stale = known.filter(({ state }) => state !== 'fresh');
  for (const translation of stale) {
    const { page, base, state } = translation;
    print(
      `${page.file}  ${state === 'stale' ? `the English text (${base.file}) has changed` : 'not yet compared with the English text'}`,
    );
    print(`    → ${remedy(translation)}`);
  }
  print(
    stale.length === 0
      ? `all ${known.length} translations are up to date`
      : `${stale.length} of ${known.length} translations are stale`,
  );
}

if (import.meta.main) await runCommand((args) => main(args));
