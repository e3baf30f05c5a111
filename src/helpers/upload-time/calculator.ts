import { bytes } from '../shared/data.ts';
import { defineCalculator } from '../shared/define-calculator.ts';

/** How long the line takes to send the videos of a posting day. */
export const calculator = defineCalculator({
  fields: {
    accounts: { first: 36, min: 1, max: 10_000, unit: 'accounts' },
    videos: { first: 1, min: 1, max: 100, unit: 'videos' },
    size: { first: 40, min: 1, max: 10_000, decimals: 1, unit: 'MB', ours: true },
    speed: { first: 30, min: 0.1, max: 10_000, decimals: 1, unit: 'Mbit/s', ours: true },
    share: { first: 70, min: 5, max: 100, unit: '%', ours: true },
    together: { first: 4, min: 1, max: 1000, unit: 'phones', ours: true },
    window: { first: 2, min: 0.1, max: 24, decimals: 1, unit: 'h', ours: true },
  },
  results: {
    files: { unit: 'videos', formula: '{accounts} × {videos}' },
    volume: { unit: 'GB', headline: true, formula: '{files} × {size} ÷ 1000' },
    time: { unit: 'duration', headline: true, formula: '{files} × {size} × 8 ÷ ({speed} × {share})' },
    ofWindow: { unit: '%', headline: true, limit: 100, formula: '{time} ÷ ({window} × 3600)' },
    needed: { unit: 'Mbit/s', formula: '{files} × {size} × 8 ÷ ({window} × 3600) ÷ {share}' },
    atOnce: { unit: 'duration', formula: '{together} × {size} × 8 ÷ ({speed} × {share})' },
  },
  compute: ({ accounts, videos, size, speed, share, together, window }) => {
    const files = accounts * videos;
    const usable = speed * (share / 100);
    const time = (files * size * 8) / usable;
    const seconds = window * 3600;
    return {
      results: {
        files,
        volume: (files * size) / 1000,
        time,
        ofWindow: (time / seconds) * 100,
        needed: (files * size * 8) / seconds / (share / 100),
        atOnce: (together * size * 8) / usable,
      },
      notes: { tooLong: time > seconds },
    };
  },
  sources: { bytes },
});
