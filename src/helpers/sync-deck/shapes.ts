import { bezel, pageNames, screenSize } from './phone.ts';

/** Colors by meaning; the style sheet and the canvas give each its value in both color modes. */
export const tones = [
  // The phone's own interface.
  'paper',
  'stone',
  'edge',
  'ink',
  'mist',
  'haze',
  'vivid',
  'bright',
  // What its videos are made of: a video looks the same in both color modes.
  'dusk',
  'plum',
  'ember',
  'sea',
  'deep',
  'foam',
  'sand',
  'clay',
  'slate',
  'violet',
  'night',
  'lilac',
  // Over a video: signs, shade behind words, the heart of a video that was tapped.
  'glass',
  'shade',
  'like',
] as const;
export type Tone = (typeof tones)[number];

/** One filled shape: the same path data serve SVG (large phone, stills) and canvas (small phones). */
export interface Shape {
  tone: Tone;
  path: string;
}

/** Path data with numbers cut to one decimal. */
export const path = (texts: TemplateStringsArray, ...numbers: number[]): string =>
  texts.reduce((whole, text, index) => `${whole}${Math.round((numbers[index - 1] ?? 0) * 10) / 10}${text}`);

export function boxPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const w = width - 2 * r;
  const h = height - 2 * r;
  if (r === 0) return path`M${x} ${y}h${w}v${h}h${-w}z`;
  const [a, b] = [path`a${r} ${r} 0 0 1 `, path`${r} ${r}`];
  return (
    path`M${x + r} ${y}h${w}` +
    a +
    b +
    path`v${h}` +
    a +
    path`${-r} ${r}h${-w}` +
    a +
    path`${-r} ${-r}v${-h}` +
    a +
    path`${r} ${-r}z`
  );
}

export const discPath = (x: number, y: number, r: number): string => boxPath(x - r, y - r, 2 * r, 2 * r, r);

/** Tabs of the small phones. */
export const tabMarks = pageNames
  .map((_, index) =>
    boxPath(bezel + (index + 0.5) * (screenSize.width / pageNames.length) - 11, bezel + 12, 22, 5, 2.5),
  )
  .join(' ');
export const caseRadius = 15;
