import { expect, type Page, test } from '@playwright/test';
import { homeWith } from '../home.ts';
import { counted, word, wording } from '../words.ts';

/** The price component of the home page, awake. The test site has prices for three plans of four. */
async function open(page: Page) {
  const panel = await homeWith(page, word('plan-finder/title'), '/#pricing');
  const field = (name: string) => panel.getByLabel(word(`plan-finder/${name}`), { exact: true });
  return {
    panel,
    phones: field('phones'),
    step: (name: string) => panel.getByRole('radio', { name: new RegExp(`^${name}`) }),
    tier: (key: string) => panel.locator(`[data-tier="${key}"]`),
  };
}

test('steps, slider, pointer and typed numbers find the licenses, the accounts and both prices', async ({ page }) => {
  const { panel, phones, step, tier } = await open(page);
  const slider = panel.getByRole('slider');

  await test.step('a step sets the phones, with the arrow keys too, and the slider finds the step', async () => {
    await step('Starter').check({ force: true });
    await expect(phones).toHaveValue('5');
    await step('Starter').focus();
    await page.keyboard.press('ArrowRight');
    await expect(step('Pro')).toBeChecked();
    await expect(phones).toHaveValue('20');
    await slider.focus();
    await page.keyboard.press('End');
    await expect(phones).toHaveValue('200');
    await expect(panel).toContainText(word('plan-finder/licenseValue', '', { n: '2', plan: 'Business' }));
    await page.keyboard.press('Home');
    await expect(phones).toHaveValue('1');
    await expect(step('Starter')).toBeChecked();
  });

  await test.step('works with a pointer alone', async () => {
    const track = await slider.boundingBox();
    if (!track) throw new Error('no slider');
    await page.mouse.click(track.x + track.width * 0.95, track.y + track.height / 2);
    await expect.poll(async () => Number(await phones.inputValue())).toBeGreaterThan(100);
  });

  await test.step('numbers typed by keyboard find the licenses, the accounts and both prices', async () => {
    await phones.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('45');
    await expect(step('Team')).toBeChecked();
    await expect(panel).toContainText(counted('plan-finder/upToAccounts', 360));
    await expect(tier('monthly')).toContainText(/\$99(?!\.)/);
    // 12 × 99 less 30 percent.
    await expect(tier('yearly')).toContainText('$831.60');
    await expect(tier('yearly')).toContainText(word('plan-finder/saved', '', { price: '$356.40' }));
  });

  await test.step('more phones than a computer may have are divided over computers', async () => {
    await phones.fill('250');
    await expect(step('Business')).toBeChecked();
    await expect(panel).toContainText(word('plan-finder/licenseValue', '', { n: '3', plan: 'Business' }));
    await expect(panel).toContainText(counted('plan-finder/phonesOn', 84));
  });
});

/** The expected message in the contact section. */
const message = (phones: string, computers: string, plan: string, billing: 'monthly' | 'yearly') =>
  word('home.inquiry.text', '', {
    phones,
    computers,
    plan: word('home.inquiry.license', '', { n: computers, plan }),
    billing: word(`home.inquiry.${billing}`),
  });

test('numbers that cannot be are explained; a choice reaches the contact section, from the page and from an address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { panel, phones, tier } = await open(page);
  const inquiry = page.locator('#inquiry');

  await test.step('a number that cannot be gets a message, stays, and moves nothing below it', async () => {
    const place = async () => {
      const [top, card] = [await panel.boundingBox(), await tier('free').boundingBox()];
      return (card?.y ?? 0) - (top?.y ?? 0);
    };
    const before = await place();
    for (const [typed, problem] of [
      ['', 'empty'],
      ['0', 'tooSmall'],
      ['many', 'notNumber'],
      ['-3', 'tooSmall'],
      ['2.5', 'notWhole'],
      ['1000000000', 'tooLarge'],
    ] as const) {
      await phones.fill('10');
      await expect(phones).toHaveAttribute('aria-invalid', 'false');
      await phones.fill(typed);
      await expect(phones).toHaveAttribute('aria-invalid', 'true');
      await expect(phones).toHaveAccessibleDescription(wording(`plan-finder/problem.${problem}`));
      await expect(phones).toHaveValue(typed);
      await expect(tier('monthly').getByText('$').filter({ visible: true }), 'no price of other numbers').toHaveCount(
        0,
      );
      expect(await place()).toBe(before);
    }
  });

  await test.step('the choice reaches the contact section as a message to send or copy', async () => {
    await phones.fill('45');
    await expect(tier('yearly').getByRole('link')).toContainText(word('plan-finder/trial'));
    await tier('yearly').getByRole('link').click();
    await expect(page).toHaveURL('/#contact');
    await expect(inquiry).toBeInViewport();
    const expected = message('45', '1', 'Team', 'yearly');
    await expect(inquiry).toContainText(expected, { useInnerText: true });
    const href = await inquiry.getByRole('link').getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('body')).toBe(expected);
    await inquiry.getByRole('button', { name: word('home.inquiry.copy') }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    // Another choice replaces it.
    await phones.fill('150');
    // Business has no price here.
    await expect(tier('monthly').getByRole('link')).toContainText(word('plan-finder/ask'));
    await expect(panel.getByText(wording('plan-finder/byMessage'))).toBeVisible();
    await tier('monthly').getByRole('link').click();
    await expect(inquiry).toContainText(message('150', '2', 'Business', 'monthly'), { useInnerText: true });
  });

  await test.step('the choice comes with an address from another page or tab; a wrong one shows no message', async () => {
    await page.goto('/?phones=7&computers=2&billing=monthly#contact');
    await expect(inquiry).toContainText(message('7', '2', 'Starter', 'monthly'), { useInnerText: true });
    await page.goto('/?phones=7&computers=0&billing=monthly#contact');
    await expect(inquiry).toBeHidden();
  });
});

test('without script every step, its phones, accounts and price are there to read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const panel = page.getByRole('region', { name: word('plan-finder/title'), exact: true });
  for (const [name, phones] of [
    ['Starter', 5],
    ['Pro', 20],
    ['Team', 50],
    ['Business', 100],
  ] as const) {
    const step = panel.locator('label', { hasText: new RegExp(`^${name}`) });
    await expect(step).toBeVisible();
    await expect(step).toContainText(counted('plan-finder/upToPhones', phones));
    await expect(step).toContainText(counted('plan-finder/accounts', phones * 8));
  }
  await expect(panel.locator('label', { hasText: /^Team/ })).toContainText(/\$99(?!\.)/);
  await expect(panel.getByRole('slider')).toHaveCount(0);
  await expect(panel.locator('[data-tier]')).toHaveCount(3);
  await context.close();
});
