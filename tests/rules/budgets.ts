import { htmlOf, kindOf, textsIn } from './pages.ts';

/** What a page of each kind may cost: the bytes are held by budgets.e2e.ts, the speed by `npm run lighthouse`. */

/** First visit, cold, as it crosses the line: compressed, response headers counted. */
export interface Budget {
  all: number;
  js: number;
  css: number;
  requests: number;
  /** In which the text that is laid out is set: each size, weight and family is one the browser must prepare. */
  fonts: number;
}

export const kb = 1024;
const plain: Budget = { all: 34 * kb, js: 8.5 * kb, css: 9.5 * kb, requests: 8, fonts: 12 };
const docs: Budget = { ...plain, all: 36 * kb, requests: 7 };
const post: Budget = { ...docs, all: 38 * kb };
/** The styles of drawn windows, dialogs and helpers, and their drawings. */
const withFigures: Budget = { ...docs, all: 42 * kb, css: 12 * kb, fonts: 16 };
/** Lists were measured with 38 posts; they show up to 200, a third of a kilobyte each. */
const list: Budget = { ...plain, all: plain.all + 0.3 * kb * Math.max(0, textsIn('blog') - 38) };
/** The program's window, its dialogs and a calculator are drawn on it; islands wait until the reader stirs. */
const home: Budget = { all: 62 * kb, js: 9 * kb, css: 18 * kb, requests: 9, fonts: 16 };

export function budgetOf(path: string): Budget {
  const kind = kindOf(path);
  if (kind === '/') return home;
  if (kind === '/blog' || kind === '/blog/authors/…') return list;
  if (!/^\/(?:docs|blog)\//.test(kind)) return plain;
  const html = htmlOf(path);
  if (/<astro-island|<figure/.test(html)) return withFigures;
  return kind === '/blog/…' ? post : docs;
}

/** On Lighthouse's phone. Times in milliseconds, scores of 100. */
export interface Speed {
  firstPaint: number;
  blocking: number;
  shift: number;
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
}

const speed: Speed = {
  firstPaint: 850,
  blocking: 20,
  shift: 0,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};

export const speedOf = (path: string): Speed =>
  kindOf(path) === '/' ? { ...speed, firstPaint: 1000, scores: { ...speed.scores, performance: 99 } } : speed;
