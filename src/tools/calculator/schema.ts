import { parseCount } from '../../i18n/counts.ts';
import { calculate, type Definition, defaultsOf, rangeOf } from './calculate.ts';
import { namesIn, parseFormula } from './formula.ts';
import { type CalculatorFile, calculatorShape, formulaProblem } from './shape.ts';

/** The shape of a calculator, and what must fit together in it. Build time only. */
export const calculatorSchema = calculatorShape.superRefine((file, context) => {
  const before = context.issues.length;
  const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
  // Formulas that cannot be parsed have been reported one by one.
  if (formulasOf(file).some(({ text }) => formulaProblem(text))) return;
  checkNames(file, report);
  checkFields(file, report);
  if (context.issues.length > before) return;
  for (const [index, each] of file.examples.entries())
    checkExample(file, each, (path, message) => report(['examples', index, ...path], message));
});

type Report = (path: PropertyKey[], message: string) => void;

/** Every formula of a file with its place. */
const formulasOf = ({ values, results, notes }: CalculatorFile): Array<{ path: PropertyKey[]; text: string }> => [
  ...Object.entries(values).map(([name, text]) => ({ path: ['values', name], text })),
  ...Object.entries(results).flatMap(([name, { formula, when, range }]) => [
    { path: ['results', name, 'formula'], text: formula },
    ...(when ? [{ path: ['results', name, 'when'], text: when }] : []),
    ...(range ?? []).map((text, end) => ({ path: ['results', name, 'range', end], text })),
  ]),
  ...Object.entries(notes).flatMap(([name, text]) => (text === true ? [] : [{ path: ['notes', name], text }])),
];

function checkNames(file: CalculatorFile, report: Report): void {
  const { fields, values, results } = file;
  const names = [...Object.keys(fields), ...Object.keys(values), ...Object.keys(results)];
  const known = new Set(names);
  const placeOf = (name: string): PropertyKey[] => [name in results ? 'results' : 'values', name];
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index) report(placeOf(name), 'choose another name: this one is taken');
  for (const { path, text } of formulasOf(file))
    for (const name of namesIn(parseFormula(text)))
      if (!known.has(name)) report(path, `"${name}" is no name of this file: use one of ${[...known].join(', ')}`);

  const needs = (name: string): string[] => {
    const text = results[name]?.formula ?? values[name];
    return text === undefined ? [] : namesIn(parseFormula(text));
  };
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const name of needs(from))
      if (!seen.has(name)) {
        seen.add(name);
        reached(name, seen);
      }
    return seen;
  };
  for (const name of known)
    if (reached(name).has(name))
      report(placeOf(name), 'take it out of the formulas it is computed from: it depends on itself');
}

function checkFields({ fields }: CalculatorFile, report: Report): void {
  for (const [name, { default: first, options, min, max, atLeast, ...own }] of Object.entries(fields)) {
    if (atLeast && !(atLeast in fields))
      report(['fields', name, 'atLeast'], `use a field: ${Object.keys(fields).join(', ')}`);
    // Facts may change, and a range without an end has been reported.
    if (typeof first !== 'number' || options?.some((option) => typeof option !== 'number')) continue;
    const accepted = options
      ? options.includes(first)
      : min === undefined ||
        max === undefined ||
        !parseCount(String(first), rangeOf({ default: first, min, max, ...own })).problem;
    if (!accepted) report(['fields', name, 'default'], 'write a value that the field itself accepts');
  }
}

const near = (value: number, expected: number): boolean =>
  Math.abs(value - expected) <= Math.max(0.0005, Math.abs(expected) * 1e-6);

/** A worked example against what the formulas give. */
function checkExample(
  file: CalculatorFile,
  { given, gives, ranges, notes }: CalculatorFile['examples'][number],
  report: Report,
): void {
  const { fields, results } = file;
  let readable = true;
  const refuse: Report = (path, message) => {
    readable = false;
    report(path, message);
  };
  for (const name of Object.keys(given))
    if (!(name in fields)) refuse(['given', name], `use a field: ${Object.keys(fields).join(', ')}`);
  for (const name of Object.keys(gives))
    if (!(name in results)) refuse(['gives', name], `use a result: ${Object.keys(results).join(', ')}`);
  for (const [name, { default: first }] of Object.entries(fields))
    if (typeof first !== 'number' && !(name in given))
      refuse(['given'], `add ${name}: its default is a fact, which may change`);
  if (!readable) return;

  const definition = withFacts(file, () => 0);
  const outcome = calculate(definition, { ...defaultsOf(definition), ...given });
  for (const [name, expected] of Object.entries(gives)) {
    const value = outcome.results[name] ?? null;
    const same = value === null || expected === null ? value === expected : near(value, expected);
    const shown = value === null ? 'null' : Number(value.toFixed(3));
    if (!same) report(['gives', name], `the formula gives ${shown}: correct the formula or the example`);
  }
  for (const [name, expected] of Object.entries(ranges)) {
    const range = outcome.ranges[name];
    if (range?.join() !== expected.join())
      report(['ranges', name], `the formulas give [${range?.join(', ') ?? ''}]: correct them or the example`);
  }
  if (notes && notes.toSorted().join() !== outcome.notes.toSorted().join())
    report(['notes'], `the conditions give [${outcome.notes.join(', ')}]: correct them or the example`);
}

/** The file with its facts as numbers: what the panel works with. */
export function withFacts(
  { fields, values, results, notes }: CalculatorFile,
  factNumber: (name: string) => number,
): Definition {
  const number = (value: CalculatorFile['fields'][string]['default']): number =>
    typeof value === 'number' ? value : factNumber(value.fact);
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { default: first, options, ...own }]) => [
        name,
        { ...own, default: number(first), ...(options && { options: options.map(number) }) },
      ]),
    ),
    values,
    results,
    notes,
  };
}
