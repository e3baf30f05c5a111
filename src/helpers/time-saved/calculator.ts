import { defineCalculator } from '../shared/define-calculator.ts';

const minutes = { min: 0, max: 1440, decimals: 1, unit: 'min', ours: true } as const;

/** Hours a week that posting by hand takes, and what is left of them with the program. */
export const calculator = defineCalculator({
  fields: {
    accounts: { first: 20, min: 1, max: 10_000, unit: 'accounts' },
    posts: { first: 1, min: 0, max: 100, decimals: 1, unit: 'posts', ours: true },
    hand: { ...minutes, first: 4 },
    days: { first: 7, min: 1, max: 7, ours: true },
    computers: { first: 1, min: 1, max: 1000, ours: true },
    care: { ...minutes, first: 30 },
  },
  results: {
    weekly: { unit: 'posts', formula: '{accounts} × {posts} × {days}' },
    byHand: { unit: 'h', headline: true, formula: '{weekly} × {hand} ÷ 60' },
    person: { unit: 'h', headline: true, formula: '{computers} × {care} × {days} ÷ 60' },
    saved: { unit: 'h', headline: true, formula: '{byHand} − {person}' },
  },
  compute: ({ accounts, posts, hand, days, computers, care }) => {
    const weekly = accounts * posts * days;
    const byHand = (weekly * hand) / 60;
    const person = (computers * care * days) / 60;
    return {
      // Where nothing is saved a note says so, and no number below zero.
      results: { weekly, byHand, person, saved: byHand < person ? undefined : byHand - person },
      notes: { quicker: byHand < person, stays: true },
    };
  },
  sources: {},
});
