import type { Page } from '@playwright/test';

/**
 * Three seconds after something was preloaded, Chromium looks for what nobody has used. The router preloads the style sheet
 * of the next page; one that it asks for at that very moment, for the page after that, is caught in between.
 */
const caughtInBetween = /\.css was preloaded using link preload but not used/;

/** What the browser complains about, from now on. */
export function complaintsOn(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !caughtInBetween.test(message.text()))
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`));
  return complaints;
}
