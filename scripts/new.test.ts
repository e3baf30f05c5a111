import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '../src/i18n/locales.ts';
import { siteSchema } from '../src/lib/site-schema.ts';
import config from '../tests/site/site.config.ts';
import { testSite } from '../tests/sites.ts';
import { readContent } from './check/content.ts';
import { checkSources } from './check/run.ts';
import { main } from './new.ts';

const root = resolve('.');
const site = siteSchema.parse(config);
let dir = '';
let printed: string[] = [];

const run = (...args: string[]) => main([...args, '--content', dir], root, (text) => printed.push(text));
const texts = [
  '--title',
  'Use a second SIM',
  '--description',
  'Two numbers on one phone, and which of them TikTok sees.',
];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'new-'));
  printed = [];
  const words = locales.flatMap((locale) =>
    ['tags', 'authors', 'categories', 'facts'].map((each) => `${locale}/${each}.yaml`),
  );
  for (const name of ['data', ...words]) cpSync(join(testSite.content, name), join(dir, name), { recursive: true });
  for (const locale of locales) {
    for (const page of ['@/docs/tutorial-basics/init-device.mdx', '@/blog/usb-hubs-and-cables.mdx']) {
      const name = page.replace('@', locale);
      cpSync(join(testSite.content, name), join(dir, name));
    }
  }
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('npm run new', () => {
  it('begins a docs page in three languages, behind the last one', async () => {
    expect(await run('docs/tutorial-basics/second-sim', ...texts, '--tags', 'setup')).toBe(true);
    const { pages } = readContent(dir, root, site);
    const begun = pages.filter(({ slug }) => slug === 'tutorial-basics/second-sim');
    expect(begun.map(({ locale }) => locale).sort()).toEqual([...locales].sort());
    const last = pages.find(({ slug }) => slug === 'tutorial-basics/init-device')?.data.sidebarPosition;
    for (const page of begun) {
      expect(page.data).toMatchObject({ draft: true, tags: ['setup'], sidebarPosition: Number(last) + 1 });
    }
  });

  it.each([
    ['blog/second-sim', 'usb,hardware'],
    ['docs/tutorial-basics/second-sim', 'setup'],
  ])('begins %s so that the check has nothing to say until the draft is published', async (place, tags) => {
    await run(place, ...texts, '--tags', tags);
    const findings = async () => {
      const configFile = join(root, 'site.config.ts');
      const all = await checkSources({ root, configFile, contentDir: dir, sources: [] });
      return all.findings.filter(({ file }) => file.includes('second-sim'));
    };
    expect(await findings()).toEqual([]);
    for (const locale of locales) {
      const file = join(dir, locale, `${place}.mdx`);
      writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true\n', ''));
    }
    expect(new Set((await findings()).map(({ rule }) => rule))).toEqual(new Set(['unfinished']));
  });

  it.each([
    [['docs/nowhere/second-sim', ...texts], 'tutorial-basics, tutorial-scripts, troubleshooting'],
    [['docs/tutorial-basics/init-device', ...texts], 'exists already'],
    [['blog/Second SIM', ...texts, '--tags', 'usb,hardware'], 'cannot be an address'],
    [['blog/second-sim', ...texts, '--tags', 'usb,hardwear'], 'unknown tag "hardwear"'],
    [['blog/second-sim', ...texts, '--tags', 'usb'], 'two to five'],
    [['blog/second-sim', '--title', 'Short', '--description', 'Too short', '--tags', 'usb,hardware'], 'description'],
    [['second-sim', ...texts], 'npm run new --'],
  ])('refuses %j and says why', async (args, reason) => {
    expect(await run(...args)).toBe(false);
    expect(printed.join('\n')).toContain(reason);
    expect(existsSync(join(dir, 'en/blog/second-sim.mdx'))).toBe(false);
  });

  it('never writes over a file', async () => {
    const before = readFileSync(join(dir, 'ru/blog/usb-hubs-and-cables.mdx'), 'utf8');
    expect(await run('blog/usb-hubs-and-cables', ...texts, '--tags', 'usb,hardware')).toBe(false);
    expect(readFileSync(join(dir, 'ru/blog/usb-hubs-and-cables.mdx'), 'utf8')).toBe(before);
  });
});
