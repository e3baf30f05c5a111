import { bytes } from '../shared/data.ts';
import { defineCalculator } from '../shared/define-calculator.ts';

const price = { first: 0, min: 0, max: 1_000_000, decimals: 2, blank: 0 } as const;

/** Traffic through proxies in a month; what it costs only with prices that the reader types. */
export const calculator = defineCalculator({
  fields: {
    phones: { first: 10, min: 1, max: 5000, unit: 'phones' },
    hours: { first: 1, min: 0, max: 24, decimals: 1, unit: 'h', ours: true },
    rate: { first: 2, min: 0.1, max: 100, decimals: 1, unit: 'Mbit/s', ours: true },
    uploads: { first: 1, min: 0, max: 100, unit: 'videos', ours: true },
    size: { first: 40, min: 1, max: 10_000, decimals: 1, unit: 'MB', ours: true },
    background: { first: 10, min: 0, max: 10_000, unit: 'MB', ours: true },
    days: { first: 30, min: 1, max: 31, unit: 'days' },
    gigabyte: price,
    address: price,
  },
  results: {
    watched: { unit: 'MB', formula: '{hours} × 3600 × {rate} ÷ 8' },
    sent: { unit: 'MB', formula: '{uploads} × {size}' },
    each: { unit: 'GB', headline: true, formula: '({watched} + {sent} + {background}) × {days} ÷ 1000' },
    total: { unit: 'GB', headline: true, formula: '{each} × {phones}' },
    byTraffic: { digits: 2, headline: true, formula: '{total} × {gigabyte}' },
    byAddress: { digits: 2, headline: true, formula: '{phones} × {address}' },
    even: { unit: 'GB', formula: '{address} ÷ {gigabyte}' },
  },
  compute: ({ phones, hours, rate, uploads, size, background, days, gigabyte, address }) => {
    const watched = (hours * 3600 * rate) / 8;
    const sent = uploads * size;
    const each = ((watched + sent + background) * days) / 1000;
    const total = each * phones;
    const even = gigabyte > 0 && address > 0 ? address / gigabyte : undefined;
    return {
      results: {
        watched,
        sent,
        each,
        total,
        byTraffic: gigabyte > 0 ? total * gigabyte : undefined,
        byAddress: address > 0 ? phones * address : undefined,
        even,
      },
      notes: {
        prices: even === undefined,
        addressCheaper: even !== undefined && each > even,
        trafficCheaper: even !== undefined && each < even,
      },
    };
  },
  sources: { bytes },
});
