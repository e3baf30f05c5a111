import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { calculatorTexts } from './calculator-texts.ts';
import {
  accepted,
  addressWith,
  type Calculator,
  type CalculatorWords,
  mapNames,
  namesOf,
  rangeOf,
  valuesIn,
} from './define-calculator.ts';
import english from './words/en.json';

type Any = Calculator<string, string, string, string>;
type Words = CalculatorWords<string, string, string, string>;

/** Every folder that holds a calculator. */
const all: Array<[name: string, calculator: Any, words: Words]> = await Promise.all(
  globSync('src/helpers/*/calculator.ts')
    .map((file) => basename(dirname(file)))
    .sort()
    .map(async (name) => {
      const { calculator } = await import(`../${name}/calculator.ts`);
      const { default: words } = await import(`../${name}/words/en.json`);
      return [name, calculator, words] satisfies [string, Any, Words];
    }),
);

const firstOf = ({ fields }: Any) => mapNames(fields, (key) => fields[key]?.first ?? Number.NaN);

/** Both ends of every field alone, all at the lower end, all at the upper end, and the first values. */
function* corners(calculator: Any): Generator<Record<string, number>> {
  const first = firstOf(calculator);
  const end = (key: string, which: 'min' | 'max'): number => {
    const field = calculator.fields[key];
    return field ? rangeOf(field)[which] : Number.NaN;
  };
  yield first;
  for (const which of ['min', 'max'] as const) {
    yield mapNames(first, (key) => end(key, which));
    for (const key of namesOf(first)) yield { ...first, [key]: end(key, which) };
  }
}

/** What a formula comes to, taken literally; percentages are hundredths. */
function evaluate(formula: string, values: Record<string, number>, { fields, results }: Any): number {
  const arithmetic = formula
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const unit = fields[name]?.unit ?? results[name]?.unit;
      return `(${values[name]}${unit === '%' ? ' / 100' : ''})`;
    })
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-');
  return Number(new Function(`return ${arithmetic}`)());
}

it('there are eight', () => {
  expect(all.map(([name]) => name)).toEqual([
    'hub-power',
    'hub-tree',
    'proxy-traffic',
    'room-heat',
    'run-length',
    'team-hours',
    'upload-time',
    'warm-up-session',
  ]);
});

describe.each(all)('%s', (name, calculator, words) => {
  const { fields, results, sources } = calculator;

  it('has first values that its own fields accept', () => {
    for (const key of namesOf(fields)) {
      const field = fields[key];
      if (field) expect(accepted(String(field.first), field), key).toEqual({ value: field.first });
    }
  });

  it('gives finite numbers, none below zero, at the ends of every field', () => {
    for (const values of corners(calculator)) {
      const { results: computed } = calculator.compute(values);
      for (const [key, value] of Object.entries(computed)) {
        if (value === undefined) continue;
        expect(Number.isFinite(value) && value >= 0, `${key} = ${value} for ${JSON.stringify(values)}`).toBe(true);
      }
    }
  });

  it('computes what its formulas say', () => {
    let checked = 0;
    for (const values of corners(calculator)) {
      const { results: computed } = calculator.compute(values);
      const known = { ...values, ...mapNames(results, (key) => computed[key] ?? Number.NaN) };
      for (const key of namesOf(results)) {
        const { formula: given, rounded, unit } = results[key] ?? {};
        const formula = typeof given === 'function' ? given(known) : given;
        const value = computed[key];
        if (!formula || value === undefined) continue;
        const plain = evaluate(formula, known, calculator) * (unit === '%' ? 100 : 1);
        // Sums of decimals come a hair above or below a whole number.
        const expected =
          rounded === 'up' ? Math.ceil(plain - 1e-9) : rounded === 'down' ? Math.floor(plain + 1e-9) : plain;
        expect(Math.abs(value - expected), `${key} for ${JSON.stringify(values)}`).toBeLessThanOrEqual(
          1e-9 * Math.max(1, Math.abs(expected)),
        );
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  it('names in formulas and notes only what it knows', () => {
    const known = new Set([...namesOf(fields), ...namesOf(results)]);
    const formulas = [...corners(calculator)].flatMap((values) => {
      const { results: computed } = calculator.compute(values);
      const every = { ...values, ...mapNames(results, (key) => computed[key] ?? Number.NaN) };
      return Object.values(results).map(({ formula }) => (typeof formula === 'function' ? formula(every) : formula));
    });
    const notes = namesOf(words).filter((key) => key.startsWith('note.'));
    for (const text of [...formulas, ...notes.map((key) => words[key])])
      for (const [, slot = ''] of (text ?? '').matchAll(/\{(\w+)\}/g)) expect(known, text).toContain(slot);
  });

  it('shows values without gaps and without a slot left open', () => {
    for (const values of corners(calculator)) {
      const texts = calculatorTexts(calculator, values, { locale: 'en', words, labels: english });
      const said = [
        ...texts.given.flat(),
        ...texts.notes,
        texts.spoken,
        ...texts.rows.flatMap(({ text, sum, formula }) => [text, sum ?? '', formula ?? '']),
      ].join('\n');
      expect(said).not.toMatch(/[{}]|NaN|undefined|Infinity/);
      expect(texts.rows.length).toBeGreaterThan(0);
    }
  });

  it('cites sources with an address and the day they were read', () => {
    for (const { title, publisher, url, read } of Object.values(sources)) {
      expect(title && publisher).not.toBe('');
      expect(new URL(url).protocol).toBe('https:');
      expect(read).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it('comes back from the address it writes, and ignores nonsense there', () => {
    const page = 'https://site.example/blog/post?other=1';
    for (const values of corners(calculator)) {
      const address = new URL(addressWith(page, name, fields, values));
      expect(address.searchParams.get('other')).toBe('1');
      expect({ ...firstOf(calculator), ...valuesIn(address.search, name, fields) }).toEqual(values);
    }
    expect(addressWith(`${page}&${name}.phones=7&${name}.nothing=1`, name, fields, firstOf(calculator))).toBe(page);
    const [key = ''] = namesOf(fields);
    for (const nonsense of ['', 'x', '1e99', '-1', 'NaN', '1,000', '<b>', '%00', '0x10', '9'.repeat(400)])
      expect(valuesIn(`?${name}.${key}=${encodeURIComponent(nonsense)}`, name, fields), nonsense).toEqual({});
  });
});

test('every unit is used by a calculator', () => {
  const used = new Set(
    all.flatMap(([, { fields, results }]) =>
      [...Object.values(fields), ...Object.values(results)].map(({ unit }) => `unit.${unit}`),
    ),
  );
  // Durations are written in hours, minutes and seconds.
  expect(Object.keys(english).filter((key) => key.startsWith('unit.') && !used.has(key))).toEqual([]);
});
