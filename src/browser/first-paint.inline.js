// Runs before the first paint: chosen color mode, dismissed announcement, what is laid out later (long-pages.client.ts).
// Storage may be blocked.
// A button pressed before its script has arrived is kept, and pressed again by missed-click.client.ts.
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
  addEventListener('popstate', ({ state }) => {
    if (state && !window.hasRouter) location.reload();
  });
  if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.dataset.fresh = '';
  try {
    const theme = localStorage.getItem('theme');
    if (!root.dataset.theme && (theme === 'light' || theme === 'dark')) root.dataset.theme = theme;
    if (localStorage.getItem('sidebar-hidden')) root.dataset.sidebarHidden = '';
    if (localStorage.getItem('announcement')?.split(' ').includes(root.dataset.announcement))
      root.dataset.dismissed = '';
  } catch (_) {}
})(document.documentElement);
