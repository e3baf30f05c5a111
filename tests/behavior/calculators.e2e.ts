import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { complaintsOn } from '../complaints.ts';
import { textInFeed } from '../feed.ts';
import { atRest } from '../moments.ts';
import { prefixes } from '../pages.ts';
import { counted, word } from '../words.ts';

const post = '/blog/calculators';
const names = [
  'hub-power',
  'room-heat',
  'hub-tree',
  'upload-time',
  'run-length',
  'warm-up-session',
  'proxy-traffic',
  'team-hours',
] as const;
type Name = (typeof names)[number];
type Prefix = (typeof prefixes)[number];

const panel = (page: Page, name: Name): Locator => page.locator(`#${name}`);
const words = (key: string, prefix: Prefix = '', slots = {}): string => word(`calculators/${key}`, prefix, slots);
const field = (page: Page, name: Name, key: string, prefix: Prefix = ''): Locator =>
  panel(page, name).getByLabel(words(`${name}.field.${key}`, prefix), { exact: true });
/** A result with its value and the sum it comes from. */
const row = (page: Page, name: Name, key: string, prefix: Prefix = ''): Locator =>
  panel(page, name)
    .getByRole('group', { name: words('result', prefix) })
    .locator('dl')
    .last()
    .locator('div', { has: page.getByText(words(`${name}.result.${key}`, prefix), { exact: true }) });

/** Its code has been loaded: it comes when the calculator is in sight. */
async function hydrated(page: Page, name: Name): Promise<void> {
  await panel(page, name).getByRole('heading').hover();
  await expect(page.locator(`astro-island[ssr]:has(#${name})`)).toHaveCount(0);
}

test('every calculator says in the browser what the page said before, and its messages are accessible', async ({
  page,
  context,
}) => {
  await withAxe(context);
  await page.setViewportSize({ width: 360, height: 740 });
  const heard = complaintsOn(page);
  await page.goto(post);
  const panels = page.locator('.prose section[id]');
  const before = await panels.allTextContents();
  expect(before).toHaveLength(names.length);
  for (const name of names) await hydrated(page, name);
  await atRest(page);
  expect(await panels.allTextContents()).toEqual(before);
  expect(heard).toEqual([]);

  // Messages and warnings have colors of their own.
  await field(page, 'hub-power', 'hubs').fill('100');
  await field(page, 'room-heat', 'phones').fill('0');
  for (const summary of await page.locator('.prose details > summary').all()) await summary.click();
  expect.soft(await violationsOn(page, 'all', '.prose')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOn(page, 'colors', '.prose'), 'dark').toEqual([]);
});

test('a calculator computes what is typed and chosen, by keyboard alone, says it aloud and goes back to its defaults', async ({
  page,
}) => {
  await page.goto(post);
  await hydrated(page, 'hub-power');
  const hub = panel(page, 'hub-power');

  await field(page, 'hub-power', 'breaker').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(hub.getByRole('radio', { name: '220 V' })).toBeFocused();
  await expect(row(page, 'hub-power', 'share')).toContainText('10 A × 80%');
  await expect(row(page, 'hub-power', 'current')).toContainText('220 V');

  await field(page, 'hub-power', 'phones').fill('20');
  // 20 × 5 V × 2 A; divided by 0.9 and 0.8.
  await expect(row(page, 'hub-power', 'phonePower')).toContainText('= 20 phones × 5 V × 2 A');
  await expect(row(page, 'hub-power', 'rating')).toContainText('≈ 200 W ÷ 90% ÷ 80%');
  const spoken = words('spoken', '', { name: words('hub-power.result.rating'), value: '278 W' });
  await expect(hub.getByRole('status').filter({ hasText: spoken })).toHaveCount(1);
  // Far too many hubs: the panel says so.
  await field(page, 'hub-power', 'hubs').fill('40');
  await expect(hub).toContainText(words('hub-power.note.overloaded', '', { current: '45.9 A', breaker: '10 A' }));

  await hub.getByRole('button', { name: words('reset') }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'hub-power', 'current')).toContainText('230 V');
  await expect(field(page, 'hub-power', 'phones')).toHaveValue('10');
  await expect(field(page, 'hub-power', 'breaker')).toHaveValue('16');
  // Enter in a field sends nothing anywhere.
  await field(page, 'hub-power', 'breaker').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(post);
});

test('a number typed before hydration is preserved and used', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/Calculator[^/]*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(post);
  await field(page, 'hub-power', 'phones').fill('20');
  await expect(row(page, 'hub-power', 'phonePower')).toContainText('100 W');
  code.resolve();
  await expect(row(page, 'hub-power', 'phonePower')).toContainText('200 W');
  await expect(field(page, 'hub-power', 'phones')).toHaveValue('20');
});

test('an invalid number is preserved, explained at its field, and has no result', async ({ page }) => {
  await page.goto(post);
  await hydrated(page, 'hub-power');
  const hub = panel(page, 'hub-power');
  const amps = field(page, 'hub-power', 'amps');
  const phones = field(page, 'hub-power', 'phones');
  await phones.fill('20');
  for (const [input, typed, problem] of [
    [amps, '', words('problem.empty', '', { min: '0.1', max: '6' })],
    [amps, 'two', words('problem.notNumber', '', { min: '0.1', max: '6' })],
    [amps, '0', words('problem.tooSmall', '', { min: '0.1' })],
    [amps, '7', words('problem.tooLarge', '', { max: '6' })],
    [amps, '1,000', counted('calculators/problem.tooFine', 2)],
    [phones, '2.5', words('problem.notWhole')],
  ] as const) {
    await input.fill(typed);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(problem.replaceAll(/[.?]/g, '\\$&')));
    await expect(input).toHaveValue(typed);
    await expect(hub.getByText(words('stale'))).toBeVisible();
    await expect(row(page, 'hub-power', 'phonePower')).toBeHidden();
    await input.fill(input === amps ? '2' : '20');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await expect(hub.getByText(words('stale'))).toBeHidden();
    await expect(row(page, 'hub-power', 'phonePower')).toContainText('200 W');
    await expect(row(page, 'hub-power', 'phonePower')).toBeVisible();
  }

  // The upper end of a range may not be below the lower one; until then it counts as that: 3 × (60 + 5 × 30 + 4 × 30) s.
  await hydrated(page, 'run-length');
  const longest = field(page, 'run-length', 'actionMax');
  await longest.fill('10');
  await expect(longest).toHaveAccessibleDescription(/30/);
  await expect(row(page, 'run-length', 'longest').locator('dd').first()).toHaveText('16 min 30 s');
  await field(page, 'run-length', 'actionMin').fill('5');
  await expect(longest).toHaveAttribute('aria-invalid', 'false');

  // An empty price leaves the cost out.
  await hydrated(page, 'proxy-traffic');
  await field(page, 'proxy-traffic', 'gigabyte').fill('2.5');
  await expect(row(page, 'proxy-traffic', 'byTraffic')).toContainText('712.5');
  await field(page, 'proxy-traffic', 'gigabyte').fill('');
  await expect(field(page, 'proxy-traffic', 'gigabyte')).toHaveAttribute('aria-invalid', 'false');
  await expect(row(page, 'proxy-traffic', 'byTraffic')).toHaveCount(0);
});

test('the address holds what differs from the defaults, is copied, and gives it back in every language', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hub = panel(page, 'hub-power');

  await test.step('it follows what is typed and leaves the rest as it is', async () => {
    await page.goto(`${post}?from=friend#electricity`);
    await hydrated(page, 'hub-power');
    await field(page, 'hub-power', 'phones').fill('20');
    await hub.getByRole('radio', { name: '120 V' }).check();
    // A number that cannot be stays out.
    await field(page, 'hub-power', 'amps').fill('99');
    await expect(page).toHaveURL(`${post}?from=friend&hub-power.phones=20&hub-power.mains=120#electricity`);
    await field(page, 'hub-power', 'phones').fill('10');
    await expect(page).toHaveURL(`${post}?from=friend&hub-power.mains=120#electricity`);
  });

  await test.step('the copied one leads to these values alone', async () => {
    await hub.getByRole('button', { name: words('copyLink') }).click();
    await expect(hub.getByRole('button', { name: words('copied') })).toBeVisible();
    const link = `${baseURL}${post}?hub-power.mains=120#hub-power`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.goto(link);
    await expect(hub).toBeInViewport();
    await hydrated(page, 'hub-power');
    await expect(row(page, 'hub-power', 'current')).toContainText('120 V');
  });

  await test.step('what cannot be is ignored; nothing is said aloud or rewritten', async () => {
    const heard = complaintsOn(page);
    await page.goto(
      `/ru${post}?hub-power.phones=20&hub-power.amps=1.5&hub-power.mains=99&hub-power.hubs=-3&hub-power.load=%3Cb%3E`,
    );
    await hydrated(page, 'hub-power');
    await expect(field(page, 'hub-power', 'phones', '/ru')).toHaveValue('20');
    await expect(field(page, 'hub-power', 'amps', '/ru')).toHaveValue('1,5');
    await expect(row(page, 'hub-power', 'phonePower', '/ru')).toContainText('150 Вт');
    await expect(hub.getByRole('radio', { name: '230 В' })).toBeChecked();
    await expect(field(page, 'hub-power', 'hubs', '/ru')).toHaveValue('4');
    await expect(field(page, 'hub-power', 'load', '/ru')).toHaveValue('80');
    await expect(hub.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
    expect(page.url()).toContain('hub-power.mains=99');
    expect(heard).toEqual([]);
    // Russian readers type a comma.
    await field(page, 'hub-power', 'amps', '/ru').fill('2,5');
    await expect(row(page, 'hub-power', 'phonePower', '/ru')).toContainText('20 телефонов × 5 В × 2,5 А');
  });
});

test('on paper and without script the values are text', async ({ page, browser, baseURL }) => {
  await page.goto(post);
  await hydrated(page, 'hub-power');
  await field(page, 'hub-power', 'phones').fill('20');
  await page.emulateMedia({ media: 'print' });
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const unscripted = await plain.newPage();
  await unscripted.goto(post);
  for (const [where, phones, power] of [
    [page, '20', '200 W'],
    [unscripted, '10', '100 W'],
  ] as const) {
    const hub = panel(where, 'hub-power');
    await expect(hub.locator('input, button').filter({ visible: true })).toHaveCount(0);
    const given = hub.getByRole('group', { name: words('given') });
    await expect(given.locator('div', { hasText: words('hub-power.field.phones') }).first()).toContainText(phones);
    await expect(row(where, 'hub-power', 'phonePower')).toContainText(power);
  }
  // Folded on the screen, open on paper.
  await expect(panel(page, 'hub-power').locator('details li').first()).toBeVisible();
  const how = panel(unscripted, 'hub-power').locator('details');
  await how.locator('summary').click();
  await expect(how.getByRole('link')).toHaveAttribute('href', /^https:/);
  await plain.close();
});

test('in a feed a calculator is a link to its place on the page, in the language of the feed', async ({ request }) => {
  for (const prefix of prefixes) {
    const html = await textInFeed(request, prefix, post);
    for (const name of names) expect(html).toContain(`${prefix}${post}#${name}">${words(`${name}.title`, prefix)}</a>`);
  }
});
