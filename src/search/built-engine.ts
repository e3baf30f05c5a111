import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Locale } from '../lib/locales.ts';
import { unpackTexts, unpackWords } from './codec.ts';
import { SearchEngine } from './engine.ts';
import {
  type HeadsPart,
  type IndexParts,
  type LanguagePart,
  type Manifest,
  manifestPath,
  packings,
} from './index-format.ts';
import { unpackText } from './ppm.ts';

/** One of the first two parts, as the browser unpacks it. */
export function unpackPart(part: Uint8Array): string {
  const packed = part.subarray(1);
  return part[0] === packings.guessed ? unpackText(packed) : inflateRawSync(packed).toString();
}

/** The engine as the browser sets it up, from the files it would fetch. For tools and measurements. */
export function engineFrom(parts: IndexParts, read: (address: string) => Uint8Array): SearchEngine {
  const heads: HeadsPart = JSON.parse(unpackPart(read(parts.heads)));
  const engine = new SearchEngine(heads, parts.grammar);
  const language: LanguagePart = JSON.parse(unpackPart(read(parts.language)));
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
