import type { Page } from '@playwright/test';
import { builtPage, sitemapPaths } from './pages.ts';

/** The drawn windows of the program: pictures made of text. */
export const drawings = '[data-program-dialog], [data-program-window]';
/** Settings and messages of the program, made from the registry. */
export const tables = 'div:has(> dl > [data-search="row"])';

export interface DrawnPage {
  path: string;
  html: string;
}

/** The docs pages of a built site that hold such drawings, in one language. */
export const drawnPages = (dist: string, prefix: string): DrawnPage[] =>
  sitemapPaths(dist)
    .filter((path) => path.startsWith(`${prefix}/docs/`))
    .map((path) => ({ path, html: builtPage(dist, path) }))
    .filter(({ html }) => html.includes('data-program-'));

/**
 * Opens one of the pages and puts the drawings or tables of all of them below each other in the place of its text: they are
 * tested together and not page by page.
 */
export async function showTogether(page: Page, pages: DrawnPage[], where = drawings): Promise<void> {
  const [first] = pages;
  if (!first) throw new Error('no page holds a drawing');
  await page.goto(first.path);
  await page.evaluate(
    async ({ htmls, where }) => {
      const documents = htmls.map((html) => new DOMParser().parseFromString(html, 'text/html'));
      const sheetsIn = (root: Document) => [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const known = new Set(sheetsIn(document).map((sheet) => sheet.getAttribute('href')));
      for (const sheet of documents.flatMap(sheetsIn)) {
        const href = sheet.getAttribute('href');
        if (known.has(href)) continue;
        known.add(href);
        const added = document.importNode(sheet);
        const styled = new Promise((resolve, reject) => {
          added.addEventListener('load', resolve);
          added.addEventListener('error', () => reject(new Error('a style sheet is missing')));
        });
        document.head.append(added);
        await styled;
      }
      const text = document.querySelector('.prose');
      if (!text) throw new Error('the page has no text');
      text.replaceChildren(...documents.flatMap((root) => [...root.querySelectorAll(where)]));
    },
    { htmls: pages.map(({ html }) => html), where },
  );
}

/**
 * On a phone of 320 px: how wide the page is with all drawings on it, and what reaches beyond a dialog's frame. A drawn table
 * is cut where its window ends, as the program does it.
 */
export const widths = (page: Page): Promise<{ page: number; beyond: string[] }> =>
  page.evaluate(() => {
    // The picture of the whole window is cropped on purpose; a dialog is shown whole.
    const beyond = [...document.querySelectorAll('[data-program-dialog] :not(table, table *)')].filter((element) => {
      const frame = element.closest('figure')?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return frame && own.width > 1 && own.right > frame.right + 1;
    });
    return {
      page: document.documentElement.scrollWidth,
      beyond: beyond.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
