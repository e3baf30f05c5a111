import { describe, expect, it } from 'vitest';
import { Relay } from './relay.ts';
import { currentScroll } from './screen.ts';
import { onVideo, scrollBy } from './testing.ts';

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
    relay.issue({ kind: 'tap', at: onVideo }, 0);
    relay.issue(scrollBy(10), 0);
    relay.advance(0);
    expect(new Set(relay.followers.map(({ screen }) => screen)).size).toBe(1);
    expect(relay.followers[99]?.ripple).toEqual({ at: onVideo, since: 0 });
  });

  it('leaves a phone alone that is ticked off; back again, it shows what the others show', () => {
    const relay = relayOf(2);
    relay.setFollowing(1, false);
    expect(relay.followingCount).toBe(1);
    relay.issue({ kind: 'tap', at: onVideo }, 0);
    relay.issue(scrollBy(140), 0);
    relay.advance(0);
    expect(scrollsOf(relay)).toEqual([140, 0]);
    relay.setFollowing(1, true);
    relay.issue({ kind: 'tap', at: onVideo }, 10);
    relay.advance(10);
    expect(relay.followers.map(({ screen }) => screen)).toEqual([relay.lead, relay.lead]);
    expect([...relay.lead.content.lit]).toEqual([]);
  });

  it('lifts the finger of a phone that is ticked off in the middle of a gesture', () => {
    const relay = relayOf(1);
    relay.issue({ kind: 'move', pan: 0.3, scroll: 0, finger: onVideo }, 0);
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
