/** What is typed as a name appears in the drawn title bar; an empty field brings back what stood there. */
const firstNames = new WeakMap<Element, string>();

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement && 'rename' in target.dataset)) return;
  const shown = target.closest('section')?.querySelector('[data-app-name]');
  if (!shown) return;
  const first = firstNames.get(shown) ?? shown.textContent;
  firstNames.set(shown, first);
  shown.textContent = target.value.trim() || first;
});
