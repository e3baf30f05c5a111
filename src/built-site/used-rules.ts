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

const innermost = /:([\w-]+)\(([^()]*)\)/;
const dataAttributes = /\[(data-[\w-]+)/g;
/** In place of alternatives of which none occurs. */
const nowhere = '.\u0000';

/** The classes and data attributes an element, its neighbors and parents must have; of `:is()` one alternative is enough. */
function holds(selector: string, occurring: ReadonlySet<string>): boolean {
  const occurs = (part: string): boolean =>
    !part.includes(nowhere) &&
    [...part.matchAll(classes), ...part.matchAll(dataAttributes)].every(([, name = '']) =>
      occurring.has(name.replaceAll('\\', '')),
    );
  let rest = selector;
  for (let found = innermost.exec(rest); found; found = innermost.exec(rest)) {
    const [whole, name = '', list = ''] = found;
    const fails = ['is', 'where'].includes(name) && !list.split(',').some(occurs);
    rest = rest.replace(whole, fails ? nowhere : '');
  }
  return occurs(rest);
}

function selectorsIn(nodes: readonly ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return node.selectors;
    return node.type === 'atrule' && node.nodes && conditions.has(node.name) ? selectorsIn(node.nodes) : [];
  });
}

const knownSelectors = new Map<string, string[]>();

/** Whether a rule of the sheet may hold for an element of pages on which these classes and data attributes occur. */
export function concerns(css: string, occurring: ReadonlySet<string>): boolean {
  const selectors = knownSelectors.get(css) ?? selectorsIn(parse(css).nodes);
  knownSelectors.set(css, selectors);
  return selectors.some((selector) => holds(selector, occurring));
}
