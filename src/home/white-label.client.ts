/** Shows a typed name in the drawn title bar; an empty field resets it. */
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement && 'rename' in target.dataset)) return;
  const shown = target.closest('section')?.querySelector('[data-app-name]');
  if (shown) shown.textContent = target.value.trim() || target.placeholder;
});
