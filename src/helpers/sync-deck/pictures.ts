import { type Item, switchSize } from './pages.ts';
import { boxPath, discPath, path, type Shape, type Tone } from './shapes.ts';

type Scene = (w: number, h: number) => Array<[tone: Tone, path: string]>;

/** What the drawn videos show. Each fills an upright frame of any size. */
const scenes: readonly Scene[] = [
  // Sunset over the sea.
  (w, h) => [
    ['dusk', boxPath(0, 0, w, h)],
    ['plum', boxPath(0, h * 0.3, w, h * 0.34)],
    ['ember', discPath(w * 0.46, h * 0.56, w * 0.24)],
    ['deep', boxPath(0, h * 0.62, w, h * 0.38)],
    ['ember', boxPath(w * 0.26, h * 0.66, w * 0.4, h * 0.015) + boxPath(w * 0.34, h * 0.71, w * 0.24, h * 0.015)],
  ],
  // Somebody talks to the camera.
  (w, h) => [
    ['sand', boxPath(0, 0, w, h)],
    ['clay', boxPath(w * 0.64, 0, w * 0.36, h * 0.5)],
    ['night', discPath(w * 0.46, h * 0.4, w * 0.25)],
    ['ember', discPath(w * 0.46, h * 0.43, w * 0.18)],
    ['sea', path`M${w * 0.04} ${h}C${w * 0.04} ${h * 0.5} ${w * 0.88} ${h * 0.5} ${w * 0.88} ${h}z`],
  ],
  // Mountains.
  (w, h) => [
    ['sea', boxPath(0, 0, w, h)],
    ['sand', discPath(w * 0.68, h * 0.22, w * 0.13)],
    ['foam', path`M0 ${h * 0.62}L${w * 0.34} ${h * 0.3}L${w * 0.66} ${h * 0.62}L${w} ${h * 0.44}V${h}H0z`],
    ['deep', path`M0 ${h * 0.78}L${w * 0.5} ${h * 0.52}L${w} ${h * 0.82}V${h}H0z`],
  ],
  // A city at night.
  (w, h) => [
    ['night', boxPath(0, 0, w, h)],
    ['lilac', discPath(w * 0.24, h * 0.18, w * 0.09)],
    [
      'violet',
      path`M0 ${h * 0.46}h${w * 0.26}v${-h * 0.12}h${w * 0.24}v${h * 0.2}h${w * 0.2}v${-h * 0.3}h${w * 0.3}V${h}H0z`,
    ],
    [
      'ember',
      [0.1, 0.34, 0.56, 0.8].map((x, at) => boxPath(w * x, h * (0.6 + 0.06 * (at % 3)), w * 0.07, h * 0.04)).join(''),
    ],
  ],
  // A dish.
  (w, h) => [
    ['clay', boxPath(0, 0, w, h)],
    ['sand', discPath(w * 0.48, h * 0.5, w * 0.4)],
    ['ember', discPath(w * 0.48, h * 0.5, w * 0.27)],
    ['foam', discPath(w * 0.38, h * 0.46, w * 0.09) + discPath(w * 0.58, h * 0.54, w * 0.07)],
  ],
  // A product on a table: a mug.
  (w, h) => [
    ['slate', boxPath(0, 0, w, h)],
    ['sand', boxPath(0, h * 0.64, w, h * 0.36)],
    ['plum', discPath(w * 0.66, h * 0.55, w * 0.14)],
    ['slate', discPath(w * 0.66, h * 0.55, w * 0.08)],
    ['plum', boxPath(w * 0.22, h * 0.42, w * 0.42, h * 0.27, w * 0.05)],
    ['lilac', boxPath(w * 0.28, h * 0.47, w * 0.06, h * 0.17, w * 0.03)],
  ],
];

/** The words of a posted video begin this far above its lower end. */
export const captionDrop = 84;

const scene = (number: number, width: number, height: number): Shape[] =>
  (scenes[number % scenes.length]?.(width, height) ?? []).map(([tone, path]) => ({ tone, path }));

/** How many different feeds the small phones show, so that the wall does not look like wallpaper. */
export const variantCount = 5;
/** Shifted from row to row, so that phones below each other differ whatever the number of columns. */
export const variantOf = (index: number): number => (index + 2 * Math.floor(index / variantCount)) % variantCount;

const heart = (x: number, y: number, size: number): string => {
  const u = size / 14;
  return path`M${x + 7 * u} ${y + 13 * u}C${x - 3 * u} ${y + 6 * u} ${x} ${y} ${x + 4 * u} ${y}q${2 * u} 0 ${3 * u} ${2.5 * u}q${u} ${-2.5 * u} ${3 * u} ${-2.5 * u}C${x + 14 * u} ${y} ${x + 17 * u} ${y + 6 * u} ${x + 7 * u} ${y + 13 * u}z`;
};

/** What lies over a video: who made it, the heart, comment and share signs, two lines in place of words. */
function overlay({ width: w, height: h, caption }: Item, lit: boolean): Shape[] {
  const x = w - 30;
  const signs = `${discPath(x + 10, h - 132, 11)} ${boxPath(x, h - 76, 20, 15, 5)} ${path`M${x} ${h - 34}l20 -9l-7 18l-4 -6z`}`;
  const lines = caption ? '' : ` ${boxPath(10, h - 34, 84, 7, 3.5)} ${boxPath(10, h - 20, 56, 7, 3.5)}`;
  return [
    { tone: 'glass', path: signs + lines },
    { tone: lit ? 'like' : 'glass', path: heart(x, h - 110, 20) },
    ...(lit ? bigHeart(w, h, 62) : []),
  ];
}

/** Large, so that a tap can be seen on a phone 20 pixels wide. */
const bigHeart = (w: number, h: number, size: number): Shape[] => [
  { tone: 'like', path: heart((w - size) / 2, (h - size) / 2, size) },
];

function switchShapes(order: number, variant: number, lit: boolean): Shape[] {
  const { width, height } = switchSize;
  const words = 46 + ((order * 23 + variant * 11) % 34);
  return [
    { tone: lit ? 'mist' : 'stone', path: boxPath(0, 0, width, height, 9) },
    { tone: lit ? 'haze' : 'edge', path: boxPath(10, 10, 20, 20, 6) },
    { tone: lit ? 'bright' : 'edge', path: boxPath(40, 17, words, 6, 3) },
    { tone: lit ? 'vivid' : 'edge', path: boxPath(width - 42, 11, 32, 18, 9) },
    { tone: lit ? 'bright' : 'ink', path: discPath(width - (lit ? 19 : 33), 20, 6.5) },
  ];
}

/** The drawing of an item, from its own corner. Variants differ in their pictures only, never in the layout. */
export function itemShapes(item: Item, lit: boolean, variant = 0): Shape[] {
  const { kind, order, width, height } = item;
  switch (kind) {
    case 'video':
      return [...scene(order + variant, width, height), ...overlay(item, lit)];
    case 'caption':
      return [
        ...scene(order + variant + 3, width, height),
        { tone: 'shade', path: boxPath(0, height - captionDrop - 14, width, captionDrop + 14) },
        ...overlay(item, lit),
      ];
    case 'tile':
      return [
        ...scene(order * 2 + Math.floor(order / 3) + variant, width, height),
        ...(lit ? bigHeart(width, height, 30) : []),
      ];
    case 'switch':
      return switchShapes(order, variant, lit);
  }
}
