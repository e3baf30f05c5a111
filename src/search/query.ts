import { isHan, type Token, type Tokenizer } from './tokenize.ts';
import type { Synonyms } from './word-lists.ts';

/** One way to say what the reader means: all its terms must be there. */
export interface Alternative {
  terms: string[];
  /** Below 1 for a guess: a synonym, the rest of a half-typed word. */
  weight: number;
  /** Another word, or halves of two: it finds pages, but is not marked in them. */
  unmarked?: boolean;
  /** Typing errors allowed, in letters. */
  fuzzy?: number;
}

/** One thing the reader asks for, in all the ways the pages may say it. */
export interface Concept {
  alternatives: Alternative[];
  /** Several words that together have synonyms; each word is also a separate concept. */
  phrase: boolean;
}

const weights = { synonym: 0.3, prefix: 0.7 };
/** Shorter words are too easily taken for each other. */
const shortestTypo = 5;
const mostWords = 24;
const mostLonger = 40;

/** The words of the pages as written, with their terms. */
export class Vocabulary {
  private readonly terms = new Map<string, string>();

  /** Returns the terms. */
  addAll(tokens: readonly Token[]): string[] {
    for (const { form, term } of tokens) this.terms.set(form, term);
    return tokens.map(({ term }) => term);
  }

  has(form: string): boolean {
    return this.terms.has(form);
  }

  /** Words that begin so, the shortest first. */
  longerThan(prefix: string): Array<[form: string, term: string]> {
    return [...this.terms]
      .filter(([form]) => form.length > prefix.length && form.startsWith(prefix))
      .sort(([a], [b]) => a.length - b.length);
  }
}

/** Synonyms by their terms. */
export class SynonymTable {
  private readonly entries = new Map<string, Alternative[]>();

  constructor({ same, leads }: Synonyms, tokenizer: Tokenizer) {
    const inGroups = same.flatMap((group) =>
      group.map((word) => [word, group.filter((other) => other !== word)] as const),
    );
    for (const [word, others] of [...inGroups, ...Object.entries(leads)]) {
      const key = tokenizer.terms(word).join(' ');
      const ways = others.map((other) => ({
        terms: tokenizer.terms(other),
        weight: weights.synonym,
        unmarked: true,
      }));
      this.entries.set(key, [...(this.entries.get(key) ?? []), ...ways]);
    }
  }

  has(term: string): boolean {
    return this.entries.has(term);
  }

  /** The longest entry that begins at a place of the query. */
  at(terms: string[], start: number): { length: number; others: Alternative[] } | undefined {
    for (let end = terms.length; end > start; end--) {
      const others = this.entries.get(terms.slice(start, end).join(' '));
      if (others) return { length: end - start, others };
    }
    return undefined;
  }
}

export interface Language {
  tokenizer: Tokenizer;
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Is this pair of Han characters the end of one word and the beginning of another? 机连 of 手机连接. */
function joinsWords({ start, end }: Token, query: string): boolean {
  const words = segmenter.segment(query);
  const [first, second] = [words.containing(start), words.containing(end - 1)];
  return first?.index !== second?.index && `${first?.segment}${second?.segment}`.length > end - start;
}

/** What a word may match: itself, words it is a prefix of, or the word it is a misspelling of. */
function readings(token: Token, query: string, { vocabulary, tokenizer }: Language): Alternative[] {
  const { term, form } = token;
  const own: Alternative = { terms: [term], weight: 1, unmarked: isHan(form) && joinsWords(token, query) };
  const isKnown = vocabulary.has(form);
  const longer = (token.end === query.length ? vocabulary.longerThan(form) : [])
    .filter(([word, other]) => other !== term && !tokenizer.isFiller(word))
    .slice(0, mostLonger)
    .map(([word, other]) => ({ terms: [other], weight: (weights.prefix * form.length) / word.length }));
  if (longer.length > 0 || isKnown || isHan(form) || form.length < shortestTypo) return [own, ...longer];
  return [{ ...own, fuzzy: 1 }];
}

/** Parses a query into concepts. The last word may be half-typed, unless a space or a sign follows it. */
export function parseQuery(query: string, language: Language): Concept[] {
  const { tokenizer, synonyms } = language;
  const tokens = tokenizer.meaningful(tokenizer.tokenize(query)).slice(0, mostWords);
  const words = new Map(
    tokens.map((token): [string, Concept] => [
      token.term,
      { alternatives: readings(token, query, language), phrase: false },
    ]),
  );
  // Phrases may hold words that say nothing alone: `log in`, `does not start`.
  const terms = tokenizer.terms(query).slice(0, mostWords);
  const phrases = terms.flatMap((term, start): Concept[] => {
    const found = synonyms.at(terms, start);
    if (!found) return [];
    if (found.length > 1) {
      const spelled = { terms: terms.slice(start, start + found.length), weight: 1 };
      return [{ alternatives: [spelled, ...found.others], phrase: true }];
    }
    words.get(term)?.alternatives.push(...found.others);
    return [];
  });
  return [...words.values(), ...phrases];
}
