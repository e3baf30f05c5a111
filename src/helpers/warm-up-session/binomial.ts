/**
 * The smallest number of hits in `trials` that at least `share` of all sessions do not exceed, each trial a hit with the
 * same probability. Exact: the probabilities of 0, 1, 2, … hits are added up.
 */
export function quantile(trials: number, probability: number, share: number): number {
  if (probability >= 1) return trials;
  let hits = 0;
  // In logarithms: 0.5 to the power of a few hundred is still a number, but not much further.
  let logChance = trials * Math.log1p(-probability);
  let total = Math.exp(logChance);
  while (total < share && hits < trials) {
    logChance += Math.log(((trials - hits) / (hits + 1)) * (probability / (1 - probability)));
    hits += 1;
    total += Math.exp(logChance);
  }
  return hits;
}
