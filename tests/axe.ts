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

/** Every success criterion of WCAG 2.2, A and AA: rules that axe leaves off unless asked for included. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const aboutColors = ['color-contrast', 'link-in-text-block'];
const aboutLooks = [...aboutColors, 'target-size', 'css-orientation-lock'];

/**
 * `texts` leaves out the rules about colors, lines and sizes, which are the `looks`: they take two thirds of the time, and
 * texts cannot bring styles of their own (no inline style passes the policy), so one page of each kind answers for all.
 * `colors` is what the other color mode can break; no language has colors of its own, so `no colors` is enough for the
 * second and third.
 */
export type Rules = 'all' | 'texts' | 'looks' | 'colors' | 'no colors';

/** The rules that run alone, where they do. */
const alone: Partial<Record<Rules, string[]>> = { looks: aboutLooks, colors: aboutColors };
const leftOut: Partial<Record<Rules, string[]>> = { texts: aboutLooks, 'no colors': aboutColors };

/** What axe finds on the page or in a part of it, one line for each rule that is broken. */
export const violationsOn = (page: Page, rules: Rules, part = 'html'): Promise<string[]> =>
  page.evaluate(
    async ({ where, tags, only, left }) => {
      const wanted = window.axe.getRules(tags).map(({ ruleId }) => ruleId);
      const { violations } = await window.axe.run(where, {
        resultTypes: ['violations'],
        // Only the rule about orientation reads style sheets.
        preload: only.length > 0 ? only.includes('css-orientation-lock') : !left.includes('css-orientation-lock'),
        ...(only.length > 0
          ? { runOnly: { type: 'rule', values: only } }
          : // What is not named here runs as axe sees fit: its own good practices.
            { rules: Object.fromEntries([...wanted, ...left].map((id) => [id, { enabled: !left.includes(id) }])) }),
      });
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
    },
    {
      where: part,
      tags: standards,
      only: alone[rules] ?? [],
      left: leftOut[rules] ?? [],
    },
  );
