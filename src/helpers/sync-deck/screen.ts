import { type Content, type Item, maxScroll, pageItems } from './pages.ts';
import { clamp, lastPage, type Point, pageNames, viewArea } from './phone.ts';

/** What a phone shows. */
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
  | { kind: 'post' }
  /** A script has posted a video; what is being typed stays. */
  | { kind: 'publish'; caption: string };

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

/** The new video stands on top of the feed, in view. */
function withPost(screen: Screen, caption: string): Screen {
  const { posts, lit } = screen.content;
  return {
    ...screen,
    content: {
      // A dropped oldest post renumbers the others, so their marks go with it.
      lit: new Set([...lit].filter((id) => !id.startsWith('caption-'))),
      posts: [...posts, caption].slice(-keptPosts),
    },
    upload: null,
    pan: 0,
    scroll: screen.scroll.map((old, index) => (index === 0 ? 0 : old)),
  };
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
      return { ...withPost(screen, screen.text.trim()), text: '' };
    }
    case 'publish':
      return withPost(screen, command.caption);
  }
}
