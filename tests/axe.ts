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
/** What axe recommends beyond the standards is about the frame of a page and its landmarks, but for these. */
const recommendedForTexts = ['heading-order', 'empty-heading', 'empty-table-header', 'image-redundant-alt'];

interface Choice {
  /** Rules that do not run. */
  without: string[];
  /** Of the rules of the standards these alone. */
  only?: string[];
  /** Of axe's recommendations these alone. */
  recommended?: string[];
}

/**
 * `looks` are the rules about colors, lines and sizes, `texts` all others: looks take two thirds of the time, and texts cannot
 * bring styles of their own (no inline style passes the policy), so one page of each kind answers for all. On the second page
 * of a kind `contents` is what can be different. `colors` is what the other color mode can break; no language has colors
 * of its own, so `no colors` is enough for the second and third.
 */
export type Rules = 'all' | 'texts' | 'contents' | 'looks' | 'colors' | 'no colors';
const choices: Record<Rules, Choice> = {
  all: { without: [] },
  texts: { without: aboutLooks },
  contents: { without: aboutLooks, recommended: recommendedForTexts },
  looks: { without: [], only: aboutLooks, recommended: [] },
  colors: { without: [], only: aboutColors, recommended: [] },
  'no colors': { without: aboutColors },
};

/** What axe finds on the page or in a part of it, one line for each rule that is broken. */
export const violationsOn = (page: Page, rules: Rules, part = 'html'): Promise<string[]> =>
  page.evaluate(
    async ({ where, tags, choice: { without, only, recommended } }) => {
      const standard = only ?? window.axe.getRules(tags).map(({ ruleId }) => ruleId);
      const run = standard.filter((id) => !without.includes(id));
      const { violations } = await window.axe.run(where, {
        resultTypes: ['violations'],
        // Only the rule about orientation reads style sheets.
        preload: run.includes('css-orientation-lock'),
        ...(recommended
          ? { runOnly: { type: 'rule', values: [...run, ...recommended] } }
          : // What is not named here runs as axe sees fit: its recommendations.
            { rules: Object.fromEntries([...run, ...without].map((id) => [id, { enabled: !without.includes(id) }])) }),
      });
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
    },
    { where: part, tags: standards, choice: choices[rules] },
  );
