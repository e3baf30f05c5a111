import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { type MeasuredNode, measure, render } from 'takumi-js';
import { Renderer } from 'takumi-js/node';
import { typeset } from '../languages/index.ts';
import { site } from '../site.ts';
import { pictureSize, socialPicture } from './address.ts';
import { Card, type CardText, Title, titleBox } from './Card.tsx';

/** A family is split into files of a few hundred characters each. */
const families = { Inter: 'inter', 'Noto Sans SC': 'noto-sans-sc' };

async function withFonts(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const [name, folder] of Object.entries(families))
    for (const file of globSync(`node_modules/@fontsource-variable/${folder}/files/*-wght-normal.woff2`).sort())
      await renderer.registerFont({ name, data: readFileSync(file) });
  return renderer;
}

let loaded: Promise<Renderer> | undefined;

const logo = `data:image/svg+xml;base64,${readFileSync(resolve(site.brand.logo)).toString('base64')}`;

const sizes = [74, 66, 58, 52, 46, 40, 34];
const smallest = 28;

const fits = ({ height, runs }: MeasuredNode): boolean =>
  height <= titleBox.height && runs.every(({ text, x, width }) => text.trim() === '' || x + width <= titleBox.width);

/** The largest size in which a title fits, no word of it cut. */
export async function titleSize(title: string): Promise<number> {
  loaded ??= withFonts();
  const options = { renderer: await loaded, emoji: 'from-font' as const };
  for (const size of sizes) if (fits(await measure(<Title text={title} size={size} />, options))) return size;
  return smallest;
}

/** As PNG; the build counts the entries on the performance timeline. */
export async function drawPicture({ title, ...card }: CardText): Promise<Uint8Array<ArrayBuffer>> {
  const start = performance.now();
  loaded ??= withFonts();
  const text = typeset(title, card.locale);
  const png = await render(<Card {...card} title={text} size={await titleSize(text)} logo={logo} />, {
    ...pictureSize,
    renderer: await loaded,
    emoji: 'from-font',
  });
  // A cover has gradients: with 256 colors its picture is 40 KB instead of 110.
  const small = card.cover ? await sharp(png).png({ palette: true, dither: 0, effort: 1 }).toBuffer() : png;
  performance.measure(socialPicture, { start });
  return new Uint8Array(small);
}
