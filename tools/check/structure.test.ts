import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteSchema } from '../../src/lib/site-schema.ts';
import config from '../../tests/site/site.config.ts';
import { checkComponents } from './components.ts';
import type { Content, Vocabulary } from './content.ts';
import { checkHeadings } from './headings.ts';
import { launchItems } from './launch.ts';
import { checkLengths, countsTable, lengthOf } from './lengths.ts';
import type { Page } from './page.ts';
import { facts, names, pageOf } from './testing.ts';
import { YamlSource } from './yaml-source.ts';

const cited: Vocabulary = { names, categories: {}, drawings: new Set(['usb-tree']), facts, program: undefined };
const contentOf = (pages: Page[]): Content => ({
  ...cited,
  dir: '/content',
  site: siteSchema.parse(config),
  citedBy: () => cited,
  tags: {},
  authors: {},
  series: undefined,
  glossary: undefined,
  pages,
  data: [],
  kept: [],
  files: [],
  texts: new Map(),
  findings: [],
  show: (name) => `content/${name}`,
});
const front = '---\ntitle: x\n---\n\n';
const componentProblems = (text: string, slug = 'page') =>
  checkComponents(contentOf([pageOf(front + text, { slug })])).map(({ what }) => what);

describe('components', () => {
  it.each([
    'Hello <Brand />, <Fact name="trial-length" />, <kbd>Ctrl</kbd>, <SupportEmail />.',
    '<Callout kind="tip" title="Words">\n\nText.\n\n</Callout>',
    '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
    '<Tabs group="os">\n\n<Tab id="windows" label="Windows">\n\nA\n\n</Tab>\n\n<Tab id="macos" label="macOS">\n\nB\n\n</Tab>\n\n</Tabs>',
    '<Drawing name="usb-tree" />',
    '`{a|b}` and `<serial>`',
  ])('accepts %s', (text) => {
    expect(componentProblems(text)).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['Text <Drawing name="usb-tree" /> text.', /in the middle of a text/],
    ['<Callout>\n\nText.\n\n</Callout>', /no "kind"/],
    ['<Callout kind={x}>\n\nText.\n\n</Callout>', /no text/],
    ['<Tab id="a" label="b">\n\nText.\n\n</Tab>', /outside <Tabs>/],
    ['import x from "y"', /is code/],
    ['Hello {brand}.', /front matter, YAML and code/],
    ['<UseResponsibly topic="fun" />', /not a known value/],
  ])('names the mistake in %s', (text, expected) => {
    expect(componentProblems(text)).toEqual([expect.stringMatching(expected)]);
  });

  it('asks for the box on pages of scripts only', () => {
    expect(componentProblems('Text.', 'tutorial-scripts/post')).toEqual([expect.stringContaining('<UseResponsibly>')]);
    expect(componentProblems('Text.', 'tutorial-basics/post')).toEqual([]);
  });
});

describe('headings', () => {
  const problems = (english: string, russian: string) =>
    checkHeadings(contentOf([pageOf(front + english), pageOf(front + russian, { locale: 'ru' })])).map(
      ({ what }) => what,
    );

  it('agree across languages', () => {
    expect(problems('## A {/*a*/}\n\n### B {/*b*/}', '## А {/*a*/}\n\n### Б {/*b*/}')).toEqual([]);
    expect(problems('## A {/*a*/}\n\n## B {/*b*/}', '## Б {/*b*/}\n\n## А {/*a*/}')).toEqual([
      expect.stringContaining('heading 1 is "## b"'),
    ]);
    expect(problems('## A {/*a*/}\n\n### B {/*b*/}', '## А {/*a*/}')).toEqual([expect.stringContaining('missing')]);
    expect(problems('## A {/*a*/}\n\n### B {/*b*/}', '## А {/*a*/}\n\n## Б {/*b*/}')).toEqual([
      expect.stringContaining('heading 2'),
    ]);
  });
});

describe('lengths', () => {
  it('count words, or Han characters, without code and front matter', () => {
    expect(lengthOf(pageOf(`${front}Two **words**, \`not these\`.\n\n| a | b-c |\n|---|---|\n`))).toBe(4);
    expect(lengthOf(pageOf(`${front}打开 USB 调试。`, { locale: 'zh-Hans' }))).toBe(4);
  });

  it('ask posts for links and enough words', () => {
    const post = pageOf(`${front}${'word '.repeat(600)}\n\n[a](/docs/intro)`, { collection: 'blog' });
    expect(checkLengths(contentOf([post])).map(({ what }) => what)).toEqual([
      'only one link to a docs page or another post',
    ]);
  });

  it('make a table', () => {
    expect(countsTable([pageOf(`${front}Two words.`)])).toMatch(/docs\/page +2 +– +–\n1 pages, 2 words in en$/);
  });
});

it('the launch list names what the owner replaces', () => {
  const yaml = (text: string, name: string) => ({
    file: `content/${name}`,
    name,
    yaml: new YamlSource(text),
    locale: undefined,
  });
  const content = {
    ...contentOf([]),
    data: [
      yaml('entries:\n  - sample: true\n    text: x\n  - text: y\n', 'partners.yaml'),
      yaml('plans:\n  - key: pro\n    price: { monthly: 1 }\n  - key: team\n', 'plans.yaml'),
    ],
  };
  const ownersFile = (text: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'launch-')), 'site.config.ts');
    writeFileSync(file, text);
    return file;
  };
  const placeholder = ownersFile("export default {\n  origin: 'https://shop.example.com',\n};\n");
  const items = launchItems(content, placeholder, 'site.config.ts');
  expect(items).toContainEqual({ file: 'content/partners.yaml', line: 2, what: expect.stringContaining('sample') });
  expect(items.filter(({ file }) => file.endsWith('plans.yaml'))).toEqual([
    { file: 'content/plans.yaml', line: 4, what: expect.stringContaining('"team"') },
  ]);
  expect(items.some(({ file, what }) => file === 'site.config.ts' && what.includes('example.com'))).toBe(true);
  const development = ownersFile("export default {\n  analytics: { provider: 'console' },\n};\n");
  expect(launchItems({ ...content, data: [] }, development, 'site.config.ts')).toEqual([
    { file: 'site.config.ts', line: 2, what: expect.stringContaining('for development only') },
  ]);
});
