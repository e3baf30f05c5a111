/** Fetches and parses the code of an island without running it. */
export function warmUp(element: HTMLElement): void {
  for (const url of [element.getAttribute('component-url'), element.getAttribute('renderer-url')]) {
    if (!url) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}
