import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A name as astro.config.ts has it written: the class, and the mark of its file. */
const marked = /(?<![\w-])([a-zA-Z][\w-]*)_[\w-]{6}(?![\w-])/g;
const named = /(?:\.|@keyframes )([a-zA-Z][\w-]*)/g;

const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(97 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26);

const slashes = (path: string): string => path.replaceAll('\\', '/');

/** Gives every class of a style sheet its short name; what it does not know stays. */
export type Shorten = (file: string, code: string) => string;

/**
 * Letters for the file, a number for the class in it: the same files always give the same names, and no class that has its
 * own name for the whole site ends like that.
 */
export function shortNames(root: string): Shorten {
  const files = globSync('src/**/*.module.css', { cwd: root }).map(slashes).sort();
  const names = new Map(
    files.map((file, index) => {
      const found = [...readFileSync(join(root, file), 'utf8').matchAll(named)].map(([, name = '']) => name);
      return [file, new Map([...new Set(found)].map((name, number) => [name, `${letters(index)}${number}`]))];
    }),
  );
  return (file, code) => code.replace(marked, (long, name: string) => names.get(file)?.get(name) ?? long);
}

/**
 * Written out, the classes of a page are half a kilobyte of it and as much of its style sheet, the home page's thrice that.
 * A build shortens them where Vite has just marked them in the style sheet, and where it tells the code their names. The
 * dev server leaves them as they are.
 */
export function shortClasses(root: string): Plugin[] {
  let shorten: Shorten | undefined;
  const plugin = (name: string, enforce?: 'post'): Plugin => ({
    name,
    apply: 'build',
    ...(enforce && { enforce }),
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => {
        shorten ??= shortNames(root);
        return { code: shorten(slashes(relative(root, id)), code), map: null };
      },
    },
  });
  return [plugin('short-classes-in-styles'), plugin('short-classes-in-code', 'post')];
}
