import {
  bezel,
  boxPath,
  type Content,
  type Follower,
  itemShapes,
  type Point,
  pageHeight,
  pageItems,
  pageNames,
  phoneSize,
  screenSize,
  type Tone,
  tones,
  variantCount,
  variantOf,
  viewArea,
  wrapText,
} from './model.ts';
import { caseRadius, plateHeight, tabMarks } from './phone-shape.ts';

type Palette = (tone: Tone) => string;

/** The tones as the style sheet resolves them now: it knows the brand and the color mode, a canvas does not. */
function readPalette(host: Element): Palette {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  host.append(probe);
  const colors = new Map(
    tones.map((tone) => {
      probe.dataset.tone = tone;
      return [tone, getComputedStyle(probe).fill];
    }),
  );
  probe.remove();
  return (tone) => colors.get(tone) ?? 'gray';
}

type Sheet = OffscreenCanvasRenderingContext2D;

function createSheet(width: number, height: number): Sheet {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  return drawable(canvas.getContext('2d', { willReadFrequently: true }));
}

function drawable<T>(context: T | null): T {
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const glowTime = 480;
/** A glow fades in steps: each means painting the whole case, not only what moves on the screen. */
const glowSteps = 6;
export const rippleTime = 520;
const captionSize = 21;
const captionLine = captionSize * 1.25;

/** A phone about to be painted: its place and the part of it that scrolls, in device pixels. */
interface Painted {
  index: number;
  box: Box;
  view: Box;
  follower: Follower;
}

/**
 * Paints the small phones from ready-made pictures. While somebody swipes, a frame copies one piece of a strip to
 * each phone and little else. Copying pixels takes a third of the time of drawing a picture; that keeps 100 phones at
 * 60 frames a second on a slow computer without graphics hardware (bench/sync-deck.ts).
 */
export class WallPainter {
  #canvas: HTMLCanvasElement;
  #context: CanvasRenderingContext2D;
  /** Cases and numbers of all phones. */
  #base = createSheet(1, 1);
  #glow = createSheet(1, 1);
  #strips = new WeakMap<Content, Map<number, ImageData>>();
  #bubble: { text: string; sheet: Sheet } | null = null;
  #color: Palette = () => 'gray';
  #font = 'sans-serif';
  /** Places of the phones in device pixels. */
  #boxes: Box[] = [];
  #unit = 1;
  #hairline = 1;
  #numberSize = 0;
  /** What the case of each phone shows now. */
  #cases: Array<{ glow: number; pan: number } | undefined> = [];

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = drawable(canvas.getContext('2d', { willReadFrequently: true }));
  }

  /** Takes over the places of the phones from the boxes the style sheet laid out, and draws everything anew. */
  arrange(slots: HTMLElement[], followers: readonly Follower[]): void {
    const area = this.#canvas.getBoundingClientRect();
    if (area.width === 0) return;
    // Beyond this many pixels sharpness costs more time than anybody can see.
    const density = Math.min(devicePixelRatio, Math.sqrt(2_400_000 / (area.width * area.height)));
    this.#canvas.width = Math.round(area.width * density);
    this.#canvas.height = Math.round(area.height * density);
    this.#boxes = slots.map((slot) => {
      const { left, top, width, height } = slot.getBoundingClientRect();
      const [x, y] = [Math.round((left - area.left) * density), Math.round((top - area.top) * density)];
      return { x, y, width: Math.round(width * density), height: Math.round(height * density) };
    });
    this.#unit = (this.#boxes[0]?.width ?? 0) / phoneSize.width;
    this.#hairline = Math.max(1, Math.round(density));
    // At least as large as can be read, at most so large that three digits fit.
    this.#numberSize = Math.min(Math.max(7.5 * density, 22 * this.#unit), 69 * this.#unit);
    this.#font = getComputedStyle(this.#canvas).fontFamily;
    this.#color = readPalette(this.#canvas);
    this.#strips = new WeakMap();
    this.#bubble = null;
    this.#base = createSheet(this.#canvas.width, this.#canvas.height);
    this.#glow = this.#drawGlow();
    followers.forEach((follower, index) => {
      this.drawCase(index, follower.following);
    });
  }

  drawCase(index: number, following: boolean): void {
    const box = this.#boxes[index];
    if (!box) return;
    const sheet = this.#base;
    const line = this.#hairline;
    this.#cases[index] = undefined;
    sheet.clearRect(box.x, box.y, box.width, box.height);
    sheet.save();
    sheet.translate(box.x, box.y);
    const outline = this.#outline(line);
    sheet.fillStyle = this.#color('paper');
    sheet.fill(outline);
    sheet.lineWidth = line;
    sheet.strokeStyle = this.#color('edge');
    if (!following) sheet.setLineDash([3 * line, 3 * line]);
    sheet.stroke(outline);
    sheet.scale(this.#unit, this.#unit);
    sheet.fillStyle = this.#color('edge');
    sheet.fill(new Path2D(tabMarks));
    sheet.restore();
    this.#drawNumber(box, index + 1, following);
  }

  #outline(line: number): Path2D {
    const { width, height } = this.#boxes[0] ?? phoneSize;
    return new Path2D(boxPath(line / 2, line / 2, width - line, height - line, caseRadius * this.#unit));
  }

  #drawNumber(box: Box, number: number, following: boolean): void {
    const sheet = this.#base;
    const size = this.#numberSize;
    const middle = box.y + box.height - this.#plate() / 2;
    const dot = size * 0.2;
    const text = String(number);
    sheet.font = `600 ${size}px ${this.#font}`;
    sheet.textBaseline = 'middle';
    const left = box.x + (box.width - sheet.measureText(text).width - dot * 4) / 2;
    sheet.beginPath();
    sheet.arc(left + dot, middle - size * 0.04, dot, 0, 7);
    sheet.fillStyle = this.#color('vivid');
    sheet.strokeStyle = this.#color('ink');
    if (following) sheet.fill();
    else sheet.stroke();
    sheet.fillStyle = this.#color('ink');
    sheet.fillText(text, left + dot * 4, middle);
  }

  #drawGlow(): Sheet {
    const { width, height } = this.#boxes[0] ?? phoneSize;
    const sheet = createSheet(width, height);
    sheet.lineWidth = Math.max(1.5 * this.#hairline, 4 * this.#unit);
    sheet.strokeStyle = this.#color('vivid');
    sheet.stroke(this.#outline(sheet.lineWidth));
    return sheet;
  }

  /** A whole page, drawn once for all phones that show it. */
  #strip(content: Content, page: number, variant: number): ImageData {
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
      if (item.caption) this.#write(sheet, item.caption, item.width - 24, 2);
      sheet.restore();
    }
    const picture = sheet.getImageData(0, 0, sheet.canvas.width, sheet.canvas.height);
    pictures.set(key, picture);
    return picture;
  }

  /** Writes a caption 12 units from the corner and returns how many lines it took. */
  #write(sheet: Sheet, text: string, width: number, maxLines: number): number {
    sheet.font = `640 ${captionSize}px ${this.#font}`;
    sheet.textBaseline = 'top';
    sheet.fillStyle = this.#color('bright');
    const lines = wrapText(text, (line) => sheet.measureText(line).width <= width, maxLines);
    lines.forEach((line, index) => {
      sheet.fillText(line, 12, 10 + index * captionLine);
    });
    return lines.length;
  }

  /** What is being typed, as a label over the lower end of the picture. */
  #typed(text: string): OffscreenCanvas {
    if (this.#bubble?.text === text) return this.#bubble.sheet.canvas;
    const width = screenSize.width - 16;
    const height = this.#write(createSheet(1, 1), text, width - 24, 3) * captionLine + 16;
    const sheet = createSheet(width * this.#unit, height * this.#unit);
    sheet.scale(this.#unit, this.#unit);
    sheet.fillStyle = this.#color('vivid');
    sheet.fill(new Path2D(boxPath(0, 0, width, height, 10)));
    this.#write(sheet, text, width - 24, 3);
    this.#bubble = { text, sheet };
    return sheet.canvas;
  }

  /** Height of the plate with the number; on a tiny phone it takes from the picture what it needs to be read. */
  #plate(): number {
    return Math.round(Math.max(plateHeight * this.#unit, this.#numberSize * 1.3));
  }

  /** The part of a phone that scrolls. */
  #view({ x, y, width, height }: Box): Box {
    const side = Math.round(bezel * this.#unit);
    const top = Math.round((bezel + viewArea.top) * this.#unit);
    return { x: x + side, y: y + top, width: width - 2 * side, height: height - top - this.#plate() };
  }

  /**
   * Paints some phones and returns those that go on moving by themselves. Three rounds, because before copying pixels
   * a browser finishes everything drawn so far: phone by phone it would start and stop a hundred times.
   */
  paint(indices: readonly number[], followers: readonly Follower[], now: number): number[] {
    const phones = indices.flatMap((index): Painted[] => {
      const [box, follower] = [this.#boxes[index], followers[index]];
      return box && follower ? [{ index, box, view: this.#view(box), follower }] : [];
    });
    for (const phone of phones) this.#paintCase(phone, now);
    for (const phone of phones) this.#paintPages(phone);
    for (const phone of phones) this.#paintCover(phone, now);
    return phones.filter(({ follower }) => isRestless(follower, now)).map(({ index }) => index);
  }

  /** Everything around the part that scrolls, if it looks different now. */
  #paintCase({ index, box, view, follower }: Painted, now: number): void {
    const { x, y, width, height } = box;
    const { pan } = follower.screen;
    const glow = Math.ceil(glowOf(follower, now) * glowSteps);
    const shown = this.#cases[index];
    if (shown?.glow === glow && shown.pan === pan) return;
    this.#cases[index] = { glow, pan };
    const context = this.#context;
    if (shown?.glow !== glow) {
      context.clearRect(x, y, width, height);
      context.drawImage(this.#base.canvas, x, y, width, height, x, y, width, height);
      context.globalAlpha = glow / glowSteps;
      context.drawImage(this.#glow.canvas, x, y);
      context.globalAlpha = 1;
    }
    const line = Math.ceil(3 * this.#unit);
    const tab = view.width / pageNames.length;
    context.fillStyle = this.#color('paper');
    context.fillRect(view.x, view.y - line, view.width, line);
    context.fillStyle = this.#color('vivid');
    context.fillRect(view.x + (pan + 0.2) * tab, view.y - line, tab * 0.6, line);
  }

  #paintPages({ index, view, follower }: Painted): void {
    const { pan, scroll, content } = follower.screen;
    const context = this.#context;
    const first = Math.floor(pan);
    for (const page of pan === first ? [first] : [first, first + 1]) {
      if (!(page in pageNames)) continue;
      const strip = this.#strip(content, page, variantOf(index));
      const offset = Math.round((page - pan) * view.width);
      const scrolled = Math.round((scroll[page] ?? 0) * this.#unit);
      const [fromX, fromY] = [Math.max(0, -offset), Math.max(0, scrolled)];
      const width = Math.min(view.width - Math.max(0, offset), strip.width - fromX);
      const height = Math.min(view.height - Math.max(0, -scrolled), strip.height - fromY);
      if (page === first && (width < view.width || height < view.height)) {
        context.fillStyle = this.#color('paper');
        context.fillRect(view.x, view.y, view.width, view.height);
      }
      if (width <= 0 || height <= 0) continue;
      context.putImageData(strip, view.x + offset, view.y - scrolled, fromX, fromY, width, height);
    }
  }

  /** What lies over the pages. Cut off at the edges of the view: nothing beyond it is wiped in the next frame. */
  #paintCover({ view, follower }: Painted, now: number): void {
    const { screen, following, ripple } = follower;
    const context = this.#context;
    const unit = this.#unit;
    if (screen.text) {
      const label = this.#typed(screen.text);
      const bottom = view.y + view.height - Math.round(6 * unit);
      context.drawImage(label, view.x + Math.round((view.width - label.width) / 2), bottom - label.height);
    }
    if (!following) {
      context.globalAlpha = 0.68;
      context.fillStyle = this.#color('paper');
      context.fillRect(view.x, view.y, view.width, view.height);
      context.globalAlpha = 1;
    }
    if (screen.upload !== null) {
      context.fillStyle = this.#color('vivid');
      context.fillRect(view.x, view.y, view.width * screen.upload, Math.ceil(5 * unit));
    }
    if (screen.finger) this.#paintSpot(view, screen.finger, 15, 0.4);
    const spread = ripple ? (now - ripple.since) / rippleTime : 1;
    if (ripple && spread < 1) this.#paintSpot(view, ripple.at, 12 + 44 * Math.sqrt(spread), 0.5 * (1 - spread));
  }

  #paintSpot(view: Box, at: Point, units: number, alpha: number): void {
    const context = this.#context;
    const radius = units * this.#unit;
    const x = at.x * this.#unit;
    const y = (at.y - viewArea.top) * this.#unit;
    const cut = Math.min(x, y, view.width - x, view.height - y) < radius;
    if (cut) {
      context.save();
      context.beginPath();
      context.rect(view.x, view.y, view.width, view.height);
      context.clip();
    }
    context.globalAlpha = alpha;
    context.fillStyle = this.#color('vivid');
    context.beginPath();
    context.arc(view.x + x, view.y + y, radius, 0, 7);
    context.fill();
    context.globalAlpha = 1;
    if (cut) context.restore();
  }
}

/** How bright the case of a phone shines: fully under a finger, fading afterwards. */
function glowOf({ screen, following, touched }: Follower, now: number): number {
  if (!following || now < touched) return 0;
  return screen.finger ? 1 : Math.max(0, 1 - (now - touched) / glowTime);
}

/** True while something on the phone goes on without a command. */
function isRestless({ screen, following, touched, ripple }: Follower, now: number): boolean {
  const fading = following && !screen.finger && now < touched + glowTime;
  return fading || (ripple !== null && now < ripple.since + rippleTime);
}
