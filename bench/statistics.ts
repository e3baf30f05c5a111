/** The middle one; of two middle ones, the smaller. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Does something so many times, one after the other. */
export async function repeat<T>(times: number, action: (time: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await action(time));
  return results;
}
