import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IndexedImage, type Rgb, rgbOf } from './indexed-image.ts';

const [ground, red, blue]: Rgb[] = ['#ffffff', '#ff0000', '#0000ff'].map(rgbOf);
const white: Rgb = ground ?? [255, 255, 255];

/** The pixels of the PNG, row by row, each as a letter. */
async function rowsOf(image: IndexedImage): Promise<string[]> {
  const { data, info } = await sharp(image.png()).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const letters = new Map([
    ['255,255,255', '.'],
    ['255,0,0', 'r'],
    ['0,0,255', 'b'],
  ]);
  const pixels = Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)].join());
  const text = pixels.map((pixel) => letters.get(pixel) ?? '?').join('');
  return Array.from({ length: info.height }, (_, y) => text.slice(y * info.width, (y + 1) * info.width));
}

const pixels = (colors: Array<Rgb | undefined>): Uint8Array =>
  Uint8Array.from(colors.flatMap((color) => color ?? white));

describe('an image of few colors', () => {
  it('takes a picture at its place, also where a color goes on in the next row', async () => {
    const image = new IndexedImage(4, 4, white);
    image.picture(pixels([red, blue, blue, blue, blue, red]), 2, [1, 1], 10);
    expect(await rowsOf(image)).toEqual(['....', '.rb.', '.bb.', '.br.']);
  });

  it('gives a color without room the next one', async () => {
    const image = new IndexedImage(3, 1, white);
    image.picture(pixels([red, red, [250, 10, 10]]), 3, [0, 0], 1);
    expect(await rowsOf(image)).toEqual(['rrr']);
  });

  it('shows letters where they cover the ground, and a copy does not change the original', async () => {
    const image = new IndexedImage(3, 2, white);
    const copy = image.copy();
    copy.letters({ width: 2, height: 1, coverage: Uint8Array.of(0, 255) }, [1, 1], blue ?? white);
    expect(await rowsOf(copy)).toEqual(['...', '..b']);
    expect(await rowsOf(image)).toEqual(['...', '...']);
  });
});
