/** An island whose code cannot be loaded: error text with a button that tries again; the page's text stays. */
export function startIslandErrors(): void {
  document.addEventListener('astro:hydration-error', (event) => {
    const island = event.target;
    if (!(island instanceof HTMLElement)) return;
    event.preventDefault();
    const { chunkText = '', chunkRetry = '' } = document.documentElement.dataset;
    const box = document.createElement('div');
    box.className = 'island-error';
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = chunkText;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'action';
    button.textContent = chunkRetry;
    button.addEventListener('click', () => {
      box.remove();
      // A fresh copy of the element starts loading anew; what the reader sees stays in place.
      island.replaceWith(island.cloneNode(true));
    });
    box.append(text, button);
    if (!island.nextElementSibling?.matches('.island-error')) island.after(box);
  });
}
