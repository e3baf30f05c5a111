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

export const share = (part: number, { questions }: Score): number => (questions === 0 ? 0 : part / questions);

/** Is `part` of the questions at least so many percent? No fraction is rounded on the way. */
export const reaches = (part: number, { questions }: Score, percent: number): boolean =>
  part * 100 >= percent * questions;
