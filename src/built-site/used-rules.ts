import { type ChildNode, parse } from 'postcss';

const insideParentheses = /\([^()]*\)/g;
const classes = /\.((?:[\w-]|\\.)+)/g;

/** The classes an element, its neighbors and parents must have; what stands in `:not()` or `:is()` may be otherwise. */
function neededBy(selector: string): string[] {
  let outside = selector;
  for (let shorter = outside.replaceAll(insideParentheses, ''); shorter !== outside; ) {
    outside = shorter;
    shorter = outside.replaceAll(insideParentheses, '');
  }
  return [...outside.matchAll(classes)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** At-rules that hold rules about elements of the page; the steps of an animation and a font's file are not. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

/** As the browser needs it, without comments and line ends; nothing where no class of it occurs. */
function written(node: ChildNode, occurring: ReadonlySet<string>): string {
  if (node.type === 'rule') {
    const used = node.selectors.filter((selector) => neededBy(selector).every((name) => occurring.has(name)));
    return used.length === 0 ? '' : `${used.join()}{${node.nodes.join(';')}}`;
  }
  if (node.type !== 'atrule') return '';
  const { name, params, nodes } = node;
  if (!nodes) return `${node};`;
  if (!conditions.has(name)) return `${node}`;
  const inside = allWritten(nodes, occurring);
  return inside && `@${name} ${params}{${inside}}`;
}

const allWritten = (nodes: readonly ChildNode[], occurring: ReadonlySet<string>): string =>
  nodes.map((node) => written(node, occurring)).join('');

/** The style sheet without the rules for classes that do not occur. */
export const usedRules = (css: string, occurring: ReadonlySet<string>): string =>
  allWritten(parse(css).nodes, occurring);
