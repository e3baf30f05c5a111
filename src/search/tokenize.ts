import type { SearchLanguage } from '../languages/language.ts';
import { stemmers } from './stemmers.ts';

/** A piece of text that can be looked up. Pages and queries are tokenized alike. */
export interface Token {
  /** In the index: stemmed, folded. */
  term: string;
  /** As written, folded. */
  form: string;
  start: number;
  end: number;
}

/** Runs of Han characters; words, with apostrophes inside; commands such as `scrape_users`, `wi-fi`, `com.example.app`. */
const piece =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:['’._-](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)*/gu;
const han = /^\p{Script=Han}/u;
export const isHan = (form: string): boolean => han.test(form);

const longestTerm = 48;

/** Case, width and accents do not matter; ё is е; `phone's` is phone, `don't` is dont. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=[a-zе])[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .replace(/['’]s$|['’]/g, '');

/**
 * Thousands of first characters make the prefix tree of MiniSearch slow: with Han characters written as letters, indexing
 * the Chinese texts takes a quarter of the time.
 */
const hanTerm = (form: string): string =>
  form.replace(/\p{Script=Han}/gu, (character) => (character.codePointAt(0) ?? 0).toString(36));

/** Overlapping pairs find a word wherever it begins. With words of Intl.Segmenter, 3 to 8 % fewer questions are answered. */
function hanTokens(run: string, at: number): Token[] {
  const width = Math.min(2, run.length);
  return Array.from({ length: run.length - width + 1 }, (_, start) => {
    const form = run.slice(start, start + width);
    return { term: hanTerm(form), form, start: at + start, end: at + start + width };
  });
}

/** How one language is cut into words. */
export class Tokenizer {
  private readonly stemmers;
  private readonly fillers: ReadonlySet<string>;
  private readonly stems = new Map<string, string>();

  constructor({ stemmers: names, fillers }: SearchLanguage) {
    this.stemmers = names.map((name) => stemmers[name]);
    this.fillers = new Set(fillers.split(/\s+/).map(fold));
  }

  tokenize(text: string): Token[] {
    return [...text.matchAll(piece)].flatMap(({ 0: run, index }) =>
      han.test(run) ? hanTokens(run, index) : this.wordTokens(run, index),
    );
  }

  terms(text: string): string[] {
    return this.tokenize(text).map(({ term }) => term);
  }

  /** Words of a question that say nothing about its subject; the pages keep them. */
  isFiller(form: string): boolean {
    return this.fillers.has(form);
  }

  /** Each term once; without fillers and single Han characters, unless nothing else is left. */
  meaningful(tokens: Token[]): Token[] {
    const once = [...new Map(tokens.map((token) => [token.term, token])).values()];
    const kept = once.filter(({ form }) => !this.isFiller(form) && (!isHan(form) || form.length > 1));
    return kept.length > 0 ? kept : once;
  }

  /** A command is found by its parts and as a whole, with or without `_` and `-`. */
  private wordTokens(word: string, at: number): Token[] {
    const parts = [...word.matchAll(/[^._-]+/g)].map(({ 0: part, index }) => this.token(part, at + index, part.length));
    const whole = word.replace(/[_-]/g, '');
    const tokens = /[._-]/.test(word) ? [this.token(whole, at, word.length), ...parts] : parts;
    return tokens.filter(({ form }) => form !== '' && form.length <= longestTerm);
  }

  private token(text: string, start: number, length: number): Token {
    const form = fold(text);
    let term = this.stems.get(form);
    if (term === undefined) {
      term = this.stemmers.find(({ words }) => words.test(form))?.stem(form) ?? form;
      this.stems.set(form, term);
    }
    return { term, form, start, end: start + length };
  }
}
