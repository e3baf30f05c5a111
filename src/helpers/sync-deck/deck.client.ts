import {
  beginGesture,
  continueGesture,
  endGesture,
  type Gesture,
  glide,
  keyStep,
  type Rest,
  restAt,
  restOnPage,
} from './gestures.ts';
import { greetingAt } from './greeting.ts';
import type { Arrow } from './grid.ts';
import { type Hand, listenToHand } from './hand.client.ts';
import type { DeckAction } from './labels.ts';
import { LargePhoneView } from './large-phone.client.ts';
import type { Point } from './phone.ts';
import { PhoneWall } from './phone-wall.client.ts';
import { Relay } from './relay.ts';
import { apply, type Command, currentPage, currentScroll, type Screen } from './screen.ts';
import { endOf, type Job, jobsFor, type Tally, tallyAt } from './script.ts';

interface DeckEvents {
  /** The operated phone shows something else, beyond mere motion. */
  onScreen: (screen: Screen) => void;
  /** Something was done, and so many phones follow. */
  onAction: (action: DeckAction, phones: number) => void;
  /** How far the script is that runs on the phones. */
  onTally: (tally: Tally) => void;
}

const uploadTime = 900;
/** The id of the pointer that greets. */
const ghost = -1;

/** Everything that moves: pointer and keys in, commands to all phones, one animation frame at a time. */
export class Deck {
  readonly relay = new Relay();
  #root: HTMLElement;
  #phone: LargePhoneView;
  #wall: PhoneWall;
  #events: DeckEvents;
  #ended = new AbortController();
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  #gesture: Gesture | null = null;
  #pointer: { id: number; at: Point; time: number } | null = null;
  #rest: Rest | null = null;
  #tappedTab: number | undefined;
  #uploadSince: number | null = null;
  #greetingSince: number | null = null;
  #script: { jobs: Job[]; since: number; caption: string; after: Screen; tally: string } | null = null;

  #frame = 0;
  #last = 0;

  constructor(root: HTMLElement, events: DeckEvents) {
    this.#root = root;
    this.#events = events;
    this.#phone = new LargePhoneView(root, this.#calm);
    this.#wall = new PhoneWall(root, this.relay, this.#calm);
    const hand: Hand = {
      press: (id, at, time) => this.#press(id, at, time),
      move: (id, at, time) => {
        this.#pointer = { id, at, time };
        this.#wake();
      },
      lift: (id, time) => this.#lift(id, time),
      tap: (target, at) => this.#tap(target, at),
      key: (arrow) => this.#key(arrow),
    };
    listenToHand(this.#phone, hand, this.#ended.signal);
    this.#watch();
  }

  stop(): void {
    this.#ended.abort();
    cancelAnimationFrame(this.#frame);
  }

  setPhones(count: number, resting: ReadonlySet<number>, still: boolean): void {
    this.#wall.setPhones(count, resting, still);
    this.#wake();
  }

  #watch(): void {
    const { signal } = this.#ended;
    const arrange = (): void => {
      this.#wall.arrange();
      this.#wake();
    };
    const redraw = (): void => {
      this.#wall.redraw();
      this.#wake();
    };
    const sizes = new ResizeObserver(arrange);
    sizes.observe(this.#wall.rack);
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal });
    this.#calm.addEventListener('change', arrange, { signal });
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        this.#greet();
      },
      { threshold: 0.7 },
    );
    sight.observe(this.#phone.screen);
    for (const type of ['pointerdown', 'keydown', 'focusin'] as const) {
      this.#root.addEventListener(type, () => this.#stopGreeting(sight), { signal, capture: true });
    }
    signal.addEventListener('abort', () => {
      for (const observer of [sizes, theme, sight]) observer.disconnect();
    });
  }

  // -- What the visitor does --

  type(text: string): void {
    this.#issue({ kind: 'type', text });
    this.#phone.pulse();
    this.#tell('type');
  }

  post(): void {
    const { lead } = this.relay;
    if (!lead.text.trim() || this.#uploadSince !== null) return;
    this.#uploadSince = performance.now();
    this.#rest = currentPage(lead) === 0 ? restAt(lead, 0) : restOnPage(0);
    this.#tappedTab = 0;
    this.#phone.pulse();
    this.#wake();
  }

  /** Posts a video on every phone that follows, each in its turn. */
  runScript(caption: string): void {
    if (this.#script) return;
    const phones = this.relay.followers.flatMap(({ following }, index) => (following ? [index] : []));
    const after = apply(this.relay.lead, { kind: 'publish', caption });
    this.#script = { jobs: jobsFor(phones), since: performance.now(), caption, after, tally: '' };
    this.#wake();
  }

  #press(id: number, at: Point, time: number): void {
    this.#pointer = { id, at, time };
    this.#gesture = beginGesture(at, time);
    this.#rest = null;
    this.#tappedTab = undefined;
    this.#issue({ kind: 'move', pan: 0, scroll: 0, finger: at });
    this.#phone.pulse();
  }

  #drag(): void {
    if (!this.#gesture || !this.#pointer) return;
    const { id, at, time } = this.#pointer;
    const { axis } = this.#gesture;
    const { gesture, command } = continueGesture(this.#gesture, at, time, this.relay.lead);
    this.#gesture = gesture;
    if (!command) return;
    // Not earlier: a captured press would not give the focus to what lies under it.
    if (!axis && id !== ghost) this.#phone.screen.setPointerCapture(id);
    this.#issue(command);
  }

  /** Ends the gesture; true when it was a tap. */
  #lift(id: number, time: number): boolean {
    if (id !== this.#pointer?.id || !this.#gesture) return false;
    this.#drag();
    this.#rest = endGesture(this.#gesture, time, this.relay.lead);
    this.#gesture = null;
    this.#pointer = null;
    this.#issue({ kind: 'move', pan: 0, scroll: 0, finger: null });
    if (this.#rest && id !== ghost) this.#tell(this.#rest.axis === 'x' ? 'flick' : 'swipe');
    return !this.#rest;
  }

  #tap(target: EventTarget | null, at: Point): void {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[data-page]') : null;
    if (tab) {
      this.#tappedTab = Number(tab.dataset.page);
      this.#rest = restOnPage(this.#tappedTab);
    }
    this.#issue({ kind: 'tap', at });
    this.#phone.ripple(at);
    this.#tell('tap');
  }

  #key(arrow: Arrow): void {
    const { lead } = this.relay;
    const axis = arrow === 'ArrowLeft' || arrow === 'ArrowRight' ? 'x' : 'y';
    const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
    const from = this.#rest?.axis === axis ? this.#rest.to : axis === 'x' ? lead.pan : currentScroll(lead);
    this.#rest = axis === 'x' ? restOnPage(from + sign) : restAt(lead, from + sign * keyStep(lead));
    this.#tappedTab = undefined;
    this.#phone.pulse();
    this.#wake();
    this.#tell(axis === 'x' ? 'flick' : 'swipe');
  }

  #issue(command: Command): void {
    this.relay.issue(command, performance.now());
    if (command.kind !== 'move' && command.kind !== 'upload') this.#events.onScreen(this.relay.lead);
    this.#wake();
  }

  #tell(action: DeckAction): void {
    this.#events.onAction(action, this.relay.followingCount);
  }

  // -- Greeting --

  #greet(): void {
    if (this.#calm.matches) return;
    this.#greetingSince = performance.now();
    this.#wake();
  }

  #stopGreeting(sight: IntersectionObserver): void {
    sight.disconnect();
    this.#greetingSince = null;
    this.#lift(ghost, performance.now());
  }

  #playGreeting(now: number): void {
    if (this.#greetingSince === null) return;
    const at = greetingAt(now - this.#greetingSince);
    if (typeof at === 'object') {
      if (this.#pointer) this.#pointer = { id: ghost, at, time: now };
      else this.#press(ghost, at, now);
      return;
    }
    this.#lift(ghost, now);
    if (at === 'lifted') return;
    this.#greetingSince = null;
    this.#rest = restAt(this.relay.lead, 0);
  }

  // -- Frames --

  #wake(): void {
    if (this.#frame || this.#ended.signal.aborted) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    const elapsed = Math.max(1, now - this.#last);
    this.#last = now;
    this.#playGreeting(now);
    this.#drag();
    this.#move(elapsed);
    this.#upload(now);
    this.#playScript(now);
    // The time of a frame lies before that of the commands issued in it.
    const issued = performance.now();
    this.relay.advance(issued);
    const { lead } = this.relay;
    this.#phone.show(lead, this.#pointer?.id === ghost ? lead.finger : null);
    const restless = this.#wall.paint(issued);
    const busy = this.#rest ?? this.#uploadSince ?? this.#greetingSince ?? this.#script;
    const again = busy !== null || this.relay.busy || restless;
    this.#frame = again ? requestAnimationFrame((next) => this.#tick(next)) : 0;
  }

  #move(elapsed: number): void {
    if (!this.#rest || this.#gesture) return;
    const command = glide(this.relay.lead, this.#rest, this.#calm.matches ? Number.POSITIVE_INFINITY : elapsed);
    if (command) {
      this.#issue(command);
      return;
    }
    this.#rest = null;
    this.#issue(this.#tappedTab === undefined ? { kind: 'settle' } : { kind: 'settle', page: this.#tappedTab });
    this.#tappedTab = undefined;
  }

  #upload(now: number): void {
    if (this.#uploadSince === null) return;
    const share = this.#calm.matches ? 1 : (now - this.#uploadSince) / uploadTime;
    if (share < 1) {
      this.#issue({ kind: 'upload', share: Math.max(0, share) });
      return;
    }
    const { content } = this.relay.lead;
    this.#uploadSince = null;
    this.#issue({ kind: 'post' });
    // The text may have been deleted meanwhile.
    if (this.relay.lead.content !== content) this.#tell('post');
  }

  #playScript(now: number): void {
    if (!this.#script) return;
    const { jobs, since, caption, after } = this.#script;
    const time = this.#calm.matches ? Number.POSITIVE_INFINITY : now - since;
    for (const { phone, from, to } of jobs) {
      const shown = this.relay.followers[phone]?.screen;
      if (time < from || !shown || shown === after) continue;
      const share = (time - from) / (to - from);
      this.relay.show(phone, share < 1 ? apply(shown, { kind: 'upload', share }) : after, now);
    }
    this.#tellTally(tallyAt(jobs, time));
    if (time < endOf(jobs)) return;
    this.#script = null;
    this.#issue({ kind: 'publish', caption });
    this.relay.catchUp();
  }

  /** Only what changes the counters: a hundred phones must not be rendered anew in every frame. */
  #tellTally(tally: Tally): void {
    const text = Object.values(tally).join();
    if (!this.#script || text === this.#script.tally) return;
    this.#script.tally = text;
    this.#events.onTally(tally);
  }
}
