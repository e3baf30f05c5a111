/** How often the first, and one of the first three answers was right. Counted in whole numbers: 56 of 70 is 0.8. */
export interface Score {
  questions: number;
  first: number;
  third: number;
  /** Sum of 1/place of the right answer; divided by the questions it is the mean reciprocal rank. */
  reciprocal: number;
  misses: string[];
}

export const noScore = (): Score => ({ questions: 0, first: 0, third: 0, reciprocal: 0, misses: [] });

/** Adds one question whose right answer stood at `place`, from 1; 0 when it was not found. */
export function count(score: Score, place: number): void {
  score.questions += 1;
  if (place === 1) score.first += 1;
  if (place >= 1 && place <= 3) score.third += 1;
  if (place >= 1) score.reciprocal += 1 / place;
}

/** One score of several. */
export function sumOf(scores: readonly Score[]): Score {
  const total = noScore();
  for (const { questions, first, third, reciprocal, misses } of scores) {
    total.questions += questions;
    total.first += first;
    total.third += third;
    total.reciprocal += reciprocal;
    total.misses.push(...misses);
  }
  return total;
}

/** How long a question is, in words; Han counts two characters a word. */
export function lengthOf(question: string): 'one or two words' | 'three to five' | 'longer' {
  const han = question.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = question.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const length = words + Math.ceil(han / 2);
  return length <= 2 ? 'one or two words' : length <= 5 ? 'three to five' : 'longer';
}

export const share = (part: number, { questions }: Score): number => (questions === 0 ? 0 : part / questions);

/** Is `part` of the questions at least so many percent? No fraction is rounded on the way. */
export const reaches = (part: number, { questions }: Score, percent: number): boolean =>
  part * 100 >= percent * questions;
