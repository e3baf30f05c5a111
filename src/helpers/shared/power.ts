import type { Source } from './define-calculator.ts';

/** What the planners and calculators of power reckon with. */

/** Of a hub that makes 5 V from the 12 V or more of its supply, in percent. */
export const hubEfficiency = { first: 90, min: 50, max: 100, unit: '%', ours: true } as const;
/** Of the supply itself, from the wall to its plug. */
export const supplyEfficiency = { first: 88, min: 50, max: 100, unit: '%', ours: true } as const;
/** How far supplies and circuits are loaded for hours. */
export const loadLimit = { first: 80, min: 50, max: 100, unit: '%', ours: true } as const;

export const mains = { first: 230, options: [120, 220, 230, 240], unit: 'V' } as const;
export const breaker = { first: 16, min: 5, max: 125, unit: 'A' } as const;

/** Where the limit of 80 % comes from. */
export const continuousLoad: Source = {
  title: 'NEC 210.20(A) Continuous and Noncontinuous Loads',
  publisher: 'Schneider Electric, Data Bulletin: Conductor Ampacity Tables',
  url: 'https://www.productinfo.schneider-electric.com/na-std-ref/5c0fee4b347bdf0001de4d55/Conductor%20Ampacity%20Tables/English/Data%20Bulletin%20-%20Conductor%20Ampacity%20Tables%20(bookmap)_0000264293.ditamap/$/NECInformationOfNote-F20BDBCC',
  read: '2026-11-15',
};
