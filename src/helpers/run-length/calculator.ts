import { defineCalculator } from '../shared/define-calculator.ts';

const seconds = { min: 0, max: 7200, unit: 's', ours: true } as const;

/** How long a script run takes: phones work side by side, the accounts of a phone one after another. */
export const calculator = defineCalculator({
  fields: {
    phones: { first: 12, min: 1, max: 1000, unit: 'phones' },
    atOnce: { first: 20, min: 1, max: 1000, unit: 'phones' },
    accounts: { first: 3, min: 1, max: 100, unit: 'accounts' },
    actions: { first: 5, min: 1, max: 1000, unit: 'actions' },
    actionMin: { ...seconds, first: 30 },
    actionMax: { ...seconds, first: 60, atLeast: 'actionMin' },
    pauseMin: { ...seconds, first: 10 },
    pauseMax: { ...seconds, first: 30, atLeast: 'pauseMin' },
    overhead: { ...seconds, first: 60 },
  },
  results: {
    rounds: { unit: 'rounds', formula: '{phones} ÷ {atOnce}', rounded: 'up' },
    shortest: {
      unit: 'duration',
      headline: true,
      formula: '{rounds} × {accounts} × ({overhead} + {actions} × {actionMin} + ({actions} − 1) × {pauseMin})',
    },
    expected: { unit: 'duration', headline: true, formula: '({shortest} + {longest}) ÷ 2' },
    longest: {
      unit: 'duration',
      headline: true,
      formula: '{rounds} × {accounts} × ({overhead} + {actions} × {actionMax} + ({actions} − 1) × {pauseMax})',
    },
  },
  compute: ({ phones, atOnce, accounts, actions, actionMin, actionMax, pauseMin, pauseMax, overhead }) => {
    const rounds = Math.ceil(phones / atOnce);
    const runWith = (action: number, pause: number): number =>
      rounds * accounts * (overhead + actions * action + (actions - 1) * pause);
    const shortest = runWith(actionMin, pauseMin);
    const longest = runWith(actionMax, pauseMax);
    return {
      results: { rounds, shortest, expected: (shortest + longest) / 2, longest },
      notes: { slowest: longest > shortest && phones > 1, waiting: rounds > 1 },
    };
  },
  sources: {},
});
