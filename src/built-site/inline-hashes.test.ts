import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InlineScripts } from './inline-hashes.ts';
import { Page } from './page.ts';

/** What a browser compares with the policy: it reads every line end as a line feed. */
const inBrowser = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function hashesOf(...pages: string[]): string[] {
  const scripts = new InlineScripts();
  for (const html of pages) scripts.add(new Page('/index.html', html));
  return scripts.hashes;
}

describe('hashes of inline scripts', () => {
  it.each(['\n', '\r\n', '\r'])('are those the browser takes, with lines that end in %j', (end) => {
    const hashes = hashesOf(['<script>first("&amp;<b>");', 'second();</script>'].join(end));
    expect(hashes).toEqual([inBrowser('first("&amp;<b>");\nsecond();')]);
  });

  it('are taken once each, from all pages, and not of data or of files', () => {
    const hashes = hashesOf(
      '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
      '<script>one()</script><script type="module">two()</script>',
    );
    expect(hashes).toEqual([inBrowser('one()'), inBrowser('two()')].sort());
  });
});
