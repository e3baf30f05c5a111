import { describe, expect, it } from 'vitest';
import { fitGrid, neighbor, waveDelays } from './grid.ts';
import { phoneSize } from './phone.ts';

describe('wall', () => {
  const boxes: Array<[width: number, height: number]> = [
    [264, 396],
    [312, 468],
    [430, 340],
    [795, 492],
    [900, 500],
  ];
  const rowHeight = ({ cell, padding }: { cell: number; padding: number }): number =>
    ((cell - 2 * padding) * phoneSize.height) / phoneSize.width + 2 * padding;

  it.each(boxes)('fits any number of phones into %i × %i', (width, height) => {
    for (const count of [1, 5, 20, 50, 100]) {
      const fit = fitGrid(count, width, height);
      expect(fit.columns * fit.cell, `${count} phones, width`).toBeLessThanOrEqual(width + 0.01);
      expect(Math.ceil(count / fit.columns) * rowHeight(fit), `${count} phones, height`).toBeLessThanOrEqual(
        height + 0.01,
      );
    }
  });

  it('leaves no hole in the last row where it has room', () => {
    for (const [width, height] of [
      [640, 390],
      [166, 290],
      [460, 330],
    ] as const) {
      for (const count of [20, 50, 100]) expect(count % fitGrid(count, width, height).columns).toBe(0);
    }
    expect(fitGrid(5, 640, 390).columns).toBe(5);
    // A single row of five would be tiny on a phone.
    expect(fitGrid(5, 166, 290).columns).toBeLessThan(5);
  });

  it('says where a finger can no longer hit single phones', () => {
    expect(fitGrid(20, 166, 290).dense).toBe(false);
    expect(fitGrid(100, 166, 290).dense).toBe(true);
    expect(fitGrid(100, 640, 390).dense).toBe(false);
  });

  it('uses the room: 100 phones on a wide wall are at least 26 pixels wide', () => {
    const { cell, padding } = fitGrid(100, 640, 390);
    expect(cell - 2 * padding).toBeGreaterThanOrEqual(26);
  });

  it('sends the wave away from the operated phone', () => {
    const delays = waveDelays(20, 5, 'left');
    expect(delays.slice(0, 5)).toEqual(delays.slice(0, 5).toSorted((a, b) => a - b));
    expect(Math.max(...delays)).toBe(190);
    const down = waveDelays(20, 5, 'top');
    expect(down[17]).toBeGreaterThan(down[2] ?? 0);
    expect(waveDelays(1, 1, 'left')).toHaveLength(1);
  });

  it('moves with the arrow keys and stays at the edges', () => {
    expect(neighbor(0, 'ArrowRight', 7, 20)).toBe(1);
    expect(neighbor(8, 'ArrowUp', 7, 20)).toBe(1);
    expect(neighbor(8, 'ArrowDown', 7, 20)).toBe(15);
    expect(neighbor(18, 'ArrowDown', 7, 20)).toBe(18);
    expect(neighbor(0, 'ArrowLeft', 7, 20)).toBe(0);
  });
});
