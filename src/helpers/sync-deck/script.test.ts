import { describe, expect, it } from 'vitest';
import { endOf, jobsFor, tallyAt } from './script.ts';

const phones = (count: number): number[] => [...Array(count).keys()];

describe('a script on the selected phones', () => {
  it('gives every phone one job, some of which wait for others', () => {
    const jobs = jobsFor(phones(20));
    expect(jobs.map(({ phone }) => phone)).toEqual(phones(20));
    expect(tallyAt(jobs, 0).waiting).toBeGreaterThan(10);
    expect(tallyAt(jobs, 500).running).toBe(5);
  });

  it('loses no job on the way and ends with all done, within a few seconds for a hundred', () => {
    for (const count of [1, 5, 20, 50, 100]) {
      const jobs = jobsFor(phones(count));
      for (const time of [0, 300, 900, 2000, endOf(jobs)]) {
        const { waiting, running, succeeded } = tallyAt(jobs, time);
        expect(waiting + running + succeeded).toBe(count);
      }
      expect(tallyAt(jobs, endOf(jobs))).toEqual({ waiting: 0, running: 0, succeeded: count });
      expect(endOf(jobs)).toBeLessThan(6000);
    }
  });

  it('has nothing to do without phones', () => {
    expect(endOf(jobsFor([]))).toBe(0);
    expect(tallyAt([], 0)).toEqual({ waiting: 0, running: 0, succeeded: 0 });
  });
});
