import { type KeyboardEvent, memo, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../lib/i18n.ts';
import type { Locale } from '../lib/locales.ts';
import { island } from '../ui/CrashCard.tsx';
import type { DeckAction, DeckSentences, SyncDeckLabels } from './deck-label-keys.ts';
import styles from './SyncDeck.module.css';
import {
  beginGesture,
  bezel,
  boxPath,
  type Command,
  type Content,
  continueGesture,
  currentPage,
  currentScroll,
  discPath,
  endGesture,
  type Follower,
  firstScreen,
  fitGrid,
  type Gesture,
  glide,
  type Item,
  isArrow,
  itemShapes,
  neighbor,
  type PageName,
  type Point,
  pageHeight,
  pageItems,
  pageNames,
  phoneSize,
  Relay,
  type Rest,
  reachableItems,
  restAt,
  restOnPage,
  type Screen,
  type Shape,
  screenSize,
  type Tone,
  tones,
  variantCount,
  variantOf,
  viewArea,
  waveDelays,
  wrapText,
} from './sync-deck.ts';

interface Step {
  phones: number;
  /** Name of the plan with this capacity. */
  plan: string;
}

interface Props {
  locale: Locale;
  labels: SyncDeckLabels;
  sentences: DeckSentences;
  /** Smallest first; capacities from the registry of figures. */
  steps: readonly Step[];
}

// ---- Drawing the small phones ----

/** Tabs of the small phones. */
const tabMarks = pageNames
  .map((_, index) => boxPath(bezel + (index + 0.5) * (screenSize.width / pageNames.length) - 9, bezel + 22, 18, 5, 2.5))
  .join(' ');
const caseRadius = 17;
/** Where a small phone has its number; the large one has its caption field there. */
const plateHeight = phoneSize.height - bezel - viewArea.top - viewArea.height;

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
const rippleTime = 520;
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
class WallPainter {
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

// ---- Motion ----

interface DeckEvents {
  /** The operated phone shows something else, beyond mere motion. */
  onScreen: (screen: Screen) => void;
  /** Something was done, and so many phones follow. */
  onAction: (action: DeckAction, phones: number) => void;
}

function part<T extends HTMLElement>(root: Element, name: string, kind: new () => T): T {
  const found = root.querySelector(`[data-part="${name}"]`);
  if (!(found instanceof kind)) throw new Error(`The sync deck has no part "${name}".`);
  return found;
}

const uploadTime = 900;
/** The finger that shows on waking what the deck is for: up, and down again, so that nothing is left changed. */
const greeting = [
  { from: 600, to: 1150, start: 240, end: 96 },
  { from: 1750, to: 2300, start: 80, end: 270 },
];
const ghost = -1;

/** Everything that moves: pointer and keys in, commands to all phones, one animation frame at a time. */
class Deck {
  readonly relay = new Relay();
  #root: HTMLElement;
  #screen: HTMLElement;
  #list: HTMLElement;
  #rack: HTMLElement;
  #painter: WallPainter;
  #events: DeckEvents;
  #finger: HTMLElement;
  #slides: { track: Animation; indicator: Animation; progress: Animation; strips: Animation[] };
  #ended = new AbortController();
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  #gesture: Gesture | null = null;
  #pointer: { id: number; at: Point; time: number } | null = null;
  #lifted = Number.NEGATIVE_INFINITY;
  #rest: Rest | null = null;
  #tappedTab: number | undefined;
  #uploadSince: number | null = null;
  #greetingSince: number | null = null;

  #count = 0;
  #still = true;
  #frame = 0;
  #last = 0;
  #painted: Screen[] = [];
  /** Where the large screen lies in the window; measured once a gesture. */
  #glass = new DOMRect();
  /** Phones that move by themselves: a ripple spreads, a glow fades. */
  #restless = new Set<number>();

  constructor(root: HTMLElement, events: DeckEvents) {
    this.#root = root;
    this.#events = events;
    this.#screen = part(root, 'screen', HTMLElement);
    this.#list = part(root, 'list', HTMLElement);
    this.#rack = part(root, 'rack', HTMLElement);
    this.#painter = new WallPainter(part(root, 'canvas', HTMLCanvasElement));
    this.#finger = part(root, 'finger', HTMLElement);
    const share = 100 / pageNames.length;
    this.#slides = {
      track: slide(part(root, 'track', HTMLElement), `translateX(${share}%)`, `translateX(${-3 * share}%)`),
      indicator: slide(part(root, 'indicator', HTMLElement), 'translateX(-100%)', 'translateX(300%)'),
      progress: slide(part(root, 'progress', HTMLElement), 'scaleX(-1)', 'scaleX(3)'),
      strips: pageNames.map((name) => {
        const [above, below] = [inScreen(slideUnit), inScreen(-3 * slideUnit)];
        return slide(part(root, name, HTMLElement), `translateY(${above})`, `translateY(${below})`);
      }),
    };
    this.#listen();
    this.#watch();
  }

  stop(): void {
    this.#ended.abort();
    cancelAnimationFrame(this.#frame);
  }

  // -- The wall --

  /** So many phones stand on the wall, and these rest; `still` keeps the columns the style sheet had before waking. */
  setPhones(count: number, resting: ReadonlySet<number>, still: boolean): void {
    if (count !== this.#count) {
      this.#count = count;
      this.#still = still;
      this.#arrange();
    }
    this.relay.followers.forEach(({ following }, index) => {
      if (following !== resting.has(index)) return;
      this.relay.setFollowing(index, !following);
      this.#painter.drawCase(index, !following);
      this.#restless.add(index);
    });
    this.#wake();
  }

  #arrange(): void {
    if (this.#count === 0) return;
    const { columns, cell, padding } = fitGrid(this.#count, this.#rack.clientWidth, this.#rack.clientHeight);
    const { style } = this.#list;
    const sizes: Array<[name: string, value: string]> = [
      ['--columns', String(columns)],
      ['--cell', `${cell}px`],
      ['--pad', `${padding}px`],
    ];
    for (const [name, value] of sizes) style.setProperty(name, this.#still ? '' : value);

    const before = this.relay.followers.length;
    this.relay.resize(this.#count);
    const beside = this.#rack.getBoundingClientRect().left > this.#screen.getBoundingClientRect().right;
    const delays = waveDelays(this.#count, columnsOf(this.#list), beside ? 'left' : 'top');
    const now = performance.now();
    this.relay.followers.forEach((follower, index) => {
      follower.delay = this.#calm.matches ? 0 : (delays[index] ?? 0);
      // Phones that join light up one after the other.
      if (before > 0 && index >= before && !this.#calm.matches) follower.touched = now + follower.delay * 2;
    });
    this.#redraw();
  }

  /** Everything anew, at once: an emptied canvas must not be seen. */
  #redraw(): void {
    this.#painter.arrange([...this.#list.querySelectorAll<HTMLElement>('[data-slot]')], this.relay.followers);
    this.#painted = [];
    this.#paint(performance.now());
    this.#wake();
  }

  #watch(): void {
    const { signal } = this.#ended;
    const sizes = new ResizeObserver(() => this.#arrange());
    sizes.observe(this.#rack);
    const theme = new MutationObserver(() => this.#redraw());
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#redraw(), { signal });
    this.#calm.addEventListener('change', () => this.#arrange(), { signal });
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        this.#greet();
      },
      { threshold: 0.7 },
    );
    sight.observe(this.#screen);
    for (const type of ['pointerdown', 'keydown', 'focusin'] as const) {
      this.#root.addEventListener(type, () => this.#stopGreeting(sight), { signal, capture: true });
    }
    signal.addEventListener('abort', () => {
      for (const observer of [sizes, theme, sight]) observer.disconnect();
    });
  }

  // -- What the visitor does --

  type(text: string): void {
    this.#issue({ kind: 'type', text });
    this.#pulse();
    this.#tell('type');
  }

  post(): void {
    const { lead } = this.relay;
    if (!lead.text.trim() || this.#uploadSince !== null) return;
    this.#uploadSince = performance.now();
    this.#rest = currentPage(lead) === 0 ? restAt(lead, 0) : restOnPage(0);
    this.#tappedTab = 0;
    this.#pulse();
    this.#wake();
  }

  #listen(): void {
    const { signal } = this.#ended;
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
      this.#screen.addEventListener(type, handle, { signal });
    on('pointerdown', (event) => {
      if (event.button !== 0 || this.#pointer || isComposer(event.target)) return;
      this.#glass = this.#screen.getBoundingClientRect();
      this.#press(event.pointerId, this.#pointAt(event), event.timeStamp);
    });
    on('pointermove', (event) => {
      if (event.pointerId !== this.#pointer?.id) return;
      this.#pointer = { id: event.pointerId, at: this.#pointAt(event), time: event.timeStamp };
      this.#wake();
    });
    on('pointerup', (event) => {
      if (this.#lift(event.pointerId, event.timeStamp)) this.#tap(event.target, this.#pointAt(event));
    });
    // A finger may leave before it has moved enough to be captured.
    for (const type of ['pointercancel', 'pointerleave'] as const) {
      on(type, (event) => this.#lift(event.pointerId, event.timeStamp));
    }
    on('click', (event) => this.#click(event));
    on('keydown', (event) => this.#key(event));
  }

  #pointAt({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width } = this.#glass;
    const unit = width / screenSize.width;
    return { x: (clientX - left) / unit, y: (clientY - top) / unit };
  }

  #press(id: number, at: Point, time: number): void {
    this.#pointer = { id, at, time };
    this.#gesture = beginGesture(at, time);
    this.#rest = null;
    this.#tappedTab = undefined;
    this.#issue({ kind: 'move', pan: 0, scroll: 0, finger: at });
    this.#pulse();
  }

  #drag(): void {
    if (!this.#gesture || !this.#pointer) return;
    const { id, at, time } = this.#pointer;
    const { axis } = this.#gesture;
    const { gesture, command } = continueGesture(this.#gesture, at, time, this.relay.lead);
    this.#gesture = gesture;
    if (!command) return;
    // Not earlier: a captured press would not give the focus to what lies under it.
    if (!axis && id !== ghost) this.#screen.setPointerCapture(id);
    this.#issue(command);
  }

  /** Ends the gesture; true when it was a tap. */
  #lift(id: number, time: number): boolean {
    if (id !== this.#pointer?.id || !this.#gesture) return false;
    this.#drag();
    this.#rest = endGesture(this.#gesture, time, this.relay.lead);
    this.#gesture = null;
    this.#pointer = null;
    this.#lifted = time;
    this.#issue({ kind: 'move', pan: 0, scroll: 0, finger: null });
    if (this.#rest && id !== ghost) this.#tell(this.#rest.axis === 'x' ? 'flick' : 'swipe');
    return !this.#rest;
  }

  /** Clicks without a finger: Enter, Space, the action of a screen reader. */
  #click({ target, detail, timeStamp }: MouseEvent): void {
    const afterTap = detail > 0 && timeStamp - this.#lifted < 800;
    if (afterTap || !(target instanceof Element) || isComposer(target)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    this.#glass = this.#screen.getBoundingClientRect();
    this.#pulse();
    this.#tap(target, this.#pointAt({ clientX: left + width / 2, clientY: top + height / 2 }));
  }

  #tap(target: EventTarget | null, at: Point): void {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[data-page]') : null;
    if (tab) {
      this.#tappedTab = Number(tab.dataset.page);
      this.#rest = restOnPage(this.#tappedTab);
    }
    this.#issue({ kind: 'tap', at });
    this.#ripple(at);
    this.#tell('tap');
  }

  #key(event: globalThis.KeyboardEvent): void {
    if (!isArrow(event.key) || isComposer(event.target)) return;
    event.preventDefault();
    const { lead } = this.relay;
    const axis = event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? 'x' : 'y';
    const sign = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    const from = this.#rest?.axis === axis ? this.#rest.to : axis === 'x' ? lead.pan : currentScroll(lead);
    this.#rest = axis === 'x' ? restOnPage(from + sign) : restAt(lead, from + sign * 110);
    this.#tappedTab = undefined;
    this.#pulse();
    this.#wake();
    this.#tell(axis === 'x' ? 'flick' : 'swipe');
  }

  #issue(command: Command): void {
    this.relay.issue(command, performance.now());
    if (command.kind !== 'move' && command.kind !== 'upload') this.#events.onScreen(this.relay.lead);
    this.#wake();
  }

  #tell(action: DeckAction): void {
    this.#events.onAction(action, this.relay.followingCount);
  }

  #ripple({ x, y }: Point): void {
    if (this.#calm.matches) return;
    const place = `translate(${inScreen(x)}, ${inScreen(y)})`;
    part(this.#root, 'ripple', HTMLElement).animate(
      [
        { transform: `${place} scale(0.25)`, opacity: 0.5 },
        { transform: `${place} scale(1)`, opacity: 0 },
      ],
      { duration: rippleTime, easing: 'ease-out' },
    );
  }

  /** Lights the line between the operated phone and the wall. */
  #pulse(): void {
    if (this.#calm.matches) return;
    part(this.#root, 'pulse', HTMLElement).animate(
      [
        { transform: 'scale(0)', opacity: 1 },
        { transform: 'scale(1)', opacity: 1, offset: 0.3 },
        { transform: 'scale(1)', opacity: 0 },
      ],
      { duration: 600, easing: 'ease-out' },
    );
  }

  // -- Greeting --

  #greet(): void {
    if (this.#calm.matches) return;
    this.#greetingSince = performance.now();
    this.#wake();
  }

  #stopGreeting(sight: IntersectionObserver): void {
    sight.disconnect();
    this.#greetingSince = null;
    this.#lift(ghost, performance.now());
  }

  #playGreeting(now: number): void {
    if (this.#greetingSince === null) return;
    const time = now - this.#greetingSince;
    const stroke = greeting.find(({ from, to }) => time >= from && time <= to);
    if (stroke) {
      const share = (time - stroke.from) / (stroke.to - stroke.from);
      const eased = share * share * (3 - 2 * share);
      const at = { x: 118 - 8 * share, y: stroke.start + (stroke.end - stroke.start) * eased };
      if (this.#pointer) this.#pointer = { id: ghost, at, time: now };
      else this.#press(ghost, at, now);
    } else {
      this.#lift(ghost, now);
      if (time < (greeting.at(-1)?.to ?? 0)) return;
      this.#greetingSince = null;
      this.#rest = restAt(this.relay.lead, 0);
    }
  }

  // -- Frames --

  #wake(): void {
    if (this.#frame || this.#ended.signal.aborted) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    const elapsed = Math.max(1, now - this.#last);
    this.#last = now;
    this.#playGreeting(now);
    this.#drag();
    this.#move(elapsed);
    this.#upload(now);
    // The time of a frame lies before that of the commands issued in it.
    const issued = performance.now();
    this.relay.advance(issued);
    this.#show(this.relay.lead);
    const restless = this.#paint(issued);
    const busy = this.#rest ?? this.#uploadSince ?? this.#greetingSince;
    const again = busy !== null || this.relay.busy || restless;
    this.#frame = again ? requestAnimationFrame((next) => this.#tick(next)) : 0;
  }

  #move(elapsed: number): void {
    if (!this.#rest || this.#gesture) return;
    const command = glide(this.relay.lead, this.#rest, this.#calm.matches ? Number.POSITIVE_INFINITY : elapsed);
    if (command) {
      this.#issue(command);
      return;
    }
    this.#rest = null;
    this.#issue(this.#tappedTab === undefined ? { kind: 'settle' } : { kind: 'settle', page: this.#tappedTab });
    this.#tappedTab = undefined;
  }

  #upload(now: number): void {
    if (this.#uploadSince === null) return;
    const share = this.#calm.matches ? 1 : (now - this.#uploadSince) / uploadTime;
    if (share < 1) {
      this.#issue({ kind: 'upload', share: Math.max(0, share) });
      return;
    }
    const { content } = this.relay.lead;
    this.#uploadSince = null;
    this.#issue({ kind: 'post' });
    // The text may have been deleted meanwhile.
    if (this.relay.lead.content !== content) this.#tell('post');
  }

  #show({ pan, scroll, finger, upload }: Screen): void {
    const { track, indicator, progress, strips } = this.#slides;
    slideTo(track, pan);
    slideTo(indicator, pan);
    slideTo(progress, upload ?? 0);
    strips.forEach((strip, page) => {
      slideTo(strip, (scroll[page] ?? 0) / slideUnit);
    });
    // A visitor sees their own finger or cursor; only the greeting needs one drawn.
    const shown = this.#pointer?.id === ghost ? finger : null;
    this.#finger.toggleAttribute('data-down', shown !== null);
    if (shown) this.#finger.style.transform = `translate(${inScreen(shown.x)}, ${inScreen(shown.y)})`;
  }

  /** Paints the phones that changed; true while some go on by themselves. */
  #paint(time: number): boolean {
    // At the end of all time every ripple and glow is over.
    const now = this.#calm.matches ? Number.POSITIVE_INFINITY : time;
    const { followers } = this.relay;
    const changed = [...followers.keys()].filter(
      (index) => this.#restless.has(index) || this.#painted[index] !== followers[index]?.screen,
    );
    this.#painted = followers.map(({ screen }) => screen);
    this.#restless = new Set(this.#painter.paint(changed, followers, now));
    return this.#restless.size > 0;
  }
}

/**
 * An animation from -1 to 3 that is moved by hand. The browser then only shifts a layer; a style set in every frame
 * makes it paint, which takes twice as long.
 */
function slide(element: HTMLElement, from: string, to: string): Animation {
  const animation = element.animate([{ transform: from }, { transform: to }], { duration: 4000, fill: 'both' });
  animation.pause();
  slideTo(animation, 0);
  return animation;
}

function slideTo(animation: Animation, place: number): void {
  const time = (place + 1) * 1000;
  if (animation.currentTime !== time) animation.currentTime = time;
}

/** What one step of a strip's slide stands for; three are more than the longest page. */
const slideUnit = 1000;

/** A length on the large phone's screen, whatever size it is shown at. */
const inScreen = (units: number): string => `${(100 * units) / screenSize.width}cqw`;

const isComposer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-part="composer"]') !== null;

const columnsOf = (list: Element): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;

// ---- View ----

const glyphs: Record<PageName, string> = {
  feed: `${boxPath(2, 2, 16, 7, 2)} ${boxPath(2, 12, 16, 2, 1)} ${boxPath(2, 16, 10, 2, 1)}`,
  tiles: [2, 11].flatMap((x) => [2, 11].map((y) => boxPath(x, y, 7, 7, 2))).join(' '),
  switches: `${boxPath(2, 4, 16, 2, 1)} ${discPath(13, 5, 3)} ${boxPath(2, 14, 16, 2, 1)} ${discPath(7, 15, 3)}`,
};

const itemLabel = { card: 'card', caption: 'card', tile: 'tile', switch: 'switch' } as const;

const Shapes = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.map(({ tone, path }) => <path key={path} data-tone={tone} d={path} />);

interface ItemProps {
  item: Item;
  lit: boolean;
  labels: SyncDeckLabels;
}

const ItemButton = memo(function ItemButton({ item, lit, labels }: ItemProps) {
  const { kind, order, width, height, caption } = item;
  return (
    <button
      type="button"
      className={styles.item}
      aria-pressed={lit}
      aria-label={caption ?? fill(labels[itemLabel[kind]], { n: order + 1 })}
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <Shapes shapes={itemShapes(item, lit)} />
      </svg>
      {caption && <span className={styles.posted}>{caption}</span>}
    </button>
  );
});

interface StripProps {
  page: number;
  content: Content;
  /** Ids that can be tapped, joined: a plain text keeps the memo effective. */
  reachable: string;
  labels: SyncDeckLabels;
}

const Strip = memo(function Strip({ page, content, reachable, labels }: StripProps) {
  const name = pageNames[page] ?? 'feed';
  const ids = reachable.split(' ');
  return (
    <ul className={`${styles.strip} ${styles[name]}`} data-part={name}>
      {pageItems(page, content).map((item) => (
        <li key={item.id} inert={!ids.includes(item.id)}>
          <ItemButton item={item} lit={content.lit.has(item.id)} labels={labels} />
        </li>
      ))}
    </ul>
  );
});

interface LargePhoneProps {
  screen: Screen;
  labels: SyncDeckLabels;
  onType: (text: string) => void;
  onPost: () => void;
}

const LargePhone = memo(function LargePhone({ screen, labels, onType, onPost }: LargePhoneProps) {
  const id = useId();
  const page = currentPage(screen);
  const reachable = reachableItems(screen)
    .map((item) => item.id)
    .join(' ');
  return (
    <div className={styles.phone}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form; this is a drawn screen */}
      <div className={styles.screen} data-part="screen" role="group" aria-label={labels.screen} aria-describedby={id}>
        <p id={id} className="visually-hidden">
          {labels.screenKeys}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={styles.tabs} role="group" aria-label={labels.pages}>
          {pageNames.map((name, index) => (
            <button
              key={name}
              type="button"
              className={styles.tab}
              data-page={index}
              aria-label={labels[name]}
              aria-current={index === page ? 'true' : undefined}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d={glyphs[name]} />
              </svg>
            </button>
          ))}
          <span className={styles.indicator} data-part="indicator" />
        </div>
        <div className={styles.view}>
          <div className={styles.track} data-part="track">
            {pageNames.map((name, index) => (
              <Strip
                key={name}
                page={index}
                content={screen.content}
                reachable={index === page ? reachable : ''}
                labels={labels}
              />
            ))}
          </div>
          <p className={styles.typed} aria-hidden="true" hidden={!screen.text}>
            {screen.text}
          </p>
          <span className={styles.progress} data-part="progress" />
        </div>
        <div className={styles.composer} data-part="composer">
          <input
            type="text"
            className={styles.field}
            data-part="field"
            maxLength={60}
            placeholder={labels.captionHint}
            aria-label={labels.captionField}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) onPost();
            }}
          />
          <button type="button" className={styles.post} aria-label={labels.post} onClick={onPost}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M10 16V5M5.5 9.5 10 5l4.5 4.5" />
            </svg>
          </button>
        </div>
        <span className={styles.finger} data-part="finger" />
        <span className={styles.ripple} data-part="ripple" />
      </div>
    </div>
  );
});

/** The small phones before the deck wakes, one drawing for each variant. */
function Stills({ id }: { id: string }) {
  return (
    <svg className={styles.stills} width="0" height="0" aria-hidden="true">
      {Array.from({ length: variantCount }, (_, variant) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variants have no other name
        <symbol key={variant} id={`${id}${variant}`} viewBox={`0 0 ${phoneSize.width} ${phoneSize.height}`}>
          <path className={styles.case} d={boxPath(1, 1, phoneSize.width - 2, phoneSize.height - 2, caseRadius)} />
          <path data-tone="edge" d={tabMarks} />
          <path data-tone="vivid" d={boxPath(bezel + 12, bezel + viewArea.top - 3, 36, 3)} />
          <svg
            x={bezel}
            y={bezel + viewArea.top}
            width={screenSize.width}
            height={viewArea.height}
            viewBox={`0 0 ${screenSize.width} ${viewArea.height}`}
            aria-hidden="true"
          >
            {pageItems(0, firstScreen.content)
              .filter((item) => item.y < viewArea.height)
              .map((item) => (
                <g key={item.id} transform={`translate(${item.x} ${item.y})`}>
                  <Shapes shapes={itemShapes(item, false, variant)} />
                </g>
              ))}
          </svg>
        </symbol>
      ))}
    </svg>
  );
}

function Still({ number, symbol }: { number: number; symbol: string }) {
  return (
    <svg className={styles.still} viewBox={`0 0 ${phoneSize.width} ${phoneSize.height}`} aria-hidden="true">
      <use href={`#${symbol}`} />
      <circle data-tone="vivid" cx={76} cy={phoneSize.height - plateHeight / 2} r={4.4} />
      <text x={86} y={phoneSize.height - plateHeight / 2 + 8}>
        {number}
      </text>
    </svg>
  );
}

interface WallProps {
  count: number;
  awake: boolean;
  resting: ReadonlySet<number>;
  labels: SyncDeckLabels;
  onTick: (index: number, following: boolean) => void;
}

const Wall = memo(function Wall({ count, awake, resting, labels, onTick }: WallProps) {
  const id = useId();
  const [tabStop, setTabStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const list = event.currentTarget.closest('ul');
    if (!list || !isArrow(event.key)) return;
    event.preventDefault();
    const boxes = [...list.querySelectorAll('input')];
    const next = neighbor(boxes.indexOf(event.currentTarget), event.key, columnsOf(list), boxes.length);
    setTabStop(next);
    boxes[next]?.focus();
  };
  return (
    <div className={styles.wall}>
      <div className={styles.rack} data-part="rack">
        {!awake && <Stills id={id} />}
        <div className={styles.picture} aria-hidden="true">
          <canvas data-part="canvas" />
        </div>
        <p id={`${id}keys`} className="visually-hidden">
          {labels.wallKeys}
        </p>
        <ul className={styles.list} data-part="list" aria-label={labels.wall} aria-describedby={`${id}keys`}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a phone is its number
            <li key={index} className={styles.cell}>
              <input
                type="checkbox"
                className={`${styles.tick} needs-js`}
                aria-label={fill(labels.phone, { n: index + 1 })}
                defaultChecked={!resting.has(index)}
                tabIndex={index === Math.min(tabStop, count - 1) ? 0 : -1}
                onChange={(event) => onTick(index, event.currentTarget.checked)}
                onKeyDown={onKeyDown}
                onFocus={() => setTabStop(index)}
              />
              <span className={styles.slot} data-slot>
                {!awake && <Still number={index + 1} symbol={`${id}${variantOf(index)}`} />}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});

interface ControlsProps {
  steps: readonly Step[];
  count: number;
  following: number;
  labels: SyncDeckLabels;
  format: (value: number) => string;
  onCount: (count: number) => void;
  onAll: (following: boolean) => void;
}

function Controls({ steps, count, following, labels, format, onCount, onAll }: ControlsProps) {
  const name = useId();
  const all = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!all.current) return;
    all.current.checked = following === count;
    all.current.indeterminate = following > 0 && following < count;
  }, [following, count]);

  return (
    <div className={styles.controls}>
      <fieldset className={`${styles.steps} needs-js`} data-part="steps">
        <legend className="visually-hidden">{labels.count}</legend>
        {steps.map(({ phones, plan }) => (
          <label key={phones} className={styles.step}>
            <input
              type="radio"
              name={name}
              value={phones}
              defaultChecked={phones === stillCount(steps)}
              onChange={() => onCount(phones)}
            />
            <span>
              <b>{format(phones)}</b> <small>{plan}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.following}>{fill(labels.following, { n: format(following), total: format(count) })}</p>
      <label className={`${styles.all} needs-js`}>
        <input ref={all} type="checkbox" defaultChecked onChange={(event) => onAll(event.currentTarget.checked)} />
        {labels.all}
      </label>
    </div>
  );
}

/** Before waking the wall shows the second capacity: enough phones to be a wall, few enough to be seen. */
const stillCount = (steps: readonly Step[]): number => (steps[1] ?? steps[0])?.phones ?? 0;

const ticksOf = (root: Element): HTMLInputElement[] => [
  ...part(root, 'list', HTMLElement).querySelectorAll<HTMLInputElement>('input'),
];

interface Told {
  action: DeckAction;
  phones: number;
  /** The same sentence twice in a row is announced twice only if its text differs. */
  again: boolean;
}

function SyncDeck({ locale, labels, sentences, steps }: Props) {
  const root = useRef<HTMLElement>(null);
  const deck = useRef<Deck>(null);
  const [awake, setAwake] = useState(false);
  const [screen, setScreen] = useState(firstScreen);
  const [count, setCount] = useState(stillCount(steps));
  const [resting, setResting] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState<Told | null>(null);
  const following = count - [...resting].filter((index) => index < count).length;
  const format = new Intl.NumberFormat(locale).format;

  useEffect(() => {
    if (!root.current) return;
    const started = new Deck(root.current, {
      onScreen: setScreen,
      onAction: (action, phones) =>
        setTold((last) => ({ action, phones, again: last?.action === action && !last.again })),
    });
    deck.current = started;
    // What was typed, ticked and chosen before this code arrived counts.
    const { value } = part(root.current, 'field', HTMLInputElement);
    started.relay.issue({ kind: 'type', text: value }, 0);
    setScreen(started.relay.lead);
    setResting(new Set(ticksOf(root.current).flatMap((tick, index) => (tick.checked ? [] : [index]))));
    const chosen = part(root.current, 'steps', HTMLElement).querySelector<HTMLInputElement>('input:checked');
    if (chosen) setCount(Number(chosen.value));
    setAwake(true);
    return () => started.stop();
  }, []);

  useLayoutEffect(() => {
    if (awake) deck.current?.setPhones(count, resting, count === stillCount(steps));
  }, [awake, count, resting, steps]);

  useLayoutEffect(() => {
    if (!root.current) return;
    const field = part(root.current, 'field', HTMLInputElement);
    if (awake && field.value !== screen.text) field.value = screen.text;
    // What had the focus may have scrolled out of sight: it goes to the tab of the page.
    if (root.current.querySelector('[inert] :focus')) {
      root.current.querySelector<HTMLElement>('[data-page][aria-current]')?.focus();
    }
  }, [awake, screen]);

  // Stable, so that telling what happened does not render a hundred phones anew in the middle of a motion.
  const type = useCallback((text: string) => deck.current?.type(text), []);
  const post = useCallback(() => deck.current?.post(), []);
  const tick = useCallback((index: number, on: boolean): void => {
    setResting((last) => {
      const next = new Set(last);
      if (on) next.delete(index);
      else next.add(index);
      return next;
    });
  }, []);

  const tickAll = (on: boolean): void => {
    if (!root.current) return;
    const ticks = ticksOf(root.current);
    for (const box of ticks) box.checked = on;
    setResting(new Set(on ? [] : ticks.keys()));
  };

  return (
    <section ref={root} className={styles.deck} aria-label={labels.title} data-awake={awake || undefined}>
      <div className={styles.head}>
        <p className={styles.status} role="status">
          {told ? sentence(told, sentences, labels, locale) : labels.hint}
        </p>
        <p className={styles.note}>{labels.note}</p>
      </div>
      <div className={styles.bench}>
        <LargePhone screen={screen} labels={labels} onType={type} onPost={post} />
        <span className={styles.link} aria-hidden="true">
          <span className={styles.pulse} data-part="pulse" />
        </span>
        <Wall count={count} awake={awake} resting={resting} labels={labels} onTick={tick} />
      </div>
      <Controls
        steps={steps}
        count={count}
        following={following}
        labels={labels}
        format={format}
        onCount={setCount}
        onAll={tickAll}
      />
    </section>
  );
}

function sentence(
  { action, phones, again }: Told,
  sentences: DeckSentences,
  labels: SyncDeckLabels,
  locale: Locale,
): string {
  if (phones === 0) return labels.nobody;
  const forms = sentences[action];
  const text = forms[new Intl.PluralRules(locale).select(phones)] ?? forms.other ?? '';
  return fill(text, { n: new Intl.NumberFormat(locale).format(phones) }) + (again ? '\u00a0' : '');
}

export default island(SyncDeck);
