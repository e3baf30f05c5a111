import { expect, test } from '@playwright/test';
import { atRest } from '../moments.ts';
import { address, builtPage, kinds, languages, prefixes, sitemapPaths } from '../pages.ts';
import { testSite } from '../sites.ts';
import { word, wording } from '../words.ts';

test.describe('sidebar', () => {
  test('the current branch is open, the page marked; a closed category opens in place and stays open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/docs/troubleshooting/task_failed');
    const nav = page.getByRole('navigation', { name: word('docs.sidebar'), exact: true });
    await expect(nav.getByRole('link', { name: 'A task failed' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Sync control' })).toHaveCount(0);
    const origin = await page.evaluate(() => performance.timeOrigin);
    const toggle = nav.getByRole('button', { name: word('docs.categoryPages', '', { name: 'Basics' }) });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(nav.getByRole('link', { name: 'Sync control' })).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
    await page.reload();
    await expect(nav.getByRole('link', { name: 'Sync control' })).toBeVisible();
    await toggle.click();
    await expect(nav.getByRole('link', { name: 'Sync control' })).toBeHidden();
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the button of a category says what it holds, open or closed, in every language', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const [prefix, open, closed] of [
      ['', 'Basics', 'Scripts'],
      ['/zh-Hans', '基础教程', '脚本教程'],
      ['/ru', 'Основы', 'Скрипты'],
    ] as const) {
      const pagesIn = (name: string) => word('docs.categoryPages', prefix, { name });
      await page.goto(`${prefix}/docs/tutorial-basics/sync-control`);
      await expect(page.getByRole('button', { name: pagesIn(open), expanded: true })).toHaveCount(1);
      const button = page.getByRole('button', { name: pagesIn(closed) });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('when the list of a category cannot be fetched, its overview opens instead', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/docs/intro');
    await page.route('**/docs/sidebar/**', (route) => route.abort());
    await page.getByRole('button', { name: word('docs.categoryPages', '', { name: 'Scripts' }) }).click();
    await expect(page).toHaveURL('/docs/category/tutorial---scripts');
  });

  test('collapses and remembers it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: word('docs.collapseSidebar') }).click();
    await expect(page.getByRole('navigation', { name: word('docs.sidebar'), exact: true })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('navigation', { name: word('docs.sidebar'), exact: true })).toBeHidden();
    await page.getByRole('button', { name: word('docs.expandSidebar') }).click();
    await expect(page.getByRole('navigation', { name: word('docs.sidebar'), exact: true })).toBeVisible();
  });

  test('is a drawer below 996 px: focus inside, Escape closes, a link navigates', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/zh-Hans/docs/intro');
    const open = page.getByRole('link', { name: word('docs.openSidebar', '/zh-Hans') });
    await open.click();
    const drawer = page.getByRole('dialog', { name: word('docs.sidebar', '/zh-Hans') });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await drawer.getByRole('button', { name: word('docs.categoryPages', '/zh-Hans', { name: '基础教程' }) }).click();
    await drawer.getByRole('link', { name: '同步控制' }).click();
    await expect(page).toHaveURL('/zh-Hans/docs/tutorial-basics/sync-control');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const prefix of prefixes) {
  test(`the version is named at every width, in the drawer and beside a collapsed sidebar (${languages[prefix]})`, async ({
    page,
  }) => {
    const label = word('docs.version', prefix, { label: 'Next' });
    const shown = page.locator('main').getByText(label, { exact: true }).filter({ visible: true });
    for (const path of ['/docs/intro', '/docs/category/troubleshooting']) {
      await page.goto(address(prefix, path));
      for (const width of [320, 390, 768, 995, 996, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(shown, `${path} at ${width} px`).toHaveCount(1);
        await expect(shown).toBeInViewport();
      }
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('link', { name: word('docs.openSidebar', prefix) }).click();
    const drawer = page.getByRole('dialog', { name: word('docs.sidebar', prefix) });
    await expect(drawer.getByText(label)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const width of [996, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => document.documentElement.setAttribute('data-sidebar-hidden', ''));
      await expect(shown).toHaveCount(1);
      await expect(shown).toBeInViewport();
      // It stands beside the crumbs and not on them.
      const [version, crumbs] = await Promise.all([
        shown.boundingBox(),
        page.locator('.reading-main nav').first().boundingBox(),
      ]);
      expect(Number(version?.x)).toBeGreaterThanOrEqual(Number(crumbs?.x) + Number(crumbs?.width));
    }
  });
}

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

test.describe('reading', () => {
  test('the table of contents follows the scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/docs/tutorial-scripts/post');
    const current = page.locator('nav[data-toc] a[aria-current]');
    const entries = page.locator('nav[data-toc] a[href^="#"]');
    for (const index of [1, 2, 0]) {
      const target = (await entries.nth(index).getAttribute('href')) ?? '';
      await page.locator(target).evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveAttribute('href', target);
    }
  });

  for (const width of [360, 768, 1100]) {
    test(`at ${width} px the table of contents stays in reach, leads to its headings and closes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/docs/tutorial-scripts/post');
      const summary = page.locator('main summary', { hasText: word('toc.title') });
      const links = page.locator('main details[data-toc] a');
      await summary.click();
      const middle = links.nth(2);
      const target = (await middle.getAttribute('href')) ?? '';
      await middle.click();
      await expect(middle).toBeHidden();
      await expect(page.locator(target)).toBeInViewport();
      // The bar has come along, below the header, and covers neither it nor the heading.
      const bottomOf = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
      const bar = await summary.boundingBox();
      expect(bar?.y).toBeGreaterThanOrEqual((await bottomOf('body > header')) - 2);
      const heading = await page.locator(target).evaluate((element) => element.getBoundingClientRect().top);
      expect(heading).toBeGreaterThanOrEqual(await bottomOf('.reading-bar'));
      await summary.click();
      await expect(links.and(page.locator('[aria-current]'))).toHaveAttribute('href', target);
      await page.keyboard.press('Escape');
      await expect(middle).toBeHidden();
    });
  }

  test('on a phone the bar names the part of the docs, and the text begins in the first half of the window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, section] of [
      ['/docs/intro', word('nav.docs')],
      [kinds.docs, 'Basics'],
      ['/docs/category/troubleshooting', 'Troubleshooting'],
    ] as const) {
      await page.goto(path);
      const open = page.getByRole('link', { name: word('docs.openSidebar') });
      await expect(open).toHaveText(section);
      const text = await page.locator('main :is(.prose p, .lead, article)').first().boundingBox();
      expect(text?.y, path).toBeLessThan(370);
    }
  });

  test('breadcrumbs, table of contents and pager are there and lead on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(kinds.docs);
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
    const next = page.locator('main a[rel="next"]');
    await expect(next).toContainText(word('pagination.next'));
    await expect(next).toContainText('Connect a cloud phone');
    await next.click();
    await expect(page).toHaveURL('/docs/tutorial-basics/connect-to-cloudphone');
  });

  test('tabs share their choice, remember it and work by keyboard', async ({ page }) => {
    await page.goto('/docs/troubleshooting/unable-detect-phone');
    const tab = page.getByRole('tab', { name: 'macOS' });
    await page.getByRole('tab', { name: 'Windows' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('./adb devices -l')).toBeVisible();
    await expect(page.getByText('.\\adb.exe devices -l')).toBeHidden();
    await page.goto('/docs/intro');
    await expect(page.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('xattr -cr').first()).toBeVisible();
  });

  test('code is copied as it is written', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The word stays for two seconds: they pass when the test says so.
    await page.clock.install();
    await page.goto('/docs/troubleshooting/unable-detect-phone');
    await page.clock.pauseAt(Date.now() + 60_000);
    const panel = page.getByRole('tabpanel', { name: 'Windows' });
    await panel.getByRole('button', { name: word('code.copy') }).click();
    await expect(panel.getByRole('button', { name: word('code.copied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('.\\adb.exe devices -l');
    await page.clock.runFor(2000);
    await expect(panel.getByRole('button', { name: word('code.copy') })).toBeVisible();
  });

  test('code is copied without permission too, and if not, the page says what to do', async ({ page, context }) => {
    const copy = word('code.copy', '/ru');
    const copied = word('code.copied', '/ru');
    const selected = word('code.selected', '/ru');
    await context.grantPermissions(['clipboard-read']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
      });
    });
    await page.goto('/ru/docs/troubleshooting/unable-detect-phone');
    const button = page.getByRole('tabpanel', { name: 'Windows' }).locator('[data-copy]');
    const told = page.getByRole('status').filter({ hasNot: page.locator('*') });
    await expect(button).toHaveAccessibleName(copy);
    await button.click();
    await expect(button).toHaveAccessibleName(copied);
    await expect(told.filter({ hasText: copied })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('.\\adb.exe devices -l');
    // The last way is closed as well.
    await page.goto('/ru/docs/troubleshooting/unable-detect-phone');
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(told.filter({ hasText: selected })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('.\\adb.exe devices -l');
    await expect(button).toHaveAccessibleName(copy);
    await page.keyboard.press('Escape');
    await expect(told.filter({ hasText: selected })).toHaveCount(0);
  });

  test('selecting across code takes the code along and no button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/troubleshooting/unable-detect-phone');
    await page.locator('.prose').evaluate((text) => getSelection()?.selectAllChildren(text));
    await atRest(page);
    await page.keyboard.press('ControlOrMeta+C');
    const taken = await page.evaluate(() => navigator.clipboard.readText());
    expect(taken).toContain('.\\adb.exe devices -l');
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    for (const text of [taken, selected]) expect(text.split('\n')).not.toContain(word('code.copy'));
  });

  test('a heading gives its address', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/intro');
    const link = page.getByRole('link', { name: wording('heading.link') }).first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(`/docs/intro${target}`);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/docs/intro${target}`);
  });

  test('pages say where to edit them, when they changed and what they are about', async ({ page }) => {
    await page.goto('/ru/docs/tutorial-basics/sync-control');
    await expect(page.getByRole('link', { name: word('docs.editPage', '/ru') })).toHaveAttribute(
      'href',
      /content\/docs\/ru\/tutorial-basics\/sync-control\.mdx$/,
    );
    await expect(page.locator('main time')).toHaveText('15 ноября 2026 г.');
    await page
      .getByRole('list', { name: word('tags.label', '/ru') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/ru\/docs\/tags\//);
    await expect(page.getByRole('link', { name: 'Синхронное управление' }).last()).toBeVisible();
  });

  test('the cost of the sidebar does not grow with closed categories', async ({ page }) => {
    await page.goto('/docs/intro');
    await expect(page.locator('[data-side-nav] a')).toHaveCount(4);
    await expect(page.locator('[data-side-nav] [data-fragment="/docs/sidebar/tutorial-scripts.json"]')).toHaveCount(1);
  });
});
