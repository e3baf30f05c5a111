import { useState } from 'react';
import { type CountProblem, parseCount, type Range } from '../i18n/counts.ts';

interface Entry {
  text: string;
  /** The last number that could be used. */
  value: number;
  problem?: CountProblem | undefined;
}

/** A number that readers type. */
export function useCount(first: number, range: Range) {
  const [entry, setEntry] = useState<Entry>({ text: String(first), value: first });
  const type = (text: string): void => {
    const count = parseCount(text, range);
    setEntry((last) => (count.problem ? { ...last, text, problem: count.problem } : { text, value: count.value }));
  };
  return { ...entry, type };
}
