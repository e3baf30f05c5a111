import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import english from '../../../content/ui/en/syncdeck.json' with { type: 'json' };
import russian from '../../../content/ui/ru/syncdeck.json' with { type: 'json' };
import chinese from '../../../content/ui/zh-Hans/syncdeck.json' with { type: 'json' };
import { fill } from '../../lib/i18n.ts';
import { unixLineEnds } from '../../lib/line-ends.ts';
import { deckSentences, syncDeckKeys } from './label-keys.ts';
import {
  apply,
  beginGesture,
  bezel,
  type Command,
  continueGesture,
  currentPage,
  currentScroll,
  endGesture,
  firstScreen,
  fitGrid,
  type Gesture,
  glide,
  itemAt,
  itemShapes,
  maxScroll,
  neighbor,
  type Point,
  pageHeight,
  pageItems,
  pageNames,
  phoneSize,
  Relay,
  reachableItems,
  restAt,
  restOnPage,
  type Screen,
  screenSize,
  tones,
  variantCount,
  variantOf,
  viewArea,
  waveDelays,
  wrapText,
} from './model.ts';

const style = unixLineEnds(readFileSync(new URL('./SyncDeck.module.css', import.meta.url), 'utf8'));

const screenAfter = (...commands: Command[]): Screen => commands.reduce(apply, firstScreen);
const scrollBy = (scroll: number): Command => ({ kind: 'move', pan: 0, scroll, finger: null });
const panBy = (pan: number): Command => ({ kind: 'move', pan, scroll: 0, finger: null });
const tapAt = (x: number, y: number): Command => ({ kind: 'tap', at: { x, y } });
const firstCard: Point = { x: 90, y: viewArea.top + 40 };

describe('what a command does to a screen', () => {
  it('scrolls the page in view and leaves the others where they are', () => {
    expect(screenAfter(scrollBy(70)).scroll).toEqual([70, 0, 0]);
    expect(screenAfter(panBy(1), scrollBy(50), panBy(-1), scrollBy(20)).scroll).toEqual([20, 50, 0]);
  });

  it('gives way a little beyond the ends and comes back when the motion settles', () => {
    const pulled = screenAfter(scrollBy(-30));
    expect(currentScroll(pulled)).toBe(-30);
    expect(currentScroll(apply(pulled, { kind: 'settle' }))).toBe(0);
    const end = maxScroll(0, firstScreen.content);
    expect(currentScroll(screenAfter(scrollBy(5000)))).toBe(end + 60);
    expect(currentScroll(screenAfter(scrollBy(5000), { kind: 'settle' }))).toBe(end);
  });

  it('settles on whole pages, or on the page whose tab was tapped', () => {
    expect(screenAfter(panBy(0.6), { kind: 'settle' }).pan).toBe(1);
    expect(screenAfter(panBy(0.4), { kind: 'settle' }).pan).toBe(0);
    expect(screenAfter(panBy(9), { kind: 'settle' }).pan).toBe(pageNames.length - 1);
    expect(screenAfter(panBy(1), { kind: 'settle', page: 2 }).pan).toBe(2);
  });

  it('lights what is tapped and puts it out again', () => {
    const lit = screenAfter({ kind: 'tap', at: firstCard });
    expect([...lit.content.lit]).toEqual(['card-0']);
    expect([...apply(lit, { kind: 'tap', at: firstCard }).content.lit]).toEqual([]);
  });

  it('taps what lies under the finger on this very screen', () => {
    expect([...screenAfter(scrollBy(140), { kind: 'tap', at: firstCard }).content.lit]).toEqual(['card-1']);
    expect([...screenAfter(panBy(1), tapAt(140, viewArea.top + 40)).content.lit]).toEqual(['tile-1']);
    expect([...screenAfter(panBy(2), tapAt(140, viewArea.top + 60)).content.lit]).toEqual(['switch-1']);
  });

  it('does nothing when tabs, caption field or a gap are tapped', () => {
    for (const at of [
      { x: 90, y: 20 },
      { x: 90, y: 320 },
      { x: 2, y: 100 },
    ]) {
      expect(itemAt(firstScreen, at)).toBeUndefined();
      expect(screenAfter({ kind: 'tap', at })).toBe(firstScreen);
    }
  });

  it('posts what was typed on top of the feed, in view', () => {
    const posted = screenAfter(
      panBy(1),
      scrollBy(40),
      { kind: 'type', text: ' Good morning ' },
      { kind: 'upload', share: 0.5 },
      { kind: 'post' },
    );
    expect(posted).toMatchObject({ text: '', upload: null, pan: 0, scroll: [0, 40, 0] });
    expect(pageItems(0, posted.content)[0]).toMatchObject({ kind: 'caption', caption: 'Good morning', y: 8 });
    expect(pageHeight(0, posted.content)).toBeGreaterThan(pageHeight(0, firstScreen.content));
  });

  it('posts nothing when nothing was typed, and keeps the last three posts', () => {
    expect(screenAfter({ kind: 'type', text: '  ' }, { kind: 'post' }).content.posts).toEqual([]);
    const posts = ['a', 'b', 'c', 'd'].flatMap((text): Command[] => [{ kind: 'type', text }, { kind: 'post' }]);
    expect(screenAfter(...posts).content.posts).toEqual(['b', 'c', 'd']);
  });

  it('lets the keyboard reach only what can be seen', () => {
    expect(reachableItems(firstScreen).map(({ id }) => id)).toEqual(['card-0', 'card-1']);
    expect(reachableItems(screenAfter(scrollBy(150))).map(({ id }) => id)).toEqual(['card-1', 'card-2']);
    expect(reachableItems(screenAfter(panBy(1))).map(({ id }) => id)).toContain('tile-4');
  });
});

/** A finger that moves through the points, one every 16 ms. */
function drag(screen: Screen, ...points: Point[]): { gesture: Gesture; screen: Screen; commands: Command[] } {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  const state = { gesture: beginGesture(first, 0), screen, commands: [] as Command[] };
  rest.forEach((at, index) => {
    const { gesture, command } = continueGesture(state.gesture, at, (index + 1) * 16, state.screen);
    state.gesture = gesture;
    if (!command) return;
    state.screen = apply(state.screen, command);
    state.commands.push(command);
  });
  return state;
}

const line = (from: Point, to: Point, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / steps,
    y: from.y + ((to.y - from.y) * index) / steps,
  }));

describe('gestures', () => {
  it('takes a trembling finger for a tap', () => {
    const { gesture, commands } = drag(firstScreen, { x: 90, y: 100 }, { x: 92, y: 103 }, { x: 91, y: 101 });
    expect(commands).toEqual([]);
    expect(endGesture(gesture, 60, firstScreen)).toBeNull();
  });

  it('scrolls as far as the finger moves and keeps to the direction it started in', () => {
    const { screen } = drag(firstScreen, { x: 90, y: 250 }, { x: 90, y: 240 }, { x: 90, y: 200 }, { x: 130, y: 180 });
    expect(screen).toMatchObject({ pan: 0, scroll: [60, 0, 0], finger: { x: 130, y: 180 } });
  });

  it('slides pages sideways', () => {
    const { screen } = drag(firstScreen, { x: 160, y: 150 }, { x: 150, y: 150 }, { x: 60, y: 160 });
    expect(screen).toMatchObject({ pan: 0.5, scroll: [0, 0, 0] });
  });

  it('resists at the ends', () => {
    const { screen } = drag(firstScreen, { x: 90, y: 60 }, { x: 90, y: 70 }, { x: 90, y: 170 });
    expect(currentScroll(screen)).toBeCloseTo(-35);
  });

  it('scrolls on after a throw, not after a finger that rested', () => {
    const { gesture, screen } = drag(firstScreen, ...line({ x: 90, y: 250 }, { x: 90, y: 150 }, 8));
    const thrown = endGesture(gesture, 130, screen);
    expect(thrown?.axis).toBe('y');
    expect(thrown?.to).toBeGreaterThan(currentScroll(screen) + 50);
    expect(endGesture(gesture, 500, screen)).toEqual({ axis: 'y', to: currentScroll(screen) });
  });

  it('turns the page after a flick, and after more than half the way', () => {
    const flick = drag(firstScreen, ...line({ x: 160, y: 150 }, { x: 110, y: 150 }, 5));
    expect(flick.screen.pan).toBeLessThan(0.5);
    expect(endGesture(flick.gesture, 90, flick.screen)).toEqual({ axis: 'x', to: 1 });
    expect(endGesture(flick.gesture, 900, flick.screen)).toEqual({ axis: 'x', to: 0 });
    const slow = drag(firstScreen, ...line({ x: 170, y: 150 }, { x: 50, y: 150 }, 5));
    expect(endGesture(slow.gesture, 900, slow.screen)).toEqual({ axis: 'x', to: 1 });
  });

  it('lets a page slide on that was stopped by a tap', () => {
    expect(endGesture(beginGesture(firstCard, 0), 20, screenAfter(panBy(0.7)))).toEqual({ axis: 'x', to: 1 });
  });

  it('takes a tap on a tab for a tap while the pages still slide', () => {
    expect(endGesture(beginGesture({ x: 20, y: 10 }, 0), 20, screenAfter(panBy(0.7)))).toBeNull();
  });

  it('comes to rest exactly at the place aimed at, never beyond the ends', () => {
    expect(restOnPage(7)).toEqual({ axis: 'x', to: 2 });
    expect(restAt(firstScreen, -50)).toEqual({ axis: 'y', to: 0 });
    let screen = firstScreen;
    let frames = 0;
    for (
      let command = glide(screen, restAt(screen, 100), 16);
      command;
      command = glide(screen, restAt(screen, 100), 16)
    ) {
      screen = apply(screen, command);
      frames += 1;
    }
    expect(currentScroll(screen)).toBeCloseTo(100, 0);
    expect(frames).toBeLessThan(90);
  });

  it('jumps without motion where the reader wants none', () => {
    const jump = glide(firstScreen, restOnPage(2), Number.POSITIVE_INFINITY);
    expect(jump && currentPage(apply(firstScreen, jump))).toBe(2);
  });
});

function relayOf(count: number, delay: (index: number) => number = () => 0): Relay {
  const relay = new Relay();
  relay.resize(count);
  relay.followers.forEach((follower, index) => {
    follower.delay = delay(index);
  });
  return relay;
}

const scrollsOf = (relay: Relay): number[] => relay.followers.map(({ screen }) => currentScroll(screen));

describe('relay', () => {
  it('hands a command to each phone when its delay is over', () => {
    const relay = relayOf(3, (index) => index * 20);
    relay.issue(scrollBy(50), 100);
    relay.advance(100);
    expect(scrollsOf(relay)).toEqual([50, 0, 0]);
    relay.advance(125);
    expect(scrollsOf(relay)).toEqual([50, 50, 0]);
    expect(relay.busy).toBe(true);
    relay.advance(140);
    expect(scrollsOf(relay)).toEqual([50, 50, 50]);
    expect(relay.busy).toBe(false);
  });

  it('keeps the order of commands and loses none, however long a frame takes', () => {
    const relay = relayOf(2, (index) => index * 30);
    relay.issue({ kind: 'type', text: 'a' }, 0);
    relay.issue({ kind: 'type', text: 'ab' }, 10);
    relay.issue({ kind: 'post' }, 20);
    relay.advance(1000);
    expect(relay.followers.map(({ screen }) => screen.content.posts)).toEqual([['ab'], ['ab']]);
  });

  it('draws one screen for all phones that show the same', () => {
    const relay = relayOf(100);
    relay.issue({ kind: 'tap', at: firstCard }, 0);
    relay.issue(scrollBy(10), 0);
    relay.advance(0);
    expect(new Set(relay.followers.map(({ screen }) => screen)).size).toBe(1);
    expect(relay.followers[99]?.ripple).toEqual({ at: firstCard, since: 0 });
  });

  it('leaves a phone alone that is ticked off, and lets it go on from its own screen afterwards', () => {
    const relay = relayOf(2);
    relay.setFollowing(1, false);
    expect(relay.followingCount).toBe(1);
    relay.issue(scrollBy(140), 0);
    relay.advance(0);
    expect(scrollsOf(relay)).toEqual([140, 0]);
    relay.setFollowing(1, true);
    relay.issue({ kind: 'tap', at: firstCard }, 10);
    relay.advance(10);
    expect(relay.followers.map(({ screen }) => [...screen.content.lit])).toEqual([['card-1'], ['card-0']]);
  });

  it('lifts the finger of a phone that is ticked off in the middle of a gesture', () => {
    const relay = relayOf(1);
    relay.issue({ kind: 'move', pan: 0.3, scroll: 0, finger: firstCard }, 0);
    relay.advance(0);
    relay.setFollowing(0, false);
    expect(relay.followers[0]?.screen).toMatchObject({ finger: null, pan: 0 });
  });

  it('does not repeat old commands on phones that join while others still wait', () => {
    const relay = relayOf(1, () => 100);
    relay.issue(scrollBy(40), 0);
    relay.resize(2);
    relay.advance(200);
    expect(scrollsOf(relay)).toEqual([40, 40]);
  });

  it('keeps the screens of the phones that stay when the number changes', () => {
    const relay = relayOf(3);
    relay.setFollowing(2, false);
    relay.issue(scrollBy(40), 0);
    relay.advance(0);
    relay.resize(5);
    expect(scrollsOf(relay)).toEqual([40, 40, 0, 40, 40]);
    expect(relay.followers.map(({ following }) => following)).toEqual([true, true, false, true, true]);
  });
});

describe('wall', () => {
  const boxes: Array<[width: number, height: number]> = [
    [264, 396],
    [312, 468],
    [430, 340],
    [795, 492],
    [900, 500],
  ];
  const rowHeight = ({ cell, padding }: { cell: number; padding: number }): number =>
    ((cell - 2 * padding) * phoneSize.height) / phoneSize.width + 2 * padding;

  it.each(boxes)('fits any number of phones into %i × %i', (width, height) => {
    for (const count of [1, 5, 20, 50, 100]) {
      const fit = fitGrid(count, width, height);
      expect(fit.columns * fit.cell, `${count} phones, width`).toBeLessThanOrEqual(width + 0.01);
      expect(Math.ceil(count / fit.columns) * rowHeight(fit), `${count} phones, height`).toBeLessThanOrEqual(
        height + 0.01,
      );
    }
  });

  it('keeps every phone large enough for a finger, on the narrowest screen too', () => {
    expect(264 / fitGrid(100, 264, 396).columns).toBeGreaterThanOrEqual(24);
  });

  it('uses the room: 100 phones on a wide wall are at least 30 pixels wide', () => {
    const { cell, padding } = fitGrid(100, 795, 492);
    expect(cell - 2 * padding).toBeGreaterThanOrEqual(30);
  });

  it('sends the wave away from the operated phone', () => {
    const delays = waveDelays(20, 5, 'left');
    expect(delays.slice(0, 5)).toEqual(delays.slice(0, 5).toSorted((a, b) => a - b));
    expect(Math.max(...delays)).toBe(190);
    const down = waveDelays(20, 5, 'top');
    expect(down[17]).toBeGreaterThan(down[2] ?? 0);
    expect(waveDelays(1, 1, 'left')).toHaveLength(1);
  });

  it('moves with the arrow keys and stays at the edges', () => {
    expect(neighbor(0, 'ArrowRight', 7, 20)).toBe(1);
    expect(neighbor(8, 'ArrowUp', 7, 20)).toBe(1);
    expect(neighbor(8, 'ArrowDown', 7, 20)).toBe(15);
    expect(neighbor(18, 'ArrowDown', 7, 20)).toBe(18);
    expect(neighbor(0, 'ArrowLeft', 7, 20)).toBe(0);
  });

  it('does not put the same picture into a whole column', () => {
    for (const columns of [5, 7, 10, 17]) {
      expect(new Set([0, 1, 2].map((row) => variantOf(row * columns))).size, `${columns} columns`).toBeGreaterThan(1);
    }
  });
});

describe('drawing', () => {
  it('draws every item with shapes that lie inside it', () => {
    const { content } = screenAfter({ kind: 'type', text: 'x' }, { kind: 'post' });
    for (const [page] of pageNames.entries()) {
      for (const item of pageItems(page, content)) {
        expect(item.x + item.width, item.id).toBeLessThanOrEqual(screenSize.width);
        for (let variant = 0; variant < variantCount; variant += 1) {
          for (const { path } of itemShapes(item, false, variant)) expect(path).toMatch(/^M[\d .,a-zA-Z-]+z$/);
        }
      }
    }
  });

  it('shows a tapped item in other colors', () => {
    for (const [page] of pageNames.entries()) {
      for (const item of pageItems(page, firstScreen.content)) {
        expect(itemShapes(item, true)[0]?.tone, item.id).not.toBe(itemShapes(item, false)[0]?.tone);
      }
    }
  });

  it('breaks captions at spaces, between Han characters and, if need be, inside words', () => {
    const upTo = (length: number) => (text: string) => text.length <= length;
    expect(wrapText('good morning all', upTo(8), 3)).toEqual(['good', 'morning', 'all']);
    expect(wrapText('早上好朋友们', upTo(4), 3)).toEqual(['早上好朋', '友们']);
    expect(wrapText('早上好，朋友们', upTo(3), 3)).toEqual(['早上', '好，朋', '友们']);
    expect(wrapText('abcdefghij', upTo(4), 3)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrapText('one two three four', upTo(5), 2)).toEqual(['three', 'four']);
    expect(wrapText('', upTo(5), 2)).toEqual(['']);
  });

  it('agrees with the style sheet on sizes and tones', () => {
    expect(style).toContain(`aspect-ratio: ${screenSize.width} / ${screenSize.height}`);
    expect(style).toContain(`aspect-ratio: ${phoneSize.width} / ${phoneSize.height}`);
    expect(style).toContain(`calc(100cqw / ${screenSize.width})`);
    expect(style).toContain(`inset: calc(${viewArea.top} * var(--u)) 0 auto`);
    expect(style).toContain(`height: calc(${viewArea.height} * var(--u))`);
    expect(style).toContain(`height: calc(${screenSize.height - viewArea.top - viewArea.height} * var(--u))`);
    expect(phoneSize.width).toBe(screenSize.width + 2 * bezel);
    for (const tone of tones) expect(style).toContain(`[data-tone="${tone}"] {\n  fill:`);
  });
});

describe('words', () => {
  it('exist for every label in every language', () => {
    for (const words of [english, chinese, russian]) {
      for (const key of Object.values(syncDeckKeys)) expect(words[key], key).toMatch(/\S/);
    }
  });

  it('count in the plural forms of the language', () => {
    const rules = new Intl.PluralRules('ru');
    const { tap } = deckSentences({
      locale: 'ru',
      plural: (key, n, slots) => fill(`${key} ${rules.select(n)} {n}`, slots),
    });
    expect(tap).toEqual({
      one: 'deck.tapRepeated one {n}',
      few: 'deck.tapRepeated few {n}',
      many: 'deck.tapRepeated many {n}',
    });
  });
});
