import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Content, readContent } from './check/content.ts';
import { type EditorSchema, editorSchemas, editorSettings } from './schemas/json-schemas.ts';
import { findSite } from './site-content.ts';

/** The site of the tests: what the owner writes is the check's business. */
const root = resolve('.');
let content: Content;
let schemas: EditorSchema[];
beforeAll(async () => {
  const { contentDir, site } = await findSite(root, undefined);
  content = readContent(contentDir, root, site);
  schemas = editorSchemas(content);
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
    const files = content.data.filter(({ name }) => !name.startsWith('src/'));
    expect(files.length).toBeGreaterThan(10);
    for (const { name, yaml } of files) {
      const schema = schemaFor(name);
      expect(schema, `${name} has no schema`).toBeDefined();
      if (schema) expect(problems(schema, yaml.data ?? {}), name).toEqual([]);
    }
  });

  it('describe the front matter of every page', () => {
    for (const { collection, data, file } of content.pages) {
      const written = JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
        typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1') : value,
      );
      expect(problems(named(`front-matter-${collection}`), written), file).toEqual([]);
    }
  });

  it('refuse a misspelled field, an unknown tag and a language nobody publishes', () => {
    expect(problems(named('front-matter-docs'), { titel: 'x' })).not.toEqual([]);
    expect(JSON.stringify(named('front-matter-blog').json)).toContain(Object.keys(content.tags ?? {})[0]);
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
