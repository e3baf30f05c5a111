/** Opens the answer an address names: on arrival, and when a link on the page points to it. */
function openNamed(address: URL | Location): void {
  const named = document.getElementById(decodeURIComponent(address.hash.slice(1)));
  if (named instanceof HTMLDetailsElement && 'faq' in named.dataset) named.open = true;
}

document.addEventListener('astro:page-load', () => openNamed(location));
addEventListener('hashchange', () => openNamed(location));
// The client router changes the address without the event above; opened before it scrolls, the place is right.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.hash && link.pathname === location.pathname) openNamed(new URL(link.href));
});
