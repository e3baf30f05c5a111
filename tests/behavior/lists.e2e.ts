import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { address, prefixes } from '../pages.ts';
import { word } from '../words.ts';

const post = '/blog/weekly-rounds';
const points = 4;

const box = (page: Page, number: number) => page.getByRole('checkbox').nth(number - 1);
const progress = (done: number, prefix: (typeof prefixes)[number] = '') =>
  word('checklist.progress', prefix, { done, all: points });

async function expectTicks(page: Page, ticked: number[]): Promise<void> {
  for (let number = 1; number <= points; number += 1)
    await expect(box(page, number)).toBeChecked({ checked: ticked.includes(number) });
}

test('ticks of a checklist are counted, saved across reloads and cleared; ticks of a list that has changed are dropped; in print: empty boxes', async ({
  page,
}) => {
  await test.step('ticks are counted on a page that was reached by a link', async () => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Weekly rounds of a small farm' }).last().click();
    await expect(page).toHaveURL(post);
    await expect(page.getByText(progress(0))).toBeVisible();
    await page.getByText('Press the test button').click();
    await box(page, 1).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(progress(2))).toBeVisible();
  });
  await test.step('a link in a point leads on and ticks nothing, and on the way back the ticks are there', async () => {
    await page.getByRole('group', { name: 'The round' }).getByRole('link', { name: 'the post on cables' }).click();
    await expect(page).toHaveURL('/blog/usb-hubs-and-cables');
    await page.goBack();
    await expect(page).toHaveURL(post);
    await expect(page.getByText(progress(2))).toBeVisible();
    await expectTicks(page, [1, 2]);
  });
  await test.step('a decision tree marks the question under the client router, and the way back', async () => {
    const marked = () =>
      page
        .locator('main ol > li:has(> div > h3[id])')
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).boxShadow !== 'none'));
    expect(await marked()).toEqual([false, false, false]);
    await page.getByRole('link', { name: /^Yes/ }).click();
    await expect.poll(marked).toEqual([false, true, false]);
    await page.getByRole('link', { name: /^It is not listed at all/ }).press('Enter');
    await expect.poll(marked).toEqual([false, false, true]);
    await page.goBack();
    await expect.poll(marked).toEqual([false, true, false]);
  });
  await test.step('on paper: boxes to tick, no buttons, every question and moment', async () => {
    await page.emulateMedia({ media: 'print' });
    for (let number = 1; number <= points; number += 1) await expect(box(page, number)).toBeVisible();
    await expect(box(page, 2)).toBeChecked();
    await expect(box(page, 3)).not.toBeChecked();
    await expect(page.getByText(progress(2))).toBeHidden();
    await expect(page.getByText(word('checklist.kept'))).toBeHidden();
    await expect(page.getByText('Replace the cable, then try')).toBeVisible();
    await expect(page.getByText('Cables are ordered in tens.')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('ticks are saved across reloads and languages, and cleared', async () => {
    await page.reload();
    await expectTicks(page, [1, 2]);
    await page.goto(`/ru${post}`);
    await expectTicks(page, [1, 2]);
    await expect(page.getByText(progress(2, '/ru'))).toBeVisible();
    await page.getByRole('button', { name: word('checklist.reset', '/ru') }).click();
    await expectTicks(page, []);
    await expect(page.getByText(progress(0, '/ru'))).toBeVisible();
    await page.goto(post);
    await expectTicks(page, []);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('checklist')))).toEqual(
      [],
    );
  });
  await test.step('ticks of a list that has changed since are not put at other points', async () => {
    await box(page, 1).check();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('checklist')) localStorage.setItem(key, '111');
    });
    await page.reload();
    await expect(page.getByText(progress(0))).toBeVisible();
    await expectTicks(page, []);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  /** A decision tree is followed by its links, to an end and back. */
  async function followTree(page: Page, prefix: (typeof prefixes)[number]): Promise<void> {
    const tree = page.getByRole('list', { name: word('tree.label', prefix) });
    const question = (id: string) => tree.locator(`> li:has(#${id})`);
    const shadow = (id: string) => question(id).evaluate((card) => getComputedStyle(card).boxShadow);
    await expect(tree.locator('> li')).toHaveCount(3);
    await expect(question('is-listed').getByRole('heading', { level: 3 })).toBeVisible();
    expect(await shadow('is-listed')).toBe('none');
    const second = await question('is-listed').getByRole('heading').textContent();
    await question('has-light')
      .getByRole('link', { name: word('tree.question', prefix, { n: 2, ask: second ?? '' }) })
      .click();
    await expect(page).toHaveURL(`${address(prefix, post)}#is-listed`);
    await expect(question('is-listed').getByRole('heading')).toBeInViewport();
    expect(await shadow('is-listed'), 'the question reached is highlighted').not.toBe('none');
    expect(await shadow('has-light')).toBe('none');
    const third = await question('others-listed').getByRole('heading').textContent();
    await question('is-listed')
      .getByRole('link', { name: word('tree.question', prefix, { n: 3, ask: third ?? '' }) })
      .click();
    await expect(page).toHaveURL(/#others-listed$/);
    await question('others-listed')
      .getByRole('link', { name: word('tree.from', prefix, { n: 2 }) })
      .click();
    await expect(page).toHaveURL(/#is-listed$/);
  }

  test('a checklist is a list of points with boxes, a decision tree is followed by its links, a time line is in order', async ({
    page,
  }) => {
    await page.goto(post);
    await test.step('a checklist is a list of points with boxes, and nothing on it does nothing', async () => {
      await box(page, 1).check();
      await expect(box(page, 1)).toHaveAccessibleName('Read the temperature of the warmest phone in each bank.');
      await expect(page.getByText('A plug that gives way is worn.')).toBeVisible();
      await expect(page.getByRole('button', { name: word('checklist.reset') })).toBeHidden();
      await expect(page.getByText(progress(0))).toBeHidden();
    });
    await test.step('a time line is a list in order, with times a machine can read', async () => {
      const moments = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
      const line = moments.filter({ hasText: /Charge and connect|The round|Order what is missing/ });
      await expect(line).toHaveText([/^\s*08:30/, /^\s*9:15/, /^\s*Before noon/]);
      await expect(line.locator('time')).toHaveCount(2);
      await expect(line.locator('time').last()).toHaveAttribute('datetime', '09:15');
    });
    await test.step('a decision tree is followed by its links, to an end and back', () => followTree(page, ''));
    for (const prefix of prefixes.slice(1)) {
      await page.goto(address(prefix, post));
      await test.step(`${prefix}: so is its translation`, () => followTree(page, prefix));
    }
  });
});

test('a tick set before the script has loaded stays, together with saved ones', async ({ page }) => {
  await page.goto(post);
  await box(page, 1).check();
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  // Module scripts hold DOMContentLoaded.
  await page.goto(post, { waitUntil: 'commit' });
  await box(page, 3).check();
  await expectTicks(page, [3]);
  come.resolve();
  await expectTicks(page, [1, 3]);
  await expect(page.getByText(progress(2))).toBeVisible();
  await page.goto('about:blank');
  await page.goto(post);
  await expectTicks(page, [1, 3]);
});

test('a post with every kind of list is accessible with a ticked box and a question that was led to', async ({
  page,
  context,
}) => {
  await withAxe(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  for (const prefix of prefixes) {
    await page.goto(`${address(prefix, post)}#is-listed`);
    await box(page, 1).check();
    // Colors do not depend on the language.
    expect.soft(await violationsOn(page, prefix === '' ? 'all' : 'no colors'), prefix).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, `${prefix} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOn(page, 'colors'), 'dark').toEqual([]);
});
