import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Puts axe into every page the context opens: the browser then compiles it once and not for each page. */
export const withAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript({ path: script });

/**
 * `texts` leaves out the rules about colors, lines and sizes: they take two thirds of the time, and texts cannot bring
 * styles of their own (no inline style passes the policy), so one page of each kind answers for all.
 */
export type Rules = 'all' | 'texts';

/** What axe finds, one line for each rule that is broken. */
export const violationsOn = (page: Page, rules: Rules): Promise<string[]> =>
  page.evaluate(async (enabled) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled },
        'link-in-text-block': { enabled },
        'target-size': { enabled },
      },
    });
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
  }, rules === 'all');
