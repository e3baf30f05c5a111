import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuration } from './configuration.ts';
import { data } from './data.ts';
import { encoding } from './encoding.ts';
import type { Fault } from './fault.ts';
import { frontMatter } from './front-matter.ts';
import { postFrontMatter } from './front-matter-posts.ts';
import { interfaceWords } from './interface.ts';
import { languages } from './languages.ts';
import { links } from './links.ts';
import { lists } from './lists.ts';
import { marketing } from './marketing.ts';
import { pictures } from './pictures.ts';
import { posts } from './posts.ts';
import { Project } from './project.ts';
import { settings } from './settings.ts';
import { text } from './text.ts';
import { versions } from './versions.ts';
import { words } from './words.ts';

/**
 * Faults put into copies of content, configuration and pictures, one at a time: each must be named with file, line and
 * remedy, in words and not in stack traces. That a fault leaves the last good site alone is shown in scripts/build.test.ts.
 */
const subjects: Record<string, Fault[]> = {
  configuration,
  settings,
  pictures,
  'versions of the docs': versions,
  data,
  marketing,
  'interface words': interfaceWords,
  'front matter of docs': frontMatter,
  'front matter of posts and pages': postFrontMatter,
  'headings and components': text,
  'checklists, decision trees, time lines': lists,
  links,
  'sources and series': posts,
  languages,
  words,
  encoding,
};
const all = Object.values(subjects).flat();

let project: Project;
let caught = 0;
beforeAll(() => {
  project = new Project();
});
afterAll(() => {
  project.close();
  console.log(`${all.length} faults tried, ${caught} caught`);
});

it.each([
  'site.config.ts',
  'brand/logo.svg',
  'content/en/docs/intro.mdx',
  'content/ru/blog/first-post.mdx',
  'content/tags.yaml',
  'content/plans.yaml',
  'content/zh-Hans/ui/docs.json',
])('%s may have the line ends of Windows', async (file) => {
  const { news } = await project.breaks({ file, change: (source) => source.replaceAll('\n', '\r\n') });
  expect(news).toEqual([]);
});

describe.each(Object.entries(subjects))('%s', (_, faults) => {
  it.each(faults)('$file: $name', async (fault) => {
    const { file, rule, severity = 'error', named = file, at, what, fix } = fault;
    const { news, text: textOf } = await project.breaks(fault);
    const seen = JSON.stringify(news, null, 1);
    const found = news.find((finding) => finding.rule === rule && finding.file === named && what.test(finding.what));
    expect(found, seen).toBeDefined();
    expect(found?.severity, seen).toBe(severity);
    expect(found?.fix).toMatch(fix);
    if (at === undefined) expect(found?.line, seen).toBeUndefined();
    else expect(textOf(named).split('\n')[(found?.line ?? 0) - 1], seen).toContain(at);
    expect(seen).not.toMatch(/\n? {4}at |node:internal|node_modules/);
    caught += 1;
  });
});
