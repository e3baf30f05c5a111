/** The language menu leads to the same heading: ids are equal in all languages. Nothing is remembered. */
export function startLanguageMenu(): void {
  // In the capture phase: the router reads the address of the link when the click reaches the document.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[data-language]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const current = document.querySelector<HTMLAnchorElement>('[data-toc] a[aria-current]');
      const address = new URL(link.href);
      address.hash = current && scrollY > 120 ? current.hash : location.hash;
      address.search = location.search;
      link.href = address.href;
    },
    true,
  );
}
