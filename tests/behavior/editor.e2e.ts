import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { disk } from '../../scripts/check/files.ts';
import { listen } from '../../scripts/port.ts';
import { violationsOn, withAxe } from '../axe.ts';
import { testSite } from '../sites.ts';

/** `npm run edit` on a copy of the test site; a page that shows the requested address replaces the live preview. */
let scratch: string;
const site = createServer((request, response) => response.end(`<h1>${request.url}</h1>`));
let editor: ChildProcess;
let address: string;

// One editor for both: it reads the whole site when it starts.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(testSite.content, scratch, { recursive: true });
  const port = await listen(site, 0, '127.0.0.1');
  editor = spawn(
    process.execPath,
    ['scripts/edit.ts', '--no-open', '--port', '0', '--preview', `http://127.0.0.1:${port}`],
    {
      env: { ...process.env, SITE_CONFIG: testSite.config, SITE_CONTENT: scratch },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  address = await new Promise((found, fail) => {
    let said = '';
    editor.stdout?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const printed = /http:\S+token=\w{48}/.exec(said)?.[0];
      if (printed) found(printed);
    });
    editor.once('exit', () => fail(new Error(`the editor has ended: ${said}`)));
  });
});

test.afterAll(() => {
  editor.removeAllListeners('exit');
  editor.kill();
  site.close();
  rmSync(scratch, { recursive: true, force: true });
});

const fileIn = (name: string): string => join(scratch, name);

/** Everything that differs from the copied site. */
const changedFiles = (): string[] =>
  disk
    .below(scratch)
    .filter(
      (name) =>
        !disk.read(join(testSite.content, name)) ||
        Buffer.compare(readFileSync(fileIn(name)), readFileSync(join(testSite.content, name))) !== 0,
    );

test('a text is opened, changed, checked, seen and saved, and every other byte stays', async ({ page }) => {
  test.setTimeout(900_000);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/check', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await withAxe(page.context());
  await page.goto(address);
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('weekly-rounds');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Weekly rounds/ })
    .hover();
  await page.mouse.down();
  // The check ends while the button is pressed, and what it has found is shown in the list.
  await expect(page.getByRole('status')).toHaveText('Checking…');
  pressed.resolve();
  // The first check reads the whole site: seconds on a fast machine, minutes on a busy one.
  await expect(page.getByRole('status')).toHaveText('', { timeout: 600_000 });
  await page.mouse.up();
  const box = (language: string) => page.getByRole('textbox', { name: new RegExp(`${language}$`) });
  await expect(box('English')).toHaveValue(/^---\ntitle: Weekly rounds/);
  await expect(box('Русский')).toHaveValue(/^---\ntitle: /);
  expect(await violationsOn(page, 'all')).toEqual([]);

  const column = (language: string) => page.getByRole('region', { name: language, exact: true });
  const opened = page.waitForEvent('popup');
  await column('English').getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading')).toHaveText('/blog/weekly-rounds');
  await column('Русский').getByRole('link', { name: 'Preview' }).click();
  await expect(preview.getByRole('heading')).toHaveText('/ru/blog/weekly-rounds');

  // A name the check knows as a mistake: the finding leads to its line.
  const before = readFileSync(fileIn('en/blog/weekly-rounds.mdx'), 'utf8');
  await box('English').fill(before.replace('Walk past every bank', 'FleetMatrix walks'));
  const finding = page.getByRole('button', { name: /the name the site was delivered with/ });
  await finding.click();
  const chosen = () =>
    box('English').evaluate((element) =>
      element instanceof HTMLTextAreaElement ? element.value.slice(element.selectionStart, element.selectionEnd) : '',
    );
  await expect.poll(chosen).toMatch(/^FleetMatrix walks/);

  await box('English').fill(before.replace('Walk past', 'Go past'));
  await expect(finding).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeDisabled();
  expect(readFileSync(fileIn('en/blog/weekly-rounds.mdx'), 'utf8')).toBe(before.replace('Walk past', 'Go past'));
  expect(changedFiles()).toEqual(['en/blog/weekly-rounds.mdx']);
});

test('a figure is changed in a form; a file that has changed since is not overwritten', async ({ page }) => {
  const facts = readFileSync(fileIn('data/facts.yaml'), 'utf8');
  await page.goto(address);
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('facts');
  await page.getByRole('button', { name: /^Figures(?!,)/ }).click();
  const field = page.getByRole('textbox', { name: 'accounts-per-phone value' });
  await expect(field).toHaveValue('8');
  await field.fill('12');
  await page.getByRole('button', { name: 'Save 1 file' }).click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeDisabled();
  const saved = facts.replace('value: 8\n', 'value: 12\n');
  expect(readFileSync(fileIn('data/facts.yaml'), 'utf8')).toBe(saved);

  const others = `${saved}# somebody else\n`;
  writeFileSync(fileIn('data/facts.yaml'), others);
  await field.fill('13');
  await page.getByRole('button', { name: 'Save 1 file' }).click();
  await expect(page.getByRole('alert')).toContainText('has changed on the disk');
  expect(readFileSync(fileIn('data/facts.yaml'), 'utf8')).toBe(others);
  await page.getByRole('button', { name: 'Take the text of the file' }).click();
  await expect(page.getByRole('textbox', { name: /All languages$/ })).toHaveValue(others);
});
