import { createHash } from 'node:crypto';
import { unixLineEnds } from '../lib/line-ends.ts';
import type { Page } from './page.ts';

/** `sha256-…` of the text, as the browser will hash it. */
export const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(unixLineEnds(text)).digest('base64')}`;

/** Scripts that stand in the pages themselves: the security policy allows them by their hashes, and nothing else. */
export class InlineScripts {
  private readonly texts = new Set<string>();

  add({ inlineScripts }: Page): void {
    for (const text of inlineScripts) this.texts.add(text);
  }

  get hashes(): string[] {
    return [...new Set([...this.texts].map(sha256))].sort();
  }
}
