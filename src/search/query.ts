import { longestQuery, type Synonyms } from './index-format.ts';
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

const weights = { synonym: 0.3, prefix: 0.7, sound: 0.9, longerThanKnown: 0.5 };
/** Shorter words are too easily taken for each other. */
const shortestTypo = 5;
const shortestWithTwoErrors = 8;
const shortestSound = 3;
const mostWords = 24;
const mostExpansions = 40;

/** The words of the pages as written: what a half-typed or transliterated word may stand for. */
export class Forms {
  private readonly terms = new Map<string, string>();
  private sounds: Map<string, string[]> | undefined;

  add({ form, term }: Token): void {
    if (this.terms.has(form)) return;
    this.terms.set(form, term);
    this.sounds = undefined;
  }

  has(form: string): boolean {
    return this.terms.has(form);
  }

  /** Longer words, the shortest first. */
  beginningWith(prefix: string): Array<[form: string, term: string]> {
    const found: Array<[string, string]> = [];
    for (const entry of this.terms)
      if (entry[0].length > prefix.length && entry[0].startsWith(prefix)) found.push(entry);
    return found.sort(([a], [b]) => a.length - b.length);
  }

  /** Terms of the words that sound the same in the other alphabet: `podklyuchit`, `биос`. */
  soundingLike(word: string): string[] {
    const isOther = isLatin(word) ? isCyrillic : isCyrillic(word) ? isLatin : undefined;
    const sound = isOther && soundOf(word);
    if (!sound || sound.length < shortestSound) return [];
    this.sounds ??= this.bySound();
    return (this.sounds.get(sound) ?? []).filter(isOther).flatMap((form) => this.terms.get(form) ?? []);
  }

  private bySound(): Map<string, string[]> {
    const sounds = new Map<string, string[]>();
    for (const form of this.terms.keys()) {
      if (!isLatin(form) && !isCyrillic(form)) continue;
      const sound = soundOf(form);
      sounds.set(sound, [...(sounds.get(sound) ?? []), form]);
    }
    return sounds;
  }
}

/** Synonyms by their terms. */
export class SynonymTable {
  private readonly entries = new Map<string, Alternative[]>();
  private longestEntry = 1;

  constructor({ same, leads, spoken }: Synonyms, tokenizer: Tokenizer) {
    const add = (word: string, others: string[], weight = weights.synonym): void => {
      const terms = tokenizer.terms(word);
      const key = terms.join(' ');
      const ways = others.map((other) => ({ terms: tokenizer.terms(other), weight, isSynonym: weight < 1 }));
      this.entries.set(key, [...(this.entries.get(key) ?? []), ...ways]);
      this.longestEntry = Math.max(this.longestEntry, terms.length);
    };
    for (const group of same)
      for (const word of group)
        add(
          word,
          group.filter((other) => other !== word),
        );
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

export interface Vocabulary {
  tokenizer: Tokenizer;
  forms: Forms;
  synonyms: SynonymTable;
}

/** What a word may stand for: itself, the longer words it may become, or the word it was meant to be. */
function readings({ term, form }: Token, isTyping: boolean, { forms, tokenizer }: Vocabulary): Alternative[] {
  const own: Alternative = { terms: [term], weight: 1 };
  const isKnown = forms.has(form);
  const weight = weights.prefix * (isKnown ? weights.longerThanKnown : 1);
  const longer = (isTyping ? forms.beginningWith(form) : [])
    .filter(([word, other]) => other !== term && !tokenizer.isFiller(word))
    .slice(0, mostExpansions)
    .map(([word, other]) => ({ terms: [other], weight: (weight * form.length) / word.length }));
  const alike = isKnown ? [] : forms.soundingLike(form);
  if (alike.length > 0) return [own, ...alike.map((other) => ({ terms: [other], weight: weights.sound })), ...longer];
  if (longer.length > 0 || isKnown || isHan(form) || form.length < shortestTypo) return [own, ...longer];
  return [{ ...own, fuzzy: form.length < shortestWithTwoErrors ? 1 : 2 }];
}

/** Single Han characters with synonyms, where no known word holds them: 卡 in 手机卡. */
function singles(query: string, tokens: Token[], { forms, synonyms, tokenizer }: Vocabulary): Token[] {
  const isCovered = (at: number): boolean =>
    tokens.some(
      ({ form, term, start, end }) =>
        start <= at && at < end && form.length > 1 && (forms.has(form) || synonyms.has(term)),
    );
  return [...query.matchAll(/\p{Script=Han}/gu)].flatMap(({ 0: character, index }) =>
    tokenizer
      .tokenize(character)
      .filter(({ term }) => synonyms.has(term) && !isCovered(index))
      .map((token) => ({ ...token, start: index, end: index + 1 })),
  );
}

/** What a query asks for. The last word may be half-typed, unless a space or a sign follows it. */
export function parseQuery(input: string, vocabulary: Vocabulary): Concept[] {
  const { tokenizer, synonyms } = vocabulary;
  const query = input.slice(0, longestQuery);
  const spoken = tokenizer.tokenize(tokenizer.withoutFillers(query));
  const cut = spoken.length > 0 ? spoken : tokenizer.tokenize(query);
  const telling = [...cut, ...singles(query, cut, vocabulary)];
  const tokens = tokenizer.meaningful(telling, (term) => synonyms.has(term)).slice(0, mostWords);
  const concepts = new Map(
    tokens.map((token): [string, Concept] => [
      token.term,
      { alternatives: readings(token, token.end === query.length, vocabulary), phrase: false },
    ]),
  );

  // Phrases may hold words that say nothing alone: `log in`, `does not start`.
  const alone = tokens.filter(({ form }) => isHan(form) && form.length === 1).map(({ term }) => term);
  const terms = [...tokenizer.terms(query).slice(0, mostWords), ...alone];
  const phrases = terms.flatMap((term, start): Concept[] => {
    const found = synonyms.at(terms, start);
    if (!found) return [];
    if (found.length === 1) {
      concepts.get(term)?.alternatives.push(...found.others);
      return [];
    }
    const spelled = { terms: terms.slice(start, start + found.length), weight: 1 };
    return [{ alternatives: [spelled, ...found.others], phrase: true }];
  });
  return [...concepts.values(), ...phrases];
}
