/** A script that runs on the selected phones: what the second act of the deck is made of. */
export interface Job {
  /** Index of the phone. */
  phone: number;
  /** Milliseconds after the start of the script. */
  from: number;
  to: number;
}

export interface Tally {
  waiting: number;
  running: number;
  succeeded: number;
}

/** Rounds in which phones take their turn: some wait while others run, as in a queue. */
const rounds = 4;

export function jobsFor(phones: readonly number[]): Job[] {
  const lanes = Math.max(1, Math.ceil(phones.length / rounds));
  const free = Array.from({ length: lanes }, (_, lane) => lane * (400 / lanes));
  return phones.map((phone, order) => {
    const lane = order % lanes;
    const from = free[lane] ?? 0;
    // No two phones take the same time.
    const to = from + 650 + ((phone * 37) % 7) * 70;
    free[lane] = to;
    return { phone, from, to };
  });
}

export const endOf = (jobs: readonly Job[]): number => Math.max(0, ...jobs.map(({ to }) => to));

export function tallyAt(jobs: readonly Job[], time: number): Tally {
  const succeeded = jobs.filter(({ to }) => to <= time).length;
  const waiting = jobs.filter(({ from }) => from > time).length;
  return { waiting, succeeded, running: jobs.length - succeeded - waiting };
}
