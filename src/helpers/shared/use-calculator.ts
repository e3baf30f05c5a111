import { useEffect, useState } from 'react';
import type { CountProblem } from '../../lib/counts.ts';
import type { Locale } from '../../lib/locales.ts';
import { useNumberForm } from '../../ui/use-number-form.ts';
import { typedIn } from './calculator-texts.ts';
import { addressWith, type Field, mapNames, namesOf, rangeOf, valuesIn } from './define-calculator.ts';

/** The address is not written at every key: browsers refuse too many changes. */
const pause = 400;

/** A field that no longer says what it said at first. */
const isChanged = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement &&
  (control.value !== control.defaultValue || control.checked !== control.defaultChecked);

const noChoices = (): undefined => undefined;

/** The values of a calculator's form. The address of the page holds those that differ from the first ones. */
export function useCalculator<F extends string>(name: string, fields: Readonly<Record<F, Field<F>>>, locale: Locale) {
  const names = namesOf(fields);
  const settings = names.map((key) => ({ name: key, range: rangeOf(fields[key]) }));
  const first = mapNames(fields, (key) => fields[key].first);
  const { form, numbers, read, ...typed } = useNumberForm(settings, { numbers: first, choices: undefined }, noChoices);
  /** Undefined until the fields have been read for the first time; then whether the reader has changed something. */
  const [touched, setTouched] = useState<boolean>();
  /** Leads to these values; not known before this code has seen the page. */
  const [link, setLink] = useState<string>();

  // The upper end of a range counts as the lower one while it is below it.
  const problems = new Map<F, CountProblem>(typed.problems);
  const values = mapNames(fields, (key) => {
    const { atLeast } = fields[key];
    if (atLeast === undefined || numbers[key] >= numbers[atLeast]) return numbers[key];
    problems.set(key, 'tooSmall');
    return numbers[atLeast];
  });
  const shared = new URL(addressWith('https://page.invalid/', name, fields, values)).search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useEffect(() => {
    if (!form.current) return;
    // What the reader has entered meanwhile counts more than what the address says.
    const entered = new Set([...form.current.elements].filter(isChanged).map(({ name: key }) => key));
    setTouched(entered.size > 0);
    const given = valuesIn(location.search, name, fields);
    for (const key of names) {
      const control = form.current.elements.namedItem(key);
      const value = given[key];
      if (value === undefined || entered.has(key)) continue;
      if (control instanceof RadioNodeList) control.value = String(value);
      if (control instanceof HTMLInputElement) control.value = typedIn(locale, value);
    }
    read();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shared` says whether the values have changed
  useEffect(() => {
    if (touched === undefined) return;
    setLink(`${location.origin}${location.pathname}${shared}#${name}`);
    if (!touched) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', addressWith(location.href, name, fields, values)),
      pause,
    );
    return () => clearTimeout(timer);
  }, [shared, touched]);

  return {
    form,
    values,
    problems,
    touched: touched === true,
    link,
    onInput: (event: Parameters<typeof typed.onInput>[0]) => {
      setTouched(true);
      typed.onInput(event);
    },
    reset: () => {
      setTouched(true);
      form.current?.reset();
      read();
    },
  };
}
