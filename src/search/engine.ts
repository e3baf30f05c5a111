import MiniSearch from 'minisearch';
import { answerTo } from './answer.ts';
import { excerpt, type Marker, marked } from './excerpt.ts';
import {
  type Heads,
  hrefOf,
  type Kind,
  longestQuery,
  type PageResult,
  type Results,
  type Segment,
  type Texts,
} from './index-format.ts';
import { repairKeyboard } from './keyboard.ts';
import { type Page, type Place, placesOf } from './places.ts';
import { type Alternative, type Concept, parseQuery, SynonymTable, Vocabulary } from './query.ts';
import { Tokenizer } from './tokenize.ts';

/**
 * MiniSearch scores what a query asks for (query.ts) in places: the top of a page, its sections, the rows of its tables.
 * Scores of places are added up to pages. The figures: docs/decisions/search.md.
 */
const boost = { title: 5, description: 2, keywords: 5, names: 1, heading: 2.5, questions: 5, text: 1, code: 0.3 };
const bm25 = { k: 1.2, b: 0.7, d: 0.2 };
/** Each further place of a page counts half as much as the one before. */
const nextPlace = 0.5;
/** Pages that answer a part of the question. */
const coverageExponent = 0.5;
/** A title, heading or question much like the whole query. */
const likenessWeight = 7;
/** Below these shares of the best, pages and places are noise. */
const weakestPage = 0.15;
const weakestPlace = 0.35;
const mostSections = 3;
/** Between these many documents the worker can answer a query. */
const chunkSize = 100;

interface Hit {
  page: Page;
  score: number;
  /** Best first. */
  places: Place[];
}

/** What is compared with the query as a whole: titles, headings, keywords, labels and questions. */
interface Phrase {
  place: Place;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const greatest = (values: Iterable<number>): number => Math.max(0, ...values);

/** Best first, without results whose score is noise next to it. */
function strongest<T extends { score: number }>(found: T[], weakest: number): T[] {
  const least = greatest(found.map(({ score }) => score)) * weakest;
  return found.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score);
}

export class SearchEngine {
  readonly tokenizer: Tokenizer;
  readonly synonyms: SynonymTable;
  readonly vocabulary = new Vocabulary();
  private readonly heads: Heads;
  private readonly places: readonly Place[];
  private readonly otherCharacters: ReadonlyMap<string, string>;
  /** Of places. */
  private readonly index: MiniSearch;
  private readonly phraseIndex: MiniSearch;

  private constructor(heads: Heads, places: readonly Place[]) {
    this.heads = heads;
    this.places = places;
    const { grammar, synonyms, otherCharacters } = heads;
    this.tokenizer = new Tokenizer(grammar);
    this.synonyms = new SynonymTable(synonyms, this.tokenizer);
    const pairs = otherCharacters.match(/../gu) ?? [];
    this.otherCharacters = new Map(pairs.map((pair) => [pair.charAt(0), pair.slice(1)]));
    const isTerm = { processTerm: (term: string) => term };
    const searchOptions = { bm25, boost, tokenize: (term: string) => [term] };
    const tokenize = (text: string): string[] => this.vocabulary.addAll(this.tokenizer.tokenize(text));
    this.index = new MiniSearch({ ...isTerm, fields: Object.keys(boost), tokenize, searchOptions });
    this.phraseIndex = new MiniSearch({ ...isTerm, fields: ['text'], tokenize: this.telling, searchOptions });
  }

  /** Without texts it finds titles, headings and questions. */
  static async create(heads: Heads, texts?: Texts): Promise<SearchEngine> {
    const places = placesOf(heads, texts);
    const engine = new SearchEngine(heads, places);
    const documents = places.map((place) => ({ id: place, ...place.fields }));
    const phrases = places.flatMap((place) => place.phrases.map((text) => ({ id: { place }, text })));
    await engine.index.addAllAsync(documents, { chunkSize });
    await engine.phraseIndex.addAllAsync(phrases, { chunkSize });
    return engine;
  }

  search(query: string, { kind, limit = 8 }: { kind?: Kind; limit?: number } = {}): Results {
    const asked = query.slice(0, longestQuery);
    const usual = asked.replace(/\p{Script=Han}/gu, (character) => this.otherCharacters.get(character) ?? character);
    const concepts = parseQuery(repairKeyboard(usual, this.isKnown), this);
    const { hits: found, markers } = this.find(concepts);
    const wanted = this.telling(usual).join(' ');
    const isNamed = ({ page }: Hit): boolean => wanted !== '' && this.telling(page.title).join(' ') === wanted;
    // A page that is called what was asked for comes first.
    const hits = found.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
    const counts: Results['counts'] = { docs: 0, blog: 0, pages: 0 };
    for (const { page } of hits) counts[page.kind]++;
    const shown = hits.filter(({ page }) => !kind || page.kind === kind).slice(0, limit);
    const answer = answerTo(concepts, this.heads.answers, this.telling);
    const place = this.places.find(({ page, id }) => hrefOf(page.path, id) === answer?.href);
    return {
      counts,
      answer: answer && place && { says: answer.says, href: answer.href, title: place.heading || place.page.title },
      pages: shown.map((hit) => this.present(hit, markers)),
    };
  }

  private find(concepts: readonly Concept[]): { hits: Hit[]; markers: Marker[] } {
    const parts = concepts
      .map(({ alternatives }) => bestOf<Place>(this.index, alternatives))
      .filter(({ found }) => found.size > 0)
      .map((part) => {
        const pages = new Set([...part.found.keys()].map(({ page }) => page));
        return { ...part, importance: Math.log(1 + this.heads.pages.length / pages.size) };
      });
    const all = sum(parts.map(({ importance }) => importance));
    const likeness = this.likenessOf(concepts);
    /** Of a place, or of all places of a page. */
    const scoreOf = (places: readonly Place[]): number => {
      const alike = greatest(places.map((place) => likeness.get(place) ?? 0));
      let [score, covered] = [alike * likenessWeight * all, 0];
      for (const { found, importance } of parts) {
        const own = places.flatMap((place) => found.get(place) ?? []).sort((a, b) => b - a);
        if (own.length > 0) covered += importance;
        score += sum(own.map((value, index) => value * nextPlace ** index));
      }
      return score * Math.max(covered / all, alike) ** coverageExponent;
    };
    const places = new Set(parts.flatMap(({ found }) => [...found.keys()]));
    const hits = [...Map.groupBy(places, ({ page }) => page)].map(([page, own]): Hit => {
      const scored = own.map((place) => ({ place, score: scoreOf([place]) }));
      return { page, score: scoreOf(own), places: strongest(scored, weakestPlace).map(({ place }) => place) };
    });
    return { markers: parts, hits: strongest(hits, weakestPage) };
  }

  /** How much the phrases of each place are like the query as a whole, 0 to 1. */
  private likenessOf(concepts: readonly Concept[]): Map<Place, number> {
    const parts = concepts
      .filter(({ phrase }) => !phrase)
      .map(({ alternatives }) => bestOf<Phrase>(this.phraseIndex, alternatives).found);
    const most = sum(parts.map((found) => greatest(found.values())));
    const likeness = new Map<Place, number>();
    for (const phrase of new Set(parts.flatMap((found) => [...found.keys()]))) {
      const alike = sum(parts.map((found) => found.get(phrase) ?? 0)) / most;
      likeness.set(phrase.place, Math.max(likeness.get(phrase.place) ?? 0, alike));
    }
    return likeness;
  }

  private readonly telling = (text: string): string[] =>
    this.tokenizer.meaningful(this.tokenizer.tokenize(text)).map(({ term }) => term);

  /** Do the pages or the synonyms have one of these words, or a longer one that begins so? */
  private readonly isKnown = (text: string): boolean =>
    this.tokenizer
      .tokenize(text)
      .some(
        ({ form, term }) =>
          this.tokenizer.isFiller(form) ||
          this.synonyms.has(term) ||
          this.vocabulary.has(form) ||
          (form.length > 2 && this.vocabulary.longerThan(form).length > 0),
      );

  private present({ page, places }: Hit, markers: Marker[]): PageResult {
    const quote = (text: string): Segment[] | undefined => excerpt(text, markers, this.tokenizer);
    const mark = (text: string): Segment[] => marked(text, markers, this.tokenizer);
    const title = mark(page.title);
    const [best] = places;
    const place = page.kind === 'pages' && best?.id && !title.some((segment) => segment.mark) ? best : undefined;
    const quoted = place ?? places.find(({ id }) => id === '');
    return {
      path: page.path,
      place: place && { id: place.id, heading: place.heading },
      kind: page.kind,
      within: page.within,
      title,
      excerpt: (quoted && quote(quoted.text)) ?? mark(page.description),
      sections: places
        .filter((other) => other.id !== '' && other !== place)
        .slice(0, mostSections)
        .map(({ id, under, heading, text }) => ({ id, under, heading: mark(heading), excerpt: quote(text) ?? [] })),
    };
  }
}

/** Of each document the best of the ways to say it. */
function bestOf<Id>(index: MiniSearch, alternatives: readonly Alternative[]) {
  const found = new Map<Id, number>();
  const ways: string[][] = [];
  const typed = new Set<string>();
  for (const { terms, weight, unmarked, fuzzy = 0 } of alternatives) {
    const results = index.search({ combineWith: 'AND', queries: terms }, { fuzzy });
    for (const { id, score } of results) found.set(id, Math.max(found.get(id) ?? 0, score * weight));
    // With typing errors, other words of the pages are meant.
    const meant = fuzzy ? results.flatMap((result) => result.terms.map((term) => [term])) : [terms];
    ways.push(...meant);
    for (const term of unmarked ? [] : meant.flat()) typed.add(term);
  }
  return { found, ways, typed };
}
