import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from './host-files.ts';

/** What a browser compares with the policy: it reads every line end as a line feed. */
const inBrowser = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function hashesOf(pages: Record<string, string>) {
  const dist = mkdtempSync(join(tmpdir(), 'hashes-'));
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), html);
  }
  return inlineHashes(dist, Object.keys(pages));
}

describe('hashes of inline scripts and styles', () => {
  it.each(['\n', '\r\n', '\r'])('are those the browser takes, with lines that end in %j', async (end) => {
    const html = ['<script>first();', 'second();</script>', '<style>a {', '}</style>'].join(end);
    expect(await hashesOf({ 'index.html': html })).toEqual({
      scriptHashes: [inBrowser('first();\nsecond();')],
      styleHashes: [inBrowser('a {\n}')],
    });
  });

  it('are taken once each, from all pages, and not of data or of files', async () => {
    const { scriptHashes, styleHashes } = await hashesOf({
      'index.html': '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
      'ru/index.html': '<script>one()</script><script type="module">two()</script>',
    });
    expect(scriptHashes).toEqual([inBrowser('one()'), inBrowser('two()')].sort());
    expect(styleHashes).toEqual([]);
  });
});
