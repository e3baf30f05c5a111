import { onFirstInput } from './on-first-input.client.ts';

/** Which islands the reader has touched before anything could wake them, and the button that was pressed in each. */
const touched = new Map<HTMLElement, HTMLElement | undefined>();
let runtime: HTMLScriptElement | undefined;

/**
 * Built pages leave out the code that wakes islands (built-site/island-runtime.ts). It comes with the reader's first
 * sign, or at once where the address holds values for an island; what the reader does until then is done again.
 */
export function startIslandRuntime(): void {
  const listening = new AbortController();

  // A page with an island that wakes at once asks for the code itself.
  const address = (): string | undefined => document.querySelector<HTMLElement>('[data-runtime]')?.dataset.runtime;

  const load = (): void => {
    const source = address();
    if (!source || runtime) return;
    runtime = document.createElement('script');
    runtime.src = source;
    runtime.addEventListener('load', () => {
      listening.abort();
      for (const [island, button] of touched) {
        island.dispatchEvent(new Event('focusin', { bubbles: true }));
        button?.click();
      }
      touched.clear();
    });
    runtime.addEventListener('error', () => {
      runtime?.remove();
      runtime = undefined;
      for (const island of touched.keys()) island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
      touched.clear();
    });
    document.head.append(runtime);
  };

  const touch = ({ type, target }: Event): void => {
    const island = target instanceof Element ? target.closest<HTMLElement>('astro-island') : null;
    if (!island || !(target instanceof Element) || !address()) return;
    const button = type === 'click' ? target.closest('button') : null;
    touched.set(island, button ?? touched.get(island));
    load();
  };
  for (const name of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(name, touch, { capture: true, signal: listening.signal });

  onFirstInput(load);
  if (location.search) load();
  // The reader who comes to a page with islands from one without has long been here.
  document.addEventListener('astro:after-swap', load, { signal: listening.signal });
}
