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
  private readonly pixels: Uint8Array;
  private readonly colors: Rgb[];
  private readonly ground: Rgb;

  constructor(width: number, height: number, ground: Rgb) {
    this.width = width;
    this.height = height;
    this.ground = ground;
    this.pixels = new Uint8Array(width * height);
    this.colors = [ground];
  }

  copy(): IndexedImage {
    const copy = new IndexedImage(this.width, this.height, this.ground);
    copy.pixels.set(this.pixels);
    copy.colors.splice(0, 1, ...this.colors);
    return copy;
  }

  /** Puts a picture of three bytes a pixel there, in at most so many colors more: the most frequent, for others the next. */
  picture(rgb: Uint8Array, width: number, [left, top]: readonly [number, number], most: number): void {
    const known = new Map(this.colors.map((color, index) => [keyOf(...color), index]));
    const keys = new Uint32Array(rgb.length / 3);
    const counts = new Map<number, number>();
    for (let index = 0; index < keys.length; index += 1) {
      const key = keyOf(rgb[index * 3] ?? 0, rgb[index * 3 + 1] ?? 0, rgb[index * 3 + 2] ?? 0);
      keys[index] = key;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const room = Math.min(most, mostColors - this.colors.length);
    const frequent = [...counts].filter(([key]) => !known.has(key)).sort((a, b) => b[1] - a[1]);
    for (const [key] of frequent.slice(0, room)) known.set(key, this.add(colorOf(key)));
    for (const [key] of frequent.slice(room)) known.set(key, this.nearest(colorOf(key)));
    for (let index = 0; index < keys.length; index += 1) {
      const place = (top + Math.floor(index / width)) * this.width + left + (index % width);
      this.pixels[place] = known.get(keys[index] ?? 0) ?? 0;
    }
  }

  /** Letters on the ground. */
  letters({ width, coverage }: Mask, [left, top]: readonly [number, number], ink: Rgb): void {
    const shadeAt = this.shadesOf(ink);
    for (let index = 0; index < coverage.length; index += 1) {
      const covered = coverage[index] ?? 0;
      const shade = covered === 0 ? 0 : Math.round((covered / 255) * shades);
      if (shade > 0)
        this.pixels[(top + Math.floor(index / width)) * this.width + left + (index % width)] = shadeAt[shade] ?? 0;
    }
  }

  /** PNG with a palette (https://www.w3.org/TR/png-3/). */
  png(): Uint8Array<ArrayBuffer> {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // Eight bits a pixel, each a place in the palette.
    header.set([8, 3], 8);
    const rows = new Uint8Array((this.width + 1) * this.height);
    // The byte before each row says that it is written as it is.
    for (let y = 0; y < this.height; y += 1)
      rows.set(this.pixels.subarray(y * this.width, (y + 1) * this.width), y * (this.width + 1) + 1);
    return new Uint8Array(
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        chunk('IHDR', header),
        chunk('PLTE', Uint8Array.from(this.colors.flat())),
        chunk('IDAT', deflateSync(rows, { level })),
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
    const known = this.colors.findIndex((other) => keyOf(...other) === keyOf(...color));
    if (known >= 0) return known;
    return this.colors.length < mostColors ? this.colors.push(color) - 1 : this.nearest(color);
  }

  private nearest([red, green, blue]: Rgb): number {
    const distances = this.colors.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    return distances.indexOf(Math.min(...distances));
  }
}

const keyOf = (red: number, green: number, blue: number): number => (red << 16) | (green << 8) | blue;
const colorOf = (key: number): Rgb => [(key >> 16) & 255, (key >> 8) & 255, key & 255];

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
