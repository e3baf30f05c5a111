import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { contentDir } from '../src/files/content.ts';
import { siteSchema } from '../src/lib/site-schema.ts';
import { ownerFile } from '../src/owner/owner-file.ts';
import { disk } from './check/files.ts';
import { runCommand } from './command.ts';
import { entryOf, frozenFiles, frozenText, withVersion } from './docs-version/freeze.ts';

/** npm run docs-version -- 1.0    keeps the docs as they are now, as version 1.0 */
const usage = 'npm run docs-version -- <version>   e.g. 1.0';

/** All of the owner's file that matters here; the rest may be unfinished. */
const owned = z.looseObject({ docsVersions: siteSchema.shape.docsVersions });

interface Place {
  content: string;
  configFile: string;
  /** Versions the owner's file names. */
  listed: readonly string[];
}

export function readPlace(): Place {
  if ('error' in ownerFile) throw ownerFile.error;
  const { docsVersions } = owned.parse(ownerFile.value);
  return { content: contentDir, configFile: ownerFile.path, listed: docsVersions.map(({ id }) => id) };
}

/** Written beside, and put in place when it is whole. */
function freeze(id: string, content: string): { pages: number; others: number } {
  const names = disk.below(content);
  const text = (name: string): string => readFileSync(join(content, name), 'utf8');
  const copies = frozenFiles(id, names, text);
  const target = join(content, 'docs-versions', id);
  const beside = `${target}.next`;
  rmSync(beside, { recursive: true, force: true });
  for (const { from, to } of copies) {
    const path = join(beside, to.slice(`docs-versions/${id}/`.length));
    mkdirSync(dirname(path), { recursive: true });
    if (from.endsWith('.mdx')) writeFileSync(path, frozenText(from, text(from)));
    else cpSync(join(content, from), path);
  }
  renameSync(beside, target);
  const pages = copies.filter(({ from }) => from.endsWith('.mdx')).length;
  return { pages, others: copies.length - pages };
}

export function main(
  args: string[],
  print: (text: string) => void = console.log,
  place: () => Place = readPlace,
): boolean {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: { verbose: { type: 'boolean' } } });
  const [id = ''] = positionals;
  if (positionals.length !== 1) {
    print(usage);
    return false;
  }
  const { content, configFile, listed } = place();
  const taken = ['category', 'sidebar', 'tags', 'current', ...disk.below(join(content, 'docs')).map(firstFolder)];
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(id) || taken.includes(id)) {
    print(`"${id}" cannot name a version, which stands in its addresses (/docs/1.0/intro); e.g. 1.0, 2025-06`);
    return false;
  }
  if (existsSync(join(content, 'docs-versions', id))) {
    print(`content/docs-versions/${id} is there already; choose another name, or delete the folder and freeze again`);
    return false;
  }
  const { pages, others } = freeze(id, content);
  print(`content/docs-versions/${id}  ${pages} pages in all languages, with ${others} files they cite`);
  print('    figures, windows of the program, words of drawings, categories and pictures stay as they are now');
  if (listed.includes(id)) return true;
  const config = withVersion(readFileSync(configFile, 'utf8'), id);
  if (config) {
    writeFileSync(configFile, config);
    print(`${configFile}  docsVersions: ${entryOf(id)} added; change the label as you like`);
  } else print(`${configFile}  add to docsVersions, behind the first entry: ${entryOf(id)}`);
  print('npm run check looks at it; to take it back, delete the folder and the entry');
  return true;
}

/** A page or folder of the docs has its address already. */
const firstFolder = (name: string): string => name.split('/')[1]?.replace(/\.mdx$/, '') ?? '';

if (import.meta.main) await runCommand(async (args) => main(args));
