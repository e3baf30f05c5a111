import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readData } from '../src/files/content.ts';
import { names } from '../src/files/parts.ts';
import { authorsSchema, tagsSchema } from '../src/lib/content-schemas.ts';
import { factsSchema } from '../src/lib/facts.ts';
import { DataFile } from './check/data-file.ts';
import { disk } from './check/files.ts';
import { type EditorSchema, editorSchemas, editorSettings } from './schemas/json-schemas.ts';

/** The site of the tests: what the owner writes is the check's business. */
const dir = 'tests/site/content';
const read = (name: string): unknown => {
  const text = readFileSync(join(dir, name), 'utf8');
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  return new DataFile(name, name, frontMatter ?? text, frontMatter !== undefined).data;
};
const files = disk.below(dir);
const tags = readData('tags.yaml', tagsSchema);
const schemas: EditorSchema[] = editorSchemas({
  names,
  facts: readData('facts.yaml', factsSchema),
  tags,
  authors: readData('authors.yaml', authorsSchema),
});

const matches = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(name);
const schemaFor = (file: string): EditorSchema | undefined =>
  schemas.find(({ files }) => files.some((pattern) => matches(pattern, file)));
const compiled = new Map<EditorSchema, z.ZodType>();
function problems(schema: EditorSchema, value: unknown): string[] {
  const compile = compiled.get(schema) ?? z.fromJSONSchema(schema.json);
  compiled.set(schema, compile);
  return compile.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}
const named = (name: string): EditorSchema => {
  const found = schemas.find((schema) => schema.name === `${name}.schema.json`);
  if (!found) throw new Error(`no schema ${name}: ${schemas.map((schema) => schema.name).join(', ')}`);
  return found;
};

describe('JSON Schemas for editors', () => {
  it('describe every data file below content/, and every one of them fits', () => {
    const data = files.filter((name) => /\.(?:yaml|json)$/.test(name));
    expect(data.length).toBeGreaterThan(10);
    for (const name of data) {
      const schema = schemaFor(name);
      expect(schema, `${name} has no schema`).toBeDefined();
      if (schema) expect(problems(schema, read(name) ?? {}), name).toEqual([]);
    }
  });

  it('describe the front matter of every page', () => {
    const pages = files.filter((name) => name.endsWith('.mdx'));
    expect(pages.length).toBeGreaterThan(10);
    for (const name of pages) {
      const collection = name.split('/')[1]?.replace('docs-versions', 'docs');
      // Days are written without a time.
      const written = JSON.parse(JSON.stringify(read(name)), (_key, value: unknown) =>
        typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1') : value,
      );
      expect(problems(named(`front-matter-${collection}`), written), name).toEqual([]);
    }
  });

  it('refuse a misspelled field, an unknown tag and an unpublished language', () => {
    expect(problems(named('front-matter-docs'), { titel: 'x' })).not.toEqual([]);
    expect(JSON.stringify(named('front-matter-blog').json)).toContain(Object.keys(tags)[0]);
    expect(problems(named('authors'), { team: { name: { xx: 'Team' } } })).not.toEqual([]);
  });

  it('explain every field of the front matter', () => {
    for (const { json } of schemas.filter(({ name }) => name.startsWith('front-matter'))) {
      const { properties } = z
        .object({ properties: z.record(z.string(), z.looseObject({ description: z.string().optional() })) })
        .parse(json);
      expect(Object.keys(properties).filter((name) => !properties[name]?.description)).toEqual([]);
    }
  });

  it('are the ones the editor settings name', () => {
    const settings: object = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
    expect(settings).toMatchObject(editorSettings(schemas));
  });
});
