import { type ChildNode, parse, type Rule } from 'postcss';

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

/** The text of a part of the sheet without the rules for classes that do not occur; empty when nothing is left. */
type Part = (occurring: ReadonlySet<string>) => string;

function rulePart({ selectors, nodes }: Rule): Part {
  const body = `{${nodes.join(';')}}`;
  const needs = selectors.map((selector) => ({ selector, classes: neededBy(selector) }));
  return (occurring) => {
    const used = needs.filter((need) => need.classes.every((name) => occurring.has(name)));
    return used.length === 0 ? '' : used.map(({ selector }) => selector).join() + body;
  };
}

function conditionPart(condition: string, nodes: readonly ChildNode[]): Part {
  const inside = allParts(nodes);
  return (occurring) => {
    const left = inside(occurring);
    return left && `${condition}{${left}}`;
  };
}

/** At-rules that hold rules about elements of the page; the steps of an animation and a font's file are not. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

function part(node: ChildNode): Part | undefined {
  switch (node.type) {
    case 'rule':
      return rulePart(node);
    case 'atrule': {
      const { name, params, nodes } = node;
      if (nodes && conditions.has(name)) return conditionPart(`@${name} ${params}`, nodes);
      const text = nodes ? `${node}` : `${node};`;
      return () => text;
    }
    default:
      return undefined;
  }
}

function allParts(nodes: readonly ChildNode[]): Part {
  const parts = nodes.flatMap((node) => part(node) ?? []);
  return (occurring) => parts.map((text) => text(occurring)).join('');
}

/** Reads a style sheet once; what it gives writes it for any page, without the rules for classes that do not occur. */
export const readRules = (css: string): Part => allParts(parse(css).nodes);
