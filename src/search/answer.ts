import type { Answer } from './index-format.ts';
import type { Concept } from './query.ts';

/** How much of question and query must be the same. */
const sureAnswer = 0.82;

/** The written answer whose question is the query in other words; `telling` gives the terms of a question. */
export function answerTo(
  concepts: readonly Concept[],
  answers: readonly Answer[],
  telling: (text: string) => string[],
): Answer | undefined {
  const words = concepts.filter(({ phrase }) => !phrase);
  const likeness = (ask: string): number => {
    const asked = new Set(telling(ask));
    const shared = words.filter(({ alternatives }) =>
      alternatives.some(({ terms }) => terms.every((term) => asked.has(term))),
    );
    return (2 * shared.length) / (asked.size + words.length);
  };
  const [best] = answers
    .map((answer) => ({ answer, alike: Math.max(...answer.asks.map(likeness)) }))
    .sort((a, b) => b.alike - a.alike);
  return best && best.alike >= sureAnswer ? best.answer : undefined;
}
