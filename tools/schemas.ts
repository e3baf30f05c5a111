import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, readContent } from './check/content.ts';
import { runCommand } from './command.ts';
import { editorSchemas, schemasFolder } from './schemas/json-schemas.ts';
import { findSite } from './site-content.ts';

/**
 * `npm run schemas`: writes a JSON Schema for every kind of file below content/, so that an editor completes and explains
 * the fields. `npm run dev` and `npm run check` do the same in passing.
 */
export function writeSchemas(content: Content, root: string): string[] {
  // Sites of the tests have other tags and figures, and no editor looks at them.
  if (content.dir !== join(root, 'content')) return [];
  const folder = join(root, schemasFolder);
  mkdirSync(folder, { recursive: true });
  const schemas = editorSchemas(content);
  for (const { name, json } of schemas) {
    const file = join(folder, name);
    const text = `${JSON.stringify(json, null, 2)}\n`;
    // An editor reads again what was written again.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  const names = schemas.map(({ name }) => name);
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name));
  return names;
}

/** Before something else begins: what is wrong with the content is its business to say. */
export async function refreshSchemas(root = process.cwd()): Promise<string[]> {
  const { contentDir, site } = await findSite(root, undefined);
  return writeSchemas(readContent(contentDir, root, site), root);
}

if (import.meta.main)
  await runCommand(async () => {
    const names = await refreshSchemas();
    console.log(`${names.length} schemas in ${schemasFolder}/`);
    return true;
  });
