import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SampleSite, writeSampleSite } from './check/faults/sample-site.ts';
import { main } from './translations.ts';

let sample: SampleSite;
const page = (name: string): string => join(sample.content, name);
const command = async (...args: string[]) => {
  const lines: string[] = [];
  const fine = await main(['--content', sample.content, ...args], resolve('.'), (line) => lines.push(line));
  return { fine, text: lines.join('\n') };
};

beforeEach(() => {
  sample = writeSampleSite(mkdtempSync(join(tmpdir(), 'translations-')));
});
afterEach(() => rmSync(sample.dir, { recursive: true, force: true }));

it('lists what is stale and accepts by file, folder or English page', async () => {
  expect(await command()).toEqual({ fine: true, text: 'all 12 translations are up to date' });
  appendFileSync(page('en/docs/intro.mdx'), '\nOne more sentence.\n');
  appendFileSync(page('en/blog/first-post.mdx'), '\nOne more sentence.\n');
  const listed = await command();
  expect(listed.text).toContain(`${page('ru/docs/intro.mdx')}  the English text`);
  expect(listed.text).toContain(`--accept ${page('ru/docs/intro.mdx')}`);
  expect(listed.text).toContain('4 of 12 translations are stale');
  expect((await command('--accept', page('ru/docs/intro.mdx'))).text).toContain('1 accepted');
  expect((await command('--accept', page('en/docs/intro.mdx'))).text).toContain('1 accepted');
  expect((await command('--accept', page('ru/blog'))).text).toContain('1 accepted');
  expect((await command('--accept', page('zh-Hans'))).text).toContain('1 accepted');
  expect((await command()).text).toBe('all 12 translations are up to date');
});

it('refuses to accept what it does not know', async () => {
  expect(await command('--accept', 'content/none.mdx')).toMatchObject({
    fine: false,
    text: expect.stringContaining('no translated page'),
  });
  expect((await command('--accept')).fine).toBe(false);
});
