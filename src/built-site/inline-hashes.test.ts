import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InlineCode, type InlineHashes, inlineHashes } from './inline-hashes.ts';
import { Page } from './page.ts';

/** The hash a browser compares with the policy: it normalizes line ends to LF. */
const inBrowser = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function hashesOf(...pages: string[]): InlineHashes {
  const code = new InlineCode();
  for (const html of pages) code.add(inlineHashes(new Page('/index.html', html)));
  return code.hashes;
}

describe('hashes of inline scripts and styles', () => {
  it.each(['\n', '\r\n', '\r'])('are those the browser takes, with lines that end in %j', (end) => {
    const { scriptHashes, styleHashes } = hashesOf(
      ['<script>first("&amp;<b>");', 'second();</script>', '<style>a > b {', '}</style>'].join(end),
    );
    expect(scriptHashes).toEqual([inBrowser('first("&amp;<b>");\nsecond();')]);
    expect(styleHashes).toEqual([inBrowser('a > b {\n}')]);
  });

  it('are taken once each, from all pages, and not of data or of files', () => {
    const { scriptHashes, styleHashes } = hashesOf(
      '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
      '<script>one()</script><script type="module">two()</script>',
    );
    expect(scriptHashes).toEqual([inBrowser('one()'), inBrowser('two()')].sort());
    expect(styleHashes).toEqual([]);
  });
});
