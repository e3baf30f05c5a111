import type { Locale } from '../i18n/locales.ts';
import { languages } from '../languages/index.ts';

/** Usual silent reading of Chinese, characters a minute. */
const hanPerMinute = 400;

/** Counts only the visible attributes of a component: a question, an answer, a title. */
const spokenIn = (tag: string): string =>
  ` ${Array.from(tag.matchAll(/\b(?:ask|answer|at|label|title)="([^"]*)"/g), ([, text]) => text).join(' ')} `;

/** Running text of an MDX source: without front matter, code blocks, components, link targets and markup. */
export function plainText(mdx: string): string {
  return mdx
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/<\/?[A-Za-z][^>]*>/g, spokenIn)
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/[#*_`|[\]>-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface TextSize {
  han: number;
  words: number;
}

/** Han characters are counted one by one, everything else by words. */
export function measureText(text: string): TextSize {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return { han, words };
}

/** Whole minutes, at least one. */
export function readingMinutes(mdx: string, locale: Locale): number {
  const { han, words } = measureText(plainText(mdx));
  return Math.max(1, Math.round(han / hanPerMinute + words / languages[locale].wordsPerMinute));
}
