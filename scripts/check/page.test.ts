import { describe, expect, it } from 'vitest';
import { codeMark, lineAt } from './passage.ts';
import { pageOf } from './testing.ts';

const source = `---
title: "About {brand}"
description: What the reader gets.
---

Open **Scripts** › **Post** with \`adb\` and
read [the *guide*](/docs/intro) about <Brand /> on <Fact name="accounts-per-phone" /> accounts.

## Before you start {/*before-you-start*/}

<Steps>

1. First

</Steps>

| a | b |
|---|---|
| c | **d** |

\`\`\`bash
adb devices
\`\`\`
`;

describe('readPage', () => {
  const page = pageOf(source);
  const paragraph = page.passages[2];

  it('shows a passage as the reader sees it, and marks what is not the writer’s own', () => {
    expect(paragraph?.text).toBe('Open Scripts › Post with \uE000 and\nread the guide about Acme on 8 accounts.');
    expect(paragraph?.own.replaceAll(codeMark, '_')).toBe(
      'Open _______ › ____ with _ and\nread the guide about ____ on _ accounts.',
    );
    expect(page.passages[0]?.text).toBe('About Acme');
  });

  it('finds the way back to the line', () => {
    if (!paragraph) throw new Error('no paragraph');
    expect(lineAt(paragraph, 0)).toBe(6);
    expect(lineAt(paragraph, paragraph.text.indexOf('Acme'))).toBe(7);
    expect(page.frontMatter?.lineOf(['description'])).toBe(3);
  });

  it('records headings, links, and components with their lines', () => {
    expect(page.headings).toEqual([{ depth: 2, id: 'before-you-start', text: 'Before you start', line: 9 }]);
    expect(page.links).toEqual([{ url: '/docs/intro', text: 'the guide', line: 7, image: false }]);
    expect(page.elements.map(({ name, line, orderedList }) => [name, line, orderedList])).toEqual([
      ['Brand', 7, false],
      ['Fact', 7, false],
      ['Steps', 11, true],
    ]);
  });

  it('reads table cells one by one', () => {
    expect(page.passages.slice(-4).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('names the line of a syntax error instead of failing', () => {
    expect(pageOf('---\ntitle: x\n---\n\nA { brace\n').syntaxError?.line).toBe(5);
  });
});
