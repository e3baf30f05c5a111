import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { complaintsOn } from '../complaints.ts';
import { atRest, followRequests } from '../moments.ts';
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
const sleeping = (page: Page, name?: Name): Locator =>
  page.locator(name ? `astro-island[ssr]:has(#${name})` : 'astro-island[ssr]');
const field = (page: Page, name: Name, key: string, prefix: Prefix = ''): Locator =>
  panel(page, name).getByLabel(word(`${name}/field.${key}`, prefix), { exact: true });
/** A result with its value and the sum it comes from. */
const row = (page: Page, name: Name, key: string, prefix: Prefix = ''): Locator =>
  panel(page, name)
    .getByRole('group', { name: word('shared/result', prefix) })
    .locator('dl')
    .last()
    .locator('div', { has: page.getByText(word(`${name}/result.${key}`, prefix), { exact: true }) });

async function wake(page: Page, name: Name): Promise<void> {
  await panel(page, name).getByRole('textbox').first().focus();
  await expect(sleeping(page, name)).toHaveCount(0);
}

test.describe('calculators', () => {
  /** In each language something else about typing is its own. */
  const typing: Record<Prefix, { title: string; type: (page: Page) => Promise<void> }> = {
    '': {
      title: 'every calculator answers to its first field',
      type: async (page) => {
        for (const [name, key, typed, result, shown] of [
          ['hub-power', 'phones', '1', 'phonePower', '10 W'],
          ['room-heat', 'phones', '100', 'heat', '1,400 W'],
          ['hub-tree', 'phones', '100', 'controllers', '3'],
          ['upload-time', 'accounts', '100', 'volume', '4 GB'],
          ['run-length', 'phones', '21', 'rounds', '2'],
          ['warm-up-session', 'minutes', '60', 'videos', '80'],
          ['proxy-traffic', 'phones', '20', 'total', '570 GB'],
          ['team-hours', 'accounts', '60', 'people', '4'],
        ] as const) {
          await field(page, name, key).fill(typed);
          await expect(row(page, name, result).locator('dd').first(), name).toHaveText(shown);
        }
      },
    },
    '/zh-Hans': {
      title: 'Chinese readers type full-width digits',
      type: async (page) => {
        await field(page, 'room-heat', 'phones', '/zh-Hans').fill('１００');
        await expect(row(page, 'room-heat', 'heat', '/zh-Hans')).toContainText('100 台手机');
      },
    },
    '/ru': {
      title: 'Russian readers type a comma',
      type: async (page) => {
        await expect(field(page, 'room-heat', 'watts', '/ru')).toHaveValue('12,5');
        await field(page, 'room-heat', 'watts', '/ru').fill('7,5');
        await expect(row(page, 'room-heat', 'heat', '/ru')).toContainText('450 Вт');
        await expect(row(page, 'room-heat', 'heat', '/ru')).toContainText('40 телефонов × 7,5 Вт + 150 Вт');
      },
    },
  };

  for (const prefix of prefixes) {
    test(`hydrate in sight, answer, break no rule of accessibility and fit on a phone: ${prefix || '/'}`, async ({
      page,
      context,
    }) => {
      await withAxe(context);
      await page.setViewportSize({ width: 360, height: 740 });

      await test.step('hydrate in sight, and then say what the page said before', async () => {
        // Words of the server that the code in the browser would not have written, too.
        const heard = complaintsOn(page);
        const requests = followRequests(page);
        await page.goto(prefix + post);
        await requests.settled();
        const before = await page.locator('.prose').innerText();
        for (const name of names) await wake(page, name);
        await atRest(page);
        expect(await page.locator('.prose').innerText()).toBe(before);
        expect(heard).toEqual([]);
      });

      await test.step(typing[prefix].title, () => typing[prefix].type(page));

      await test.step('break no rule of accessibility, and nothing sticks out', async () => {
        // Messages and warnings have colors of their own.
        await field(page, 'hub-power', 'phones', prefix).fill('10');
        await field(page, 'hub-power', 'hubs', prefix).fill('100');
        await field(page, 'room-heat', 'phones', prefix).fill('0');
        for (const summary of await page.locator('.prose details > summary').all()) await summary.click();
        expect.soft(await violationsOn(page, prefix === '' ? 'all' : 'no colors', '.prose')).toEqual([]);
        if (prefix === '') {
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await violationsOn(page, 'colors', '.prose'), 'dark').toEqual([]);
        }
        const wide = await page.locator('.prose section[id] *').evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility() && !element.matches('.visually-hidden'))
            .filter((element) => element.getBoundingClientRect().right > innerWidth || element.scrollWidth > innerWidth)
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(wide).toEqual([]);
      });
    });
  }

  test('work by keyboard alone, count what is typed, ask for prices where they are wanted, and are text on paper', async ({
    page,
  }) => {
    const hub = panel(page, 'hub-power');
    await page.goto(post);

    await test.step('work by keyboard alone', async () => {
      await field(page, 'hub-power', 'breaker').focus();
      await expect(sleeping(page, 'hub-power')).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('10');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowLeft');
      await expect(hub.getByRole('radio', { name: '220 V' })).toBeFocused();
      await expect(row(page, 'hub-power', 'share')).toContainText('10 A × 80%');
      await expect(row(page, 'hub-power', 'current')).toContainText('220 V');
      await page.keyboard.press('Tab');
      await expect(hub.getByRole('button', { name: word('shared/copyLink') })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(row(page, 'hub-power', 'current')).toContainText('230 V');
      await expect(field(page, 'hub-power', 'breaker')).toHaveValue('16');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(hub.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(hub.getByRole('link').first()).toBeHidden();
      // Enter in a field sends nothing anywhere.
      await field(page, 'hub-power', 'breaker').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(post);
    });

    await test.step('typing changes the result, the sums and what a screen reader is told', async () => {
      await field(page, 'hub-power', 'phones').fill('20');
      // 20 × 5 V × 2 A; divided by 0.9 and 0.8.
      await expect(row(page, 'hub-power', 'phonePower')).toContainText('200 W');
      await expect(row(page, 'hub-power', 'phonePower')).toContainText('= 20 phones × 5 V × 2 A');
      await expect(row(page, 'hub-power', 'rating')).toContainText('278 W');
      await expect(row(page, 'hub-power', 'rating')).toContainText('≈ 200 W ÷ 90% ÷ 80%');
      await expect(hub.getByRole('status')).toContainText(
        word('shared/spoken', '', { name: word('hub-power/result.rating'), value: '278 W' }),
      );
      // A digit after the point, and a choice.
      await field(page, 'hub-power', 'amps').fill('1.5');
      await expect(row(page, 'hub-power', 'lowCurrent')).toContainText('30 A');
      await hub.getByRole('radio', { name: '120 V' }).check();
      await expect(row(page, 'hub-power', 'current')).toContainText('120 V');
      // Far too many hubs: the panel says so.
      await field(page, 'hub-power', 'hubs').fill('40');
      await expect(hub).toContainText(word('hub-power/note.overloaded', '', { current: '63.1 A', breaker: '16 A' }));
    });

    await test.step('prices are asked for only where they are wanted', async () => {
      const box = panel(page, 'proxy-traffic');
      await expect(box).toContainText(word('proxy-traffic/note.prices'));
      await expect(row(page, 'proxy-traffic', 'byTraffic')).toHaveCount(0);
      await field(page, 'proxy-traffic', 'gigabyte').fill('2.5');
      await field(page, 'proxy-traffic', 'address').fill('10');
      await expect(row(page, 'proxy-traffic', 'byTraffic')).toContainText('712.5');
      await expect(box).toContainText(word('proxy-traffic/note.addressCheaper', '', { each: '28.5 GB', even: '4 GB' }));
      await field(page, 'proxy-traffic', 'address').fill('');
      await expect(field(page, 'proxy-traffic', 'address')).toHaveAttribute('aria-invalid', 'false');
      await expect(row(page, 'proxy-traffic', 'even')).toHaveCount(0);
    });

    await test.step('on paper inputs are text, with the numbers the reader typed', async () => {
      await hub.getByRole('button', { name: word('shared/reset') }).click();
      await field(page, 'hub-power', 'phones').fill('20');
      await expect(row(page, 'hub-power', 'phonePower')).toContainText('200 W');
      await expect(hub.locator('details li').first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(hub.locator('input, button').filter({ visible: true })).toHaveCount(0);
      const given = hub.getByRole('group', { name: word('shared/given') });
      await expect(given.locator('div', { hasText: word('hub-power/field.phones') }).first()).toContainText('20');
      await expect(row(page, 'hub-power', 'phonePower')).toBeVisible();
      // Folded on the screen, open on paper.
      await expect(hub.locator('details li').first()).toBeVisible();
    });
  });
});

test('numbers that cannot be are explained; the address of a calculator is copied and goes along', async ({
  page,
  context,
  baseURL,
}) => {
  const hub = panel(page, 'hub-power');
  const phones = field(page, 'hub-power', 'phones');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(post);

  await test.step('a number that cannot be is kept, explained at its field, and leaves the last result', async () => {
    const amps = field(page, 'hub-power', 'amps');
    await phones.fill('20');
    for (const [input, typed, problem] of [
      [amps, '', word('shared/problem.empty', '', { min: '0.1', max: '6' })],
      [amps, 'two', word('shared/problem.notNumber', '', { min: '0.1', max: '6' })],
      [amps, '0', word('shared/problem.tooSmall', '', { min: '0.1' })],
      [amps, '7', word('shared/problem.tooLarge', '', { max: '6' })],
      [amps, '1,000', counted('shared/problem.tooFine', 2)],
      [phones, '2.5', word('shared/problem.notWhole')],
    ] as const) {
      await input.fill(typed);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(problem.replaceAll(/[.?]/g, '\\$&')));
      await expect(input).toHaveValue(typed);
      await expect(hub.getByText(word('shared/stale'))).toBeVisible();
      await expect(row(page, 'hub-power', 'phonePower')).toContainText('200 W');
      await input.fill(input === amps ? '2' : '20');
      await expect(input).toHaveAttribute('aria-invalid', 'false');
      await expect(hub.getByText(word('shared/stale'))).toBeHidden();
    }
  });

  await test.step('the upper end of a range may not be below the lower one', async () => {
    const longest = field(page, 'run-length', 'actionMax');
    await longest.fill('10');
    await expect(longest).toHaveAccessibleDescription(/30/);
    await expect(longest).toHaveAttribute('aria-invalid', 'true');
    // Until then it counts as the lower one: 3 × (60 + 5 × 30 + 4 × 30) s.
    await expect(row(page, 'run-length', 'longest').locator('dd').first()).toHaveText('16 min 30 s');
    await field(page, 'run-length', 'actionMin').fill('5');
    await expect(longest).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('the address is copied with its place on the page', async () => {
    await field(page, 'run-length', 'phones').fill('40');
    await phones.fill('20');
    // The address of the page follows a moment later, with the values of all calculators; the one copied has its own alone.
    await expect(page).toHaveURL(/run-length\.phones=40/);
    await hub.getByRole('button', { name: word('shared/copyLink') }).click();
    await expect(hub.getByRole('button', { name: word('shared/copied') })).toBeVisible();
    const link = `${baseURL}${post}?hub-power.phones=20#hub-power`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.goto(link);
    await expect(phones).toHaveValue('20');
    await expect(hub).toBeInViewport();
  });

  await test.step('the address goes along to a heading of the page and to another language', async () => {
    await phones.fill('40');
    await expect(page).toHaveURL(/hub-power\.phones=40/);
    await page.locator('[data-toc] a[href$="#accounts"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\?hub-power\.phones=40#accounts$/);
    await expect(phones).toHaveValue('40');
    await expect(row(page, 'hub-power', 'phonePower')).toContainText('400 W');
    await page.goto(`/ru${post}${new URL(page.url()).search}`);
    await expect(row(page, 'hub-power', 'phonePower', '/ru')).toContainText('400 Вт');
  });
});

test('the address of a calculator holds what differs from the first values, and what cannot be is ignored', async ({
  page,
}) => {
  await test.step('holds what differs from the first values, and gives it back', async () => {
    await page.goto(`${post}?from=friend#electricity`);
    await field(page, 'hub-power', 'phones').fill('20');
    await expect(page).toHaveURL(`${post}?from=friend&hub-power.phones=20#electricity`);
    await panel(page, 'hub-power').getByRole('radio', { name: '120 V' }).check();
    await field(page, 'team-hours', 'make').fill('12.5');
    await expect(page).toHaveURL(
      `${post}?from=friend&hub-power.phones=20&hub-power.mains=120&team-hours.make=12.5#electricity`,
    );
    // A number that cannot be stays out.
    await field(page, 'hub-power', 'amps').fill('99');
    await field(page, 'hub-power', 'phones').fill('10');
    await expect(page).toHaveURL(`${post}?from=friend&team-hours.make=12.5&hub-power.mains=120#electricity`);
    await page.reload();
    await expect(row(page, 'hub-power', 'current')).toContainText('120 V');
    await panel(page, 'team-hours').scrollIntoViewIfNeeded();
    await expect(field(page, 'team-hours', 'make')).toHaveValue('12.5');
    await expect(row(page, 'team-hours', 'posting')).toContainText('12.5 min');
  });

  await test.step('shows shared values in sight and ignores what cannot be', async () => {
    const heard = complaintsOn(page);
    await page.goto(
      `/ru${post}?hub-power.phones=20&hub-power.amps=1.5&hub-power.mains=99&hub-power.hubs=-3&hub-power.load=%3Cb%3E`,
    );
    await expect(field(page, 'hub-power', 'phones', '/ru')).toHaveValue('20');
    await expect(field(page, 'hub-power', 'amps', '/ru')).toHaveValue('1,5');
    await expect(row(page, 'hub-power', 'phonePower', '/ru')).toContainText('150 Вт');
    await expect(panel(page, 'hub-power').getByRole('radio', { name: '230 В' })).toBeChecked();
    await expect(field(page, 'hub-power', 'hubs', '/ru')).toHaveValue('4');
    await expect(field(page, 'hub-power', 'load', '/ru')).toHaveValue('80');
    // Nothing has been said aloud and nothing rewritten: the reader has not done anything yet.
    await expect(panel(page, 'hub-power').getByRole('status')).toBeEmpty();
    expect(page.url()).toContain('hub-power.mains=99');
    expect(heard).toEqual([]);
  });
});

test('without script the values, the sums and the formulas are text', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(post);
  for (const name of names) {
    const box = panel(page, name);
    await expect(box.getByRole('group', { name: word('shared/given') })).toBeVisible();
    await expect(box.locator('input, button').filter({ visible: true })).toHaveCount(0);
    await expect(box.getByRole('group', { name: word('shared/result') })).toContainText('=');
  }
  const given = panel(page, 'hub-power').getByRole('group', { name: word('shared/given') });
  await expect(given.locator('div', { hasText: word('hub-power/field.volts') }).last()).toContainText('5 V');
  await expect(row(page, 'hub-power', 'rating')).toContainText('139 W');
  const how = panel(page, 'hub-power').locator('details');
  await how.locator('summary').click();
  await expect(how).toContainText(word('hub-power/result.rating'));
  await expect(how.getByRole('link')).toHaveAttribute('href', /^https:/);
  await context.close();
});

test('in a feed a calculator is a link to its place on the page, in the language of the feed', async ({ request }) => {
  for (const prefix of prefixes) {
    const { items }: { items: Array<{ url: string; content_html: string }> } = await (
      await request.get(`${prefix}/blog/feed.json`)
    ).json();
    const own = items.find(({ url }) => url.endsWith(post));
    for (const name of names)
      expect(own?.content_html).toContain(`<a href="${own?.url}#${name}">${word(`${name}/title`, prefix)}</a>`);
  }
});
