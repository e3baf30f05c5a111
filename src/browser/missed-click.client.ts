declare global {
  interface Window {
    /** The button pressed last while no script listened (first-paint.inline.js). */
    missedClick?: HTMLElement | null;
  }
}

/**
 * On a slow connection the page is read before its scripts arrive: the menu button pressed then must not be lost. Called
 * when everything else listens.
 */
export function repeatMissedClick(): void {
  const missed = window.missedClick;
  delete window.missedClick;
  if (missed?.isConnected) missed.click();
}
