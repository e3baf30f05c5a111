import { phoneSize, plateHeight } from './phone.ts';
import { boxPath, caseRadius, tabMarks } from './shapes.ts';
import { type Box, createSheet, type Palette, type Sheet } from './sheet.client.ts';

interface CaseStyle {
  /** Length of one unit of the drawn screen, in device pixels. */
  unit: number;
  /** Device pixels to one pixel of the page. */
  density: number;
  color: Palette;
  font: string;
}

/** Cases and numbers of all small phones on one sheet, and the glow that is laid over a case. */
export class PhoneCases {
  readonly sheet: Sheet;
  readonly glow: Sheet;
  /** Height of the plate with the number; on a tiny phone it takes from the picture what it needs to be read. */
  readonly plate: number;
  #style: CaseStyle;
  #size: { width: number; height: number };
  #hairline: number;
  #numberSize: number;

  constructor(canvas: { width: number; height: number }, first: Box | undefined, style: CaseStyle) {
    const { unit, density } = style;
    this.#style = style;
    this.#size = first ?? phoneSize;
    this.#hairline = Math.max(1, Math.round(density));
    // At least as large as can be read, at most so large that three digits fit.
    this.#numberSize = Math.min(Math.max(7.5 * density, 34 * unit), 69 * unit);
    this.plate = Math.round(Math.max(plateHeight * unit, this.#numberSize * 1.3));
    this.sheet = createSheet(canvas.width, canvas.height);
    this.glow = this.#drawGlow();
  }

  draw(box: Box, number: number, following: boolean): void {
    const { sheet } = this;
    const { unit, color } = this.#style;
    const line = this.#hairline;
    sheet.clearRect(box.x, box.y, box.width, box.height);
    sheet.save();
    sheet.translate(box.x, box.y);
    const outline = this.#outline(line);
    sheet.fillStyle = color('paper');
    sheet.fill(outline);
    sheet.lineWidth = line;
    sheet.strokeStyle = color('edge');
    if (!following) sheet.setLineDash([3 * line, 3 * line]);
    sheet.stroke(outline);
    sheet.scale(unit, unit);
    sheet.fillStyle = color('edge');
    sheet.fill(new Path2D(tabMarks));
    sheet.restore();
    this.#drawNumber(box, number, following);
  }

  #outline(line: number): Path2D {
    const { width, height } = this.#size;
    return new Path2D(boxPath(line / 2, line / 2, width - line, height - line, caseRadius * this.#style.unit));
  }

  #drawNumber(box: Box, number: number, following: boolean): void {
    const { sheet } = this;
    const { color, font } = this.#style;
    const size = this.#numberSize;
    const middle = box.y + box.height - this.plate / 2;
    const dot = size * 0.2;
    const text = String(number).padStart(2, '0');
    sheet.font = `600 ${size}px ${font}`;
    sheet.textBaseline = 'middle';
    const left = box.x + (box.width - sheet.measureText(text).width - dot * 4) / 2;
    sheet.beginPath();
    sheet.arc(left + dot, middle - size * 0.04, dot, 0, 7);
    sheet.fillStyle = color('vivid');
    sheet.strokeStyle = color('ink');
    if (following) sheet.fill();
    else sheet.stroke();
    sheet.fillStyle = color('ink');
    sheet.fillText(text, left + dot * 4, middle);
  }

  #drawGlow(): Sheet {
    const { width, height } = this.#size;
    const sheet = createSheet(width, height);
    sheet.lineWidth = Math.max(1.5 * this.#hairline, 4 * this.#style.unit);
    sheet.strokeStyle = this.#style.color('vivid');
    sheet.stroke(this.#outline(sheet.lineWidth));
    return sheet;
  }
}
