import { type Facts, factNumber } from '../../lib/facts.ts';

/** The steps of the commission, in percent and in their order: `commission-1`, `commission-2`, … of the registry. */
export function ratesIn(facts: Facts): number[] {
  const rates: number[] = [];
  while (`commission-${rates.length + 1}` in facts) rates.push(factNumber(facts, `commission-${rates.length + 1}`));
  return rates;
}
