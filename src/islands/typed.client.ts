import { onPage } from '../ui/browser/dom.client.ts';

/**
 * The fields of the tools on a page are saved in `history.state`, and restored after a link and
 * Back, and after a reload. The search keeps its question in the address.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const islands = 'main astro-island:not(:has([role="combobox"]))';
/** Not at every key: browsers refuse too many changes of an entry. */
const pause = 250;

const fieldsOf = (island: Element): Field[] => [...island.querySelectorAll<Field>('input, textarea, select')];
const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
const held = (field: Field): string | boolean => (isChoice(field) ? field.checked : field.value);
const typedNow = (): unknown[][] => [...document.querySelectorAll(islands)].map((island) => fieldsOf(island).map(held));

function keep(): void {
  clearTimeout(timer);
  const typed = typedNow();
  if (history.state && typed.length > 0) history.replaceState({ ...history.state, typed }, '');
}

/** Fires the events of typing: a hydrated tool handles them, another one reads the fields when it hydrates. */
function put(field: Field, value: unknown): void {
  if (value === held(field)) return;
  if (isChoice(field)) {
    if (value) field.click();
    return;
  }
  // React overrides `value` of the element, and takes what is set there for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function restore(): void {
  const typed: unknown[][] = history.state?.typed ?? [];
  for (const [index, island] of [...document.querySelectorAll(islands)].entries())
    for (const [place, field] of fieldsOf(island).entries())
      if (typed[index] && place in typed[index]) put(field, typed[index][place]);
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function startTyped(): void {
  for (const type of ['input', 'click'])
    document.addEventListener(type, ({ target }) => {
      clearTimeout(timer);
      if (target instanceof Element && target.closest(islands)) timer = setTimeout(keep, pause);
    });
  document.addEventListener('astro:before-preparation', ({ navigationType }) => {
    clearTimeout(timer);
    // On Back and Forward the browser has already left the history entry.
    if (navigationType === 'push') keep();
  });
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, keep);
  onPage(restore);
}
