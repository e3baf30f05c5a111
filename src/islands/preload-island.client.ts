/** Fetches and parses the island's own file and its renderer without running them; what they import is not fetched. */
export function preloadIsland(element: HTMLElement): void {
  for (const url of [element.getAttribute('component-url'), element.getAttribute('renderer-url')]) {
    if (!url) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}
