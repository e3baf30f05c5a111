/**
 * Formulas of content/data/calculators: numbers, percentages (`80%`), names, + - * / ^, comparisons, `and`, `or`,
 * parentheses and the functions below. True is 1, false is 0. One text is computed and shown; nothing is evaluated as code.
 */
export type Formula = number | string | { fn: string; args: Formula[] };

/** Floating-point results are slightly above or below a whole number: 12 × 70 % is 8.399999999999999. */
const hair = 1e-9;

const run: Record<string, (...values: number[]) => number> = {
  or: (a, b) => Number(a !== 0 || b !== 0),
  and: (a, b) => Number(a !== 0 && b !== 0),
  '<': (a, b) => Number(a < b),
  '>': (a, b) => Number(a > b),
  '<=': (a, b) => Number(a <= b),
  '>=': (a, b) => Number(a >= b),
  '==': (a, b) => Number(a === b),
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
  '%': (a) => a / 100,
  if: (condition, yes, no) => (condition ? yes : no),
  min: Math.min,
  max: Math.max,
  // Never -0.
  ceil: (value) => Math.ceil(value - hair) + 0,
  floor: (value) => Math.floor(value + hair),
  round: (value) => Math.round(value),
  binomial: binomialQuantile,
};

/** Operators bind tighter from line to line. */
const levels = new Map(
  [['or'], ['and'], ['<', '>', '<=', '>=', '=='], ['+', '-'], ['*', '/'], ['^']].flatMap((operators, level) =>
    operators.map((operator) => [operator, level + 1] as const),
  ),
);
const named = [...Object.keys(run).filter((name) => /^[a-z]/.test(name) && !levels.has(name)), 'largest'];

export function parseFormula(text: string): Formula {
  const tokens = text.match(/\d+(?:\.\d+)?|[A-Za-z]\w*|<=|>=|==|\S/g) ?? [];
  let at = 0;
  const wants = (what: string): Error =>
    new Error(`write ${what} ${at < tokens.length ? `in place of "${tokens[at]}"` : 'at the end'}`);
  const accepts = (sign: string): boolean => {
    if (tokens[at] !== sign) return false;
    at += 1;
    return true;
  };
  const close = (): void => {
    if (!accepts(')')) throw wants('")"');
  };

  function operand(): Formula {
    if (accepts('(')) {
      const inner = expression(1);
      close();
      return inner;
    }
    const token = tokens[at] ?? '';
    if (!/^\w/.test(token) || levels.has(token)) throw wants('a number, a name or "("');
    at += 1;
    if (/^\d/.test(token)) return accepts('%') ? { fn: '%', args: [Number(token)] } : Number(token);
    if (!accepts('(')) return token;
    const args = [expression(1)];
    while (accepts(',')) args.push(expression(1));
    close();
    const length = token === 'largest' ? 3 : named.includes(token) ? run[token]?.length : undefined;
    if (length === undefined) throw new Error(`there is no function "${token}": use one of ${named.join(', ')}`);
    if (args.length !== length) throw new Error(`"${token}" takes ${length} values, not ${args.length}`);
    return { fn: token, args };
  }

  function expression(least: number): Formula {
    let left = operand();
    for (;;) {
      const sign = tokens[at] ?? '';
      const level = levels.get(sign);
      if (level === undefined || level < least) return left;
      at += 1;
      left = { fn: sign, args: [left, expression(level + 1)] };
    }
  }

  const whole = expression(1);
  if (at < tokens.length) throw wants('an operator such as * or +');
  return whole;
}

/** Names a formula depends on. */
export function namesIn(formula: Formula): string[] {
  if (typeof formula === 'number') return [];
  if (typeof formula === 'string') return [formula];
  const names = formula.args.flatMap(namesIn);
  return formula.fn === 'largest' ? names.filter((name) => name !== formula.args[0]) : names;
}

export function evaluate(formula: Formula, lookUp: (name: string) => number): number {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return lookUp(formula);
  const { fn, args } = formula;
  if (fn === 'largest') return largest(args, lookUp);
  return run[fn]?.(...args.map((arg) => evaluate(arg, lookUp))) ?? Number.NaN;
}

/** `largest(n, most, condition)`: the largest n from `most` down to 1 that meets the condition, or 0. */
function largest([name = '', most = 0, condition = 0]: Formula[], lookUp: (name: string) => number): number {
  let n = Math.floor(evaluate(most, lookUp));
  while (n > 0 && !evaluate(condition, (each) => (each === name ? n : lookUp(each)))) n -= 1;
  return n;
}

/**
 * `binomial(trials, chance, share)`: the number of hits that `share` of all series of trials do not exceed. Exact: the
 * probabilities of 0, 1, 2, … hits are added up, in logarithms, since 0.5 to the power of many hundreds is no number.
 */
function binomialQuantile(trials: number, chance: number, share: number): number {
  if (chance >= 1) return trials;
  let hits = 0;
  let logChance = trials * Math.log1p(-chance);
  let total = Math.exp(logChance);
  while (total < share && hits < trials) {
    logChance += Math.log(((trials - hits) / (hits + 1)) * (chance / (1 - chance)));
    hits += 1;
    total += Math.exp(logChance);
  }
  return hits;
}

interface Writing {
  name: (name: string) => string;
  number: (value: number) => string;
  percent: (value: number) => string;
  lookUp: (name: string) => number;
}

const signs: Record<string, string> = { '*': '×', '/': '÷', '-': '−' };

/** The branch of an `if` that is taken. */
function taken(formula: Formula, lookUp: Writing['lookUp']): Formula {
  if (typeof formula !== 'object' || formula.fn !== 'if') return formula;
  const [condition = 0, yes = 0, no = 0] = formula.args;
  return taken(evaluate(condition, lookUp) ? yes : no, lookUp);
}

/** A formula as readers see it. */
export function writeFormula(whole: Formula, writing: Writing): string {
  const formula = taken(whole, writing.lookUp);
  if (typeof formula === 'number') return writing.number(formula);
  if (typeof formula === 'string') return writing.name(formula);
  const { fn, args } = formula;
  if (fn === '%') return writing.percent(Number(args[0]));
  const level = levels.get(fn);
  if (level === undefined) return `${fn}(${args.map((arg) => writeFormula(arg, writing)).join(', ')})`;
  const part = (arg: Formula, least: number): string => {
    const shown = taken(arg, writing.lookUp);
    const text = writeFormula(shown, writing);
    return typeof shown === 'object' && (levels.get(shown.fn) ?? least) < least ? `(${text})` : text;
  };
  return `${part(args[0] ?? 0, level)} ${signs[fn] ?? fn} ${part(args[1] ?? 0, level + 1)}`;
}
