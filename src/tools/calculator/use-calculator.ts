import { useEffect, useState } from 'react';
import type { CountProblem } from '../../i18n/counts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { accepted, addressWith, type Definition, defaultsOf, type Values, valuesIn } from './calculate.ts';
import { typedIn } from './texts.ts';

/** The address is not written at every key: browsers refuse too many changes. */
const pause = 400;

/** A field as the reader sees it. */
export interface Entry {
  text: string;
  /** The last number that could be used. */
  value: number;
  problem?: CountProblem | undefined;
  /** The value of the field that this one may not be below. */
  least?: number | undefined;
}
type Entries = Readonly<Record<string, Entry>>;

/** The input of a calculator. The address of the page has the values that differ from the defaults. */
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
    // What was typed before hydration counts more.
    setEntries((last) => ({
      ...last,
      ...Object.fromEntries(Object.entries(shared).filter(([key]) => last[key]?.text === entries[key]?.text)),
    }));
  }, []);

  // The upper end of a range counts as the lower one while it is below it.
  const shown: Entries = Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => {
      const least = entries[fields[key]?.atLeast ?? '']?.value;
      return [
        key,
        { ...entry, least, problem: entry.problem ?? (entry.value < (least ?? entry.value) ? 'tooSmall' : undefined) },
      ];
    }),
  );
  const values: Values = Object.fromEntries(
    Object.entries(shown).map(([key, { value, least = value }]) => [key, Math.max(value, least)]),
  );

  const address = (from: string): string => addressWith(from, name, fields, values);
  const query = new URL(address('https://page.invalid/')).search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` says whether the values have changed
  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', address(location.href)), pause);
    return () => clearTimeout(timer);
  }, [query, touched]);

  return {
    entries: shown,
    values,
    stale: Object.values(shown).some(({ problem }) => problem),
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
