import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { darkSurface, lightSurface } from '../lib/color.ts';

/** Pairs of colors written as `--name: light-dark(light, dark)`. */
const pairs = new Map(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

describe.each([
  ['light', lightSurface],
  ['dark', darkSurface],
] as const)('in %s mode', (mode, surface) => {
  const color = (name: string): string => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`tokens.css has no --${name} as a pair of colors`);
    return pair[mode];
  };

  it.each(['ink', 'ink-soft', 'ink-faint', 'tip', 'info', 'warning', 'danger'])('%s reads on every ground', (name) => {
    for (const [ground, value] of Object.entries(surface))
      expect(wcagContrast(color(name), value), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['note', 'tip', 'info', 'warning', 'danger'])('%s reads on its own quiet ground', (name) => {
    expect(wcagContrast(color(name), color(`${name}-soft`))).toBeGreaterThanOrEqual(4.5);
  });

  it('every background differs from its neighbors', () => {
    // White cards lie on the white page with a line around them; in the dark each step is lighter than the one before.
    const steps = mode === 'dark' ? Object.values(surface) : [surface.page, surface.raised, surface.sunken];
    const contrasts = steps.slice(1).map((ground, index) => wcagContrast(ground, steps[index] ?? ''));
    expect(Math.min(...contrasts)).toBeGreaterThan(1.05);
  });
});
