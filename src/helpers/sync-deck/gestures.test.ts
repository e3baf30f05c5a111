import { describe, expect, it } from 'vitest';
import {
  beginGesture,
  continueGesture,
  endGesture,
  type Gesture,
  glide,
  keyStep,
  restAt,
  restOnPage,
} from './gestures.ts';
import { videoSize } from './pages.ts';
import type { Point } from './phone.ts';
import { apply, type Command, currentPage, currentScroll, firstScreen, type Screen } from './screen.ts';
import { onVideo, panBy, screenAfter } from './testing.ts';

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
    const { gesture, screen } = drag(screenAfter(panBy(2)), ...line({ x: 90, y: 250 }, { x: 90, y: 190 }, 8));
    const thrown = endGesture(gesture, 130, screen);
    expect(thrown?.axis).toBe('y');
    expect(thrown?.to).toBeGreaterThan(currentScroll(screen) + 30);
    expect(endGesture(gesture, 500, screen)).toEqual({ axis: 'y', to: currentScroll(screen) });
  });

  it('goes from video to video: one for a flick, back after a hesitant pull', () => {
    const { gesture, screen } = drag(firstScreen, ...line({ x: 90, y: 250 }, { x: 90, y: 150 }, 8));
    expect(endGesture(gesture, 130, screen)).toEqual({ axis: 'y', to: videoSize.height });
    expect(endGesture(gesture, 500, screen)).toEqual({ axis: 'y', to: 0 });
    const half = drag(firstScreen, ...line({ x: 90, y: 250 }, { x: 90, y: 100 }, 8));
    expect(endGesture(half.gesture, 500, half.screen)).toEqual({ axis: 'y', to: videoSize.height });
    expect(keyStep(firstScreen)).toBe(videoSize.height);
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
    expect(endGesture(beginGesture(onVideo, 0), 20, screenAfter(panBy(0.7)))).toEqual({ axis: 'x', to: 1 });
  });

  it('takes a tap on a tab for a tap while the pages still slide', () => {
    expect(endGesture(beginGesture({ x: 20, y: 10 }, 0), 20, screenAfter(panBy(0.7)))).toBeNull();
  });

  it('comes to rest exactly at the place aimed at, never beyond the ends', () => {
    expect(restOnPage(7)).toEqual({ axis: 'x', to: 2 });
    expect(restAt(firstScreen, -50)).toEqual({ axis: 'y', to: 0 });
    let screen = screenAfter(panBy(2));
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
