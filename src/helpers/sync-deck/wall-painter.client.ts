import { PagePictures } from './page-pictures.client.ts';
import { bezel, type Point, pageNames, phoneSize, viewArea } from './phone.ts';
import { PhoneCases } from './phone-cases.client.ts';
import { variantOf } from './pictures.ts';
import type { Follower } from './relay.ts';
import { type Box, drawable, type Palette, readPalette } from './sheet.client.ts';

const glowTime = 480;
/** A glow fades in steps: each means painting the whole case, not only what moves on the screen. */
const glowSteps = 6;
export const rippleTime = 520;
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
  #color: Palette = () => 'gray';
  #pictures = new PagePictures(1, this.#color, 'sans-serif');
  #cases = new PhoneCases(new DOMRect(), undefined, { unit: 1, density: 1, color: this.#color, font: 'sans-serif' });
  /** Places of the phones. */
  #boxes: Box[] = [];
  #unit = 1;
  /** What the case of each phone shows now. */
  #shown: Array<{ glow: number; pan: number } | undefined> = [];

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
    const unit = (this.#boxes[0]?.width ?? 0) / phoneSize.width;
    const color = readPalette(this.#canvas);
    const font = getComputedStyle(this.#canvas).fontFamily;
    this.#unit = unit;
    this.#color = color;
    this.#pictures = new PagePictures(unit, color, font);
    this.#cases = new PhoneCases(this.#canvas, this.#boxes[0], { unit, density, color, font });
    followers.forEach((follower, index) => {
      this.drawCase(index, follower.following);
    });
  }

  drawCase(index: number, following: boolean): void {
    const box = this.#boxes[index];
    if (!box) return;
    this.#shown[index] = undefined;
    this.#cases.draw(box, index + 1, following);
  }

  /** The part of a phone that scrolls. */
  #view({ x, y, width, height }: Box): Box {
    const side = Math.round(bezel * this.#unit);
    const top = Math.round((bezel + viewArea.top) * this.#unit);
    return { x: x + side, y: y + top, width: width - 2 * side, height: height - top - this.#cases.plate };
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
    const shown = this.#shown[index];
    if (shown?.glow === glow && shown.pan === pan) return;
    this.#shown[index] = { glow, pan };
    const context = this.#context;
    if (shown?.glow !== glow) {
      context.clearRect(x, y, width, height);
      context.drawImage(this.#cases.sheet.canvas, x, y, width, height, x, y, width, height);
      context.globalAlpha = glow / glowSteps;
      context.drawImage(this.#cases.glow.canvas, x, y);
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
      const strip = this.#pictures.strip(content, page, variantOf(index));
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
      const label = this.#pictures.typed(screen.text);
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
