import { describe, expect, it } from 'vitest';
import { createPages, foldersInGroup, foldersOf, pagesInFolder, pathOf, visitedPages } from './pages.ts';

const form = { link: (path: string) => `/${path}` };

describe('the generated pages', () => {
  it('are the same in every run and differ from each other', () => {
    const texts = createPages(60).map((page) => page.text(form));
    expect(createPages(60).map((page) => page.text(form))).toEqual(texts);
    expect(new Set(texts).size).toBe(60);
  });

  it('link only to pages of the site', () => {
    const pages = createPages(45);
    const paths = new Set(pages.map((page) => `/${pathOf(page)}`));
    const links = pages.flatMap((page) => [...page.text(form).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target));
    expect(links.length).toBe(45 * 3);
    expect(links.filter((target) => !target || !paths.has(target))).toEqual([]);
  });

  it('lead from the visited page to the next one', () => {
    const { first, next } = visitedPages(createPages(120));
    expect(first.text(form)).toContain(`](/${pathOf(next)})`);
    expect(first.title).not.toBe(next.title);
  });

  it('stand in folders that do not grow with the site', () => {
    const groups = [...foldersOf(createPages(1200)).values()];
    expect(Math.max(...groups.map((folders) => folders.size))).toBe(foldersInGroup);
    expect(groups.flatMap((folders) => [...folders.values()].map((list) => list.length))).toEqual(
      Array.from({ length: 60 }, () => pagesInFolder),
    );
  });

  it('write headings as a generator wants them', () => {
    const [page] = createPages(1);
    expect(page?.text({ ...form, heading: (text, id) => `${text} {/*${id}*/}` })).toMatch(/^## .+ \{\/\*steps\*\/\}$/m);
  });
});
