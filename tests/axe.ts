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

const aboutColors = ['color-contrast', 'link-in-text-block'];
const aboutLooks = [...aboutColors, 'target-size'];

/**
 * `texts` leaves out the rules about colors, lines and sizes: they take two thirds of the time, and texts cannot bring
 * styles of their own (no inline style passes the policy), so one page of each kind answers for all. `colors` is what
 * the other color mode can break.
 */
export type Rules = 'all' | 'texts' | 'colors';

const options: Record<Rules, axe.RunOptions> = {
  all: { rules: Object.fromEntries(aboutLooks.map((id) => [id, { enabled: true }])) },
  texts: { rules: Object.fromEntries(aboutLooks.map((id) => [id, { enabled: false }])) },
  colors: { runOnly: { type: 'rule', values: aboutColors } },
};

/** What axe finds on the page or in a part of it, one line for each rule that is broken. */
export const violationsOn = (page: Page, rules: Rules, part = 'html'): Promise<string[]> =>
  page.evaluate(
    async ({ where, how }) => {
      const { violations } = await window.axe.run(where, { ...how, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
    },
    { where: part, how: options[rules] },
  );
