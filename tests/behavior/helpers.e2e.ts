import { expect, type Locator, type Page, test } from '@playwright/test';
import { word } from '../words.ts';

const adbPage = '/docs/troubleshooting/unable-detect-phone';
const adbCode = /\/assets\/Diagnosis[^/]*\.js/;
const onePhone = 'List of devices attached\nSER1\tdevice\n';

const sleeping = (page: Page) => page.locator('astro-island[ssr]');
const helper = (page: Page) => page.locator('astro-island');
/** Announced to screen readers once the reader pauses. */
const spoken = (box: Locator) => box.getByRole('status');
/** Words as the reader sees them, without the marks for labels and code. */
const shown = (...[key, prefix]: Parameters<typeof word>) => word(key, prefix).replaceAll(/\*\*|`/g, '');

/** The code of the helper waits until it is let through: the reader is faster. */
async function holdCode(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(adbCode, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

test.describe('interactive helpers', () => {
  test('ADB doctor keeps what was typed before its code came and reads what adb prints', async ({ page }) => {
    const box = helper(page);
    const field = box.getByRole('textbox');

    await test.step('text typed before hydration is preserved', async () => {
      const letThrough = await holdCode(page);
      await page.goto(adbPage);
      await expect(sleeping(page)).toHaveCount(1);
      await field.click();
      await field.pressSequentially(onePhone);
      letThrough();
      await expect(sleeping(page)).toHaveCount(0);
      await expect(field).toHaveValue(/SER1/);
      await expect(box).toContainText('SER1');
    });

    await test.step('it reads what adb prints: states, Windows line ends, remarks of the server', async () => {
      for (const [lines, serial, rule] of [
        ['R58M12ABCDE\tdevice\n', 'R58M12ABCDE', 'device'],
        ['192.168.1.7:5555\toffline\r\n', '192.168.1.7:5555', 'offlineNetwork'],
        ['SER1\tunauthorized usb:1-1 transport_id:4\n', 'SER1', 'unauthorized'],
        [
          'SER2\tno permissions (missing udev rules? user is in the plugdev group); see [http://developer.android.com/tools/device.html]\n',
          'SER2',
          'noPermissions',
        ],
        ['SER3\trecovery\n', 'SER3', 'recovery'],
      ] as const) {
        const windows = lines.endsWith('\r\n');
        const before = windows
          ? '* daemon not running; starting now at tcp:5037\r\n* daemon started successfully\r\nList of devices attached\r\n'
          : 'List of devices attached\n';
        await field.fill(before + lines);
        await expect(box.getByText(serial, { exact: true })).toBeVisible();
        await expect(box).toContainText(shown(`diagnosis/adb.rule.${rule}.title`));
        await expect(box).toContainText(shown(`diagnosis/adb.rule.${rule}.meaning`));
      }
      await expect(spoken(box)).toHaveText(
        word('diagnosis/adb.summary.list', '', { devices: '1', ready: '0', attention: '1' }),
      );
    });
  });

  test('log doctor names the cause and the line, and admits when it knows nothing', async ({ page }) => {
    await page.goto('/docs/troubleshooting/task_failed');
    const box = helper(page);
    const field = box.getByRole('textbox');
    await field.fill('10:00 start\n10:01 ERROR connect to 127.0.0.1:50809 failed: os error 10061\n');
    await expect(box).toContainText('10061');
    await expect(box).toContainText(word('diagnosis/line', '', { n: '2' }));
    // The page that says more, unless it is the one being read.
    await field.fill('The code execution cannot proceed because VCRUNTIME140.dll was not found.\n10061');
    await expect(box.getByRole('link').first()).toHaveAttribute('href', /^\/docs\/(?!.*task_failed)/);
    await field.fill('everything is fine here');
    await expect(box).toContainText(shown('diagnosis/log.title.nothing'));
    await expect(box).not.toContainText('10061');
    await expect(spoken(box)).toHaveText(word('diagnosis/log.summary.nothing', '', { lines: '1' }));
  });

  test('caption lab expands spintax, splits title and description, and points at mistakes', async ({ page }) => {
    await page.goto('/ru/docs/tutorial-scripts/post');
    const box = helper(page);
    const field = box.getByRole('textbox').first();
    await field.fill('{Hello|Hi} world##Long text #tag');
    await expect(box).toContainText('Hello world');
    await expect(box).toContainText('Hi world');
    for (const part of ['title', 'description'])
      await expect(box).toContainText(word(`caption-lab/part.${part}`, '/ru'));
    await field.fill('{Hello|Hi world');
    await expect(box).toContainText(shown('caption-lab/problem.unclosed', '/ru'));
    await expect(box.locator('mark')).toHaveText('{');
    await expect(spoken(box)).not.toBeEmpty();
  });

  test('farm planner works by keyboard alone and keeps bad input with a message', async ({ page }) => {
    await page.goto('/blog/usb-phone-farm-limits');
    const box = helper(page);
    const phones = box.getByLabel(word('farm-planner/phones'), { exact: true });
    await phones.focus();
    await expect(sleeping(page)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('100');
    // Eight accounts for each phone, says the site.
    await expect(box).toContainText(word('farm-planner/upTo', '', { n: '800' }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('0');
    await expect(phones).toHaveAttribute('aria-invalid', 'true');
    await expect(phones).toHaveAccessibleDescription(word('farm-planner/problem.tooSmall', '', { min: '1' }));
    await expect(phones).toHaveValue('0');
  });
});

test('what was typed is there again after a link and Back, after a reload, and where the code comes late', async ({
  page,
}) => {
  const wake = async (box: Locator): Promise<void> => {
    await box.hover();
    await expect(sleeping(page)).toHaveCount(0);
  };
  await page.goto('/docs/troubleshooting/task_failed');
  const log = helper(page).getByRole('textbox');
  await log.fill('os error 10061');
  await expect(helper(page)).toContainText('10061');
  await page.getByRole('link', { name: 'VideoMagic' }).first().click();
  await expect(page).toHaveURL('/VideoMagic');
  await page.goBack();
  await expect(log).toHaveValue('os error 10061');
  await wake(log);
  await expect(helper(page)).toContainText(shown('diagnosis/log.figure.causes'));
  await page.reload();
  await expect(log).toHaveValue('os error 10061');

  await page.goto('/blog/usb-phone-farm-limits');
  const planner = helper(page);
  const phones = planner.getByLabel(word('farm-planner/phones'), { exact: true });
  const network = planner.getByRole('radio', { name: word('farm-planner/network') });
  await wake(phones);
  await phones.fill('100');
  await network.check();
  const outcome = await planner.innerText();
  await page.getByRole('link', { name: 'VideoMagic' }).first().click();
  await expect(page).toHaveURL('/VideoMagic');
  await page.goBack();
  await wake(phones);
  await expect(phones).toHaveValue('100');
  await expect(network).toBeChecked();
  expect(await planner.innerText()).toBe(outcome);
  // The tool may be awake before the script that brings back what was typed.
  const shell = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell\b/, async (route) => {
    await shell.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await wake(phones);
  shell.resolve();
  await expect(phones).toHaveValue('100');
  await expect.poll(() => planner.innerText()).toBe(outcome);
});

test.describe('failure states', () => {
  test('after a new build a helper of an open page says so and offers to load the page again, with what was typed', async ({
    page,
  }) => {
    await page.route(adbCode, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`/ru${adbPage}`);
    const field = helper(page).getByRole('textbox');
    await field.click();
    await field.pressSequentially('SER1\tdevice');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(word('chunk.gone', '/ru'));
    await page.unroute(adbCode);
    await alert.getByRole('button', { name: word('chunk.reload', '/ru') }).click();
    await expect(alert).toHaveCount(0);
    await expect(field).toHaveValue('SER1\tdevice');
    await field.focus();
    await expect(helper(page)).toContainText('SER1');
  });

  test('a helper that throws shows the crash card and comes back', async ({ page }) => {
    await page.addInitScript(() => {
      const Original = Intl.NumberFormat;
      Object.assign(window, { broken: true });
      Object.assign(Intl, {
        NumberFormat: class extends Original {
          constructor(...args: ConstructorParameters<typeof Intl.NumberFormat>) {
            if ('broken' in window) throw new Error('the drawing failed');
            super(...args);
          }
        },
      });
    });
    const letThrough = await holdCode(page);
    await page.goto(`/ru${adbPage}`);
    const text = await page.locator('.prose > p').first().textContent();
    const field = helper(page).getByRole('textbox');
    await field.fill(onePhone);
    letThrough();
    const card = page.getByRole('alert');
    await expect(card).toContainText(word('crash.title', '/ru'));
    await expect(card).toContainText('the drawing failed');
    await expect(page.locator('.prose > p').first()).toHaveText(text ?? '');
    await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
    await card.getByRole('button', { name: word('crash.retry', '/ru') }).click();
    await expect(card).toHaveCount(0);
    // The reader can go on typing.
    await expect(field).toBeFocused();
    await field.fill(onePhone);
    await expect(helper(page)).toContainText('SER1');
  });

  test('a helper that cannot be loaded says so and retries; then it says what garbage is', async ({ page }) => {
    const field = helper(page).getByRole('textbox');
    await test.step('its code cannot be loaded', async () => {
      await page.route(adbCode, (route) => route.abort());
      await page.goto(`/zh-Hans${adbPage}`);
      await field.click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(word('chunk.text', '/zh-Hans'));
      await expect(page.locator('.prose > p').first()).toBeVisible();
      await page.unroute(adbCode);
      await alert.getByRole('button', { name: word('chunk.retry', '/zh-Hans') }).click();
      await expect(alert).toHaveCount(0);
      await field.fill(onePhone);
      await expect(helper(page)).toContainText('SER1');
    });

    await test.step('its rules cannot be loaded; what was pasted stays', async () => {
      const rules = /\/diagnosis\/adb\.json/;
      await page.route(rules, (route) => route.abort());
      await page.reload();
      await field.click();
      await expect(sleeping(page)).toHaveCount(0);
      await field.fill(onePhone);
      const alert = helper(page).getByRole('alert');
      await expect(alert).toContainText(word('chunk.text', '/zh-Hans'));
      await page.unroute(rules);
      await alert.getByRole('button', { name: word('chunk.retry', '/zh-Hans') }).click();
      await expect(alert).toHaveCount(0);
      await expect(helper(page)).toContainText('SER1');
      await expect(field).toHaveValue(onePhone);
    });

    await test.step('ADB doctor says what garbage is, and pasted markup stays text', async () => {
      await field.fill('<img src=x onerror="document.title=1">\nhello');
      await expect(spoken(helper(page))).toHaveText(word('diagnosis/adb.summary.nothing', '/zh-Hans'));
      await expect(helper(page).locator('img')).toHaveCount(0);
      await expect(page).not.toHaveTitle('1');
    });
  });
});
