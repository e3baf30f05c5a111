export const isLoaded = (): boolean => document.readyState === 'complete';

/** The elements of the page are there. */
export function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}

/** The document and what belongs to it have arrived. Not with the event itself: browsers lay the page out right after. */
export function whenLoaded(work: () => void): void {
  if (isLoaded()) work();
  else addEventListener('load', () => setTimeout(work), { once: true });
}
