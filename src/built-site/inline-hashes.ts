import { createHash } from 'node:crypto';
import { unixLineEnds } from '../lib/line-ends.ts';
import type { Page } from './page.ts';

/** `sha256-…` of each inline script and style. */
export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** Browsers normalize line ends to LF before hashing. */
const sha256 = (text: string): string => `sha256-${createHash('sha256').update(unixLineEnds(text)).digest('base64')}`;

/** Memoized: the same few are on every page. */
const hashed = new Map<string, string>();
function hashOf(text: string): string {
  const hash = hashed.get(text) ?? sha256(text);
  if (!hashed.has(text)) hashed.set(text, hash);
  return hash;
}

export const inlineHashes = ({ inline }: Pick<Page, 'inline'>): InlineHashes => ({
  scriptHashes: inline.scripts.map(hashOf),
  styleHashes: inline.styles.map(hashOf),
});

/** Inline code: the Content-Security-Policy allows it by hash only. */
export class InlineCode {
  private readonly scripts = new Set<string>();
  private readonly styles = new Set<string>();

  add({ scriptHashes, styleHashes }: InlineHashes): void {
    for (const hash of scriptHashes) this.scripts.add(hash);
    for (const hash of styleHashes) this.styles.add(hash);
  }

  get hashes(): InlineHashes {
    return { scriptHashes: [...this.scripts].sort(), styleHashes: [...this.styles].sort() };
  }
}
