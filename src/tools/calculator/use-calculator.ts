import { useEffect, useState } from 'react';
import type { CountProblem } from '../../i18n/counts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { accepted, addressWith, type Definition, defaultsOf, type Values, valuesIn } from './calculate.ts';
import { typedIn } from './texts.ts';

/** The address is not written at every key: browsers refuse too many changes. */
const pause = 400;

/** A field as the reader sees it. */
interface Entry {
  text: string;
  /** The last number that could be used: a result does not vanish while somebody types. */
  value: number;
  problem?: CountProblem | undefined;
}
type Entries = Readonly<Record<string, Entry>>;

/** What readers type into a calculator. The address of the page holds the values that differ from the defaults. */
export function useCalculator(name: string, definition: Definition, locale: Locale) {
  const { fields } = definition;
  const entriesFor = (values: Values): Entries =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        { text: value === fields[key]?.blank ? '' : typedIn(locale, value), value },
      ]),
    );
  const [entries, setEntries] = useState(() => entriesFor(defaultsOf(definition)));
  const [touched, setTouched] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: the address counts when the page is opened
  useEffect(() => {
    const shared = entriesFor(valuesIn(location.search, name, fields));
    if (Object.keys(shared).length > 0) setEntries((last) => ({ ...last, ...shared }));
  }, []);

  // The upper end of a range counts as the lower one while it is below it.
  const problems = new Map<string, CountProblem>();
  const values: Record<string, number> = {};
  for (const [key, { atLeast }] of Object.entries(fields)) {
    const { value = 0, problem } = entries[key] ?? {};
    const least = atLeast === undefined ? value : (entries[atLeast]?.value ?? value);
    values[key] = Math.max(value, least);
    if (problem ?? value < least) problems.set(key, problem ?? 'tooSmall');
  }

  const address = (from: string): string => addressWith(from, name, fields, values);
  const query = new URL(address('https://page.invalid/')).search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` says whether the values have changed
  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', address(location.href)), pause);
    return () => clearTimeout(timer);
  }, [query, touched]);

  return {
    texts: Object.fromEntries(Object.entries(entries).map(([key, { text }]) => [key, text])),
    values,
    problems,
    touched,
    type: (key: string, text: string) => {
      const field = fields[key];
      if (!field) return;
      setTouched(true);
      setEntries((last) => {
        const count = accepted(text, field);
        const value = count.problem ? (last[key]?.value ?? field.default) : count.value;
        return { ...last, [key]: { text, value, problem: count.problem } };
      });
    },
    reset: () => {
      setTouched(true);
      setEntries(entriesFor(defaultsOf(definition)));
    },
    /** Leads to these values alone. */
    link: () => `${location.origin}${location.pathname}${query}#${name}`,
  };
}
