import { screenSize, viewArea } from './phone.ts';

/** Where something tappable stands on its page; `itemShapes` (pictures.ts) draws it. */
export interface Item {
  id: string;
  kind: 'video' | 'caption' | 'tile' | 'switch';
  /** Counted among its kind; chooses the picture. */
  order: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Words the visitor posted. */
  caption?: string;
}

export interface Content {
  /** Ids of tapped items. */
  lit: ReadonlySet<string>;
  /** Posted captions, oldest first. */
  posts: readonly string[];
}

/** One video fills the view; a swipe leads to the next. */
export const videoSize = { width: screenSize.width, height: viewArea.height };
const videoCount = 6;

function feed(posts: readonly string[]): Item[] {
  const captions = posts.map((caption, order) => ({ kind: 'caption' as const, order, caption }));
  const videos = Array.from({ length: videoCount }, (_, order) => ({ kind: 'video' as const, order }));
  return [...captions.reverse(), ...videos].map((entry, index) => ({
    ...entry,
    ...videoSize,
    id: `${entry.kind}-${entry.order}`,
    x: 0,
    y: index * videoSize.height,
  }));
}

/** The account's own videos, three in a row. */
const tileGap = 2;
const tileSize = { width: (screenSize.width - 2 * tileGap) / 3, height: 84 };
const tiles = Array.from(
  { length: 12 },
  (_, order): Item => ({
    id: `tile-${order}`,
    kind: 'tile',
    order,
    x: (order % 3) * (tileSize.width + tileGap),
    y: Math.floor(order / 3) * (tileSize.height + tileGap),
    ...tileSize,
  }),
);

const margin = 8;
const switchGap = 6;
export const switchSize = { width: screenSize.width - 2 * margin, height: 40 };
const switches = Array.from(
  { length: 8 },
  (_, order): Item => ({
    id: `switch-${order}`,
    kind: 'switch',
    order,
    x: margin,
    y: margin + order * (switchSize.height + switchGap),
    ...switchSize,
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
  return last ? last.y + last.height + (page === 2 ? margin : 0) : 0;
}

export const maxScroll = (page: number, content: Content): number =>
  Math.max(0, pageHeight(page, content) - viewArea.height);

/** Videos come to rest one at a time, other pages anywhere. */
export const restStep = (page: number): number | undefined => (page === 0 ? videoSize.height : undefined);
