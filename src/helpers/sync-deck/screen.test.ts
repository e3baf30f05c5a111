import { describe, expect, it } from 'vitest';
import { maxScroll, pageHeight, pageItems } from './pages.ts';
import { pageNames, viewArea } from './phone.ts';
import { apply, type Command, currentScroll, firstScreen, itemAt, reachableItems } from './screen.ts';
import { onVideo, panBy, screenAfter, scrollBy, tapAt } from './testing.ts';

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
    const lit = screenAfter({ kind: 'tap', at: onVideo });
    expect([...lit.content.lit]).toEqual(['video-0']);
    expect([...apply(lit, { kind: 'tap', at: onVideo }).content.lit]).toEqual([]);
  });

  it('taps what lies under the finger on this very screen', () => {
    expect([...screenAfter(scrollBy(246), { kind: 'tap', at: onVideo }).content.lit]).toEqual(['video-1']);
    expect([...screenAfter(panBy(1), tapAt(90, viewArea.top + 40)).content.lit]).toEqual(['tile-1']);
    expect([...screenAfter(panBy(2), tapAt(140, viewArea.top + 60)).content.lit]).toEqual(['switch-1']);
  });

  it('does nothing when tabs, caption field or a gap are tapped', () => {
    for (const at of [
      { x: 90, y: 20 },
      { x: 90, y: 310 },
      { x: 90, y: 300 },
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
    expect(pageItems(0, posted.content)[0]).toMatchObject({ kind: 'caption', caption: 'Good morning', y: 0 });
    expect(pageHeight(0, posted.content)).toBeGreaterThan(pageHeight(0, firstScreen.content));
  });

  it('posts nothing when nothing was typed, and keeps the last three posts', () => {
    expect(screenAfter({ kind: 'type', text: '  ' }, { kind: 'post' }).content.posts).toEqual([]);
    const posts = ['a', 'b', 'c', 'd'].flatMap((text): Command[] => [{ kind: 'type', text }, { kind: 'post' }]);
    expect(screenAfter(...posts).content.posts).toEqual(['b', 'c', 'd']);
  });

  it('lets the keyboard reach only what can be seen', () => {
    expect(reachableItems(firstScreen).map(({ id }) => id)).toEqual(['video-0']);
    expect(reachableItems(screenAfter(scrollBy(246))).map(({ id }) => id)).toEqual(['video-1']);
    expect(reachableItems(screenAfter(panBy(1))).map(({ id }) => id)).toContain('tile-4');
  });
});
