import { fitGrid, waveDelays } from './grid.ts';
import { columnsOf, part } from './parts.client.ts';
import type { Relay } from './relay.ts';
import type { Screen } from './screen.ts';
import { WallPainter } from './wall-painter.client.ts';

/** The phones that follow: how many stand where, and which have to be painted again. */
export class PhoneWall {
  readonly rack: HTMLElement;
  #screen: HTMLElement;
  #list: HTMLElement;
  #painter: WallPainter;
  #relay: Relay;
  #calm: MediaQueryList;
  #count = 0;
  #still = true;
  #painted: Screen[] = [];
  /** Phones that move by themselves: a ripple spreads, a glow fades. */
  #restless = new Set<number>();

  constructor(root: HTMLElement, relay: Relay, calm: MediaQueryList) {
    this.rack = part(root, 'rack', HTMLElement);
    this.#screen = part(root, 'screen', HTMLElement);
    this.#list = part(root, 'list', HTMLElement);
    this.#painter = new WallPainter(part(root, 'canvas', HTMLCanvasElement));
    this.#relay = relay;
    this.#calm = calm;
  }

  /** So many phones stand on the wall, and these rest; `still` keeps the columns the style sheet had before waking. */
  setPhones(count: number, resting: ReadonlySet<number>, still: boolean): void {
    if (count !== this.#count) {
      this.#count = count;
      this.#still = still;
      this.arrange();
    }
    this.#relay.followers.forEach(({ following }, index) => {
      if (following !== resting.has(index)) return;
      this.#relay.setFollowing(index, !following);
      this.#painter.drawCase(index, !following);
      this.#restless.add(index);
    });
  }

  arrange(): void {
    if (this.#count === 0) return;
    const { columns, cell, padding, dense } = fitGrid(this.#count, this.rack.clientWidth, this.rack.clientHeight);
    const { style } = this.#list;
    const sizes: Array<[name: string, value: string]> = [
      ['--columns', String(columns)],
      ['--rows', 'none'],
      ['--cell', `${cell}px`],
      ['--pad', `${padding}px`],
    ];
    this.#list.toggleAttribute('data-dense', dense);
    for (const [name, value] of sizes) style.setProperty(name, this.#still ? '' : value);

    const before = this.#relay.followers.length;
    this.#relay.resize(this.#count);
    const beside = this.rack.getBoundingClientRect().left > this.#screen.getBoundingClientRect().right;
    const delays = waveDelays(this.#count, columnsOf(this.#list), beside ? 'left' : 'top');
    const now = performance.now();
    this.#relay.followers.forEach((follower, index) => {
      follower.delay = this.#calm.matches ? 0 : (delays[index] ?? 0);
      // Phones that join light up one after the other.
      if (before > 0 && index >= before && !this.#calm.matches) follower.touched = now + follower.delay * 2;
    });
    this.redraw();
  }

  /** Everything anew, at once: an emptied canvas must not be seen. */
  redraw(): void {
    this.#painter.arrange([...this.#list.querySelectorAll<HTMLElement>('[data-slot]')], this.#relay.followers);
    this.#painted = [];
    this.paint(performance.now());
  }

  /** Paints the phones that changed; true while some go on by themselves. */
  paint(time: number): boolean {
    // At the end of all time every ripple and glow is over.
    const now = this.#calm.matches ? Number.POSITIVE_INFINITY : time;
    const { followers } = this.#relay;
    const changed = [...followers.keys()].filter(
      (index) => this.#restless.has(index) || this.#painted[index] !== followers[index]?.screen,
    );
    this.#painted = followers.map(({ screen }) => screen);
    this.#restless = new Set(this.#painter.paint(changed, followers, now));
    return this.#restless.size > 0;
  }
}
