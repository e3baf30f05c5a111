import { z } from 'zod';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { isKnownLocale } from '../../src/languages/index.ts';
import { frontMatterSchemas } from '../../src/lib/content-schemas.ts';
import type { Facts } from '../../src/lib/facts.ts';
import type { OwnNames } from '../../src/lib/interpolate.ts';
import { marketingSchema } from '../../src/marketing/data.ts';
import { programShapes } from '../../src/program/schema.ts';
import { drawingsSchema, plainShapes, uiSchema, wordShapes } from '../check/data-files.ts';

/** A JSON Schema for editors, made from the schema the build reads the files with. */
export interface EditorSchema {
  /** Name of the generated file. */
  name: string;
  /** The files it describes, below content/; front matter is matched by no editor's settings and has none. */
  files: string[];
  json: z.core.JSONSchema.BaseSchema;
}

/** The schemas of a file of `content/data/` and of its words. */
const both = (file: string, schema: z.ZodType): EditorSchema[] => {
  const json = toJson(schema);
  const words = wordsOf(json);
  return [
    { name: nameOf(`data-${file}`), files: [`data/${file}`], json: dataOf(json) },
    ...(words ? [{ name: nameOf(file), files: [`*/${file}`], json: words }] : []),
  ];
};

const nameOf = (file: string): string =>
  `${file
    .replace(/\.(?:yaml|json)$/, '')
    .replaceAll(/[^a-z]+/gi, '-')
    .replaceAll(/^-+|-+$/g, '')}.schema.json`;

const needs: z.core.JSONSchema.BaseSchema = {
  description: 'a part of the site such as blog or videomagic: without it, the entry of the list is left out',
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
};

const words: z.core.JSONSchema.BaseSchema = {
  type: 'string',
  description: 'what the words of the entry are called in content/<language>/',
};

/** Dates are written as days. */
function forEditors({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
  // Editors differ in their support of `\p{…}` in patterns.
  if (jsonSchema.pattern?.includes('\\p{')) delete jsonSchema.pattern;
  // Any entry of a list may depend on a part of the site; it is decided before the shape is looked at.
  if (jsonSchema.type === 'object' && jsonSchema.properties && jsonSchema.additionalProperties === false)
    jsonSchema.properties.needs ??= needs;
}

type Json = z.core.JSONSchema.BaseSchema;
const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text in each language. */
const textIn = ({ propertyNames, additionalProperties }: Json): Json | undefined => {
  const keys = isSchema(propertyNames) ? (propertyNames.enum ?? []) : [];
  const isOfLanguages = keys.length > 0 && keys.every((key) => isKnownLocale(String(key)));
  return isOfLanguages && isSchema(additionalProperties) ? additionalProperties : undefined;
};

/** Each schema of a map that `part` makes something of. */
const parts = (map: Record<string, unknown> = {}, part: (json: Json) => Json | undefined): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(map).flatMap(([key, value]) => {
      const made = isSchema(value) ? part(value) : undefined;
      return made ? [[key, made]] : [];
    }),
  );

const each = (list: readonly unknown[], part: (json: Json) => Json | undefined): Json[] =>
  list.flatMap((one): Json[] => {
    const made = isSchema(one) ? part(one) : undefined;
    return made ? [made] : [];
  });

/** The content of a language's file: texts, and the keys that lead to them. */
function wordsOf(json: Json): Json | undefined {
  const { properties, additionalProperties: others, items, anyOf, description } = json;
  const text = textIn(json);
  if (text) return { description, ...text };
  if (anyOf) {
    const forms = each(anyOf, wordsOf);
    return forms.length > 0 ? { anyOf: forms } : undefined;
  }
  const entry = isSchema(items) ? wordsOf(items) : undefined;
  // Entries have their words under their key, or in a list where they have nothing else.
  if (entry)
    return {
      anyOf: [
        { type: 'object', additionalProperties: entry },
        { type: 'array', items: entry },
      ],
    };
  const known = parts(properties, wordsOf);
  const other = isSchema(others) ? wordsOf(others) : undefined;
  if (Object.keys(known).length === 0 && !other) return undefined;
  return { description, type: 'object', properties: known, additionalProperties: other ?? false };
}

/** The content of `content/data/`: everything else. */
function dataOf(json: Json): Json {
  if (textIn(json)) return { type: 'object', properties: { needs, words }, additionalProperties: false };
  const { properties, required, additionalProperties: others, items, anyOf, ...rest } = json;
  if (anyOf) return { ...rest, anyOf: each(anyOf, dataOf) };
  if (isSchema(items)) {
    const entry = dataOf(items);
    return { ...rest, items: wordsOf(items) ? { ...entry, properties: { words, ...entry.properties } } : entry };
  }
  if (!properties && !isSchema(others)) return json;
  const isPlain = (key: string): boolean => {
    const value = properties?.[key];
    return isSchema(value) && !wordsOf(value);
  };
  return {
    ...rest,
    ...(properties && { properties: parts(properties, dataOf) }),
    ...(required && { required: required.filter(isPlain) }),
    additionalProperties: isSchema(others) ? dataOf(others) : others !== false,
  };
}

const toJson = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any', override: forEditors });

/** Data the schemas refer to, as far as it could be read. */
export interface Known {
  names: OwnNames;
  facts: Facts | undefined;
  tags: Record<string, unknown> | undefined;
  authors: Record<string, unknown> | undefined;
}

/** Every file of content/ that has a shape, in the languages and with the tags and authors this site has. */
export function editorSchemas({ names, facts = {}, tags = {}, authors = {} }: Known): EditorSchema[] {
  const marketing = marketingSchema({ names, facts }, defaultLocale).shape;
  const sets = [
    ...Object.entries(plainShapes),
    ...Object.entries(marketing).map(([name, schema]) => [`${name}.yaml`, schema] as const),
    ...Object.entries(programShapes).map(([file, schema]) => [`program/${file}`, schema] as const),
  ];
  const alone = [
    ...Object.entries(wordShapes).map(([file, schema]) => [`*/${file}`, schema] as const),
    ['*/ui/*.json', uiSchema] as const,
    ['*/drawings.json', drawingsSchema] as const,
  ];
  const frontMatter = Object.entries(frontMatterSchemas({ tags, authors }));
  return [
    ...sets.flatMap(([file, schema]) => both(file, schema)),
    ...alone.map(([file, schema]) => ({ name: nameOf(file), files: [file], json: toJson(schema) })),
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
