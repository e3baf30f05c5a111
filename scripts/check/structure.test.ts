import { describe, expect, it } from 'vitest';
import { checkComponents } from './components.ts';
import { checkHeadings } from './headings.ts';
import { checkLengths, countsTable, lengthOf } from './lengths.ts';
import { contentOf, pageOf } from './testing.ts';

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
