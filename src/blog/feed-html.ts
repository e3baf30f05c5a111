import { type Node, parseHtml, toHtml } from '../lib/html.ts';
import { absolute } from '../lib/seo.ts';

/** Code, controls and drawings: nothing a feed reader can show. */
const leftOut = new Set(['astro-island', 'script', 'style', 'template', 'button', 'svg', 'dialog', 'figure']);
/** Astro's own: what they hold is the post's. */
const wrappers = new Set(['astro-slot', 'astro-static-slot']);
/** For our styles and scripts, or for files only our pages can reach. */
const ownAttribute = /^(?:class|tabindex|role|srcset|sizes|aria-.+|data-.+)$/;

function cleaned(node: Node, origin: string): Node[] {
  if (typeof node === 'string') return [node];
  const { name, attributes, children } = node;
  if (leftOut.has(name) || attributes.class === 'heading-anchor') return [];
  const inside = children.flatMap((child) => cleaned(child, origin));
  if (wrappers.has(name)) return inside;
  const kept = Object.entries(attributes)
    .filter(([key]) => !ownAttribute.test(key))
    .map(([key, value]) => {
      const isPath = (key === 'href' || key === 'src') && value.startsWith('/');
      return [key, isPath ? absolute(origin, value) : value] as const;
    });
  return [{ ...node, attributes: Object.fromEntries(kept), children: inside }];
}

/** What a feed reader can show: text, lists, tables, links with full addresses; no scripts, buttons or islands. */
export const cleanForFeed = (html: string, origin: string): string =>
  parseHtml(html)
    .children.flatMap((node) => cleaned(node, origin))
    .map(toHtml)
    .join('')
    .trim();
