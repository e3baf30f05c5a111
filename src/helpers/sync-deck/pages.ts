import { screenSize, viewArea } from './phone.ts';

/** Where something tappable stands on its page; `itemShapes` (pictures.ts) draws it. */
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

export interface Content {
  /** Ids of tapped items. */
  lit: ReadonlySet<string>;
  /** Posted captions, oldest first. */
  posts: readonly string[];
}

const margin = 8;
/** What has a row of the page to itself is as wide as this. */
export const rowWidth = screenSize.width - 2 * margin;
/** Below the picture of a card. */
export const footerHeight = 24;
export const switchHeight = 40;

const pictureHeights = [104, 128, 92, 116, 104, 132, 96, 116];
const captionHeight = 84;

function feed(posts: readonly string[]): Item[] {
  const captions = posts.map((caption, order) => ({ kind: 'caption' as const, order, height: captionHeight, caption }));
  const cards = pictureHeights.map((height, order) => ({ kind: 'card' as const, order, height }));
  let y = margin;
  return [...captions.reverse(), ...cards].map((entry) => {
    const height = entry.height + footerHeight;
    const item = { ...entry, id: `${entry.kind}-${entry.order}`, x: margin, y, width: rowWidth, height };
    y += height + margin;
    return item;
  });
}

const tileSize = (rowWidth - margin) / 2;
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

const switches = Array.from(
  { length: 9 },
  (_, order): Item => ({
    id: `switch-${order}`,
    kind: 'switch',
    order,
    x: margin,
    y: margin + order * (switchHeight + 6),
    width: rowWidth,
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
