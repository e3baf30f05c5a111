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

/** Writes what pages need on which these classes occur. */
type Writer = (occurring: ReadonlySet<string>) => string;

/** As the browser needs it, without comments and line ends; nothing where no class of it occurs. */
function writerOf(node: ChildNode): Writer {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((selector) => ({ selector, needed: neededBy(selector) }));
    const body = `{${node.nodes.join(';')}}`;
    return (occurring) => {
      const used = selectors.filter(({ needed }) => needed.every((name) => occurring.has(name)));
      return used.length === 0 ? '' : `${used.map(({ selector }) => selector).join()}${body}`;
    };
  }
  if (node.type !== 'atrule') return () => '';
  const { name, params, nodes } = node;
  const whole = nodes ? `${node}` : `${node};`;
  if (!nodes || !conditions.has(name)) return () => whole;
  const inside = writerOfAll(nodes);
  return (occurring) => {
    const used = inside(occurring);
    return used && `@${name} ${params}{${used}}`;
  };
}

function writerOfAll(nodes: readonly ChildNode[]): Writer {
  const writers = nodes.map(writerOf);
  return (occurring) => writers.map((write) => write(occurring)).join('');
}

/** Read once: most sheets are part of many. */
const known = new Map<string, Writer>();

/** The style sheet without the rules for classes that do not occur. */
export function usedRules(css: string, occurring: ReadonlySet<string>): string {
  const writer = known.get(css) ?? writerOfAll(parse(css).nodes);
  known.set(css, writer);
  return writer(occurring);
}
