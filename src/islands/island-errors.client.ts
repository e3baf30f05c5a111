/** After a new build the files of a page that was open before may be gone: trying again does not help. */
async function isGone(island: HTMLElement): Promise<boolean> {
  const urls = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '');
  const answers = urls.map((url) => fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined));
  return (await Promise.all(answers)).some((answer) => answer?.status === 404);
}

/** An island whose code cannot be loaded: error text with a button that tries again; the page's text stays. */
export function startIslandErrors(): void {
  document.addEventListener('astro:hydration-error', async (event) => {
    const island = event.target;
    if (!(island instanceof HTMLElement)) return;
    event.preventDefault();
    const gone = await isGone(island);
    const { chunkText = '', chunkRetry = '', chunkGone = '', chunkReload = '' } = document.documentElement.dataset;
    const box = document.createElement('div');
    box.className = 'island-error';
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = gone ? chunkGone : chunkText;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'action';
    button.textContent = gone ? chunkReload : chunkRetry;
    button.addEventListener('click', () => {
      if (gone) {
        location.reload();
        return;
      }
      box.remove();
      // A fresh copy of the element loads again; the visible HTML stays.
      island.replaceWith(island.cloneNode(true));
    });
    box.append(text, button);
    if (!island.nextElementSibling?.matches('.island-error')) island.after(box);
  });
}
