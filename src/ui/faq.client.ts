import { namedBy, onClick, onPage } from './browser/dom.client.ts';

function open(address: Location | HTMLAnchorElement): void {
  const answer = namedBy(address);
  if (!(answer instanceof HTMLDetailsElement && 'faq' in answer.dataset)) return;
  answer.open = true;
  // It may be among more that are folded.
  answer.parentElement?.closest('details')?.setAttribute('open', '');
}

/** Opens the answer an address names: on arrival, and when a link on the page points to it. */
export function startFaq(): void {
  onPage(() => open(location));
  addEventListener('hashchange', () => open(location));
  // The client router changes the address without the event above; opened before it scrolls, the place is right.
  onClick('a', (link) => {
    if (link instanceof HTMLAnchorElement && link.pathname === location.pathname) open(link);
  });
}
