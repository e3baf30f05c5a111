import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { accentShades, darkSurface, lightSurface, parseColor } from './color.ts';

const accents = ['oklch(0.55 0.17 264)', '#0a7d55', '#ffd400', '#111111', '#f5f5f5', 'oklch(0.7 0.3 30)', '#e11d48'];

describe.each(accents)('shades of %s keep AA contrast', (accent) => {
  it.each([
    ['light', lightSurface],
    ['dark', darkSurface],
  ] as const)('in %s mode', (mode, surface) => {
    const shades = accentShades(accent, mode);
    for (const ground of [...Object.values(surface), shades.soft])
      expect(wcagContrast(shades.text, ground), ground).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(shades.onFill, shades.fill)).toBeGreaterThanOrEqual(4.5);
  });
});

it('refuses what is not a color', () => {
  expect(parseColor('blueish')).toBeUndefined();
  expect(() => accentShades('blueish', 'light')).toThrow('blueish');
});
