// Runs before the first paint: chosen color mode, dismissed announcement, what is laid out later (long-pages.client.ts),
// and when the shell begins (built-site/direct-scripts.ts): on a phone after the first frame, which would otherwise wait for
// it; where there is a side navigation as soon as the page is parsed, so that nobody sees it move.
// Storage may be blocked.
// A button pressed before its script has arrived is kept, and pressed again by missed-click.client.ts; so is the reader's
// first sign (on-first-input.client.ts).
// A step to a page that the router had opened before a reload is nobody's until the router is there (links.client.ts).
((root) => {
  root.classList.add('js');
  window.missedClick = null;
  addEventListener(
    'click',
    ({ target }) => {
      if ('missedClick' in window) window.missedClick = target.closest('button');
    },
    true,
  );
  for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'])
    addEventListener(
      sign,
      ({ movementX, movementY }) => {
        // A pointer that rests has moved by nothing; what is no pointer does not say.
        if ('missedClick' in window && (movementX || movementY || sign !== 'pointermove')) window.readerSeen = true;
      },
      { capture: true, passive: true },
    );
  addEventListener('popstate', ({ state }) => {
    if (state && !window.hasRouter) location.reload();
  });
  if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
    root.dataset.fresh = 'first-frame';
  let isBegun = false;
  const start = () => {
    const shell = document.querySelector('link[data-shell]');
    if (isBegun || !shell) return;
    isBegun = true;
    // Unlike `import()`, an element holds back the `load` event: a page that is loaded hears its reader.
    const script = document.createElement('script');
    script.type = 'module';
    script.src = shell.href;
    // Without it nobody would lay the rest out.
    script.onerror = () => delete root.dataset.fresh;
    document.head.append(script);
  };
  const goOn = () => {
    // Later it would end the first frame of a next page.
    clearTimeout(unpainted);
    if (root.dataset.fresh) root.dataset.fresh = '';
    start();
  };
  if (matchMedia('(width >= 62.25rem)').matches) addEventListener('DOMContentLoaded', start);
  new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true });
  // In the background nothing is painted.
  const unpainted = setTimeout(goOn, 3000);
  try {
    const theme = localStorage.getItem('theme');
    if (!root.dataset.theme && (theme === 'light' || theme === 'dark')) root.dataset.theme = theme;
    if (localStorage.getItem('sidebar-hidden')) root.dataset.sidebarHidden = '';
    if (localStorage.getItem('announcement')?.split(' ').includes(root.dataset.announcement))
      root.dataset.dismissed = '';
  } catch (_) {}
})(document.documentElement);
