import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Puts axe into every page the context opens: the browser compiles it once. */
export const withAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript({ path: script });

/** Every success criterion of WCAG 2.2, A and AA, also those axe leaves off by default. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const colors = ['color-contrast', 'link-in-text-block'];
const looks = [...colors, 'target-size', 'css-orientation-lock'];

/** Rules about looks take two thirds of the time, and pages of a kind share their styles: one page of each kind is enough. */
export type Rules = 'all' | 'texts' | 'colors' | 'no colors';
const choices: Record<Rules, { without: string[]; only?: string[] }> = {
  all: { without: [] },
  texts: { without: looks },
  'no colors': { without: colors },
  colors: { without: [], only: colors },
};

/** Violations axe finds on the page or in a part of it, one line per rule. */
export const violationsOn = (page: Page, rules: Rules, part = 'html'): Promise<string[]> =>
  page.evaluate(
    async ({ where, tags, choice: { without, only } }) => {
      const run = only ?? window.axe.getRules(tags).map(({ ruleId }) => ruleId);
      const { violations } = await window.axe.run(where, {
        resultTypes: ['violations'],
        // Only the rule about orientation reads stylesheets.
        preload: !without.includes('css-orientation-lock') && !only,
        ...(only
          ? { runOnly: { type: 'rule', values: only } }
          : // Rules that are not named here run as axe sees fit: its recommendations.
            { rules: Object.fromEntries([...run, ...without].map((id) => [id, { enabled: !without.includes(id) }])) }),
      });
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
    },
    { where: part, tags: standards, choice: choices[rules] },
  );
