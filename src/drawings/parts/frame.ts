/** The place a part is given: it fills it and does not leave it. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `lit`: switched on; `accent`: the one it is about; `resting`: takes no part. */
export const tones = ['plain', 'lit', 'accent', 'resting'] as const;
export type Tone = (typeof tones)[number];

export interface PartProps extends Frame {
  tone?: Tone;
}

export type Grid = readonly [columns: number, rows: number, stepX: number, stepY: number];

/** Places in rows and columns: how far each is from the first. */
export const gridOf = ([columns, rows, stepX, stepY]: Grid): Array<{ x: number; y: number }> =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * stepX,
    y: Math.floor(index / columns) * stepY,
  }));
