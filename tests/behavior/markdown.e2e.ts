import { expect, test } from '@playwright/test';
import { address, kinds, prefixes, sitemapPaths } from '../pages.ts';
import site from '../site/site.config.ts';
import { word } from '../words.ts';

const { origin, brand } = site;
const texts = sitemapPaths().filter((path) => /\/(?:docs|blog)\/(?!page\/|tags|archive|authors)/.test(path));

test('every docs page, overview and post is Markdown at its address with .md, and names it', async ({ request }) => {
  expect(texts.length).toBeGreaterThan(60);
  for (const path of texts) {
    const response = await request.get(`${path}.md`);
    expect.soft(response.status(), path).toBe(200);
    const markdown = await response.text();
    expect.soft(markdown, path).toMatch(/^# \S/);
    expect.soft(markdown, `${path}: its address`).toContain(origin + path);
    // No component, no comment, nothing unresolved.
    const prose = markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
    expect.soft(prose, path).not.toMatch(/<\/?[A-Z]\w*|\{\/\*|\{(?:ui:|fact:|brand\})|undefined|\[object/);
    expect.soft(prose, `${path}: links with full addresses`).not.toMatch(/\]\((?!https?:|mailto:)/);
    expect
      .soft(await (await request.get(path)).text(), path)
      .toContain(`<link rel="alternate" type="text/markdown" href="${path}.md">`);
  }
});

test('components are words: settings, windows, drawings, helpers, trees and tabs', async ({ request }) => {
  const of = async (path: string): Promise<string> => (await request.get(`${path}.md`)).text();
  const post = await of('/docs/tutorial-scripts/post');
  expect(post).toMatch(/^[-*] \*\*Captions\*\*/m);
  expect(post).toContain(word('program.table.default'));
  const calculators = await of('/blog/calculators');
  expect(calculators).toMatch(/ = .+ × .+/);
  expect(calculators).toContain(word('blog.interactive'));
  expect(await of('/blog/fix-vcruntime140-missing')).toContain(`## ${word('blog.sources')}`);
  const tools = await of('/docs/troubleshooting/every-tool');
  expect(tools).toContain(word('drawing.note'));
});

for (const prefix of prefixes)
  test(`llms.txt of ${prefix || '/'} lists the navigation by the form, llms-full.txt holds every text`, async ({
    request,
  }) => {
    const short = await (await request.get(`${prefix}/llms.txt`)).text();
    const [title, , summary, , ...lines] = short.split('\n');
    expect(title).toBe(`# ${brand.appName}`);
    expect(summary).toMatch(/^> \S/);
    // Headings and lists of links alone.
    expect(lines.filter((line) => line && !/^## \S|^- \[.+\]\(https?:\/\/.+\)(?:[:：] ?\S.*)?$/.test(line))).toEqual(
      [],
    );
    const linked = [...short.matchAll(/\]\(([^)]+)\.md\)/g)].map(([, url = '']) => new URL(url).pathname);
    const own = texts.filter((path) => path.startsWith(`${prefix}/`) && !/\/docs\/\d/.test(path));
    // Besides, texts that are shown in the source language.
    expect(linked).toEqual(expect.arrayContaining(own.filter((path) => prefix || !/^\/(?:ru|zh-Hans)\//.test(path))));
    const full = await (await request.get(`${prefix}/llms-full.txt`)).text();
    for (const path of linked) expect.soft(full).toContain(`${origin}${path}`);
  });

test('the menu beside the title copies the text or opens it, the link without script too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address('/ru', kinds.docs));
  const menu = page.locator('.markdown-menu');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: word('markdown.copy', '/ru') }).click();
  await expect(page.locator('[data-notice]')).toHaveText(word('code.copied', '/ru'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await page.request.get(`${address('/ru', kinds.docs)}.md`)).text());
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: word('markdown.view', '/ru') }).click();
  await expect(page).toHaveURL(/\.md$/);
});
