import { defineCalculator } from '../shared/define-calculator.ts';
import { breaker, continuousLoad, hubEfficiency, loadLimit, mains, supplyEfficiency } from '../shared/power.ts';

/** Power of a bank of phones: at the phones, of the supply that feeds their hub, and at the wall. */
export const calculator = defineCalculator({
  fields: {
    phones: { first: 10, min: 1, max: 60, unit: 'phones' },
    volts: { first: 5, min: 3, max: 24, decimals: 1, unit: 'V' },
    amps: { first: 2, min: 0.1, max: 6, decimals: 2, unit: 'A', ours: true },
    hubEfficiency,
    supplyEfficiency,
    load: loadLimit,
    hubs: { first: 4, min: 1, max: 100, unit: 'hubs' },
    breaker,
    mains,
  },
  results: {
    phonePower: { unit: 'W', formula: '{phones} × {volts} × {amps}' },
    lowCurrent: { unit: 'A', formula: '{phones} × {amps}' },
    rating: { unit: 'W', headline: true, formula: '{phonePower} ÷ {hubEfficiency} ÷ {load}' },
    hubWall: { unit: 'W', formula: '{phonePower} ÷ {hubEfficiency} ÷ {supplyEfficiency}' },
    wall: { unit: 'W', headline: true, formula: '{hubWall} × {hubs}' },
    current: { unit: 'A', headline: true, formula: '{wall} ÷ {mains}' },
    share: { unit: '%', headline: true, limit: 100, formula: '{current} ÷ ({breaker} × {load})' },
  },
  compute: ({ phones, volts, amps, hubEfficiency, supplyEfficiency, load, hubs, breaker, mains }) => {
    const phonePower = phones * volts * amps;
    const fromSupply = phonePower / (hubEfficiency / 100);
    const hubWall = fromSupply / (supplyEfficiency / 100);
    const wall = hubWall * hubs;
    const current = wall / mains;
    const share = (current / (breaker * (load / 100))) * 100;
    return {
      results: {
        phonePower,
        lowCurrent: phones * amps,
        rating: fromSupply / (load / 100),
        hubWall,
        wall,
        current,
        share,
      },
      notes: { overloaded: share > 100 },
    };
  },
  sources: { continuousLoad },
});
