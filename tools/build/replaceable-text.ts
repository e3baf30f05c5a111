import { Script } from 'node:vm';
import { type ExportSpecifier, type ImportSpecifier, ImportType, initSync, parse } from 'es-module-lexer';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { hashOf } from '../hash-of.ts';

initSync();

declare global {
  /** Texts that have changed since the bundle was made, by file: the functions that make their modules. */
  var changedTexts: ReadonlyMap<string, (imported: Record<string, unknown>) => Record<string, unknown>> | undefined;
}

/** The module of a text, in two parts: what it takes from other modules, and a function that makes the rest of it. */
export interface TextModule {
  imports: string[];
  /** The names under which it knows what it imports. */
  imported: string[];
  exported: string[];
  /** The name of what is exported as the default. */
  main: string | undefined;
  /** An expression: the function. */
  make: string;
}

/** The default, by its name alone. */
const mainExport = /export default ([\w$]+);/y;
const declaration = /export (?=(?:async|class|const|function|let|var)\b)/y;

const matchAt = (pattern: RegExp, code: string, start: number): RegExpExecArray | null => {
  pattern.lastIndex = start;
  return pattern.exec(code);
};

/** The imports of a module and its exports by their statements; undefined where they cannot be read. */
function namesIn(code: string): { imports: readonly ImportSpecifier[]; exports: ExportSpecifier[][] } | undefined {
  try {
    const [imports, exports] = parse(code);
    return { imports, exports: [...Map.groupBy(exports, ({ ss }) => ss).values()] };
  } catch {
    return undefined;
  }
}

function isExpression(code: string): boolean {
  try {
    new Script(`'use strict';(${code})`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Undefined for a module that is not of the form MDX writes. Only its imports and exports are looked for: the trees of all
 * texts would take a second of the build and, with a thousand of them, a third of its memory.
 */
export function splitModule(code: string): TextModule | undefined {
  const names = namesIn(code);
  // What is imported later, or stands for the place of a module, means something else in a function made elsewhere.
  if (!names || names.imports.some(({ t, ss }) => t !== ImportType.Static || code.startsWith('export', ss)))
    return undefined;
  const imports = names.imports.map(({ ss, se }) => code.slice(ss, se));
  const { module, errors } = parseSync('imports.js', imports.join(';'));
  if (errors.length > 0) return undefined;
  const imported = module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
  const exported: string[] = [];
  let main: string | undefined;
  const leftOut = names.imports.map(({ ss, se }) => ({ start: ss, end: se }));
  for (const statement of names.exports) {
    const [{ ss: start, n: name } = { ss: 0, n: '' }] = statement;
    const found = matchAt(name === 'default' ? mainExport : declaration, code, start);
    if (!found) return undefined;
    if (name === 'default') main = found[1];
    else exported.push(...statement.map(({ n }) => n));
    leftOut.push({ start, end: start + found[0].length });
  }
  if (main !== undefined && !exported.includes(main)) return undefined;
  let body = '';
  let from = 0;
  for (const { start, end } of leftOut.sort((one, other) => one.start - other.start)) {
    body += code.slice(from, start);
    from = end;
  }
  body += code.slice(from);
  const make = `({ ${imported.join(', ')} }) => {\n${body}\nreturn { ${exported.join(', ')} };\n}`;
  return isExpression(make) ? { imports, imported, exported, main, make } : undefined;
}

/** The module again: it asks whether there is a newer function than its own. */
export const joinModule = (id: string, { imports, imported, exported, main, make }: TextModule): string =>
  [
    ...imports,
    `const __make = ${make};`,
    `const __text = (globalThis.changedTexts?.get(${JSON.stringify(id)}) ?? __make)({ ${imported.join(', ')} });`,
    `export const { ${exported.join(', ')} } = __text;`,
    ...(main === undefined ? [] : [`export default ${main};`]),
  ].join('\n');

/**
 * Everything of a text's module that the bundle depends on, and what Astro has learned about it: another text with the
 * same frame can take its place in a bundle that is made already.
 */
const frameOf = ({ make, ...parts }: TextModule, meta: unknown): string => JSON.stringify([parts, meta]);

export interface NotedText {
  /** Its file. */
  id: string;
  frame: string;
  make: string;
  /** The hash of `make`. */
  made: string;
}

/** A text that can be replaced; undefined for a module that is not of the form MDX writes. */
export function replaceableText(
  id: string,
  code: string,
  meta: unknown,
): { code: string; noted: NotedText } | undefined {
  const text = splitModule(code);
  if (!text) return undefined;
  const { make } = text;
  return { code: joinModule(id, text), noted: { id, frame: frameOf(text, meta), make, made: hashOf(make) } };
}

/** Makes texts replaceable in the bundle that pages are rendered with, and tells of each. Comes right after MDX. */
export const replaceableTexts = (note: (text: NotedText) => void): Plugin => ({
  name: 'replaceable-texts',
  applyToEnvironment: ({ name }) => name !== 'client',
  transform: {
    filter: { id: /\.mdx$/ },
    handler(code, id) {
      const text = replaceableText(id, code, this.getModuleInfo(id)?.meta.astro);
      if (!text) return undefined;
      note(text.noted);
      return { code: text.code, map: null };
    },
  },
});
