import { footerHeight, type Item, rowWidth, switchHeight } from './pages.ts';
import { boxPath, discPath, path, type Shape, type Tone } from './shapes.ts';

const cornerRadius = 9;
/** The lower corners of a picture, from right to left. */
const lowerCorners = (height: number): string =>
  path`V${height - cornerRadius}a9 9 0 0 1 -9 9H${cornerRadius}a9 9 0 0 1 -9 -9z`;

type Motif = (width: number, height: number) => Array<[tone: Tone, path: string]>;

/** Pictures without subject: landscapes, charts, portraits. They keep inside a box with rounded corners. */
const motifs: readonly Motif[] = [
  (w, h) => [
    ['mist', boxPath(0, 0, w, h, cornerRadius)],
    ['haze', discPath(w * 0.72, h * 0.34, h * 0.17)],
    ['haze', path`M0 ${h * 0.74}Q${w * 0.22} ${h * 0.26} ${w * 0.46} ${h * 0.7}L${w} ${h * 0.9}` + lowerCorners(h)],
    ['vivid', path`M${w * 0.3} ${h}Q${w * 0.62} ${h * 0.36} ${w} ${h * 0.76}V${h - 9}a9 9 0 0 1 -9 9z`],
  ],
  (w, h) => [
    ['stone', boxPath(0, 0, w, h, cornerRadius)],
    ...[0.34, 0.52, 0.44, 0.7, 0.6].map((share, index): [Tone, string] => [
      index === 3 ? 'vivid' : 'edge',
      boxPath(w * (0.14 + index * 0.155), h * (0.86 - share), w * 0.1, h * share, 4),
    ]),
  ],
  (w, h) => [
    ['haze', boxPath(0, 0, w, h, cornerRadius)],
    ['paper', discPath(w / 2, h * 0.4, h * 0.2)],
    ['vivid', path`M${w / 2 - h * 0.42} ${h}a${h * 0.42} ${h * 0.34} 0 0 1 ${h * 0.84} 0z`],
  ],
  (w, h) => [
    ['stone', boxPath(0, 0, w, h, cornerRadius)],
    ['paper', discPath(w / 2, h / 2, h * 0.26)],
    ['ink', path`M${w / 2 - h * 0.08} ${h * 0.38}l${h * 0.21} ${h * 0.12}l${-h * 0.21} ${h * 0.12}z`],
  ],
  (w, h) => [
    ['mist', boxPath(0, 0, w, h, cornerRadius)],
    ['haze', path`M0 ${h * 0.6}C${w * 0.3} ${h * 0.3} ${w * 0.5} ${h * 0.9} ${w} ${h * 0.42}` + lowerCorners(h)],
    ['vivid', discPath(w * 0.24, h * 0.28, h * 0.1)],
  ],
  (w, h) => [
    ['mist', boxPath(0, 0, w, h, cornerRadius)],
    ['haze', discPath(w / 2, h / 2, h * 0.38)],
    ['mist', discPath(w / 2, h / 2, h * 0.26)],
    ['vivid', discPath(w / 2, h / 2, h * 0.13)],
  ],
  (w, h) => [
    ['stone', boxPath(0, 0, w, h, cornerRadius)],
    ['edge', boxPath(w * 0.12, h * 0.2, w * 0.34, h * 0.6, 5)],
    ['haze', boxPath(w * 0.54, h * 0.2, w * 0.34, h * 0.27, 5)],
    ['edge', boxPath(w * 0.54, h * 0.53, w * 0.34, h * 0.27, 5)],
  ],
];

/** How many different feeds the small phones show, so that the wall does not look like wallpaper. */
export const variantCount = 5;
/** Shifted from row to row, so that phones below each other differ whatever the number of columns. */
export const variantOf = (index: number): number => (index + 2 * Math.floor(index / variantCount)) % variantCount;

/** A tapped item changes colors as a whole, so that the change can be seen on a phone 20 pixels wide. */
const litTone: Partial<Record<Tone, Tone>> = { paper: 'bright', vivid: 'bright', ink: 'vivid', mist: 'vivid' };

function picture(motif: number, width: number, height: number, lit: boolean): Shape[] {
  const shapes = motifs[motif % motifs.length]?.(width, height) ?? [];
  return shapes.map(([tone, path], index) => ({
    tone: !lit ? tone : index === 0 ? 'vivid' : (litTone[tone] ?? 'glow'),
    path,
  }));
}

const heart = (x: number, y: number): string =>
  path`M${x + 7} ${y + 13}C${x - 3} ${y + 6} ${x} ${y} ${x + 4} ${y}q2 0 3 2.5q1 -2.5 3 -2.5C${x + 14} ${y} ${x + 17} ${y + 6} ${x + 7} ${y + 13}z`;

function cardFooter(y: number, lit: boolean): Shape[] {
  return [
    { tone: 'edge', path: discPath(9, y + 13, 8) },
    { tone: 'edge', path: boxPath(23, y + 6, 70, 5, 2.5) },
    { tone: 'rule', path: boxPath(23, y + 15, 46, 5, 2.5) },
    { tone: lit ? 'vivid' : 'rule', path: heart(rowWidth - 16, y + 7) },
  ];
}

function switchShapes(order: number, variant: number, lit: boolean): Shape[] {
  const words = 46 + ((order * 23 + variant * 11) % 34);
  return [
    { tone: lit ? 'mist' : 'stone', path: boxPath(0, 0, rowWidth, switchHeight, 9) },
    { tone: lit ? 'haze' : 'edge', path: boxPath(10, 10, 20, 20, 6) },
    { tone: lit ? 'vivid' : 'edge', path: boxPath(40, 17, words, 6, 3) },
    { tone: lit ? 'vivid' : 'edge', path: boxPath(rowWidth - 42, 11, 32, 18, 9) },
    { tone: lit ? 'bright' : 'paper', path: discPath(rowWidth - (lit ? 19 : 33), 20, 6.5) },
  ];
}

/** The drawing of an item, from its own corner. Variants differ in their pictures only, never in the layout. */
export function itemShapes({ kind, order, width, height }: Item, lit: boolean, variant = 0): Shape[] {
  const art = height - footerHeight;
  switch (kind) {
    case 'card':
      return [...picture(order + variant * 2, width, art, lit), ...cardFooter(art, lit)];
    case 'caption':
      return [{ tone: 'vivid', path: boxPath(0, 0, width, art, 9) }, ...cardFooter(art, lit)];
    case 'tile':
      return picture(order * 2 + Math.floor(order / 2) + variant, width, height, lit);
    case 'switch':
      return switchShapes(order, variant, lit);
  }
}
