import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteSchema } from '../src/lib/site-schema.ts';
import config from '../tests/site/site.config.ts';
import { testSite } from '../tests/sites.ts';
import { readContent } from './check/content.ts';
import { main, readPlace } from './docs-version.ts';

const root = resolve('.');
const site = siteSchema.parse(config);
let dir = '';
let printed: string[] = [];

const content = () => join(dir, 'content');
const configFile = () => join(dir, 'site.config.ts');
const run = (...args: string[]) =>
  main(
    args,
    (text) => printed.push(text),
    () => ({ content: content(), configFile: configFile(), listed: ['current'] }),
  );
const change = (name: string, from: string, to: string): void => {
  const text = readFileSync(join(content(), name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(content(), name), text.replace(from, to));
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-version-'));
  printed = [];
  cpSync(testSite.content, content(), { recursive: true, filter: (path) => !/docs-versions|blog/.test(path) });
  writeFileSync(configFile(), "export default { docsVersions: [{ id: 'current', label: 'Next' }] };\n");
});
afterEach(() => rmSync(dir, { recursive: true }));

it('keeps figures and labels as they were; the docs go on', () => {
  expect(run('1.0')).toBe(true);
  expect(readFileSync(configFile(), 'utf8')).toContain(
    "[{ id: 'current', label: 'Next' }, { id: '1.0', label: '1.0' }]",
  );
  change('facts.yaml', 'trial-length:\n  value: 7', 'trial-length:\n  value: 9');
  change('program/window.yaml', 'en: Refresh', 'en: Look again');
  const { pages, findings, citedBy } = readContent(content(), root, site);
  const says = (folder: string): string =>
    pages
      .filter((page) => page.folder === folder && page.locale === 'en' && page.slug === 'troubleshooting/every-tool')
      .flatMap(({ passages }) => passages.map(({ text }) => text))
      .join('\n');
  expect(says('docs')).toMatch(/The trial lasts 9 days.*The button is called Look again/s);
  expect(says('docs-versions/1.0')).toMatch(/The trial lasts 7 days.*The button is called Refresh/s);
  expect(findings).toEqual([]);
  const old = pages.find(({ folder }) => folder === 'docs-versions/1.0');
  expect(old && citedBy(old).program).toBeDefined();
  expect(existsSync(join(content(), 'docs-versions/1.0/en/troubleshooting/in-the-making.mdx'))).toBe(false);
});

it('knows from the owner’s file which versions there are', () => {
  expect(readPlace().listed).toEqual(site.docsVersions.map(({ id }) => id));
});

it.each(['', 'current', 'tutorial-basics', 'Version 1', '../blog'])('refuses "%s" as a name', (name) => {
  expect(run(name)).toBe(false);
  expect(existsSync(join(content(), 'docs-versions'))).toBe(false);
});

it('never writes over a version that is there', () => {
  expect(run('1.0')).toBe(true);
  expect(run('1.0')).toBe(false);
  expect(printed.at(-1)).toContain('is there already');
});

it('says which line to add where the file of the owner cannot be changed safely', () => {
  writeFileSync(configFile(), 'export default load();\n');
  expect(run('1.0')).toBe(true);
  expect(printed.join('\n')).toContain("add to docsVersions, behind the first entry: { id: '1.0', label: '1.0' }");
});
