import type { Page } from '@playwright/test';

/**
 * Three seconds after a preload, Chromium warns if the file is unused. The router preloads the style sheet
 * of the next page; one that it requests in that moment, for the page after that, is reported by mistake.
 */
const caughtInBetween = /\.css was preloaded using link preload but not used/;

/** Collects the errors and warnings of the browser from now on. */
export function complaintsOn(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !caughtInBetween.test(message.text()))
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`));
  return complaints;
}
