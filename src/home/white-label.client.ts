/** What is typed as a name appears in the drawn title bar; an empty field brings back the first name. */
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement && 'rename' in target.dataset)) return;
  const shown = target.closest('section')?.querySelector('[data-app-name]');
  if (shown) shown.textContent = target.value.trim() || target.placeholder;
});
