import MiniSearch from 'minisearch';
import { answerTo } from './answer.ts';
import { excerpt, type Marker, marked } from './excerpt.ts';
import {
  type Answer,
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

const add = <K>(totals: Map<K, number>, key: K, value: number): Map<K, number> =>
  totals.set(key, (totals.get(key) ?? 0) + value);
const greatest = (values: Iterable<number>): number => Math.max(0, ...values);

export class SearchEngine {
  readonly tokenizer: Tokenizer;
  readonly synonyms: SynonymTable;
  readonly vocabulary = new Vocabulary();
  private readonly pages: readonly Page[];
  private readonly answers: readonly Answer[];
  private readonly otherCharacters: ReadonlyMap<string, string>;
  private readonly places: readonly Place[];
  private readonly index: MiniSearch;
  /** Of each phrase. */
  private readonly phrasePlaces: readonly Place[];
  private readonly phraseIndex: MiniSearch;

  private constructor(heads: Heads, places: readonly Place[]) {
    const { grammar, synonyms, answers, otherCharacters, pages } = heads;
    this.tokenizer = new Tokenizer(grammar);
    this.synonyms = new SynonymTable(synonyms, this.tokenizer);
    this.pages = pages;
    this.answers = answers;
    const pairs = otherCharacters.match(/../gu) ?? [];
    this.otherCharacters = new Map(pairs.map((pair) => [pair.charAt(0), pair.slice(1)]));
    const isTerm = { processTerm: (term: string) => term };
    const searchOptions = { bm25, boost, tokenize: (term: string) => [term] };
    const tokenize = (text: string): string[] => this.vocabulary.addAll(this.tokenizer.tokenize(text));
    this.index = new MiniSearch({ ...isTerm, fields: Object.keys(boost), tokenize, searchOptions });
    this.phraseIndex = new MiniSearch({ ...isTerm, fields: ['text'], tokenize: this.telling, searchOptions });
    this.places = places;
    this.phrasePlaces = places.flatMap((place) => place.phrases.map(() => place));
  }

  /** Without texts it finds titles, headings and questions. */
  static async create(heads: Heads, texts?: Texts): Promise<SearchEngine> {
    const places = placesOf(heads, texts);
    const engine = new SearchEngine(heads, places);
    const documents = places.map(({ fields }, id) => ({ id, ...fields }));
    const phrases = places.flatMap((place) => place.phrases).map((text, id) => ({ id, text }));
    await engine.index.addAllAsync(documents, { chunkSize });
    await engine.phraseIndex.addAllAsync(phrases, { chunkSize });
    return engine;
  }

  search(query: string, { kind, limit = 8 }: { kind?: Kind; limit?: number } = {}): Results {
    const asked = query.slice(0, longestQuery);
    const usual = asked.replace(/\p{Script=Han}/gu, (character) => this.otherCharacters.get(character) ?? character);
    const concepts = parseQuery(repairKeyboard(usual, this.isKnown), this);
    const { hits, markers } = this.find(concepts);
    const counts: Results['counts'] = { docs: 0, blog: 0, pages: 0 };
    for (const { page } of hits) counts[page.kind]++;
    const shown = hits.filter(({ page }) => !kind || page.kind === kind).slice(0, limit);
    const answer = answerTo(concepts, this.answers, this.telling);
    const place = this.places.find(({ page, id }) => hrefOf(page.path, id) === answer?.href);
    return {
      counts,
      answer: answer && place && { says: answer.says, href: answer.href, title: place.heading || place.page.title },
      pages: shown.map((hit) => this.present(hit, markers)),
    };
  }

  private find(concepts: readonly Concept[]): { hits: Hit[]; markers: Marker[] } {
    const markers: Marker[] = [];
    const scores = new Map<Page, number>();
    const coverage = new Map<Page | Place, number>();
    const places = new Map<Place, number>();
    let all = 0;
    for (const { alternatives } of concepts) {
      const { found, ways, typed } = bestOf(this.index, alternatives);
      if (found.size === 0) continue;
      const own = [...found].flatMap(([id, score]) => ({ place: this.places[id] ?? misfit(), score }));
      const byPage = Map.groupBy(own, ({ place }) => place.page);
      const importance = Math.log(1 + this.pages.length / byPage.size);
      all += importance;
      markers.push({ importance, ways, typed });
      for (const [page, parts] of byPage) {
        const sorted = parts.sort((a, b) => b.score - a.score);
        add(
          scores,
          page,
          sorted.reduce((sum, { score }, index) => sum + score * nextPlace ** index, 0),
        );
        add(coverage, page, importance);
        for (const { place, score } of sorted) {
          add(places, place, score);
          add(coverage, place, importance);
        }
      }
    }
    const likeness = this.likenessOf(concepts);
    const scoreOf = (score: number, of: Page | Place, alike: number): number =>
      (score + alike * likenessWeight * all) *
      Math.max((coverage.get(of) ?? 0) / (all || 1), alike) ** coverageExponent;
    const placesByPage = Map.groupBy(places, ([{ page }]) => page);
    const hits = [...scores].map(([page, score]): Hit => {
      const own = (placesByPage.get(page) ?? []).map(([place, part]) => {
        const alike = likeness.get(place) ?? 0;
        return { place, alike, score: scoreOf(part, place, alike) };
      });
      const least = greatest(own.map((part) => part.score)) * weakestPlace;
      const strong = own.filter((part) => part.score >= least).sort((a, b) => b.score - a.score);
      return {
        page,
        score: scoreOf(score, page, greatest(own.map(({ alike }) => alike))),
        places: strong.map(({ place }) => place),
      };
    });
    const least = greatest(hits.map(({ score }) => score)) * weakestPage;
    return { markers, hits: hits.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score) };
  }

  /** How much the titles, headings and questions of each place are like the query as a whole, 0 to 1. */
  private likenessOf(concepts: readonly Concept[]): Map<Place, number> {
    const totals = new Map<number, number>();
    let most = 0;
    for (const { alternatives, phrase } of concepts) {
      if (phrase) continue;
      const { found } = bestOf(this.phraseIndex, alternatives);
      for (const [id, score] of found) add(totals, id, score);
      most += greatest(found.values());
    }
    const likeness = new Map<Place, number>();
    for (const [id, total] of totals) {
      const place = this.phrasePlaces[id] ?? misfit();
      likeness.set(place, Math.max(likeness.get(place) ?? 0, total / most));
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
function bestOf(index: MiniSearch, alternatives: readonly Alternative[]) {
  const found = new Map<number, number>();
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

function misfit(): never {
  throw new Error('the parts of the search index do not belong together');
}
