import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CountProblem, nearestStop, parseCount, type Range } from '../lib/counts.ts';

/** A number field of the form; with `stops` it has a slider. */
export interface NumberSetting<Name extends string> {
  name: Name;
  range: Range;
  stops?: readonly number[];
}

interface Values<Name extends string, Choices> {
  numbers: Readonly<Record<Name, number>>;
  /** What else the form asks for. */
  choices: Choices;
}

interface NumberForm<Name extends string, Choices> extends Values<Name, Choices> {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** A number with a mistake keeps its last good value, so that the result does not vanish while somebody types. */
  problems: ReadonlyMap<Name, CountProblem>;
  /** Takes over what stands in the fields, after code has written into them. */
  read: () => void;
  /** Writes a number for the reader, who finds the focus on it. */
  fillIn: (name: Name, value: number) => void;
}

function inputsOf(form: HTMLFormElement, name: string) {
  const number = form.elements.namedItem(name);
  const slider = form.elements.namedItem(`${name}Slider`);
  return {
    number: number instanceof HTMLInputElement ? number : undefined,
    slider: slider instanceof HTMLInputElement ? slider : undefined,
  };
}

/** The slider follows the number, and the other way round; `moved` tells which of the two the reader touched. */
function align(form: HTMLFormElement, setting: NumberSetting<string>, moved: 'slider' | 'number'): void {
  const { name, range, stops } = setting;
  const { number, slider } = inputsOf(form, name);
  if (!number || !slider || !stops) return;
  if (moved === 'slider') {
    number.value = String(stops[slider.valueAsNumber] ?? range.min);
    return;
  }
  const typed = parseCount(number.value, range);
  if (!typed.problem) slider.value = String(nearestStop(typed.value, stops));
}

/**
 * A form of `NumberField`s and choices. The fields hold what the reader enters: they work before this code arrives, and
 * what stands in them then counts. The three arguments are constants of the module that calls.
 */
export function useNumberForm<Name extends string, Choices>(
  settings: ReadonlyArray<NumberSetting<Name>>,
  first: Values<Name, Choices>,
  choicesIn: (data: FormData, last: Choices) => Choices,
): NumberForm<Name, Choices> {
  const form = useRef<HTMLFormElement>(null);
  const [{ numbers, choices, problems }, setReading] = useState({ ...first, problems: new Map<Name, CountProblem>() });

  const read = (): void =>
    setReading((last) => {
      if (!form.current) return last;
      const data = new FormData(form.current);
      const values: Record<Name, number> = { ...last.numbers };
      const found = new Map<Name, CountProblem>();
      for (const { name, range } of settings) {
        const count = parseCount(String(data.get(name) ?? ''), range);
        if (count.problem) found.set(name, count.problem);
        else values[name] = count.value;
      }
      return { numbers: values, choices: choicesIn(data, last.choices), problems: found };
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useEffect(() => {
    if (!form.current) return;
    for (const setting of settings) {
      const { number, slider } = inputsOf(form.current, setting.name);
      const moved = slider && slider.value !== slider.defaultValue;
      const typed = number?.value !== String(first.numbers[setting.name]);
      align(form.current, setting, moved && !typed ? 'slider' : 'number');
    }
    read();
  }, []);

  return {
    form,
    numbers,
    choices,
    problems,
    read,
    onInput: ({ target, currentTarget }) => {
      for (const setting of settings) {
        align(currentTarget, setting, target === inputsOf(currentTarget, setting.name).slider ? 'slider' : 'number');
      }
      read();
    },
    fillIn: (name, value) => {
      const setting = settings.find((candidate) => candidate.name === name);
      const number = form.current && inputsOf(form.current, name).number;
      if (!form.current || !setting || !number) return;
      number.value = String(value);
      align(form.current, setting, 'number');
      read();
      number.focus();
    },
  };
}
