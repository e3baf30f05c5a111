import type { DeckAction } from './label-keys.ts';
import {
  beginGesture,
  type Command,
  continueGesture,
  currentPage,
  currentScroll,
  endGesture,
  fitGrid,
  type Gesture,
  glide,
  isArrow,
  type Point,
  pageNames,
  Relay,
  type Rest,
  restAt,
  restOnPage,
  type Screen,
  screenSize,
  waveDelays,
} from './model.ts';
import { columnsOf, part } from './parts.client.ts';
import { rippleTime, WallPainter } from './wall-painter.client.ts';

interface DeckEvents {
  /** The operated phone shows something else, beyond mere motion. */
  onScreen: (screen: Screen) => void;
  /** Something was done, and so many phones follow. */
  onAction: (action: DeckAction, phones: number) => void;
}

const uploadTime = 900;
/** The finger that shows on waking what the deck is for: up, and down again, so that nothing is left changed. */
const greeting = [
  { from: 600, to: 1150, start: 240, end: 96 },
  { from: 1750, to: 2300, start: 80, end: 270 },
];
const ghost = -1;

/** Everything that moves: pointer and keys in, commands to all phones, one animation frame at a time. */
export class Deck {
  readonly relay = new Relay();
  #root: HTMLElement;
  #screen: HTMLElement;
  #list: HTMLElement;
  #rack: HTMLElement;
  #painter: WallPainter;
  #events: DeckEvents;
  #finger: HTMLElement;
  #slides: { track: Animation; indicator: Animation; progress: Animation; strips: Animation[] };
  #ended = new AbortController();
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  #gesture: Gesture | null = null;
  #pointer: { id: number; at: Point; time: number } | null = null;
  /** A finger on the phone that may still turn out to scroll the page. */
  #candidate: number | undefined;
  #lifted = Number.NEGATIVE_INFINITY;
  #rest: Rest | null = null;
  #tappedTab: number | undefined;
  #uploadSince: number | null = null;
  #greetingSince: number | null = null;

  #count = 0;
  #still = true;
  #frame = 0;
  #last = 0;
  #painted: Screen[] = [];
  /** Where the large screen lies in the window; measured once a gesture. */
  #glass = new DOMRect();
  /** Phones that move by themselves: a ripple spreads, a glow fades. */
  #restless = new Set<number>();

  constructor(root: HTMLElement, events: DeckEvents) {
    this.#root = root;
    this.#events = events;
    this.#screen = part(root, 'screen', HTMLElement);
    this.#list = part(root, 'list', HTMLElement);
    this.#rack = part(root, 'rack', HTMLElement);
    this.#painter = new WallPainter(part(root, 'canvas', HTMLCanvasElement));
    this.#finger = part(root, 'finger', HTMLElement);
    const share = 100 / pageNames.length;
    this.#slides = {
      track: slide(part(root, 'track', HTMLElement), `translateX(${share}%)`, `translateX(${-3 * share}%)`),
      indicator: slide(part(root, 'indicator', HTMLElement), 'translateX(-100%)', 'translateX(300%)'),
      progress: slide(part(root, 'progress', HTMLElement), 'scaleX(-1)', 'scaleX(3)'),
      strips: pageNames.map((name) => {
        const [above, below] = [inScreen(slideUnit), inScreen(-3 * slideUnit)];
        return slide(part(root, name, HTMLElement), `translateY(${above})`, `translateY(${below})`);
      }),
    };
    this.#listen();
    this.#watch();
  }

  stop(): void {
    this.#ended.abort();
    cancelAnimationFrame(this.#frame);
  }

  // -- The wall --

  /** So many phones stand on the wall, and these rest; `still` keeps the columns the style sheet had before waking. */
  setPhones(count: number, resting: ReadonlySet<number>, still: boolean): void {
    if (count !== this.#count) {
      this.#count = count;
      this.#still = still;
      this.#arrange();
    }
    this.relay.followers.forEach(({ following }, index) => {
      if (following !== resting.has(index)) return;
      this.relay.setFollowing(index, !following);
      this.#painter.drawCase(index, !following);
      this.#restless.add(index);
    });
    this.#wake();
  }

  #arrange(): void {
    if (this.#count === 0) return;
    const { columns, cell, padding } = fitGrid(this.#count, this.#rack.clientWidth, this.#rack.clientHeight);
    const { style } = this.#list;
    const sizes: Array<[name: string, value: string]> = [
      ['--columns', String(columns)],
      ['--cell', `${cell}px`],
      ['--pad', `${padding}px`],
    ];
    for (const [name, value] of sizes) style.setProperty(name, this.#still ? '' : value);

    const before = this.relay.followers.length;
    this.relay.resize(this.#count);
    const beside = this.#rack.getBoundingClientRect().left > this.#screen.getBoundingClientRect().right;
    const delays = waveDelays(this.#count, columnsOf(this.#list), beside ? 'left' : 'top');
    const now = performance.now();
    this.relay.followers.forEach((follower, index) => {
      follower.delay = this.#calm.matches ? 0 : (delays[index] ?? 0);
      // Phones that join light up one after the other.
      if (before > 0 && index >= before && !this.#calm.matches) follower.touched = now + follower.delay * 2;
    });
    this.#redraw();
  }

  /** Everything anew, at once: an emptied canvas must not be seen. */
  #redraw(): void {
    this.#painter.arrange([...this.#list.querySelectorAll<HTMLElement>('[data-slot]')], this.relay.followers);
    this.#painted = [];
    this.#paint(performance.now());
    this.#wake();
  }

  #watch(): void {
    const { signal } = this.#ended;
    const sizes = new ResizeObserver(() => this.#arrange());
    sizes.observe(this.#rack);
    const theme = new MutationObserver(() => this.#redraw());
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#redraw(), { signal });
    this.#calm.addEventListener('change', () => this.#arrange(), { signal });
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        this.#greet();
      },
      { threshold: 0.7 },
    );
    sight.observe(this.#screen);
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
    this.#pulse();
    this.#tell('type');
  }

  post(): void {
    const { lead } = this.relay;
    if (!lead.text.trim() || this.#uploadSince !== null) return;
    this.#uploadSince = performance.now();
    this.#rest = currentPage(lead) === 0 ? restAt(lead, 0) : restOnPage(0);
    this.#tappedTab = 0;
    this.#pulse();
    this.#wake();
  }

  #listen(): void {
    const { signal } = this.#ended;
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
      this.#screen.addEventListener(type, handle, { signal });
    on('pointerdown', (event) => {
      if (event.button !== 0 || this.#pointer || isComposer(event.target)) return;
      if (event.pointerType === 'touch' && !this.#held) {
        this.#candidate = event.pointerId;
        return;
      }
      this.#glass = this.#screen.getBoundingClientRect();
      this.#press(event.pointerId, this.#pointAt(event), event.timeStamp);
    });
    on('pointermove', (event) => {
      if (event.pointerId !== this.#pointer?.id) return;
      this.#pointer = { id: event.pointerId, at: this.#pointAt(event), time: event.timeStamp };
      this.#wake();
    });
    on('pointerup', (event) => {
      // Lifted and not taken by the browser for scrolling: a tap, whose click does the rest.
      if (event.pointerId === this.#candidate) this.#held = true;
      if (this.#lift(event.pointerId, event.timeStamp)) this.#tap(event.target, this.#pointAt(event));
    });
    // A finger may leave before it has moved enough to be captured.
    for (const type of ['pointercancel', 'pointerleave'] as const) {
      on(type, (event) => this.#lift(event.pointerId, event.timeStamp));
    }
    on('click', (event) => this.#click(event));
    on('keydown', (event) => this.#key(event));
    const letGo = ({ target }: Event): void => {
      if (!(target instanceof Node && this.#screen.contains(target))) this.#held = false;
    };
    document.addEventListener('pointerdown', letGo, { signal, capture: true });
  }

  /** A finger's moves belong to the page until it has tapped the phone, and again once it touches anything else. */
  get #held(): boolean {
    return 'held' in this.#screen.dataset;
  }

  set #held(held: boolean) {
    this.#screen.toggleAttribute('data-held', held);
    this.#candidate = undefined;
  }

  #pointAt({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width } = this.#glass;
    const unit = width / screenSize.width;
    return { x: (clientX - left) / unit, y: (clientY - top) / unit };
  }

  #press(id: number, at: Point, time: number): void {
    this.#pointer = { id, at, time };
    this.#gesture = beginGesture(at, time);
    this.#rest = null;
    this.#tappedTab = undefined;
    this.#issue({ kind: 'move', pan: 0, scroll: 0, finger: at });
    this.#pulse();
  }

  #drag(): void {
    if (!this.#gesture || !this.#pointer) return;
    const { id, at, time } = this.#pointer;
    const { axis } = this.#gesture;
    const { gesture, command } = continueGesture(this.#gesture, at, time, this.relay.lead);
    this.#gesture = gesture;
    if (!command) return;
    // Not earlier: a captured press would not give the focus to what lies under it.
    if (!axis && id !== ghost) this.#screen.setPointerCapture(id);
    this.#issue(command);
  }

  /** Ends the gesture; true when it was a tap. */
  #lift(id: number, time: number): boolean {
    if (id !== this.#pointer?.id || !this.#gesture) return false;
    this.#drag();
    this.#rest = endGesture(this.#gesture, time, this.relay.lead);
    this.#gesture = null;
    this.#pointer = null;
    this.#lifted = time;
    this.#issue({ kind: 'move', pan: 0, scroll: 0, finger: null });
    if (this.#rest && id !== ghost) this.#tell(this.#rest.axis === 'x' ? 'flick' : 'swipe');
    return !this.#rest;
  }

  /** Clicks without a finger: Enter, Space, the action of a screen reader. */
  #click({ target, detail, timeStamp }: MouseEvent): void {
    const afterTap = detail > 0 && timeStamp - this.#lifted < 800;
    if (afterTap || !(target instanceof Element) || isComposer(target)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    this.#glass = this.#screen.getBoundingClientRect();
    this.#pulse();
    this.#tap(target, this.#pointAt({ clientX: left + width / 2, clientY: top + height / 2 }));
  }

  #tap(target: EventTarget | null, at: Point): void {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[data-page]') : null;
    if (tab) {
      this.#tappedTab = Number(tab.dataset.page);
      this.#rest = restOnPage(this.#tappedTab);
    }
    this.#issue({ kind: 'tap', at });
    this.#ripple(at);
    this.#tell('tap');
  }

  #key(event: globalThis.KeyboardEvent): void {
    if (!isArrow(event.key) || isComposer(event.target)) return;
    event.preventDefault();
    const { lead } = this.relay;
    const axis = event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? 'x' : 'y';
    const sign = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    const from = this.#rest?.axis === axis ? this.#rest.to : axis === 'x' ? lead.pan : currentScroll(lead);
    this.#rest = axis === 'x' ? restOnPage(from + sign) : restAt(lead, from + sign * 110);
    this.#tappedTab = undefined;
    this.#pulse();
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

  #ripple({ x, y }: Point): void {
    if (this.#calm.matches) return;
    const place = `translate(${inScreen(x)}, ${inScreen(y)})`;
    part(this.#root, 'ripple', HTMLElement).animate(
      [
        { transform: `${place} scale(0.25)`, opacity: 0.5 },
        { transform: `${place} scale(1)`, opacity: 0 },
      ],
      { duration: rippleTime, easing: 'ease-out' },
    );
  }

  /** Lights the line between the operated phone and the wall. */
  #pulse(): void {
    if (this.#calm.matches) return;
    part(this.#root, 'pulse', HTMLElement).animate(
      [
        { transform: 'scale(0)', opacity: 1 },
        { transform: 'scale(1)', opacity: 1, offset: 0.3 },
        { transform: 'scale(1)', opacity: 0 },
      ],
      { duration: 600, easing: 'ease-out' },
    );
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
    const time = now - this.#greetingSince;
    const stroke = greeting.find(({ from, to }) => time >= from && time <= to);
    if (stroke) {
      const share = (time - stroke.from) / (stroke.to - stroke.from);
      const eased = share * share * (3 - 2 * share);
      const at = { x: 118 - 8 * share, y: stroke.start + (stroke.end - stroke.start) * eased };
      if (this.#pointer) this.#pointer = { id: ghost, at, time: now };
      else this.#press(ghost, at, now);
    } else {
      this.#lift(ghost, now);
      if (time < (greeting.at(-1)?.to ?? 0)) return;
      this.#greetingSince = null;
      this.#rest = restAt(this.relay.lead, 0);
    }
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
    // The time of a frame lies before that of the commands issued in it.
    const issued = performance.now();
    this.relay.advance(issued);
    this.#show(this.relay.lead);
    const restless = this.#paint(issued);
    const busy = this.#rest ?? this.#uploadSince ?? this.#greetingSince;
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

  #show({ pan, scroll, finger, upload }: Screen): void {
    const { track, indicator, progress, strips } = this.#slides;
    slideTo(track, pan);
    slideTo(indicator, pan);
    slideTo(progress, upload ?? 0);
    strips.forEach((strip, page) => {
      slideTo(strip, (scroll[page] ?? 0) / slideUnit);
    });
    // A visitor sees their own finger or cursor; only the greeting needs one drawn.
    const shown = this.#pointer?.id === ghost ? finger : null;
    this.#finger.toggleAttribute('data-down', shown !== null);
    if (shown) this.#finger.style.transform = `translate(${inScreen(shown.x)}, ${inScreen(shown.y)})`;
  }

  /** Paints the phones that changed; true while some go on by themselves. */
  #paint(time: number): boolean {
    // At the end of all time every ripple and glow is over.
    const now = this.#calm.matches ? Number.POSITIVE_INFINITY : time;
    const { followers } = this.relay;
    const changed = [...followers.keys()].filter(
      (index) => this.#restless.has(index) || this.#painted[index] !== followers[index]?.screen,
    );
    this.#painted = followers.map(({ screen }) => screen);
    this.#restless = new Set(this.#painter.paint(changed, followers, now));
    return this.#restless.size > 0;
  }
}

/**
 * An animation from -1 to 3 that is moved by hand. The browser then only shifts a layer; a style set in every frame
 * makes it paint, which takes twice as long.
 */
function slide(element: HTMLElement, from: string, to: string): Animation {
  const animation = element.animate([{ transform: from }, { transform: to }], { duration: 4000, fill: 'both' });
  animation.pause();
  slideTo(animation, 0);
  return animation;
}

function slideTo(animation: Animation, place: number): void {
  const time = (place + 1) * 1000;
  if (animation.currentTime !== time) animation.currentTime = time;
}

/** What one step of a strip's slide stands for; three are more than the longest page. */
const slideUnit = 1000;

/** A length on the large phone's screen, whatever size it is shown at. */
const inScreen = (units: number): string => `${(100 * units) / screenSize.width}cqw`;

const isComposer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-part="composer"]') !== null;
