import { namedBy } from '../ui/browser/dom.client.ts';
import { tell } from '../ui/copy.client.ts';

/** The stylesheet shows the bar 200 ms after it is no longer hidden. */
function showProgress(isShown: boolean): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  if (bar) bar.hidden = !isShown;
}

/** Keyboards and screen readers continue on the new page, at the target of its address. */
function moveFocus(): void {
  const target = namedBy(location) ?? document.getElementById('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    // Moves the starting point of the Tab key without changing what the page looks like.
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The next document arrives without what first-paint.inline.js did to this one. */
function takeOverState(next: HTMLElement): void {
  const { theme, dismissed, sidebarHidden } = document.documentElement.dataset;
  next.classList.add('js');
  if (!next.dataset.theme && theme) next.dataset.theme = theme;
  if (dismissed !== undefined) next.dataset.dismissed = dismissed;
  if (sidebarHidden !== undefined) next.dataset.sidebarHidden = sidebarHidden;
}

/** What the owner's scripts put at the end of the page, a chat window for example, goes along to the next one. */
function takeOverWidgets(next: HTMLElement): void {
  if (!document.querySelector('script[data-owners]')) return;
  next.append(...document.querySelectorAll('body > [data-notice] ~ :not(script)'));
}

/** What the site adds to Astro's router: a progress bar, the focus, the reader's choices. */
export function startNavigation(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    const { loader, navigationType, signal, to } = event;
    // A calculator has written its values into the address: to the router, a link to a heading leads to another page.
    if (to.hash && navigationType === 'push' && to.pathname + to.search === location.pathname + location.search) {
      event.preventDefault();
      return;
    }
    event.loader = async () => {
      showProgress(true);
      tell('', false);
      await loader();
      if (event.defaultPrevented && !navigator.onLine && navigationType === 'push') {
        // The router would leave the page for the browser's own error. The next navigation takes over from here.
        showProgress(false);
        tell(document.querySelector<HTMLElement>('[data-notice]')?.dataset.offline ?? '', true);
        await new Promise(() => {});
      }
      // Aborted by the next navigation, the bar is that one's.
      if (!signal.aborted) showProgress(false);
    };
  });
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    takeOverState(newDocument.documentElement);
    takeOverWidgets(newDocument.body);
  });
  document.addEventListener('astro:after-swap', moveFocus);
}
