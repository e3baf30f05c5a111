// Runs before the first paint, so that what the reader chose earlier is in place: color mode, an announcement
// that was dismissed or is over, hidden side navigation. Storage may be blocked.
((root) => {
  root.classList.add('js');
  if (root.dataset.announcementUntil < new Date().toISOString().slice(0, 10)) root.dataset.dismissed = '';
  try {
    const theme = localStorage.getItem('theme');
    if (!root.dataset.theme && (theme === 'light' || theme === 'dark')) root.dataset.theme = theme;
    if (localStorage.getItem('sidebar-hidden')) root.dataset.sidebarHidden = '';
    if (localStorage.getItem('announcement')?.split(' ').includes(root.dataset.announcement))
      root.dataset.dismissed = '';
  } catch (_) {}
})(document.documentElement);
