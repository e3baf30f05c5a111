import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accentShades } from '../lib/color.ts';
import { groundedIcon, groundFor, logoIcon } from './icons.ts';

const accent = '#d9480f';
const { fill, soft } = accentShades(accent, 'light');
const drawn = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" width="64" height="32">${inside}</svg>`;
const disc = (color: string): string => drawn(`<circle cx="32" cy="16" r="16" fill="${color}"/>`);

describe('the ground of an icon', () => {
  it('is the accent where the logo shows on it', async () => {
    expect(await groundFor(disc('#ffffff'), accent)).toBe(fill);
    expect(
      await groundFor(
        drawn(`<rect width="64" height="32" fill="${fill}"/><rect width="20" height="20" fill="#fff"/>`),
        accent,
      ),
    ).toBe(fill);
  });

  it('is the color of a logo that is a tile', async () => {
    const tile =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#0a5c36"/><circle cx="32" cy="32" r="12" fill="#fff"/></svg>';
    expect(await groundFor(tile, accent)).toBe('rgb(10, 92, 54)');
  });

  it('is its quiet shade for a logo in the accent itself', async () => {
    expect(await groundFor(disc(fill), accent)).toBe(soft);
  });
});

const pixelsOf = async (png: Uint8Array) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)],
  };
};

describe('an icon', () => {
  it('is a square around a logo that is none', async () => {
    const { width, height, at } = await pixelsOf(await logoIcon(disc('#000000'), 64));
    expect([width, height]).toEqual([64, 64]);
    expect(at(32, 4)[3]).toBe(0);
    expect(at(32, 32)).toEqual([0, 0, 0, 255]);
  });

  it('that systems cut has the logo in its inner part and a ground without holes', async () => {
    const { width, height, at } = await pixelsOf(
      await groundedIcon(drawn('<rect width="64" height="32" fill="#fff"/>'), accent, 100, 0.5),
    );
    expect([width, height]).toEqual([100, 100]);
    for (const [x, y] of [
      [0, 0],
      [99, 99],
      [20, 50],
      [80, 50],
      [50, 30],
    ] as const)
      expect(at(x, y), `${x} ${y}`).toEqual(at(0, 99));
    expect(at(0, 0)[3]).toBe(255);
    expect(at(30, 50)).toEqual([255, 255, 255, 255]);
  });
});
