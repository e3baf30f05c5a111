import type { Synonyms } from './index-format.ts';
import { isCyrillic, isLatin, soundOf } from './sounds.ts';
import { isHan, type Token, type Tokenizer } from './tokenize.ts';

/** One way to say what the reader means: all its terms must be there. */
export interface Alternative {
  terms: string[];
  /** Below 1 for a guess: a synonym, the rest of a half-typed word, a transliteration. */
  weight: number;
  /** Another word: it finds pages, but is not marked in them. */
  isSynonym?: boolean;
  /** Typing errors allowed, in letters. */
  fuzzy?: number;
}

/** One thing the reader asks for, in all the ways the pages may say it. */
export interface Concept {
  alternatives: Alternative[];
  /** Several words that together have synonyms; each word is a concept of its own, too. */
  phrase: boolean;
}

const weights = { synonym: 0.3, prefix: 0.7, prefixOfKnown: 0.35, sound: 0.9 };
/** Shorter words are too easily taken for each other. */
const shortestTypo = 5;
const shortestWithTwoErrors = 8;
const shortestSound = 3;
const mostWords = 24;
const mostLonger = 40;

/** The words of the pages as written, with their terms. */
export class Vocabulary {
  private readonly terms = new Map<string, string>();
  private sounds: Map<string, string[]> | undefined;

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

  /** Terms of the words that sound the same in the other alphabet: `podklyuchit`, `биос`. */
  soundingLike(word: string): string[] {
    const isOther = isLatin(word) ? isCyrillic : isCyrillic(word) ? isLatin : undefined;
    const sound = soundOf(word);
    if (!isOther || sound.length < shortestSound) return [];
    this.sounds ??= Map.groupBy(this.terms.keys(), soundOf);
    return (this.sounds.get(sound) ?? []).filter(isOther).flatMap((form) => this.terms.get(form) ?? []);
  }
}

/** Synonyms by their terms. */
export class SynonymTable {
  private readonly entries = new Map<string, Alternative[]>();

  constructor({ same, leads, spoken }: Synonyms, tokenizer: Tokenizer) {
    const add = (word: string, others: string[], weight = weights.synonym): void => {
      const key = tokenizer.terms(word).join(' ');
      const ways = others.map((other) => ({ terms: tokenizer.terms(other), weight, isSynonym: weight < 1 }));
      this.entries.set(key, [...(this.entries.get(key) ?? []), ...ways]);
    };
    const inGroups = same.flatMap((group) =>
      group.map((word) => [word, group.filter((other) => other !== word)] as const),
    );
    for (const [word, others] of [...inGroups, ...Object.entries(leads)]) add(word, others);
    for (const [word, meant] of Object.entries(spoken)) add(word, [meant], 1);
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

/** Letters that may be wrong in an unknown word. */
export const typingErrors = (word: string): number => (word.length < shortestWithTwoErrors ? 1 : 2);

/** What a word may stand for: itself, the longer words it may become, or the word it was meant to be. */
function readings({ term, form }: Token, isTyping: boolean, { vocabulary, tokenizer }: Language): Alternative[] {
  const own: Alternative = { terms: [term], weight: 1 };
  const isKnown = vocabulary.has(form);
  const weight = isKnown ? weights.prefixOfKnown : weights.prefix;
  const longer = (isTyping ? vocabulary.longerThan(form) : [])
    .filter(([word, other]) => other !== term && !tokenizer.isFiller(word))
    .slice(0, mostLonger)
    .map(([word, other]) => ({ terms: [other], weight: (weight * form.length) / word.length }));
  const alike = isKnown ? [] : vocabulary.soundingLike(form);
  if (alike.length > 0) return [own, ...alike.map((other) => ({ terms: [other], weight: weights.sound })), ...longer];
  if (longer.length > 0 || isKnown || isHan(form) || form.length < shortestTypo) return [own, ...longer];
  return [{ ...own, fuzzy: typingErrors(form) }];
}

/** What a query asks for. The last word may be half-typed, unless a space or a sign follows it. */
export function parseQuery(query: string, language: Language): Concept[] {
  const { tokenizer, synonyms } = language;
  const telling = tokenizer.tokenize(tokenizer.withoutFillers(query));
  const tokens = tokenizer.meaningful(telling.length > 0 ? telling : tokenizer.tokenize(query)).slice(0, mostWords);
  const words = new Map(
    tokens.map((token): [string, Concept] => [
      token.term,
      { alternatives: readings(token, token.end === query.length, language), phrase: false },
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
