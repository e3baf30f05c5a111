import { onClick } from './dom.client.ts';

/** The language menu leads to the same heading: ids are equal in all languages. Nothing is remembered. */
export function startLanguageMenu(): void {
  onClick('a[data-language]', (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    const current = document.querySelector<HTMLAnchorElement>('[data-toc] a[aria-current]');
    const address = new URL(link.href);
    address.hash = current && scrollY > 120 ? current.hash : location.hash;
    address.search = location.search;
    link.href = address.href;
  });
}
