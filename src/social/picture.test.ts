import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Letters, missingCharacters } from './letters.ts';
import { drawPicture, fittedTitle, type SocialPicture } from './picture.ts';
import { panelSize, pictureSize } from './picture-size.ts';

const mostBytes = 60_000;
const ground = '#ffffff';

const picture = (title: string, locale: string): SocialPicture => ({
  title,
  locale,
  kind: undefined,
  brand: 'Testbed',
  address: 'testbed.example.org',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#d9480f"/></svg>',
  panel: `<svg xmlns="http://www.w3.org/2000/svg" width="${panelSize.width}" height="${panelSize.height}"><rect width="100%" height="100%" fill="#fff4e6"/></svg>`,
  colors: { ground, ink: '#000000', soft: '#777777', accent: '#d9480f' },
});

/** The title stands in this part of the picture. */
const titleArea = { left: 60, top: 150, width: 600, height: 360 };

interface Ink {
  /** Rows of the area that have ink, as heights of connected bands: the lines. */
  lines: number;
  /** Pixels that are more ink than ground. */
  dark: number;
  /** First and last column with ink. */
  from: number;
  to: number;
}

async function inkOf(png: Uint8Array): Promise<Ink> {
  const { data, info } = await sharp(png).extract(titleArea).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number): boolean => (data[y * info.width + x] ?? 255) < 128;
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const rows = Array.from({ length: info.height }, (_, y) => columns.filter((x) => isDark(x, y)).length);
  const inked = columns.filter((x) => rows.some((_, y) => isDark(x, y)));
  return {
    // Dots and accents may stand apart from their letters: bands of a few rows are not lines.
    lines: rows
      .join(' ')
      .split(/(?:\b0\b ?){6,}/)
      .filter((band) => band.trim() !== '').length,
    dark: rows.reduce((sum, count) => sum + count, 0),
    from: inked[0] ?? -1,
    to: inked.at(-1) ?? -1,
  };
}

describe.each([
  ['en', 'Local or cloud: where your data is and what distance costs'],
  ['zh-Hans', '代理入门：住宅、机房、移动代理有什么区别'],
  ['ru', 'Как управлять сотнями аккаунтов: группы, ответственные, окна времени'],
] as const)('the picture of a page in %s', (locale, title) => {
  let png: Uint8Array;
  beforeAll(async () => {
    png = await drawPicture(picture(title, locale));
  });

  it('has the size networks ask for, in few bytes', async () => {
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({ ...pictureSize, format: 'png' });
    expect(png.length).toBeLessThan(mostBytes);
  });

  it('shows every line of the title, whole', async () => {
    const { lines } = await fittedTitle(title, locale);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(4);
    const ink = await inkOf(png);
    expect(ink.lines).toBe(lines.length);
    // Neither border of the area is touched: nothing is cut.
    expect(ink.from).toBeGreaterThan(10);
    expect(ink.to).toBeLessThan(titleArea.width - 10);
  });

  it('has every letter: without one of them there is less ink', async () => {
    const whole = (await inkOf(png)).dark;
    expect(whole).toBeGreaterThan(3000);
    const letters = await Letters.for([title]);
    for (const letter of new Set(title.replaceAll(/\s/g, ''))) {
      const { glyphs } = letters.line(letter, { size: 50, weight: 700 });
      expect(
        glyphs.map(({ outline }) => outline.length > 3),
        letter,
      ).toEqual([true]);
    }
  });
});

it('a character no font has is named, and leaves no box behind', async () => {
  expect(await missingCharacters('Phones 🚀, 手机, телефоны')).toEqual(['🚀']);
  const [without, with_] = await Promise.all(
    ['Phones', 'Phones\u{1f680}'].map(async (title) => inkOf(await drawPicture(picture(title, 'en')))),
  );
  expect(with_).toEqual(without);
});

it('a long name of the brand or of the kind of page does not run into the drawing', async () => {
  const png = await drawPicture({ ...picture('Title', 'en'), brand: 'W'.repeat(40), kind: 'Many words · '.repeat(8) });
  const panelLeft = pictureSize.width - (pictureSize.height - panelSize.height) / 2 - panelSize.width;
  const gap = { left: panelLeft - 30, top: 0, width: 30, height: pictureSize.height };
  // What `stats` counts is the picture before anything is done to it.
  const { channels } = await sharp(
    await sharp(png).extract(gap).removeAlpha().toColorspace('srgb').png().toBuffer(),
  ).stats();
  expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255]);
});

it('two pages with the same drawing share nothing but it', async () => {
  const first = await drawPicture(picture('First', 'en'));
  await drawPicture(picture('Second, and longer', 'en'));
  expect(await drawPicture(picture('First', 'en'))).toEqual(first);
});

it('a logo of many colors keeps the picture small', async () => {
  const stops = Array.from(
    { length: 60 },
    (_, index) => `<rect x="${index}" width="1" height="60" fill="hsl(${index * 6} 90% 50%)"/>`,
  );
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${stops.join('')}</svg>`;
  const png = await drawPicture({ ...picture('Colors', 'en'), logo });
  expect(png.length).toBeLessThan(mostBytes);
  const [red = 0, green = 0, blue = 0] = await sharp(png)
    .extract({ left: 110, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // The middle of the logo is green and blue.
  expect(Math.max(green, blue)).toBeGreaterThan(red);
});
