/**
 * The sync deck without a browser: what a drawn phone shows, what a gesture does to it, and how commands travel
 * from the phone the visitor operates to the phones that follow. Lengths are units of the drawn screen.
 */
export interface Point {
  x: number;
  y: number;
}

export const screenSize = { width: 180, height: 336 };
/** The part of the screen that scrolls; above it the tabs, below it the caption field. */
export const viewArea = { top: 42, height: 248 };
export const bezel = 7;
export const phoneSize = { width: screenSize.width + 2 * bezel, height: screenSize.height + 2 * bezel };

export const pageNames = ['feed', 'tiles', 'switches'] as const;
export type PageName = (typeof pageNames)[number];
const lastPage = pageNames.length - 1;

// ---- What is on the screen ----

/** Colors by meaning; the style sheet and the canvas give each its value in both color modes. */
export const tones = ['paper', 'stone', 'rule', 'edge', 'ink', 'mist', 'haze', 'vivid', 'glow', 'bright'] as const;
export type Tone = (typeof tones)[number];

/** One filled shape: the same path data serve SVG (large phone, stills) and canvas (small phones). */
export interface Shape {
  tone: Tone;
  path: string;
}

/** Where something tappable stands on its page; `itemShapes` draws it. */
export interface Item {
  id: string;
  kind: 'card' | 'caption' | 'tile' | 'switch';
  /** Counted among its kind; chooses the picture. */
  order: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Words the visitor posted. */
  caption?: string;
}

/** Path data with numbers cut to one decimal. */
const path = (texts: TemplateStringsArray, ...numbers: number[]): string =>
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

const margin = 8;
const inner = screenSize.width - 2 * margin;

const heart = (x: number, y: number): string =>
  path`M${x + 7} ${y + 13}C${x - 3} ${y + 6} ${x} ${y} ${x + 4} ${y}q2 0 3 2.5q1 -2.5 3 -2.5C${x + 14} ${y} ${x + 17} ${y + 6} ${x + 7} ${y + 13}z`;

const footerHeight = 24;

function cardFooter(y: number, lit: boolean): Shape[] {
  return [
    { tone: 'edge', path: discPath(9, y + 13, 8) },
    { tone: 'edge', path: boxPath(23, y + 6, 70, 5, 2.5) },
    { tone: 'rule', path: boxPath(23, y + 15, 46, 5, 2.5) },
    { tone: lit ? 'vivid' : 'rule', path: heart(inner - 16, y + 7) },
  ];
}

function switchShapes(order: number, variant: number, lit: boolean): Shape[] {
  const words = 46 + ((order * 23 + variant * 11) % 34);
  return [
    { tone: lit ? 'mist' : 'stone', path: boxPath(0, 0, inner, switchHeight, 9) },
    { tone: lit ? 'haze' : 'edge', path: boxPath(10, 10, 20, 20, 6) },
    { tone: lit ? 'vivid' : 'edge', path: boxPath(40, 17, words, 6, 3) },
    { tone: lit ? 'vivid' : 'edge', path: boxPath(inner - 42, 11, 32, 18, 9) },
    { tone: lit ? 'bright' : 'paper', path: discPath(inner - (lit ? 19 : 33), 20, 6.5) },
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

export interface Content {
  /** Ids of tapped items. */
  lit: ReadonlySet<string>;
  /** Posted captions, oldest first. */
  posts: readonly string[];
}

const pictureHeights = [104, 128, 92, 116, 104, 132, 96, 116];
const captionHeight = 84;

function feed(posts: readonly string[]): Item[] {
  const captions = posts.map((caption, order) => ({ kind: 'caption' as const, order, height: captionHeight, caption }));
  const cards = pictureHeights.map((height, order) => ({ kind: 'card' as const, order, height }));
  let y = margin;
  return [...captions.reverse(), ...cards].map((entry) => {
    const height = entry.height + footerHeight;
    const item = { ...entry, id: `${entry.kind}-${entry.order}`, x: margin, y, width: inner, height };
    y += height + margin;
    return item;
  });
}

const tileSize = (inner - margin) / 2;
const tiles = Array.from(
  { length: 12 },
  (_, order): Item => ({
    id: `tile-${order}`,
    kind: 'tile',
    order,
    x: margin + (order % 2) * (tileSize + margin),
    y: margin + Math.floor(order / 2) * (tileSize + margin),
    width: tileSize,
    height: tileSize,
  }),
);

const switchHeight = 40;
const switches = Array.from(
  { length: 9 },
  (_, order): Item => ({
    id: `switch-${order}`,
    kind: 'switch',
    order,
    x: margin,
    y: margin + order * (switchHeight + 6),
    width: inner,
    height: switchHeight,
  }),
);

const feeds = new WeakMap<readonly string[], Item[]>();

/** Everything on one page, visible or not. Asked for many times a frame, so the feed is laid out once. */
export function pageItems(page: number, { posts }: Content): readonly Item[] {
  if (page > 0) return page === 1 ? tiles : switches;
  const known = feeds.get(posts) ?? feed(posts);
  feeds.set(posts, known);
  return known;
}

export function pageHeight(page: number, content: Content): number {
  const last = pageItems(page, content).at(-1);
  return last ? last.y + last.height + margin : 0;
}

export const maxScroll = (page: number, content: Content): number =>
  Math.max(0, pageHeight(page, content) - viewArea.height);

// ---- Commands ----

export interface Screen {
  content: Content;
  /** Page in view, counted from 0; between two pages while one slides into the other. */
  pan: number;
  /** How far each page is scrolled. */
  scroll: readonly number[];
  text: string;
  /** Where a finger rests on the glass. */
  finger: Point | null;
  /** Share of a post that is sent. */
  upload: number | null;
}

export const firstScreen: Screen = {
  content: { lit: new Set(), posts: [] },
  pan: 0,
  scroll: pageNames.map(() => 0),
  text: '',
  finger: null,
  upload: null,
};

/** What travels from the operated phone to the others. */
export type Command =
  | { kind: 'move'; pan: number; scroll: number; finger: Point | null }
  /** Motion ended; `page` where a tab was tapped, which means the same page on every phone. */
  | { kind: 'settle'; page?: number }
  | { kind: 'tap'; at: Point }
  | { kind: 'type'; text: string }
  | { kind: 'upload'; share: number }
  | { kind: 'post' };

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const overscroll = 60;
const keptPosts = 3;

export const currentPage = ({ pan }: Screen): number => clamp(Math.round(pan), 0, lastPage);
export const currentScroll = (screen: Screen): number => screen.scroll[currentPage(screen)] ?? 0;

const withScroll = (screen: Screen, value: number): readonly number[] =>
  screen.scroll.map((old, page) => (page === currentPage(screen) ? value : old));

const insideView = (item: Item, top: number): number =>
  Math.min(item.y + item.height, top + viewArea.height) - Math.max(item.y, top);

/** Items of the current page that can be tapped: at least half of each can be seen. */
export function reachableItems(screen: Screen): Item[] {
  const top = currentScroll(screen);
  return pageItems(currentPage(screen), screen.content).filter((item) => insideView(item, top) >= item.height / 2);
}

export function itemAt(screen: Screen, { x, y }: Point): Item | undefined {
  if (y < viewArea.top || y > viewArea.top + viewArea.height) return undefined;
  const inPage = y - viewArea.top + currentScroll(screen);
  return pageItems(currentPage(screen), screen.content).find(
    (item) => x >= item.x && x <= item.x + item.width && inPage >= item.y && inPage <= item.y + item.height,
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

export function apply(screen: Screen, command: Command): Screen {
  const { content } = screen;
  const page = currentPage(screen);
  switch (command.kind) {
    case 'move': {
      const scroll = clamp(currentScroll(screen) + command.scroll, -overscroll, maxScroll(page, content) + overscroll);
      return {
        ...screen,
        pan: clamp(screen.pan + command.pan, -0.4, lastPage + 0.4),
        scroll: command.scroll === 0 ? screen.scroll : withScroll(screen, scroll),
        finger: command.finger,
      };
    }
    case 'settle':
      return {
        ...screen,
        pan: command.page ?? page,
        scroll: withScroll(screen, clamp(currentScroll(screen), 0, maxScroll(page, content))),
        finger: null,
      };
    case 'tap': {
      const item = itemAt(screen, command.at);
      return item ? { ...screen, content: { ...content, lit: toggled(content.lit, item.id) } } : screen;
    }
    case 'type':
      return { ...screen, text: command.text };
    case 'upload':
      return { ...screen, upload: command.share };
    case 'post': {
      if (!screen.text.trim()) return { ...screen, upload: null };
      const posts = [...content.posts, screen.text.trim()].slice(-keptPosts);
      // A dropped oldest post renumbers the others, so their marks go with it.
      const lit = new Set([...content.lit].filter((id) => !id.startsWith('caption-')));
      return {
        ...screen,
        content: { lit, posts },
        text: '',
        upload: null,
        pan: 0,
        scroll: screen.scroll.map((old, index) => (index === 0 ? 0 : old)),
      };
    }
  }
}

// ---- Gestures ----

export interface Gesture {
  /** Decided once the finger has left the spot; until then it may become a tap. */
  axis: 'x' | 'y' | null;
  at: Point;
  time: number;
  /** Units per millisecond along the axis, smoothed. */
  velocity: number;
}

const slop = 6;
/** A finger that rested this long before it lifted throws nothing. */
const restTime = 90;
const flickVelocity = 0.25;

export const beginGesture = (at: Point, time: number): Gesture => ({ axis: null, at, time, velocity: 0 });

/** Dragging past an end needs more effort, as on a real phone. */
function resisted(position: number, delta: number, max: number): number {
  const next = position + delta;
  return next < 0 || next > max ? delta * 0.35 : delta;
}

export function continueGesture(
  gesture: Gesture,
  at: Point,
  time: number,
  screen: Screen,
): { gesture: Gesture; command: Command | null } {
  const dx = at.x - gesture.at.x;
  const dy = at.y - gesture.at.y;
  if (!gesture.axis) {
    if (Math.hypot(dx, dy) < slop) return { gesture, command: null };
    const axis = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
    return { gesture: { axis, at, time, velocity: 0 }, command: { kind: 'move', pan: 0, scroll: 0, finger: at } };
  }
  const delta = gesture.axis === 'x' ? dx : dy;
  const elapsed = Math.max(1, time - gesture.time);
  const velocity = delta === 0 ? gesture.velocity : 0.6 * (delta / elapsed) + 0.4 * gesture.velocity;
  const pan = gesture.axis === 'x' ? resisted(screen.pan, -dx / screenSize.width, lastPage) : 0;
  const scroll =
    gesture.axis === 'y' ? resisted(currentScroll(screen), -dy, maxScroll(currentPage(screen), screen.content)) : 0;
  return {
    gesture: { axis: gesture.axis, at, time: delta === 0 ? gesture.time : time, velocity },
    command: { kind: 'move', pan, scroll, finger: at },
  };
}

/** Where a motion comes to rest: on a page (x) or at a place of the current page (y). */
export interface Rest {
  axis: 'x' | 'y';
  to: number;
}

/** Time constants of coming to a stop, in milliseconds. */
const glideTime = { x: 85, y: 210 };

export const restOnPage = (page: number): Rest => ({ axis: 'x', to: clamp(Math.round(page), 0, lastPage) });
export const restAt = (screen: Screen, scroll: number): Rest => ({
  axis: 'y',
  to: clamp(scroll, 0, maxScroll(currentPage(screen), screen.content)),
});

/** What a lifted finger sets in motion: null after a tap. */
export function endGesture({ axis, at, velocity, time }: Gesture, now: number, screen: Screen): Rest | null {
  const thrown = now - time > restTime ? 0 : velocity;
  // A finger that stops a sliding page and lifts again lets it slide on; on the tabs above it, it is a tap all the same.
  const between = screen.pan !== currentPage(screen) && at.y >= viewArea.top;
  if (axis === 'x' || between) {
    const flick = axis === 'x' && Math.abs(thrown) > flickVelocity ? -Math.sign(thrown) * 0.5 : 0;
    return restOnPage(screen.pan + flick);
  }
  return axis === 'y' ? restAt(screen, currentScroll(screen) - thrown * glideTime.y) : null;
}

/** One frame towards the rest; null when it is reached. */
export function glide(screen: Screen, { axis, to }: Rest, elapsed: number): Command | null {
  const left = to - (axis === 'x' ? screen.pan : currentScroll(screen));
  if (Math.abs(left) < (axis === 'x' ? 0.004 : 0.4)) return null;
  const step = left * (1 - Math.exp(-elapsed / glideTime[axis]));
  return { kind: 'move', pan: axis === 'x' ? step : 0, scroll: axis === 'y' ? step : 0, finger: null };
}

/**
 * Lines of a caption: breaks at spaces and between Han characters (not before their punctuation), and shows the end
 * when there is too much.
 */
export function wrapText(text: string, fits: (line: string) => boolean, maxLines: number): string[] {
  const pieces = text.match(/\p{Script=Han}\p{P}*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
  const lines = [''];
  const add = (piece: string): void => {
    const line = lines.at(-1) ?? '';
    if (fits((line + piece).trimEnd()) || (line === '' && piece.length === 1)) lines[lines.length - 1] = line + piece;
    else if (fits(piece.trimEnd()) || piece.length === 1) lines.push(piece);
    else for (const character of piece) add(character);
  };
  for (const piece of pieces) add(piece);
  return lines.map((line) => line.trim()).slice(-maxLines);
}

// ---- From one phone to the others ----

export interface Follower {
  screen: Screen;
  /** Ticked: repeats what the operated phone does. */
  following: boolean;
  /** Milliseconds a command takes to this phone. */
  delay: number;
  /** Index of the next command in the log. */
  next: number;
  touched: number;
  ripple: { at: Point; since: number } | null;
}

interface Entry {
  command: Command;
  time: number;
  /** Phones that showed the same screen show the same one again, so that what was drawn for one serves all. */
  results: Map<Screen, Screen>;
}

/** Keeps the operated phone and the followers, and hands each follower what is due. */
export class Relay {
  lead = firstScreen;
  followers: Follower[] = [];
  #log: Entry[] = [];

  issue(command: Command, now: number): void {
    this.lead = apply(this.lead, command);
    this.#log.push({ command, time: now, results: new Map() });
  }

  /** New phones join with what the operated phone shows; those that stay keep their own screen. */
  resize(count: number): void {
    this.followers = Array.from({ length: count }, (_, index) => {
      const joined = { screen: this.lead, following: true, delay: 0, next: this.#log.length };
      return this.followers[index] ?? { ...joined, touched: Number.NEGATIVE_INFINITY, ripple: null };
    });
  }

  /** A phone that comes back goes on from its own screen: it repeats gestures and does not copy pictures. */
  setFollowing(index: number, following: boolean): void {
    const follower = this.followers[index];
    if (!follower || follower.following === following) return;
    follower.following = following;
    follower.next = this.#log.length;
    // Nobody lifts the finger of a phone that was cut off in the middle of a gesture.
    if (!following) follower.screen = apply({ ...follower.screen, upload: null }, { kind: 'settle' });
  }

  get followingCount(): number {
    return this.followers.filter(({ following }) => following).length;
  }

  /** True while commands are on their way. */
  get busy(): boolean {
    return this.#log.length > 0;
  }

  advance(now: number): void {
    let waiting = false;
    for (const follower of this.followers) {
      if (!follower.following) continue;
      for (let entry = this.#log[follower.next]; entry; entry = this.#log[follower.next]) {
        if (entry.time + follower.delay > now) {
          waiting = true;
          break;
        }
        const known = entry.results.get(follower.screen);
        const after = known ?? apply(follower.screen, entry.command);
        if (!known) entry.results.set(follower.screen, after);
        follower.screen = after;
        follower.touched = now;
        follower.next += 1;
        if (entry.command.kind === 'tap') follower.ripple = { at: entry.command.at, since: now };
      }
    }
    if (waiting) return;
    this.#log = [];
    for (const follower of this.followers) follower.next = 0;
  }
}

// ---- The wall of small phones ----

export interface GridFit {
  columns: number;
  /** Width of one cell, padding included, in CSS pixels. */
  cell: number;
  padding: number;
}

const paddingOf = (cell: number): number => clamp(Math.round(cell * 0.07), 2, 7);
const widestPhone = 150;
/** From the middle of one phone to the next, so that a finger can hit each (WCAG 2.2, 2.5.8). */
const smallestPitch = 24;

/** The number of columns that makes the phones largest in a given box. */
export function fitGrid(count: number, width: number, height: number): GridFit {
  let best: GridFit & { phone: number } = { columns: 1, cell: 0, padding: 2, phone: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const room = width / columns;
    if (room < smallestPitch && best.phone > 0) break;
    const padding = paddingOf(room);
    const byHeight = ((height / rows - 2 * padding) * phoneSize.width) / phoneSize.height;
    const phone = Math.floor(Math.min(room - 2 * padding, byHeight, widestPhone));
    if (phone > best.phone) best = { columns, cell: phone + 2 * padding, padding, phone };
  }
  return { columns: best.columns, cell: best.cell, padding: best.padding };
}

const longestDelay = 190;

/** Milliseconds to each phone of the wall: the farther from the operated phone, the later. */
export function waveDelays(count: number, columns: number, from: 'left' | 'top'): number[] {
  const rows = Math.ceil(count / columns);
  const distances = Array.from({ length: count }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return from === 'left'
      ? Math.hypot(column + 1, (row - (rows - 1) / 2) * 1.6)
      : Math.hypot((row + 1) * 1.8, column - (columns - 1) / 2);
  });
  const farthest = Math.max(...distances, 1);
  return distances.map((distance) => Math.round((distance / farthest) * longestDelay));
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];
export const isArrow = (key: string): key is Arrow => arrows.includes(key);

/** The phone the keyboard goes to from `index`; at an edge it stays. */
export function neighbor(index: number, key: Arrow, columns: number, count: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  const next = index + step;
  return next >= 0 && next < count ? next : index;
}
