import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { testOn } from '../on-site.ts';
import { testSite, variantSite } from '../sites.ts';
import { word } from '../words.ts';

/** What an owner adds in site.config.ts and nowhere else: see tests/site/variant.config.ts. */
const test = testOn(variantSite);

test('links, registration lines and contacts are shown to the readers they are for', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('ru/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Состояние' }).first()).toHaveAttribute(
    'href',
    'https://status.nimbus.example.org',
  );
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('ООО «Нимбус»');
  await expect(footer).toContainText('ИНН 7700000000');
  await expect(footer.getByRole('link', { name: '沪ICP备2026000001号' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Imprint' })).toHaveCount(0);
  const contact = page.locator('#contact');
  await expect(contact.getByRole('link', { name: /vk\.example\.org/ })).toBeVisible();
  await expect(contact.getByRole('img', { name: /QR/ })).toHaveAttribute('src', '/site/wechat.svg');
  await expect(page.locator('#pricing')).toContainText('Карта, счёт');
  await page.goto('.');
  await expect(footer).not.toContainText('ИНН');
  await expect(footer.getByRole('link', { name: 'Imprint' })).toBeVisible();
  await expect(contact.getByRole('link', { name: '+4930123456' })).toHaveAttribute('href', 'tel:+4930123456');
  await expect(contact.getByRole('link', { name: /vk\./ })).toHaveCount(0);
});

test('the legal texts name the company, its terms, and how long logs are kept', async ({ page }) => {
  await page.goto('ru/privacy-policy');
  const text = page.locator('main');
  await expect(text).toContainText('ООО «Нимбус»');
  await expect(text).toContainText('1 Harbour Street');
  await expect(text).toContainText('14 дней');
  await expect(text).toContainText('Within 14 days.');
});

test('an announcement is shown to its readers, while it lasts', async ({ page }) => {
  const bar = page.getByRole('region', { name: word('shell.announcement', '/ru') });
  await page.goto('ru/docs/intro');
  await expect(bar).toContainText('Мы на выставке');
  await page.clock.setFixedTime('2999-01-02');
  await page.reload();
  await expect(bar).toBeHidden();
});

test('a mirror is next to its download, with the access code', async ({ page }) => {
  await page.goto('Download#for-windows');
  const card = page.locator('[data-build="windows"]');
  await expect(card.getByRole('link', { name: 'Mirror' })).toHaveAttribute(
    'href',
    'https://pan.nimbus.example.org/s/1',
  );
  await expect(card).toContainText('k3x9');
});

test('an own font is served by the site and used for its text', async ({ page, origin }) => {
  const fonts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
  await page.goto('docs/intro');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.fonts.check('16px "Nimbus Sans"') || [...document.fonts].some(({ status }) => status === 'loaded'),
      ),
    )
    .toBe(true);
  expect(fonts.length).toBeGreaterThan(0);
  for (const url of fonts) expect(url.startsWith(origin)).toBe(true);
});

test('a chat widget may load, and goes along from page to page', async ({ page }) => {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => void (/Content.Security.Policy/i.test(message.text()) && complaints.push(message.text())),
  );
  await page.route('https://chat.nimbus.example.org/widget.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.body.append(Object.assign(document.createElement('aside'), { id: 'chat', textContent: 'Chat' }));`,
    }),
  );
  await page.goto('docs/intro');
  await expect(page.locator('#chat')).toHaveText('Chat');
  await page.getByRole('link', { name: 'Reelsmith' }).first().click();
  await expect(page).toHaveURL('VideoMagic');
  await expect(page.locator('#chat')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('of what the owner leaves out nothing is in the site', () => {
  const traces = /data-owners|beian|font-face|announcement-until|yandex|baidu|tel:|k3x9/i;
  const pages = readdirSync(testSite.dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of pages)
    expect(readFileSync(join(testSite.dist, name), 'utf8').replace(/<main[\s\S]*<\/main>/, ''), name).not.toMatch(
      traces,
    );
});
