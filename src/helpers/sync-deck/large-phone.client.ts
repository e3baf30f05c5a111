import { part } from './parts.client.ts';
import { type Point, pageNames, screenSize } from './phone.ts';
import type { Screen } from './screen.ts';
import { rippleTime } from './wall-painter.client.ts';

/** The phone the visitor operates: moves what React has rendered, and knows where on its glass a pointer is. */
export class LargePhoneView {
  readonly screen: HTMLElement;
  #root: HTMLElement;
  #finger: HTMLElement;
  #slides: { track: Animation; indicator: Animation; progress: Animation; strips: Animation[] };
  #calm: MediaQueryList;
  /** Where the screen lies in the window; measured once a gesture. */
  #glass = new DOMRect();

  constructor(root: HTMLElement, calm: MediaQueryList) {
    this.#root = root;
    this.#calm = calm;
    this.screen = part(root, 'screen', HTMLElement);
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
  }

  measure(): void {
    this.#glass = this.screen.getBoundingClientRect();
  }

  pointAt({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width } = this.#glass;
    const unit = width / screenSize.width;
    return { x: (clientX - left) / unit, y: (clientY - top) / unit };
  }

  /** A visitor sees their own finger or cursor; `finger` is one that has to be drawn. */
  show({ pan, scroll, upload }: Screen, finger: Point | null): void {
    const { track, indicator, progress, strips } = this.#slides;
    slideTo(track, pan);
    slideTo(indicator, pan);
    slideTo(progress, upload ?? 0);
    strips.forEach((strip, page) => {
      slideTo(strip, (scroll[page] ?? 0) / slideUnit);
    });
    this.#finger.toggleAttribute('data-down', finger !== null);
    if (finger) this.#finger.style.transform = `translate(${inScreen(finger.x)}, ${inScreen(finger.y)})`;
  }

  ripple({ x, y }: Point): void {
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
  pulse(): void {
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
