import { namedBy, onPage, readingLine } from '../../ui/browser/dom.client.ts';

/** Marks the heading being read in every table of contents of the page. */
export function startTableOfContents(): void {
  let observer: IntersectionObserver | undefined;
  let mark: (() => void) | undefined;
  addEventListener('scrollend', () => mark?.());

  onPage(() => {
    observer?.disconnect();
    mark = undefined;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
    const headings = [...new Set(links.flatMap((link) => namedBy(link) ?? []))];
    if (headings.length === 0) return;

    mark = () => {
      const line = readingLine();
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      const current = (atEnd && scrollY > 0 ? headings.at(-1) : passed.at(-1)) ?? headings[0];
      for (const link of links) {
        if (current && current === namedBy(link)) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    // A heading that crosses the line (without the bar) is the only moment at which the mark can change. The first
    // callback comes from `observe` itself, after layout.
    observer = new IntersectionObserver(mark, { rootMargin: '-164px 0px 0px 0px', threshold: [0, 1] });
    for (const heading of headings) observer.observe(heading);
  });
}
