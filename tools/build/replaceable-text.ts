import { type Plugin, parseSync } from 'vite';

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

/** Undefined for a module that is not of the form MDX writes. */
export function splitModule(code: string): TextModule | undefined {
  // Only what is imported and exported: reading the whole tree would take a second for all texts.
  const { module, errors } = parseSync('text.js', code);
  // What stands for the place of a module means another place in a function that was made elsewhere.
  if (errors.length > 0 || module.dynamicImports.length > 0 || module.importMetas.length > 0) return undefined;
  const parts: Omit<TextModule, 'make'> = { imports: [], imported: [], exported: [], main: undefined };
  const leftOut: { start: number; end: number }[] = [];
  for (const { start, end, entries } of module.staticImports) {
    parts.imports.push(code.slice(start, end));
    parts.imported.push(...entries.map(({ localName }) => localName.value));
    leftOut.push({ start, end });
  }
  for (const { start, end, entries } of module.staticExports) {
    const names = entries.flatMap(({ localName }) => localName.name ?? []);
    const [first] = entries;
    const words = code.slice(start, first?.start).trim();
    if (first && words === 'export') {
      parts.exported.push(...names);
      leftOut.push({ start, end: first.start });
    } else if (first && words === 'export default' && code.slice(first.start, first.end) === names[0]) {
      parts.main = names[0];
      leftOut.push({ start, end });
    } else return undefined;
  }
  if (parts.main !== undefined && !parts.exported.includes(parts.main)) return undefined;
  let body = '';
  let from = 0;
  for (const { start, end } of leftOut.sort((one, other) => one.start - other.start)) {
    body += code.slice(from, start);
    from = end;
  }
  body += code.slice(from);
  const make = `({ ${parts.imported.join(', ')} }) => {\n${body}\nreturn { ${parts.exported.join(', ')} };\n}`;
  return parseSync('make.js', `(${make})`).errors.length > 0 ? undefined : { ...parts, make };
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
}

/** Makes texts replaceable in the bundle that pages are rendered with, and tells of each. Comes right after MDX. */
export const replaceableTexts = (note: (text: NotedText) => void): Plugin => ({
  name: 'replaceable-texts',
  applyToEnvironment: ({ name }) => name !== 'client',
  transform: {
    filter: { id: /\.mdx$/ },
    handler(code, id) {
      const text = splitModule(code);
      if (!text) return undefined;
      note({ id, frame: frameOf(text, this.getModuleInfo(id)?.meta.astro), make: text.make });
      return { code: joinModule(id, text), map: null };
    },
  },
});
