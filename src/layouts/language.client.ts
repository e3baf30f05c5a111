import { onClick, readingLine } from '../ui/browser/dom.client.ts';

/** The heading marked in the table of contents or, on pages without one, the part of the page at the top of the window. */
function placeBeingRead(): string {
  const marked = document.querySelector<HTMLAnchorElement>('[data-toc] a[aria-current]');
  if (marked) return marked.hash;
  const line = readingLine();
  const parts = [...document.querySelectorAll('main :is(section, h2)[id]')];
  const reached = parts.findLast((part) => part.checkVisibility() && part.getBoundingClientRect().top <= line);
  const { id } = reached?.closest('section[id]') ?? reached ?? {};
  return id ? `#${id}` : '';
}

/** The language menu leads to the same place: ids are equal in all languages. Nothing is remembered. */
export function startLanguageMenu(): void {
  onClick('a[data-language]', (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    const address = new URL(link.href);
    address.hash = (scrollY > 120 && placeBeingRead()) || location.hash;
    address.search = location.search;
    link.href = address.href;
  });
}
