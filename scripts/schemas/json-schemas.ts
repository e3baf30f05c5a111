import { z } from 'zod';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { isKnownLocale } from '../../src/languages/index.ts';
import { frontMatterSchemas } from '../../src/lib/content-schemas.ts';
import type { Facts } from '../../src/lib/facts.ts';
import type { OwnNames } from '../../src/lib/interpolate.ts';
import { marketingSchema } from '../../src/marketing/data.ts';
import { programShapes } from '../../src/program/schema.ts';
import { drawingsSchema, plainShapes, uiSchema } from '../check/data-files.ts';

/** A JSON Schema for editors, made from the schema the build reads the files with. */
export interface EditorSchema {
  /** Of the generated file. */
  name: string;
  /** The files it describes, below content/; front matter is matched by no editor's settings and has none. */
  files: string[];
  json: z.core.JSONSchema.BaseSchema;
}

/** `search/synonyms.ru.yaml` is shaped as its siblings in other languages. */
const inAnyLanguage = (file: string): string =>
  file
    .split('.')
    .map((part) => (isKnownLocale(part) ? '*' : part))
    .join('.');

const nameOf = (file: string): string =>
  `${file
    .replace(/\.(?:yaml|json)$/, '')
    .replaceAll(/[^a-z]+/gi, '-')
    .replaceAll(/^-+|-+$/g, '')}.schema.json`;

/** Languages are spelled out, so that the editor offers each; dates are written as days. */
function forEditors({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
  // Whether letters of every script are known to a pattern differs between editors.
  if (jsonSchema.pattern?.includes('\\p{')) delete jsonSchema.pattern;
  // Any entry of a list may depend on a part of the site; it is decided before the shape is looked at.
  if (jsonSchema.type === 'object' && jsonSchema.properties && jsonSchema.additionalProperties === false)
    jsonSchema.properties.needs ??= {
      description: 'a part of the site such as blog or videomagic: without it, the entry of the list is left out',
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    };
  const names = jsonSchema.propertyNames;
  const keys = typeof names === 'object' ? (names.enum ?? []) : [];
  const each = jsonSchema.additionalProperties;
  if (
    keys.length === 0 ||
    !keys.every((key) => typeof key === 'string' && isKnownLocale(key)) ||
    typeof each !== 'object'
  )
    return;
  delete jsonSchema.propertyNames;
  jsonSchema.properties = Object.fromEntries(locales.map((locale) => [locale, each]));
  jsonSchema.additionalProperties = false;
}

const toJson = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any', override: forEditors });

/** What the shapes refer to, as far as it could be read. */
export interface Known {
  names: OwnNames;
  facts: Facts | undefined;
  tags: Record<string, unknown> | undefined;
  authors: Record<string, unknown> | undefined;
}

/** Every file of content/ that has a shape, in the languages and with the tags and authors this site has. */
export function editorSchemas({ names, facts = {}, tags = {}, authors = {} }: Known): EditorSchema[] {
  const marketing = marketingSchema({ names, facts }, defaultLocale).shape;
  const shapes = new Map<string, z.ZodType>([
    ...Object.entries(plainShapes).map(([file, schema]) => [inAnyLanguage(file), schema] as const),
    ...Object.entries(marketing).map(([name, schema]) => [`${name}.yaml`, schema] as const),
    ...Object.entries(programShapes).map(([file, schema]) => [`program/${file}`, schema] as const),
    ['*/ui/*.json', uiSchema],
    ['*/drawings.json', drawingsSchema],
  ]);
  const frontMatter = Object.entries(frontMatterSchemas({ tags, authors }));
  return [
    ...[...shapes].map(([file, schema]) => ({
      name: nameOf(file),
      files: [file],
      json: toJson(schema),
    })),
    ...frontMatter.map(([collection, schema]) => ({
      name: `front-matter-${collection}.schema.json`,
      files: [],
      json: toJson(schema),
    })),
  ];
}

/** Made by a command, so not in the repository. */
export const schemasFolder = '.schemas';

/** The part of `.vscode/settings.json` that says which file has which schema. */
export function editorSettings(schemas: EditorSchema[]): {
  'yaml.schemas': Record<string, string[]>;
  'json.schemas': Array<{ fileMatch: string[]; url: string }>;
} {
  const shown = schemas.map(({ name, files }) => ({
    url: `./${schemasFolder}/${name}`,
    files: files.map((file) => `/content/${file}`),
  }));
  const of = (ending: string) => shown.filter(({ files: [file] }) => file?.endsWith(ending));
  return {
    'yaml.schemas': Object.fromEntries(of('.yaml').map(({ url, files }) => [url, files])),
    'json.schemas': of('.json').map(({ url, files }) => ({ fileMatch: files, url })),
  };
}
