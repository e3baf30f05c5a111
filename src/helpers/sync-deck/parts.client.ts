/** Finds a part of the deck's own HTML. */
export function part<T extends HTMLElement>(root: Element, name: string, kind: new () => T): T {
  const found = root.querySelector(`[data-part="${name}"]`);
  if (!(found instanceof kind)) throw new Error(`The sync deck has no part "${name}".`);
  return found;
}

export const columnsOf = (list: Element): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;
