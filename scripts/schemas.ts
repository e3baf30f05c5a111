import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { knownLocales } from '../src/languages/index.ts';
import { authorsSchema, tagsSchema } from '../src/lib/content-schemas.ts';
import { factsSchema } from '../src/lib/facts.ts';
import { namesOf } from '../src/lib/interpolate.ts';
import { DataFile, DataSet } from './check/data-file.ts';
import { disk } from './check/files.ts';
import { runCommand } from './command.ts';
import { editorSchemas, schemasFolder } from './schemas/json-schemas.ts';
import { findSite } from './site-content.ts';

/** The content of a registry; empty while it is invalid, which the checker reports. */
function registryIn<S extends z.ZodType>(dir: string, name: string, schema: S): z.output<S> | undefined {
  const files = ['data', ...knownLocales].flatMap((folder) => {
    const file = `${folder}/${name}`;
    const bytes = disk.read(join(dir, file));
    return bytes ? [new DataFile(file, file, Buffer.from(bytes).toString())] : [];
  });
  return schema.safeParse(new DataSet(name, files).data).data;
}

/**
 * `npm run schemas`: writes a JSON Schema for every kind of file below content/, so that an editor completes and explains
 * the fields. `npm run dev` and `npm run check` do the same in passing.
 */
export async function writeSchemas(root = process.cwd()): Promise<string[]> {
  const { contentDir, site } = await findSite(root, undefined);
  // Test sites have other tags and figures, and are not edited in an editor.
  if (contentDir !== join(root, 'content')) return [];
  const schemas = editorSchemas({
    names: namesOf(site),
    facts: registryIn(contentDir, 'facts.yaml', factsSchema),
    tags: registryIn(contentDir, 'tags.yaml', tagsSchema),
    authors: registryIn(contentDir, 'authors.yaml', authorsSchema),
  });
  const folder = join(root, schemasFolder);
  mkdirSync(folder, { recursive: true });
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

if (import.meta.main)
  await runCommand(async () => {
    const names = await writeSchemas();
    console.log(`${names.length} schemas in ${schemasFolder}/`);
    return true;
  });
