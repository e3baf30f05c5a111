let lit: Element[] = [];

/** A setting and its number in the picture light up together. */
function light({ target }: Event): void {
  const at = target instanceof Element ? target.closest('[data-search="row"], [id^="pin-"]') : null;
  const row = at?.id.replace('pin-', '') ?? '';
  for (const one of lit) one.removeAttribute('data-lit');
  const pair = [row, `pin-${row}`].flatMap((id) => document.getElementById(id) ?? []);
  lit = pair.length === 2 ? pair : [];
  for (const one of lit) one.setAttribute('data-lit', '');
}

export function startPins(): void {
  document.addEventListener('pointerover', light);
  document.addEventListener('focusin', light);
}
