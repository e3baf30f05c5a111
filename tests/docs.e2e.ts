import { expect, test } from '@playwright/test';
import { address, prefixes } from './pages.ts';

const slugs = [
  'intro',
  ...[
    'connect-to-devices',
    'connect-to-cloudphone',
    'init-device',
    'install-tiktok',
    'set-fast-input',
    'sync-control',
    'create-a-group',
    'setup-proxy',
    'custom-commands',
    'manage-accounts',
    'license-migration',
    'whitelabel-setup',
    'clone-apps-support',
    'proxy-rotation',
    'work-profile-setup',
  ].map((name) => `tutorial-basics/${name}`),
  ...[
    'register',
    'login',
    'profile',
    'match-accounts',
    'account-warmup',
    'post',
    'boost-users',
    'boost-posts',
    'mass-dm',
    'scrape_users',
    'delete-posts',
    'mass-comment',
    'boost-lives',
    'super-boost',
    'boost-comments',
  ].map((name) => `tutorial-scripts/${name}`),
  ...[
    'task_failed',
    'account_banned',
    'unable-detect-phone',
    'software-startup-error',
    'permission-denied-draft-videos',
  ].map((name) => `troubleshooting/${name}`),
  'category/troubleshooting',
  'category/tutorial---basics',
  'category/tutorial---scripts',
];

test('every docs address of the specification answers in three languages', async ({ request }) => {
  expect(slugs).toHaveLength(39);
  for (const prefix of prefixes) {
    for (const slug of slugs) {
      expect(
        (await request.get(address(prefix, `/docs/${slug}`), { maxRedirects: 0 })).status(),
        `${prefix}/docs/${slug}`,
      ).toBe(200);
    }
  }
});

test('the same headings in the three languages', async ({ request }) => {
  const ids = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
  for (const slug of slugs.slice(0, 36)) {
    const english = await ids(`/docs/${slug}`);
    expect(english.length).toBeGreaterThan(2);
    expect(await ids(`/zh-Hans/docs/${slug}`), slug).toEqual(english);
    expect(await ids(`/ru/docs/${slug}`), slug).toEqual(english);
  }
});

test.describe('sidebar', () => {
  test('the current branch is open, the page marked; a closed category opens in place and stays open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/docs/troubleshooting/task_failed');
    const nav = page.getByRole('navigation', { name: 'Docs pages', exact: true });
    await expect(nav.getByRole('link', { name: 'A task failed' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Sync control' })).toHaveCount(0);
    const origin = await page.evaluate(() => performance.timeOrigin);
    const toggle = nav.getByRole('button', { name: 'Pages in “Basics”' });
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

  test('when the list of a category cannot be fetched, its overview opens instead', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/docs/intro');
    await page.route('**/docs/sidebar/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Pages in “Scripts”' }).click();
    await expect(page).toHaveURL('/docs/category/tutorial---scripts');
  });

  test('collapses and remembers it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(page.getByRole('navigation', { name: 'Docs pages', exact: true })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Docs pages', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect(page.getByRole('navigation', { name: 'Docs pages', exact: true })).toBeVisible();
  });

  test('is a drawer below 996 px: focus inside, Escape closes, a link navigates', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/zh-Hans/docs/intro');
    const open = page.getByRole('link', { name: '文档菜单' });
    await open.click();
    const drawer = page.getByRole('dialog', { name: '文档目录' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await drawer.getByRole('button', { name: '“基础教程”中的页面' }).click();
    await drawer.getByRole('link', { name: '同步控制' }).click();
    await expect(page).toHaveURL('/zh-Hans/docs/tutorial-basics/sync-control');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('reading', () => {
  test('the table of contents follows the scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/docs/tutorial-scripts/post');
    const current = page.locator('[data-toc] a[aria-current]');
    for (const id of ['settings', 'if-it-fails', 'before-you-start']) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveAttribute('href', `#${id}`);
    }
  });

  test('on small screens the table of contents is folded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/tutorial-scripts/post');
    await page.getByText('On this page').first().click();
    await page.getByRole('link', { name: 'Related pages' }).first().click();
    await expect(page.locator('#related')).toBeInViewport();
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
    await page.goto('/docs/troubleshooting/unable-detect-phone');
    await page.getByRole('tabpanel', { name: 'Windows' }).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('.\\adb.exe devices -l');
  });

  test('a heading gives its address', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/intro');
    await page.getByRole('link', { name: 'Direct link to What it is' }).click();
    await expect(page).toHaveURL(/#what-it-is$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/docs/intro#what-it-is`);
  });

  test('pages say where to edit them, when they changed and what they are about', async ({ page }) => {
    await page.goto('/ru/docs/tutorial-basics/sync-control');
    await expect(page.getByRole('link', { name: 'Редактировать страницу' })).toHaveAttribute(
      'href',
      /content\/docs\/ru\/tutorial-basics\/sync-control\.mdx$/,
    );
    await expect(page.locator('main time')).toHaveText('15 ноября 2026 г.');
    await page.getByRole('list', { name: 'Теги' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ru\/docs\/tags\//);
    await expect(page.getByRole('link', { name: 'Синхронное управление' }).last()).toBeVisible();
  });

  test('the cost of the sidebar does not grow with closed categories', async ({ page }) => {
    await page.goto('/docs/intro');
    await expect(page.locator('[data-side-nav] a')).toHaveCount(4);
    await expect(page.locator('[data-side-nav] [data-fragment="/docs/sidebar/tutorial-scripts.json"]')).toHaveCount(1);
  });
});
