import type { PlacedGlyph } from './letters.ts';

/** How much of each pixel is covered, 0 to 255. */
export interface Mask {
  width: number;
  height: number;
  coverage: Uint8Array;
}

/** Where the line of a text stands. */
export interface Baseline {
  x: number;
  y: number;
}

/** Straight pieces a curve is drawn with: at the sizes of a title a piece is shorter than five pixels. */
const steps = 6;

/**
 * Outlines as pixels. Each edge leaves in the pixels it crosses how much it covers to its right; the sums along a row are
 * the coverage. Several times as fast as drawing the same paths as SVG, and the same on every machine.
 */
export class Rasterizer {
  readonly width: number;
  readonly height: number;
  private readonly changes: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.changes = new Float32Array(width * height);
  }

  glyphs(glyphs: readonly PlacedGlyph[], { x: left, y: baseline }: Baseline): void {
    for (const { outline, x, scale } of glyphs) {
      let [penX, penY, startX, startY] = [0, 0, 0, 0];
      const lineTo = (toX: number, toY: number): void => {
        this.edge(penX, penY, toX, toY);
        [penX, penY] = [toX, toY];
      };
      for (const { type, values } of outline) {
        const across = (index: number): number => left + x + (values[index] ?? 0) * scale;
        const down = (index: number): number => baseline - (values[index] ?? 0) * scale;
        const [ax, ay, bx, by, cx, cy] = [across(0), down(1), across(2), down(3), across(4), down(5)];
        const [fromX, fromY] = [penX, penY];
        if (type === 'M') [penX, penY, startX, startY] = [ax, ay, ax, ay];
        else if (type === 'L') lineTo(ax, ay);
        else if (type === 'Z') lineTo(startX, startY);
        else
          for (let step = 1; step <= steps; step += 1) {
            const t = step / steps;
            const s = 1 - t;
            if (type === 'Q')
              lineTo(s * s * fromX + 2 * s * t * ax + t * t * bx, s * s * fromY + 2 * s * t * ay + t * t * by);
            else
              lineTo(
                s * s * s * fromX + 3 * s * s * t * ax + 3 * s * t * t * bx + t * t * t * cx,
                s * s * s * fromY + 3 * s * s * t * ay + 3 * s * t * t * by + t * t * t * cy,
              );
          }
      }
    }
  }

  mask(): Mask {
    const { width, height, changes } = this;
    const coverage = new Uint8Array(width * height);
    for (let row = 0; row < height; row += 1) {
      let sum = 0;
      let covered = 0;
      for (let index = row * width; index < (row + 1) * width; index += 1) {
        const change = changes[index] ?? 0;
        // Between the edges, which is nearly everywhere, all is as it was.
        if (change !== 0) {
          sum += change;
          covered = Math.min(255, Math.round(Math.abs(sum) * 255));
        }
        coverage[index] = covered;
      }
    }
    return { width, height, coverage };
  }

  private edge(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY === toY) return;
    const down = fromY < toY ? 1 : -1;
    const [topX, top, bottomX, bottom] = down === 1 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
    const slope = (bottomX - topX) / (bottom - top);
    const last = Math.min(this.height, bottom);
    for (let row = Math.max(0, Math.floor(top)); row < last; row += 1) {
      const [y0, y1] = [Math.max(row, top), Math.min(row + 1, bottom)];
      this.cross(row, down * (y1 - y0), topX + (y0 - top) * slope, topX + (y1 - top) * slope);
    }
  }

  /** The part of an edge in one row: from `x0` to `x1`, as high as `height` of a pixel. Left of the picture is its border. */
  private cross(row: number, height: number, x0: number, x1: number): void {
    const { changes, width } = this;
    const clamp = (x: number): number => Math.min(width, Math.max(0, x));
    const [left, right] = x0 < x1 ? [clamp(x0), clamp(x1)] : [clamp(x1), clamp(x0)];
    const first = Math.floor(left);
    const count = Math.ceil(right) - first;
    let before = 0;
    // Of each column the area to the right of the edge; what the columns before had is subtracted.
    for (let column = 0; column <= Math.max(1, count) && first + column < width; column += 1) {
      const x = first + column;
      const area = count <= 1 ? (column === 0 ? 1 - (left + right) / 2 + first : 1) : covered(left, right, x);
      const index = row * width + x;
      changes[index] = (changes[index] ?? 0) + height * (area - before);
      before = area;
    }
  }
}

/** How much of the column at `x` lies to the right of an edge that runs evenly from `left` to `right`. */
function covered(left: number, right: number, x: number): number {
  const until = (end: number): number => {
    const inside = Math.min(Math.max(end, left), right) - left;
    return (inside * inside) / (2 * (right - left)) + Math.max(0, end - right);
  };
  return until(x + 1) - until(x);
}
