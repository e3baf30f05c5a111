/**
 * A page brings its styles in its head, and its policy allows these alone. The styles of the page that a click leads to
 * are therefore handed over as an object, which needs no leave, at the moment its elements take the place of the old.
 */
export function startPageStyles(): void {
  document.addEventListener('astro:before-swap', (event) => {
    const { newDocument, swap } = event;
    const styles = newDocument.querySelector('style[data-page-styles]');
    // The dev server loads styles its own way.
    if (!styles) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles.textContent);
    styles.remove();
    // Policies add up: two of them, each allowing another sheet, would allow none.
    newDocument.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove();
    event.swap = () => {
      swap();
      document.adoptedStyleSheets = [sheet];
    };
  });
}
