import { type Content, pageHeight, pageItems } from './pages.ts';
import { screenSize } from './phone.ts';
import { captionDrop, itemShapes, variantCount } from './pictures.ts';
import { boxPath } from './shapes.ts';
import { createSheet, type Palette, type Sheet } from './sheet.client.ts';
import { wrapText } from './wrap-text.ts';

const captionSize = 21;
const captionLine = captionSize * 1.25;

/** What the screens of the small phones are copied from, each drawn once for all phones that show it. */
export class PagePictures {
  #unit: number;
  #color: Palette;
  #font: string;
  #strips = new WeakMap<Content, Map<number, ImageData>>();
  #bubble: { text: string; sheet: Sheet } | null = null;

  /** `unit` is the length of one unit of the drawn screen in device pixels. */
  constructor(unit: number, color: Palette, font: string) {
    this.#unit = unit;
    this.#color = color;
    this.#font = font;
  }

  /** A whole page. */
  strip(content: Content, page: number, variant: number): ImageData {
    const pictures = this.#strips.get(content) ?? new Map<number, ImageData>();
    this.#strips.set(content, pictures);
    const key = page * variantCount + variant;
    const known = pictures.get(key);
    if (known) return known;
    // One pixel more than the screen, which rounding can make wider.
    const sheet = createSheet(screenSize.width * this.#unit + 1, pageHeight(page, content) * this.#unit);
    sheet.fillStyle = this.#color('paper');
    sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
    sheet.scale(this.#unit, this.#unit);
    for (const item of pageItems(page, content)) {
      sheet.save();
      sheet.translate(item.x, item.y);
      for (const { tone, path } of itemShapes(item, content.lit.has(item.id), variant)) {
        sheet.fillStyle = this.#color(tone);
        sheet.fill(new Path2D(path));
      }
      if (item.caption) this.#write(sheet, item.caption, item.height - captionDrop, item.width - 52, 3);
      sheet.restore();
    }
    const picture = sheet.getImageData(0, 0, sheet.canvas.width, sheet.canvas.height);
    pictures.set(key, picture);
    return picture;
  }

  /** Writes a caption 12 units from the left edge and returns how many lines it took. */
  #write(sheet: Sheet, text: string, top: number, width: number, maxLines: number): number {
    sheet.font = `640 ${captionSize}px ${this.#font}`;
    sheet.textBaseline = 'top';
    sheet.fillStyle = this.#color('bright');
    const lines = wrapText(text, (line) => sheet.measureText(line).width <= width, maxLines);
    lines.forEach((line, index) => {
      sheet.fillText(line, 12, top + index * captionLine);
    });
    return lines.length;
  }

  /** What is being typed, as a label over the lower end of the picture. */
  typed(text: string): OffscreenCanvas {
    if (this.#bubble?.text === text) return this.#bubble.sheet.canvas;
    const width = screenSize.width - 16;
    const height = this.#write(createSheet(1, 1), text, 10, width - 24, 3) * captionLine + 16;
    const sheet = createSheet(width * this.#unit, height * this.#unit);
    sheet.scale(this.#unit, this.#unit);
    sheet.fillStyle = this.#color('vivid');
    sheet.fill(new Path2D(boxPath(0, 0, width, height, 10)));
    this.#write(sheet, text, 10, width - 24, 3);
    this.#bubble = { text, sheet };
    return sheet.canvas;
  }
}
