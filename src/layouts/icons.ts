import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { accentShades, lightSurface } from '../lib/color.ts';

/** The brand's logo as icons, so that a rebrand needs one file. */
export const readLogo = (path: string): string => readFileSync(resolve(path), 'utf8');

/** Scaled to fit a square, on a transparent background. */
export async function logoIcon(logo: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(await squared(logo, size))
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

/**
 * On a ground of the brand's color, for systems that cut icons to a shape of their own. `share`: how much of the side the
 * logo takes.
 */
export async function groundedIcon(
  logo: string,
  accent: string,
  size: number,
  share: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = await groundFor(logo, accent);
  const png = await sharp(await squared(logo, inner))
    .flatten({ background })
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

/** Rendered at the wanted size, whatever size the SVG file declares. */
async function squared(logo: string, size: number): Promise<Buffer> {
  const { width = size, height = size } = await sharp(Buffer.from(logo)).metadata();
  const density = Math.min(2400, Math.max(1, (72 * size) / Math.max(width, height)));
  return sharp(Buffer.from(logo), { density })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

/** The share of a logo's painted pixels that must contrast with the background. */
const leastVisible = 0.1;
const standsOut = 2;

/** A logo that is a tile goes on in its own color; else the accent, or where the logo would be lost on it, its quiet shade. */
export async function groundFor(logo: string, accent: string): Promise<string> {
  const side = 48;
  const data = await sharp(await squared(logo, side))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const colorAt = (x: number, y: number): string | undefined => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4);
    return alpha > 200 ? `rgb(${red}, ${green}, ${blue})` : undefined;
  };
  const [middle, last] = [side / 2, side - 2];
  const [edge, ...others] = [colorAt(middle, 1), colorAt(middle, last), colorAt(1, middle), colorAt(last, middle)];
  if (edge && others.every((color) => color === edge)) return edge;
  const painted = Array.from({ length: side * side }, (_, index) =>
    colorAt(index % side, Math.floor(index / side)),
  ).filter((color) => color !== undefined);
  const { fill, soft } = accentShades(accent, 'light');
  const shows = (ground: string): boolean =>
    painted.filter((color) => wcagContrast(color, ground) >= standsOut).length >= painted.length * leastVisible;
  return [fill, soft].find(shows) ?? lightSurface.page;
}
