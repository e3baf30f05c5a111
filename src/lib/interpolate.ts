import { type Facts, formatFact } from './facts.ts';
import type { Locale } from './locales.ts';

/** What `{brand}` and `{fact:name}` stand for in texts outside MDX. */
export interface Vocabulary {
  brand: string;
  facts: Facts;
}

/** Replaces `{brand}` and `{fact:name}`; leaves every other brace alone (spintax, JSON, plural slots). */
export function interpolate(text: string, vocabulary: Vocabulary, locale: Locale): string {
  return text
    .replaceAll('{brand}', vocabulary.brand)
    .replace(/\{fact:([a-z0-9-]+)\}/g, (_, name: string) => formatFact(vocabulary.facts, name, locale));
}
