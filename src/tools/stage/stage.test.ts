import { describe, expect, it } from 'vitest';
import { type Action, feedOf, firstStage, followingCount, placeOf, stageReducer } from './stage.ts';
import { nearest } from './use-wall.ts';

const played = (...actions: Action[]) => actions.reduce(stageReducer, firstStage(20));

describe('what phones show', () => {
  it('begins as the demonstration ends, until the first action', () => {
    const { view, touched } = firstStage(20);
    expect(view.liked.has(view.video)).toBe(true);
    expect(touched).toBe(false);
    expect(played({ kind: 'tap' }).touched).toBe(true);
  });

  it('a tap likes the video in view, a second one takes the like back', () => {
    const next = played({ kind: 'swipe', by: 1 }, { kind: 'tap' });
    expect(next.view.liked.has(next.view.video)).toBe(true);
    const { liked, video } = stageReducer(next, { kind: 'tap' }).view;
    expect(liked.has(video)).toBe(false);
  });

  it('a caption is posted as the next video; an empty one is not', () => {
    const typed = played({ kind: 'type', text: ' hello ' });
    expect(typed.waves).toBe(0);
    const { view, last } = stageReducer(typed, { kind: 'post' });
    expect(view).toMatchObject({ video: typed.view.video + 1, draft: '' });
    expect(view.captions.get(view.video)).toBe('hello');
    expect(last).toBe('post');
    expect(played({ kind: 'type', text: ' ' }, { kind: 'post' }).view.video).toBe(firstStage(20).view.video);
  });

  it('a phone that is left out keeps what it showed, and follows again as it comes back', () => {
    const without = played({ kind: 'toggle', phone: 7 }, { kind: 'swipe', by: 1 });
    expect(without.resting.get(7)?.video).toBe(without.view.video - 1);
    expect(followingCount(without)).toBe(18);
    expect(followingCount(stageReducer(without, { kind: 'toggle', phone: 7 }))).toBe(19);
    expect(followingCount(stageReducer(without, { kind: 'all' }))).toBe(19);
  });

  it('phones that are gone with a smaller plan are not counted', () => {
    const few = played({ kind: 'toggle', phone: 7 }, { kind: 'toggle', phone: 3 }, { kind: 'count', count: 5 });
    expect([...few.resting.keys()]).toEqual([3]);
    expect(followingCount(few)).toBe(3);
  });
});

it('each phone has its own feed, unlike that of its neighbor, endless in both directions', () => {
  for (let phone = 1; phone < 100; phone++) {
    expect(feedOf(phone)).not.toBe(feedOf(phone + 1));
    expect([0, 1, 2, 3, 4, 5]).toContain(feedOf(phone));
  }
  expect([-1, 0, 2, 3].map(placeOf)).toEqual([2, 0, 2, 0]);
});

it('arrow keys lead to the nearest phone in their direction', () => {
  const places = [10, 20, 30].flatMap((x) => [10, 20].map((y) => ({ x, y })));
  expect(nearest({ x: 10, y: 10 }, 'ArrowRight', places)).toEqual({ x: 20, y: 10 });
  expect(nearest({ x: 20, y: 20 }, 'ArrowUp', places)).toEqual({ x: 20, y: 10 });
  expect(nearest({ x: 10, y: 10 }, 'ArrowLeft', places)).toBeUndefined();
});
