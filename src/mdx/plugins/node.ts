import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { isKnownLocale, knownLocales, type Locale } from '../../languages/index.ts';
import type { Attributes } from '../../program/uses.ts';

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** The language of a content file is its first folder below `content/`. */
export function localeOfFile(file: string): Locale {
  const found = file.split(/[\\/]/).findLast((segment) => isKnownLocale(segment));
  if (!isKnownLocale(found)) throw new Error(`${file}: is in no language folder (${knownLocales.join(', ')})`);
  return found;
}

/** An attribute without a value is `undefined`; `{…}` replaces an expression. */
export const attributesOf = (node: Readonly<Jsx>): Attributes =>
  new Map(
    node.attributes.map((entry) => {
      if (entry.type !== 'mdxJsxAttribute') return ['{…}', undefined];
      return [entry.name, typeof entry.value === 'string' ? entry.value : undefined];
    }),
  );

/** The same component with more attributes. */
export const withAttributes = <N extends Jsx>(node: Readonly<N>, values: Record<string, string>): Readonly<N> => ({
  ...node,
  attributes: [
    ...node.attributes,
    ...Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value })),
  ],
});

export const isJsx = (node: Readonly<Nodes>): node is Readonly<Jsx> =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** All components below a node, in reading order. */
export function* componentsIn(node: Readonly<Nodes>): Generator<Readonly<Jsx>> {
  if (isJsx(node)) yield node;
  if ('children' in node) for (const child of node.children) yield* componentsIn(child);
}
