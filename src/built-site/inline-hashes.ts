import { createHash } from 'node:crypto';
import { unixLineEnds } from '../lib/line-ends.ts';
import type { Page } from './page.ts';

/** `sha256-…` of each inline script and style. */
export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** As the browser will hash it. */
const sha256 = (text: string): string => `sha256-${createHash('sha256').update(unixLineEnds(text)).digest('base64')}`;
const hashesOf = (texts: ReadonlySet<string>): string[] => [...new Set([...texts].map(sha256))].sort();

/** Code that stands in the pages themselves: the security policy allows it by its hash, and nothing else. */
export class InlineCode {
  private readonly scripts = new Set<string>();
  private readonly styles = new Set<string>();

  add({ inline }: Page): void {
    for (const text of inline.scripts) this.scripts.add(text);
    for (const text of inline.styles) this.styles.add(text);
  }

  get hashes(): InlineHashes {
    return { scriptHashes: hashesOf(this.scripts), styleHashes: hashesOf(this.styles) };
  }
}
