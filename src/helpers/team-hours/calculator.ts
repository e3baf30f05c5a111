import { defineCalculator } from '../shared/define-calculator.ts';

const minutes = { min: 0, max: 1440, decimals: 1, unit: 'min', ours: true } as const;

/** Working hours that accounts cost a team in a week. */
export const calculator = defineCalculator({
  fields: {
    accounts: { first: 30, min: 1, max: 10_000, unit: 'accounts' },
    posts: { first: 3, min: 0, max: 100, decimals: 1, unit: 'posts', ours: true },
    make: { ...minutes, first: 30 },
    review: { ...minutes, first: 5 },
    publish: { ...minutes, first: 3 },
    checks: { ...minutes, first: 5 },
    hours: { first: 40, min: 1, max: 168, decimals: 1, unit: 'h', ours: true },
    share: { first: 90, min: 10, max: 100, unit: '%', ours: true },
  },
  results: {
    weekly: { unit: 'posts', headline: true, formula: '{accounts} × {posts}' },
    posting: { unit: 'h', formula: '{weekly} × ({make} + {review} + {publish}) ÷ 60' },
    checking: { unit: 'h', formula: '{accounts} × {checks} ÷ 60' },
    total: { unit: 'h', headline: true, formula: '{posting} + {checking}' },
    people: { unit: 'people', headline: true, formula: '{total} ÷ ({hours} × {share})', rounded: 'up' },
  },
  compute: ({ accounts, posts, make, review, publish, checks, hours, share }) => {
    const weekly = accounts * posts;
    const posting = (weekly * (make + review + publish)) / 60;
    const checking = (accounts * checks) / 60;
    const total = posting + checking;
    // Rounded first: a week that is filled exactly needs nobody else, however computers divide.
    const people = Math.ceil(Number((total / (hours * (share / 100))).toFixed(9)));
    return {
      results: { weekly, posting, checking, total, people },
      notes: { alone: review > 0 && total > 0 && total <= hours * (share / 100) },
    };
  },
  sources: {},
});
