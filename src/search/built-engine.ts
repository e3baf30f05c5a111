import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Locale } from '../lib/locales.ts';
import { unpackTexts, unpackWords } from './codec.ts';
import { SearchEngine } from './engine.ts';
import { type HeadsPart, type IndexParts, type LanguagePart, type Manifest, manifestPath } from './index-format.ts';
import { unpackText } from './ppm.ts';

/** The engine as the browser sets it up, from the files it would fetch. For tools and measurements. */
export function engineFrom(parts: IndexParts, read: (address: string) => Uint8Array): SearchEngine {
  const text = (address: string): string => inflateRawSync(read(address)).toString();
  const heads: HeadsPart = JSON.parse(text(parts.heads));
  const engine = new SearchEngine(heads, parts.grammar);
  const language: LanguagePart = JSON.parse(unpackText(read(parts.language)));
  const words = unpackWords(language.words);
  engine.addLanguage(words.words, language);
  for (const { file, from } of parts.texts) engine.addTexts(from, unpackTexts(inflateRawSync(read(file)), words));
  return engine;
}

export interface BuiltEngine {
  engine: SearchEngine;
  /** Of all parts, as they travel. */
  bytes: number;
}

/** The search of a built site in one language. */
export function builtEngine(dist: string, locale: Locale): BuiltEngine {
  const { parts }: Manifest = JSON.parse(readFileSync(join(dist, manifestPath(locale)), 'utf8'));
  let bytes = 0;
  const engine = engineFrom(parts, (address) => {
    const data = readFileSync(join(dist, address));
    bytes += data.length;
    return data;
  });
  return { engine, bytes };
}
