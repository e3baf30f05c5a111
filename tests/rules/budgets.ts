import { htmlOf, kindOf } from './pages.ts';

/** The budgets of a page: budgets.e2e.ts tests bytes and requests, `npm run lighthouse` the speed. */
export interface Budget {
  /** First visit, cold, as it crosses the line: compressed, response headers counted. */
  all: number;
  js: number;
  requests: number;
  /** On Lighthouse's phone, in milliseconds. */
  firstPaint: number;
  blocking: number;
}

export const kb = 1024;
// The goals are 36, 44 and 70 KB, 12 KB of scripts, 7 and 8 requests: docs/decisions/plain-astro.md says what is missing.
const plain: Budget = { all: 50 * kb, js: 13 * kb, requests: 9, firstPaint: 900, blocking: 50 };
const text: Budget = { ...plain };
/** Calculators, drawn windows and other figures bring styles of their own. */
const textWithFigures: Budget = { ...text, all: 60 * kb };
const home: Budget = { all: 80 * kb, js: 20 * kb, requests: 10, firstPaint: 1000, blocking: 100 };

export function budgetOf(path: string): Budget {
  const kind = kindOf(path);
  if (kind === '/') return home;
  // A list of 38 posts, each with its cover.
  if (kind === '/blog') return textWithFigures;
  if (kind !== '/docs/…' && kind !== '/blog/…') return plain;
  return /<astro-island|<figure/.test(htmlOf(path)) ? textWithFigures : text;
}
