import { crc32, deflateSync } from 'node:zlib';
import type { Mask } from './rasterize.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Steps between ground and ink at the edges of letters: finer ones nobody sees. */
const shades = 15;
const mostColors = 256;
/** Of compression: a fourth of the time of the usual level, and a fourth more bytes. */
const level = 3;

/** A picture of at most 256 colors, one byte a pixel: flat drawings and letters need no more. */
export class IndexedImage {
  readonly width: number;
  readonly height: number;
  /** Rows as they stand in a PNG: the byte before each says that it is written as it is. */
  private readonly rows: Uint8Array;
  private readonly colors: Rgb[];
  private readonly ground: Rgb;

  constructor(
    width: number,
    height: number,
    ground: Rgb,
    rows = new Uint8Array((width + 1) * height),
    colors = [ground],
  ) {
    this.width = width;
    this.height = height;
    this.ground = ground;
    this.rows = rows;
    this.colors = colors;
  }

  copy(): IndexedImage {
    return new IndexedImage(this.width, this.height, this.ground, this.rows.slice(), [...this.colors]);
  }

  /** The place of a pixel. */
  private at(x: number, y: number): number {
    return y * (this.width + 1) + 1 + x;
  }

  /** Puts a picture of three bytes a pixel there, in at most so many colors more: the most frequent, for others the next. */
  picture(rgb: Uint8Array, width: number, [left, top]: readonly [number, number], most: number): void {
    const known = new Map(this.colors.map((color, index) => [keyOf(...color), index]));
    const runs = runsIn(rgb, width);
    const counts = new Map<number, number>();
    for (const { key, from, to } of runs) counts.set(key, (counts.get(key) ?? 0) + to - from);
    const room = Math.min(most, mostColors - this.colors.length);
    const frequent = [...counts].filter(([key]) => !known.has(key)).sort((a, b) => b[1] - a[1]);
    for (const [key] of frequent.slice(0, room)) known.set(key, this.add(colorOf(key)));
    for (const [key] of frequent.slice(room)) known.set(key, this.nearest(colorOf(key)));
    for (const { key, from, to } of runs) {
      const place = this.at(left + (from % width), top + Math.floor(from / width));
      this.rows.fill(known.get(key) ?? 0, place, place + to - from);
    }
  }

  /** Letters on the ground. */
  letters({ width, height, coverage }: Mask, [left, top]: readonly [number, number], ink: Rgb): void {
    const shadeAt = this.shadesOf(ink);
    const colorAt = Uint8Array.from(
      { length: 256 },
      (_, covered) => shadeAt[Math.round((covered / 255) * shades)] ?? 0,
    );
    for (let y = 0; y < height; y += 1) {
      const place = this.at(left, top + y);
      for (let x = 0; x < width; x += 1) {
        const color = colorAt[coverage[y * width + x] ?? 0] ?? 0;
        if (color > 0) this.rows[place + x] = color;
      }
    }
  }

  /** PNG with a palette (https://www.w3.org/TR/png-3/). */
  png(): Uint8Array<ArrayBuffer> {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // Eight bits a pixel, each a place in the palette.
    header.set([8, 3], 8);
    return new Uint8Array(
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        chunk('IHDR', header),
        chunk('PLTE', Uint8Array.from(this.colors.flat())),
        chunk('IDAT', deflateSync(this.rows, { level })),
        chunk('IEND', new Uint8Array()),
      ]),
    );
  }

  private shadesOf(ink: Rgb): number[] {
    return Array.from({ length: shades + 1 }, (_, shade) => {
      const mixed = (channel: 0 | 1 | 2): number =>
        Math.round(this.ground[channel] + ((ink[channel] - this.ground[channel]) * shade) / shades);
      return shade === 0 ? 0 : this.add([mixed(0), mixed(1), mixed(2)]);
    });
  }

  /** The place of a color in the palette. */
  private add(color: Rgb): number {
    const [red, green, blue] = color;
    const known = this.colors.findIndex(([r, g, b]) => r === red && g === green && b === blue);
    if (known >= 0) return known;
    return this.colors.length < mostColors ? this.colors.push(color) - 1 : this.nearest(color);
  }

  private nearest([red, green, blue]: Rgb): number {
    let nearest = { index: 0, distance: Number.POSITIVE_INFINITY };
    for (const [index, [r, g, b]] of this.colors.entries()) {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (distance < nearest.distance) nearest = { index, distance };
    }
    return nearest.index;
  }
}

const keyOf = (red: number, green: number, blue: number): number => (red << 16) | (green << 8) | blue;
/** Neighbors of one color in a row. */
interface Run {
  key: number;
  from: number;
  to: number;
}

/** Drawings are flat: a run is many pixels, and its color is looked up once. */
function runsIn(rgb: Uint8Array, width: number): Run[] {
  const runs: Run[] = [];
  let from = 0;
  let last = -1;
  const pixels = rgb.length / 3;
  for (let index = 0; index <= pixels; index += 1) {
    const key = index < pixels ? keyOf(rgb[index * 3] ?? 0, rgb[index * 3 + 1] ?? 0, rgb[index * 3 + 2] ?? 0) : -1;
    if (key === last && index % width > 0) continue;
    if (index > from) runs.push({ key: last, from, to: index });
    from = index;
    last = key;
  }
  return runs;
}

const colorOf = (key: number): Rgb => [(key >> 16) & 255, (key >> 8) & 255, key & 255];

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
