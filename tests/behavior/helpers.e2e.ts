import { expect, type Page, test } from '@playwright/test';
import { followRequests } from '../moments.ts';

const sleeping = (page: Page) => page.locator('astro-island[ssr]');

test.describe('interactive helpers', () => {
  test('a docs page costs no React until the helper is touched', async ({ page }) => {
    const requests = followRequests(page);
    await page.goto('/docs/troubleshooting/unable-detect-phone');
    await requests.settled();
    await expect(sleeping(page)).toHaveCount(1);
    expect(requests.paths.filter((path) => /\/client\.|island|AdbDoctor/.test(path))).toEqual([]);
    await page.getByRole('textbox').first().click();
    await expect(sleeping(page)).toHaveCount(0);
  });

  const outputs = [
    ['one phone', 'List of devices attached\nR58M12ABCDE\tdevice\n', 'R58M12ABCDE'],
    [
      'Windows line ends and daemon lines',
      '* daemon not running; starting now at tcp:5037\r\n* daemon started successfully\r\nList of devices attached\r\n192.168.1.7:5555\toffline\r\n',
      '192.168.1.7:5555',
    ],
    ['unauthorized', 'List of devices attached\nABC123\tunauthorized usb:1-1 transport_id:4\n', 'Always allow'],
    [
      'no permissions',
      'List of devices attached\nABC123\tno permissions (missing udev rules? user is in the plugdev group); see [http://developer.android.com/tools/device.html]\n',
      'ABC123',
    ],
    ['recovery', 'List of devices attached\nABC123\trecovery\n', 'ABC123'],
  ] as const;
  for (const [name, text, expected] of outputs) {
    test(`ADB doctor reads ${name}`, async ({ page }) => {
      await page.goto('/docs/troubleshooting/unable-detect-phone');
      const box = page.locator('astro-island');
      await box.getByRole('textbox').fill(text);
      await expect(box).toContainText(expected);
      await expect(box.getByRole('status').or(box.locator('[aria-live]')).first()).not.toBeEmpty();
    });
  }

  test('ADB doctor says what garbage is, and pasted markup stays text', async ({ page }) => {
    await page.goto('/zh-Hans/docs/troubleshooting/unable-detect-phone');
    const box = page.locator('astro-island');
    await box.getByRole('textbox').fill('<img src=x onerror="document.title=1">\nhello');
    await expect(box.locator('[aria-live], [role="status"]').first()).not.toBeEmpty();
    await expect(box.locator('img')).toHaveCount(0);
    await expect(page).not.toHaveTitle('1');
  });

  test('text typed while the helper wakes is kept', async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route('**/assets/AdbDoctor*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto('/docs/troubleshooting/unable-detect-phone');
    const box = page.locator('astro-island');
    const field = box.getByRole('textbox');
    await field.click();
    await field.pressSequentially('List of devices attached\nSER1\toffline');
    release.resolve();
    await expect(sleeping(page)).toHaveCount(0);
    await expect(field).toHaveValue(/SER1/);
    await expect(box).toContainText('SER1');
  });

  test('log doctor names the cause and the line, and admits when it knows nothing', async ({ page }) => {
    await page.goto('/docs/troubleshooting/task_failed');
    const box = page.locator('astro-island');
    const field = box.getByRole('textbox');
    await field.fill('10:00 start\n10:01 ERROR connect to 127.0.0.1:50809 failed: os error 10061\n');
    await expect(box).toContainText('10061');
    // The page that says more, unless it is the one being read.
    await field.fill('The code execution cannot proceed because VCRUNTIME140.dll was not found.\n10061');
    await expect(box.getByRole('link').first()).toHaveAttribute('href', /^\/docs\//);
    await field.fill('everything is fine here');
    await expect(box.locator('[aria-live], [role="status"]').first()).not.toBeEmpty();
    await expect(box).not.toContainText('10061');
  });

  test('caption lab expands spintax, splits title and description, and points at mistakes', async ({ page }) => {
    await page.goto('/ru/docs/tutorial-scripts/post');
    const box = page.locator('astro-island');
    const field = box.getByRole('textbox').first();
    await field.fill('{Hello|Hi} world##Long text #tag');
    await expect(box).toContainText(/(Hello|Hi) world/);
    await field.fill('{Hello|Hi world');
    await expect(box.locator('[aria-live], [role="status"]').first()).not.toBeEmpty();
    await expect(box).toContainText('{');
  });

  test('farm planner works by keyboard alone and keeps bad input with a message', async ({ page }) => {
    await page.goto('/blog/usb-phone-farm-limits');
    const box = page.locator('astro-island');
    const phones = box.getByRole('spinbutton').first().or(box.getByRole('textbox').first()).first();
    await phones.focus();
    await expect(sleeping(page)).toHaveCount(0);
    await phones.fill('100');
    await expect(box).toContainText('800');
    await phones.fill('0');
    await expect(phones).toHaveAttribute('aria-invalid', 'true');
    await expect(phones).toHaveValue('0');
  });

  test('white-label builder refuses bad values beside the field and keeps them', async ({ page }) => {
    await page.goto('/docs/tutorial-basics/whitelabel-setup');
    const box = page.locator('astro-island');
    const mail = box.locator('input[type="email"]');
    await mail.fill('not-an-address');
    await mail.blur();
    await expect(mail).toHaveAttribute('aria-invalid', 'true');
    await expect(mail).toHaveValue('not-an-address');
    const url = box.locator('input[type="url"]').first();
    await url.fill('javascript:alert(1)');
    await url.blur();
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    await box
      .locator('input[type="file"]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(box.locator('input[type="file"]')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('text that makes a helper crash every time is not kept for ever', async ({ page }) => {
  await page.goto('/docs/troubleshooting/unable-detect-phone');
  const field = page.locator('astro-island textarea');
  await field.fill('List of devices attached\nSER1\tdevice\n');
  await expect(page.locator('astro-island')).toContainText('SER1');
  await page.evaluate(() => {
    const { split } = String.prototype;
    Object.assign(String.prototype, {
      split(this: string, separator: string, limit?: number) {
        if (this.includes('SER2')) throw new Error('this text');
        return Reflect.apply(split, this, [separator, limit]);
      },
    });
  });
  const card = page.getByRole('alert');
  await field.fill('List of devices attached\nSER2\tdevice\n');
  await expect(card).toContainText('this text');
  await card.getByRole('button').click();
  await expect(card).toContainText('this text');
  await card.getByRole('button').click();
  await expect(card).toHaveCount(0);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test.describe('failure states', () => {
  const words = {
    '': ['This part of the page crashed', 'Try again', 'Retry'],
    '/zh-Hans': ['页面的这一部分出错了', '重试', '重新加载'],
    '/ru': ['Эта часть страницы перестала работать', 'Повторить', 'Загрузить снова'],
  } as const;

  for (const [prefix, [title, again, retry]] of Object.entries(words)) {
    test(`a helper that throws shows the crash card and comes back (${prefix || 'en'})`, async ({ page }) => {
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
      await page.goto(`${prefix}/docs/troubleshooting/unable-detect-phone`);
      const text = await page.locator('.prose > p').first().textContent();
      await page.locator('astro-island textarea').fill('List of devices attached\nSER1\tdevice\n');
      const card = page.getByRole('alert');
      await expect(card).toContainText(title);
      await expect(card).toContainText('the drawing failed');
      await expect(page.locator('.prose > p').first()).toHaveText(text ?? '');
      await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
      await card.getByRole('button', { name: again }).click();
      await expect(card).toHaveCount(0);
      // What was typed is there again, with its answer, and the reader can go on typing.
      const field = page.locator('astro-island textarea');
      await expect(field).toHaveValue(/SER1/);
      await expect(field).toBeFocused();
      await expect(page.locator('astro-island')).toContainText('SER1');
    });

    test(`a helper whose code cannot be loaded says so and retries (${prefix || 'en'})`, async ({ page }) => {
      await page.route('**/assets/AdbDoctor*.js*', (route) => route.abort());
      await page.goto(`${prefix}/docs/troubleshooting/unable-detect-phone`);
      await page.locator('astro-island textarea').click();
      const alert = page.getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(page.locator('.prose > p').first()).toBeVisible();
      await page.unroute('**/assets/AdbDoctor*.js*');
      await alert.getByRole('button', { name: retry }).click();
      await expect(alert).toHaveCount(0);
      await page.locator('astro-island textarea').fill('List of devices attached\nSER1\tdevice\n');
      await expect(page.locator('astro-island')).toContainText('SER1');
    });
  }
});
