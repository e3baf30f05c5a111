import { type Node, parseHtml, toHtml } from '../lib/html.ts';

/** Code, controls and drawings: nothing a feed reader can show. */
const leftOut = new Set(['astro-island', 'script', 'style', 'template', 'button', 'svg', 'dialog', 'figure']);
/** Astro's wrappers: their children are the post's. */
const wrappers = new Set(['astro-slot', 'astro-static-slot']);
/** For our own pages: the link next to a heading, and text for screen readers only. */
const ownClasses = new Set(['heading-anchor', 'visually-hidden']);
/** For our styles and scripts, or for files only our pages can reach. */
const ownAttribute = /^(?:class|tabindex|role|srcset|sizes|target|rel|aria-.+|data-.+)$/;

function cleaned(node: Node, page: string): Node[] {
  if (typeof node === 'string') return [node];
  const { name, attributes, children } = node;
  if (leftOut.has(name) || ownClasses.has(attributes.class ?? '')) return [];
  const inside = children.flatMap((child) => cleaned(child, page));
  if (wrappers.has(name)) return inside;
  const kept = Object.entries(attributes)
    .filter(([key]) => !ownAttribute.test(key))
    .map(([key, value]) => [key, key === 'href' || key === 'src' ? new URL(value, page).href : value] as const);
  return [{ ...node, attributes: Object.fromEntries(kept), children: inside }];
}

/**
 * HTML that feed readers support: text, lists, tables, links with full addresses, those within the page too; no scripts,
 * buttons or islands.
 */
export const cleanForFeed = (html: string, page: string): string =>
  parseHtml(html)
    .children.flatMap((node) => cleaned(node, page))
    .map(toHtml)
    .join('')
    .trim();
