import type { Forms } from './forms.ts';
import { longestQuery, type Synonyms } from './index-format.ts';
import type { HanWords, Token, Tokenizer } from './tokenize.ts';

/** One way to say what the reader means: all its terms must be there. */
export interface Alternative {
  terms: string[];
  /** Below 1 for a guess: a synonym, the rest of a half-typed word, a typing error. */
  weight: number;
  /** Another word: it finds pages, but is not marked in them. */
  isSynonym?: boolean;
}

/** One thing the reader asks for, in all the ways the pages may say it. */
export interface Concept {
  alternatives: Alternative[];
  /** Several words that together have synonyms; each word is a concept of its own, too. */
  phrase: boolean;
}

export const weights = { synonym: 0.65, prefix: 0.7, typo: 0.6, sound: 0.9, longerThanKnown: 0.5 };
/** Shorter words are too easily taken for each other. */
const shortestTypo = 5;
const mostWords = 24;
const mostExpansions = 40;

const isHan = (form: string): boolean => /^\p{Script=Han}/u.test(form);
const termsOf = (text: string, tokenizer: Tokenizer): string[] => tokenizer.tokenize(text).map(({ term }) => term);

/** Synonyms by their terms, ready to be looked up in a query. */
export class SynonymTable {
  private readonly entries = new Map<string, Alternative[]>();
  private longestEntry = 1;

  constructor({ same, leads, spoken }: Synonyms, tokenizer: Tokenizer) {
    const add = (word: string, others: string[], weight = weights.synonym): void => {
      const terms = termsOf(word, tokenizer);
      const key = terms.join(' ');
      const ways = others.map((other) => ({ terms: termsOf(other, tokenizer), weight, isSynonym: weight < 1 }));
      this.entries.set(key, [...(this.entries.get(key) ?? []), ...ways]);
      this.longestEntry = Math.max(this.longestEntry, terms.length);
    };
    for (const group of same) {
      for (const word of group) {
        const others = group.filter((other) => other !== word);
        add(word, others);
      }
    }
    for (const [word, others] of Object.entries(leads)) add(word, others);
    for (const [word, meant] of Object.entries(spoken)) add(word, [meant], 1);
  }

  has(term: string): boolean {
    return this.entries.has(term);
  }

  /** The longest entry that begins at a place of the query. */
  at(terms: string[], start: number): { length: number; others: Alternative[] } | undefined {
    for (let length = Math.min(this.longestEntry, terms.length - start); length > 0; length--) {
      const others = this.entries.get(terms.slice(start, start + length).join(' '));
      if (others) return { length, others };
    }
    return undefined;
  }
}

/** The words of the query that say something; all of them, if none does. */
function meaningful(tokens: Token[], tokenizer: Tokenizer, isTelling = (_: string): boolean => false): Token[] {
  const once = tokens.filter(({ term }, index) => tokens.findIndex((other) => other.term === term) === index);
  const kept = once.filter(
    ({ form, term }) => !tokenizer.isFiller(form) && (!isHan(form) || form.length > 1 || isTelling(term)),
  );
  return kept.length > 0 ? kept : once;
}

/** The terms of a text that say something, as a query with these words would have them. */
export function tellingTerms(text: string, tokenizer: Tokenizer, hanWords: HanWords): string[] {
  const tokens = tokenizer.tokenize(tokenizer.withoutFillers(text), hanWords);
  return meaningful(tokens, tokenizer).map(({ term }) => term);
}

/** What a word may stand for: itself, the longer words it may become, or the word it was meant to be. */
function readings({ term, form }: Token, isTyping: boolean, { forms, tokenizer }: Vocabulary): Alternative[] {
  const own: Alternative = { terms: [term], weight: 1 };
  const guesses = (found: Map<string, string>, weight: number): Alternative[] =>
    [...found]
      // What says nothing when it is typed in full is not looked for when it is half-typed, or misspelled.
      .filter(([other, word]) => other !== term && !tokenizer.isFiller(word))
      .slice(0, mostExpansions)
      .map(([other, word]) => ({
        terms: [other],
        weight: (weight * form.length) / Math.max(form.length, word.length),
      }));
  const isKnown = forms.has(form);
  // A whole word is more likely meant as it is: лог is no logotype.
  const longerWeight = weights.prefix * (isKnown ? weights.longerThanKnown : 1);
  const longer = isTyping ? guesses(forms.beginningWith(form), longerWeight) : [];
  const alike = isKnown ? [] : guesses(forms.soundingLike(form), weights.sound);
  if (alike.length > 0) return [own, ...alike, ...longer];
  if (longer.length > 0 || isKnown || isHan(form) || form.length < shortestTypo) return [own, ...longer];
  return [own, ...guesses(forms.similarTo(form), weights.typo)];
}

/** Single Han characters that the lists know, where no known word holds them: 卡 in 手机卡. */
function singles(query: string, tokens: Token[], { forms, synonyms }: Vocabulary): Token[] {
  const covered = (at: number): boolean =>
    tokens.some(
      ({ form, term, start, end }) =>
        start <= at && at < end && form.length > 1 && (forms.has(form) || synonyms.has(term)),
    );
  return [...query.matchAll(/\p{Script=Han}/gu)].flatMap(({ 0: form, index }) =>
    synonyms.has(form) && !covered(index) ? [{ term: form, form, start: index, end: index + 1 }] : [],
  );
}

export interface Vocabulary {
  tokenizer: Tokenizer;
  forms: Forms;
  synonyms: SynonymTable;
  hanWords: HanWords;
}

/** What a query asks for. The last word may be half-typed, unless a space or a sign follows it. */
export function parseQuery(input: string, vocabulary: Vocabulary): Concept[] {
  const { tokenizer, synonyms, hanWords } = vocabulary;
  const query = input.slice(0, longestQuery);
  const spoken = tokenizer.tokenize(tokenizer.withoutFillers(query), hanWords);
  const cut = spoken.length > 0 ? spoken : tokenizer.tokenize(query, hanWords);
  const telling = [...cut, ...singles(query, cut, vocabulary)];
  const tokens = meaningful(telling, tokenizer, (term) => synonyms.has(term)).slice(0, mostWords);
  const concepts = new Map(
    tokens.map((token): [string, Concept] => {
      const isTyping = token.end === query.length;
      return [token.term, { alternatives: readings(token, isTyping, vocabulary), phrase: false }];
    }),
  );

  // Phrases may hold words that say nothing alone: `log in`, `does not start`.
  const alone = tokens.filter(({ form }) => isHan(form) && form.length === 1).map(({ term }) => term);
  const terms = [...termsOf(query, tokenizer).slice(0, mostWords), ...alone];
  const phrases = terms.flatMap((term, start): Concept[] => {
    const found = synonyms.at(terms, start);
    if (!found) return [];
    const { others } = found;
    if (found.length === 1) {
      concepts.get(term)?.alternatives.push(...others);
      return [];
    }
    const spelled = { terms: terms.slice(start, start + found.length), weight: 1 };
    return [{ alternatives: [spelled, ...others], phrase: true }];
  });
  return [...concepts.values(), ...phrases];
}
