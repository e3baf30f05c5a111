import type { Point } from './phone.ts';
import { apply, type Command, firstScreen, type Screen } from './screen.ts';

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

  /**
   * A phone that comes back catches up first: from its own screen the same gestures would lead elsewhere, and what the
   * status says about all phones would not be true of it.
   */
  setFollowing(index: number, following: boolean): void {
    const follower = this.followers[index];
    if (!follower || follower.following === following) return;
    follower.following = following;
    follower.next = this.#log.length;
    if (following) follower.screen = this.lead;
    // Nobody lifts the finger of a phone that was cut off in the middle of a gesture.
    if (!following) follower.screen = apply({ ...follower.screen, upload: null }, { kind: 'settle' });
  }

  /** A phone that works by itself shows something of its own until it is in step again. */
  show(index: number, screen: Screen, now: number): void {
    const follower = this.followers[index];
    if (!follower?.following) return;
    follower.screen = screen;
    follower.touched = now;
  }

  /** Every phone that follows shows what the operated one shows. */
  catchUp(): void {
    for (const follower of this.followers) {
      if (!follower.following) continue;
      follower.screen = this.lead;
      follower.next = this.#log.length;
    }
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
