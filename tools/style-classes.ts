import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * CSS modules fail in silence: a class the style sheet does not know is `undefined`, a rule nobody asks for is shipped
 * to every reader. Both are found by reading the style sheets beside the components that import them.
 */
export function styleClassProblems(root: string): string[] {
  const components = globSync('src/**/*.{ts,tsx,astro}', { cwd: root }).map((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return { name, text, imports: importsOf(name, text) };
  });
  return globSync('src/**/*.module.css', { cwd: root }).flatMap((sheet) => {
    const defined = definedIn(readFileSync(join(root, sheet), 'utf8'));
    const importers = components.flatMap(({ name, text, imports }) =>
      imports.filter(({ path }) => path === normalize(sheet)).map(({ alias }) => ({ name, text, alias })),
    );
    const unknown = importers.flatMap(({ name, text, alias }) =>
      askedOf(alias, text)
        .filter((asked) => !defined.has(asked))
        .map((asked) => `${name}: ${alias}.${asked} is not in ${sheet}`),
    );
    const unused = [...defined]
      .filter((known) => !importers.some(({ text }) => mentions(text, known)))
      .map((known) => `${sheet}: no component uses .${known}`);
    return [...unknown, ...unused];
  });
}

const importsOf = (name: string, text: string) =>
  [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, alias = '', path = '']) => ({
    alias,
    path: normalize(join(dirname(name), path)),
  }));

const definedIn = (css: string): Set<string> =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)/g, '').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );

const askedOf = (alias: string, text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`(?<!/)\\b${alias}\\.([a-zA-Z_]\\w*)`, 'g'))].map(([, name = '']) => name)),
];

/** As a word anywhere, since classes are also picked by a value (`styles[tone]`, `styles[`${tone}Surface`]`). */
const mentions = (text: string, known: string): boolean =>
  new RegExp(`\\b${known}\\b`).test(text) ||
  [...text.matchAll(/\$\{\w+\}([A-Z]\w*)`/g)].some(
    ([, ending = '']) => known.endsWith(ending) && new RegExp(`\\b${known.slice(0, -ending.length)}\\b`).test(text),
  );
