import type { ClientDirective } from 'astro';

const wakeUp = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * `client:interaction`: the island sleeps as plain HTML until the reader touches it, so a docs page costs no React.
 * Hovering already fetches the code, so that the first click finds it there.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const warmUp = (): void => {
    for (const url of [element.getAttribute('component-url'), element.getAttribute('renderer-url')]) {
      if (!url) continue;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      document.head.append(link);
    }
  };
  const wake = async (event: Event): Promise<void> => {
    for (const name of wakeUp) element.removeEventListener(name, wake);
    const hydrate = await load();
    await hydrate();
    // The click that woke the island happened before React listened: repeat it on the same control.
    const control = event.target instanceof Element ? event.target.closest('button, summary') : null;
    if (event.type === 'pointerdown' && control instanceof HTMLElement && control.isConnected) control.click();
  };
  element.addEventListener('pointerenter', warmUp, { once: true });
  for (const name of wakeUp) element.addEventListener(name, wake);
};

export default interaction;
