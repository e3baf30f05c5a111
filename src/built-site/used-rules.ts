import { parse } from 'postcss';

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

/** The style sheet without the rules for classes that do not occur. */
export function usedRules(css: string, occurring: ReadonlySet<string>): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes')) return;
    const { selectors } = rule;
    const used = selectors.filter((selector) => neededBy(selector).every((name) => occurring.has(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < selectors.length) rule.selectors = used;
  });
  // From the inside out: a condition may hold nothing but conditions.
  sheet.walkAtRules((rule) => {
    for (let node = rule; node.nodes?.length === 0; ) {
      const outer = node.parent;
      node.remove();
      if (outer?.type !== 'atrule') break;
      node = outer;
    }
  });
  return sheet.toString();
}
