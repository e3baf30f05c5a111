import { expect, type Page, test } from '@playwright/test';
import { address, builtPage, kinds, sitemapPaths } from '../pages.ts';
import { testSite } from '../sites.ts';
import { word, wording } from '../words.ts';

const clipboard = ['clipboard-read', 'clipboard-write'];

/** On a phone: the bar names the part of the docs, and the text begins in the first half of the window. */
async function expectPhoneTop(page: Page, section: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: word('docs.openSidebar') })).toHaveText(section);
  const text = await page.locator('main :is(.prose p, .lead, article)').first().boundingBox();
  expect(text?.y, section).toBeLessThan(370);
}

test.describe('sidebar', () => {
  test('a category opens in place and stays open; breadcrumbs, table of contents and pager are there and lead on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/docs/troubleshooting/task_failed');
    const nav = page.getByRole('navigation', { name: word('docs.sidebar'), exact: true });
    const toggle = nav.getByLabel(word('docs.categoryPages', '', { name: 'Basics' }), { exact: true });
    await test.step('the current branch is open, the page marked; a closed category opens in place and stays open', async () => {
      await expect(nav.getByRole('link', { name: 'A task failed' })).toHaveAttribute('aria-current', 'page');
      await expect(nav.getByRole('link', { name: 'Sync control' })).toBeHidden();
      const origin = await page.evaluate(() => performance.timeOrigin);
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(nav.getByRole('link', { name: 'Sync control' })).toBeVisible();
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
      await page.reload();
      await expect(nav.getByRole('link', { name: 'Sync control' })).toBeVisible();
      await toggle.click();
      await expect(nav.getByRole('link', { name: 'Sync control' })).toBeHidden();
      await page.reload();
      await expect(nav.getByRole('link', { name: 'Sync control' })).toBeHidden();
    });
    await test.step('on a phone the bar of an overview names it, and its text begins in the first half of the window', async () => {
      await nav.getByRole('link', { name: 'Troubleshooting', exact: true }).click();
      await expect(page).toHaveURL('/docs/category/troubleshooting');
      await expectPhoneTop(page, 'Troubleshooting');
    });
    await test.step('and that of a page the category it is in', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await toggle.click();
      await nav.getByRole('link', { name: 'Connect phones', exact: true }).click();
      await expect(page).toHaveURL(kinds.docs);
      await expectPhoneTop(page, 'Basics');
    });
    await test.step('breadcrumbs, table of contents and pager are there and lead on', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.getByRole('navigation', { name: word('breadcrumbs.label') }).getByRole('link')).toHaveText([
        word('shell.home'),
        'Basics',
      ]);
      const toc = page.getByRole('navigation', { name: word('toc.title') });
      await expect(toc).toBeVisible();
      const levels = await page
        .locator('main .prose :is(h2, h3)[id]')
        .evaluateAll((all) => all.map((heading) => heading.id));
      const listed = await toc
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
      expect(listed).toEqual(levels);
      const next = page.getByRole('complementary', { name: word('next.label') }).locator('a[rel="next"]');
      await expect(next).toHaveText('Connect a cloud phone');
      await next.click();
      await expect(page).toHaveURL('/docs/tutorial-basics/connect-to-cloudphone');
    });
  });

  test('lists every page, collapses and remembers it', async ({ page, context, baseURL }) => {
    await context.grantPermissions(clipboard);
    await page.goto('/docs/intro');
    const nav = page.getByRole('navigation', { name: word('docs.sidebar'), exact: true });
    await test.step('closed categories hold their links, without another request', async () => {
      const closed = page.locator('[data-side-nav] details:not([open]) a');
      await expect(closed).not.toHaveCount(0);
    });
    await test.step('on a phone the bar names the docs, and the text begins in the first half of the window', async () => {
      await expectPhoneTop(page, word('nav.docs'));
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await test.step('a heading gives its address', async () => {
      const link = page.getByRole('link', { name: wording('heading.link') }).first();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(`/docs/intro${target}`);
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(`${baseURL}/docs/intro${target}`);
    });
    await test.step('the next step is the one of next-steps.yaml, with the program for those who lack it', async () => {
      const step = page.getByRole('complementary', { name: word('next.label') });
      await expect(step.getByRole('link', { name: 'Connect phones' })).toHaveAttribute('href', kinds.docs);
      await expect(step.getByRole('link', { name: word('nav.download') })).toHaveAttribute('href', '/Download');
    });
    await test.step('a quiet line leads to the reminders for every script', async () => {
      const line = page.getByRole('note').filter({ hasText: word('responsible.line') });
      await line.getByRole('link', { name: word('responsible.reminders') }).click();
      await expect(page.getByRole('heading', { name: word('responsible.reminders') })).toBeInViewport();
      await page.goBack();
    });
    await test.step('collapses and remembers it', async () => {
      await page.getByRole('button', { name: word('docs.collapseSidebar') }).click();
      await expect(nav).toBeHidden();
      await page.reload();
      await expect(nav).toBeHidden();
      await page.getByRole('button', { name: word('docs.expandSidebar') }).click();
      await expect(nav).toBeVisible();
    });
  });
});

// In the language with the longest words.
test('the version is named at every width, the drawer leads on, pages and categories say what they are', async ({
  page,
}) => {
  const prefix = '/ru';
  const widths = [320, 390, 768, 995, 996, 1280, 1920];
  const [basics, scripts, troubleshooting] = ['Основы', 'Скрипты', 'Устранение неполадок'];
  const title = 'Синхронное управление';
  const label = word('docs.version', prefix, { label: 'Next' });
  const shown = page.locator('.frame').getByText(label, { exact: true }).filter({ visible: true });
  const expectVersion = async (): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(shown, `at ${width} px`).toHaveCount(1);
      await expect(shown).toBeInViewport();
    }
  };
  const open = page.getByRole('button', { name: word('docs.openSidebar', prefix) });
  const drawer = page.locator('#side-nav');
  const pagesIn = (name: string) => word('docs.categoryPages', prefix, { name });

  await page.goto(address(prefix, '/docs/intro'));
  await test.step('the version is named at every width, once and in sight', expectVersion);
  await test.step('below 996 px the sidebar is a drawer: it names the version, and Escape closes it', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open.click();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByText(label)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });
  await test.step('with a collapsed sidebar the version is next to the breadcrumbs and does not overlap them', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-sidebar-hidden', ''));
    for (const width of [996, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(shown).toHaveCount(1);
      await expect(shown).toBeInViewport();
      const [version, crumbs] = await Promise.all([
        shown.boundingBox(),
        page.locator('.reading-main nav').first().boundingBox(),
      ]);
      expect(Number(version?.x)).toBeGreaterThanOrEqual(Number(crumbs?.x) + Number(crumbs?.width));
    }
    await page.evaluate(() => document.documentElement.removeAttribute('data-sidebar-hidden'));
  });
  await test.step('the overview of a category, reached from the drawer, names the version at every width', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open.click();
    await drawer.getByRole('link', { name: troubleshooting, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/docs/category/troubleshooting`);
    await expectVersion();
  });
  await test.step('a category opens in the drawer, and a link in it navigates', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open.click();
    await drawer.getByLabel(pagesIn(basics), { exact: true }).click();
    await drawer.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`${prefix}/docs/tutorial-basics/sync-control`);
    await expect(drawer).toBeHidden();
  });
  await test.step('the control of a category says what it holds, open or closed', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const branch = (name: string) => page.locator('details', { has: page.getByLabel(pagesIn(name), { exact: true }) });
    await expect(branch(basics)).toHaveAttribute('open');
    await expect(branch(scripts)).not.toHaveAttribute('open');
    await branch(scripts).locator('summary').click();
    await expect(branch(scripts)).toHaveAttribute('open');
    await branch(scripts).locator('summary').click();
    await expect(branch(scripts)).not.toHaveAttribute('open');
  });
  await test.step('pages say where to edit them, when they changed and what they are about', async () => {
    await expect(page.getByRole('link', { name: word('docs.editPage', prefix) })).toHaveAttribute(
      'href',
      /content\/ru\/docs\/tutorial-basics\/sync-control\.mdx$/,
    );
    await expect(page.locator('main time')).toHaveText('15 ноября 2026 г.');
    await page
      .getByRole('list', { name: word('tags.label', prefix) })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/docs/tags/`));
    await expect(page.getByRole('link', { name: title }).last()).toBeVisible();
  });
});

test('the pages can be read one after the other, the overview of a category before its pages', () => {
  const neighbor = (path: string, rel: 'next' | 'prev'): string | undefined => {
    const [, main = ''] = /<main\b(.*)<\/main>/s.exec(builtPage(testSite.dist, path)) ?? [];
    const [link = ''] = new RegExp(`<a\\b[^>]*\\srel="${rel}"[^>]*>`).exec(main) ?? [];
    return /\shref="([^"]+)"/.exec(link)?.[1];
  };
  const walked: string[] = [];
  // Bounded: a chain that bites its own tail would never end.
  let path: string | undefined = '/docs/intro';
  while (path && walked.length < 100) {
    walked.push(path.slice('/docs/'.length));
    path = neighbor(path, 'next');
  }
  const listed = sitemapPaths().flatMap((path) => /^\/docs\/(?!tags|\d)(.+)$/.exec(path)?.[1] ?? []);
  expect([...walked].sort()).toEqual([...listed].sort());
  for (const [category, folder] of [
    ['category/tutorial---basics', 'tutorial-basics/'],
    ['category/tutorial---scripts', 'tutorial-scripts/'],
    ['category/troubleshooting', 'troubleshooting/'],
  ] as const) {
    expect(walked[walked.indexOf(category) + 1]).toContain(folder);
    expect(walked.findIndex((slug) => slug.startsWith(folder))).toBe(walked.indexOf(category) + 1);
  }
  // And back: the overview of the last category leads to what comes before it.
  const before = walked[walked.indexOf('category/troubleshooting') - 1];
  expect(neighbor('/docs/category/troubleshooting', 'prev')).toBe(`/docs/${before}`);
});
