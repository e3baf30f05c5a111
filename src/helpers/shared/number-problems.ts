import type { CountProblem, Format, Range } from '../../lib/counts.ts';
import { fill } from '../../lib/labels.ts';

type ProblemLabels = Readonly<Record<`problem.${CountProblem}`, string>>;

/** What is wrong with a typed number, in words; empty when nothing is. */
export const problemText = (
  problem: CountProblem | undefined,
  { min, max }: Range,
  labels: ProblemLabels,
  format: Format,
): string => (problem ? fill(labels[`problem.${problem}`], { min: format(min), max: format(max) }) : '');
