import type { SearchLanguage } from '../languages/language.ts';
import { stemmers } from './stemmers.ts';

/** A piece of text that can be looked up. The same function cuts pages and queries. */
export interface Token {
  /** What the index holds: stemmed, folded. */
  term: string;
  /** The word as written, folded: what a half-typed or misspelled word is compared with. */
  form: string;
  /** Place in the text, for marks. */
  start: number;
  end: number;
}

/** Words, with apostrophes inside, and commands such as `scrape_users`, `wi-fi`, `com.example.app`. */
const piece =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:['’._-](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)*/gu;
const han = /^\p{Script=Han}/u;

/** Longer strings are no words anybody would look up; they only make the index heavy. */
const longestTerm = 48;

/** Case, width and accents do not matter; ё is е. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=[a-zе])[\u0300-\u036f]+/gu, '')
    .normalize('NFC');
}

/** Han words longer than a pair, as the build cut them from the texts. */
export type HanWords = ReadonlySet<string>;
const noWords: HanWords = new Set();
const longestHanWord = 8;

/** Overlapping pairs find any word wherever it is cut; whole longer words make exact matches stand out. */
function hanTokens(run: string, at: number, words: HanWords, tokens: Token[]): void {
  const push = (start: number, length: number): void => {
    const form = run.slice(start, start + length);
    tokens.push({ term: form, form, start: at + start, end: at + start + length });
  };
  if (run.length === 1) push(0, 1);
  for (let start = 0; start + 1 < run.length; start++) {
    push(start, 2);
    if (words.size === 0) continue;
    const most = Math.min(longestHanWord, run.length - start);
    for (let length = 3; length <= most; length++) if (words.has(run.slice(start, start + length))) push(start, length);
  }
}

/** `phone's` is phone, `don't` is dont. */
const withoutApostrophes = (word: string): string => word.replace(/['’]s$/i, '').replace(/['’]/g, '');

const mostKnown = 100_000;

/** How one language is cut into words: the same for the pages and for what readers ask. */
export class Tokenizer {
  private readonly endings;
  private readonly fillers: ReadonlySet<string>;
  private readonly fillerPattern: RegExp | undefined;
  /** A site has few words and repeats them: each is folded and stemmed once. */
  private readonly known = new Map<string, Token[]>();

  constructor({ stemmers: names, fillers, fillerPatterns = [] }: SearchLanguage) {
    this.endings = names.map((name) => stemmers[name]);
    this.fillers = new Set(fillers.split(/\s+/).map(fold));
    if (fillerPatterns.length > 0) this.fillerPattern = new RegExp(fillerPatterns.join('|'), 'g');
  }

  tokenize(text: string, hanWords: HanWords = noWords): Token[] {
    const tokens: Token[] = [];
    for (const { 0: run, index } of text.matchAll(piece)) {
      if (han.test(run)) hanTokens(run, index, hanWords, tokens);
      else this.wordTokens(run, index, tokens);
    }
    return tokens;
  }

  /** Words of a question that say nothing about its subject; the pages keep them. */
  isFiller(form: string): boolean {
    return this.fillers.has(form);
  }

  /** The question with spaces for such words where words do not stand apart, so that no pair reaches across. */
  withoutFillers(query: string): string {
    return this.fillerPattern ? query.replace(this.fillerPattern, (filler) => ' '.repeat(filler.length)) : query;
  }

  private stem(form: string): string {
    return this.endings.find(({ words }) => words.test(form))?.stem(form) ?? form;
  }

  private wordTokens(word: string, at: number, tokens: Token[]): void {
    let cut = this.known.get(word);
    if (!cut) {
      cut = this.cutWord(word);
      if (this.known.size >= mostKnown) this.known.clear();
      this.known.set(word, cut);
    }
    for (const { term, form, start, end } of cut) tokens.push({ term, form, start: at + start, end: at + end });
  }

  /** Terms of a word or command, placed from its beginning. */
  private cutWord(word: string): Token[] {
    const tokens: Token[] = [];
    const push = (raw: string, start: number, end: number): void => {
      const form = fold(withoutApostrophes(raw));
      if (form && form.length <= longestTerm) tokens.push({ term: this.stem(form), form, start, end });
    };
    const parts = [...word.matchAll(/[^._-]+/g)];
    // A command is found as a whole, too, with or without its `_` and `-`.
    if (parts.length > 1) push(word.replace(/[_-]/g, ''), 0, word.length);
    for (const { 0: part, index } of parts) {
      // The halves of `5.0` or of an address say nothing by themselves.
      if (parts.length > 1 && /^\p{N}+$/u.test(part) && word.includes('.')) continue;
      push(part, index, index + part.length);
      // `windows10` is looked for as windows, too.
      const letters = /^(\p{L}{3,})\p{N}+$/u.exec(part)?.[1];
      if (letters) push(letters, index, index + part.length);
    }
    return tokens;
  }
}
