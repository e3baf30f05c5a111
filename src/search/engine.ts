import MiniSearch from 'minisearch';
import { type CutText, cutText, excerpt, type Marker, marked, type Segment } from './excerpt.ts';
import { type Answer, cellSeparator, type Heads, type Kind, type SectionHead, type Texts } from './index-format.ts';
import { otherKeyboard, repairKeyboard } from './keyboard.ts';
import { type Concept, Forms, parseQuery, SynonymTable } from './query.ts';
import { Tokenizer } from './tokenize.ts';

/**
 * MiniSearch scores each thing a query asks for (query.ts) in titles, texts and the questions of readers; here the scores
 * are added up to pages, and the places on a page are chosen. What a change of the figures does to the questions in
 * tests/search: tests/rules/search.e2e.ts; why they are as plain as they are: docs/decisions/search.md.
 */
const boosts = {
  heads: { title: 5, description: 2, headings: 2.5, keywords: 5, names: 1, questions: 5 },
  texts: { text: 1, code: 0.3 },
  phrases: { text: 1 },
};
const longTexts = { k: 1.2, b: 0.7, d: 0.2 };
const shortTexts = { k: 1.2, b: 0.4, d: 0.1 };
const fuzzyWeights = { fuzzy: 0.36, prefix: 1 };
/** Several words with a common synonym count beside the single words. */
const phraseFactor = 1.5;
/** A long alternative is not better for having more terms. */
const lengthExponent = 0.3;
/** Words that few pages have count more, beyond BM25. */
const rarityExponent = 0.3;
/** Pages that answer only a part of the question. */
const coverageExponent = 0.5;
/** A title, heading or question much like the query: the page or section answers it, however common its words are. */
const likenessWeight = 7;
const leastImportance = 8;
/** Of a word that no phrase has. */
const unknownWord = 3;
/** `/Download-x` beside `/Download`, when its name was not asked for. */
const unnamedVariant = 0.6;
/** Pages and sections below this share of the best are noise. */
const weakestPage = 0.15;
const weakestSection = 0.35;
/** A heading that says it, beside a text that does. */
const headingWeight = 1.5;
/** A row of a table beside a whole section. */
const rowWeight = 0.7;
const goodRow = 0.5;
const mostSections = 3;
/** How much of question and query must be the same for a direct answer. */
const sureAnswer = 0.82;
const excerptRoom = 170;
/** Sentences kept tokenized: from key to key they are mostly the same. */
const mostQuoted = 10_000;
const mostKnown = 1000;

/** "Upload To Gallery", “投屏设置”; not "Post". */
const isTelling = (name: string): boolean => name.includes(' ') || /\p{Script=Han}{4}/u.test(name);

export interface SectionResult {
  id: string;
  /** Of a row: the heading above it. */
  under: string;
  heading: Segment[];
  excerpt: Segment[];
}

export interface PageResult {
  path: string;
  /** Where on the page it opens, and the heading there: of a page about many things, the part that was meant. */
  place: { id: string; heading: string } | undefined;
  kind: Kind;
  within: string[];
  title: Segment[];
  excerpt: Segment[];
  sections: SectionResult[];
}

/** The sentence that answers, and where it says more. */
export interface DirectAnswer {
  says: string;
  href: string;
  title: string;
}

export interface Results {
  answer: DirectAnswer | undefined;
  pages: PageResult[];
  /** Pages found of each kind, shown or not. */
  counts: Record<Kind, number>;
}

export interface SearchOptions {
  kind?: Kind | undefined;
  limit?: number;
}

interface Place extends SectionHead {
  text: string;
  rows: Array<{ id: string; label: string; text: string }>;
}

interface Page extends Omit<Heads['pages'][number], 'sections'> {
  places: Place[];
  /** Of a page that is another one for something special: the words that say so. */
  variant?: ReadonlySet<string>;
}

/** A heading, or a row below it. */
interface Spot {
  id: string;
  heading: string;
  text: string;
  parent?: Place;
  score: number;
}

interface Found {
  id: number;
  score: number;
  /** Terms of the index. */
  terms: string[];
}

/** An index whose documents are numbered, and the last answers from it: from key to key most words are the same. */
class Index {
  private readonly index: MiniSearch<{ id: number }>;
  private readonly known = new Map<string, Found[]>();

  constructor(boost: Record<string, number>, bm25: typeof longTexts, tokenize: (text: string) => string[]) {
    const searchOptions = { boost, bm25, weights: fuzzyWeights, tokenize: (term: string) => [term] };
    this.index = new MiniSearch({ fields: Object.keys(boost), tokenize, processTerm: (term) => term, searchOptions });
  }

  addAll(documents: Array<{ id: number }>): void {
    this.known.clear();
    this.index.addAll(documents);
  }

  /** Documents that have all terms. */
  find(terms: string[], fuzzy = 0): Found[] {
    const key = `${terms.join(' ')} ${fuzzy}`;
    let found = this.known.get(key);
    if (!found) {
      found = this.index
        .search({ combineWith: 'AND', queries: terms }, { fuzzy })
        .map(({ id, score, match }) => ({ id, score, terms: Object.keys(match) }));
      if (this.known.size >= mostKnown) this.known.clear();
      this.known.set(key, found);
    }
    return found;
  }
}

const lines = (texts: string[][]): string => texts.flat().join('\n');

function misfit(): never {
  throw new Error('the parts of the search index do not belong together');
}

/** Adds one page's score to a total. */
const add = (totals: Map<number, number>, id: number, value: number): Map<number, number> =>
  totals.set(id, (totals.get(id) ?? 0) + value);

export class SearchEngine {
  private readonly pages: Page[];
  private readonly answers: readonly Answer[];
  private readonly otherCharacters: ReadonlyMap<string, string>;
  private readonly tokenizer: Tokenizer;
  private readonly synonyms: SynonymTable;
  private readonly forms = new Forms();
  private readonly heads: Index;
  private readonly texts: Index;
  /** Titles, headings, keywords, labels and questions, one document each. */
  private readonly phrases: Index;
  /** Page and place of each. */
  private readonly phrasePlaces: Array<[page: number, id: string]> = [];
  private readonly quoted = new Map<string, CutText>();

  constructor({ grammar, synonyms, answers, otherCharacters, pages }: Heads) {
    this.tokenizer = new Tokenizer(grammar);
    this.synonyms = new SynonymTable(synonyms, this.tokenizer);
    this.answers = answers;
    const pairs = otherCharacters.match(/../gu) ?? [];
    this.otherCharacters = new Map(pairs.map((pair) => [pair.slice(0, 1), pair.slice(1)]));
    const terms = (text: string): string[] =>
      this.tokenizer.tokenize(text).map((token) => {
        this.forms.add(token);
        return token.term;
      });
    this.heads = new Index(boosts.heads, longTexts, terms);
    this.texts = new Index(boosts.texts, longTexts, terms);
    this.phrases = new Index(boosts.phrases, shortTexts, (text) => this.telling(text));
    this.pages = pages.map(({ sections, ...page }) => ({
      ...page,
      places: sections.map((section) => ({ ...section, text: '', rows: [] })),
    }));
    this.heads.addAll(
      this.pages.map(({ title, description, places, keywords, names }, id) => ({
        id,
        title,
        description,
        headings: lines(places.map(({ heading }) => [heading])),
        keywords: lines([keywords]),
        names: lines([names]),
        questions: lines(places.map(({ questions }) => questions)),
      })),
    );
    this.addPhrases();
    this.markVariants();
  }

  private addPhrases(): void {
    const phrases: Array<{ id: number; text: string }> = [];
    for (const [page, { title, keywords, names, places, path }] of this.pages.entries()) {
      const collect = (id: string, texts: string[]): void => {
        for (const text of texts) phrases.push({ id: this.phrasePlaces.push([page, id]) - 1, text });
      };
      collect('', [title, ...keywords, ...names.filter(isTelling)]);
      for (const { id, heading, questions } of places) {
        const asked = this.answers.filter(({ href }) => href === (id ? `${path}#${id}` : path));
        collect(id, [...(heading ? [heading] : []), ...questions, ...asked.flatMap(({ asks }) => asks)]);
      }
    }
    this.phrases.addAll(phrases);
  }

  private markVariants(): void {
    const byPath = new Map(this.pages.map((page) => [page.path, page]));
    for (const page of this.pages) {
      const bases = [...page.path.matchAll(/-/g)].map(({ index }) => byPath.get(page.path.slice(0, index)));
      const base = bases.find((other) => other !== undefined);
      if (!base) continue;
      const known = new Set(this.tokenizer.terms(base.title));
      page.variant = new Set(this.tokenizer.terms(page.title).filter((term) => !known.has(term)));
    }
  }

  /** Texts of consecutive pages. */
  addTexts(fromPage: number, texts: Texts): void {
    for (const [index, sections] of texts.entries()) {
      const page = this.pages[fromPage + index] ?? misfit();
      page.places = page.places.map((place, at): Place => {
        const { text, rows } = sections[at] ?? misfit();
        const cut = rows.map((row) => {
          const label = row.text.split(cellSeparator, 1)[0] ?? '';
          return { id: row.id, label, text: row.text.slice(label.length + cellSeparator.length) };
        });
        return { ...place, text, rows: cut };
      });
    }
    const rows = texts.flatMap((sections, index) =>
      sections.flatMap((section) =>
        section.rows.map((row) => ({ id: this.phrasePlaces.push([fromPage + index, row.id]) - 1, text: row.text })),
      ),
    );
    this.phrases.addAll(rows);
    this.texts.addAll(
      texts.map((sections, index) => ({
        id: fromPage + index,
        text: lines(sections.map(({ text, rows }) => [text, ...rows.map((row) => row.text)])),
        code: lines(sections.map(({ code }) => [code])),
      })),
    );
  }

  /** Titles of given pages, for suggestions. */
  pagesAt(paths: string[]): Array<{ path: string; title: string }> {
    return paths.flatMap((path) =>
      this.pages.filter((page) => page.path === path).map(({ title }) => ({ path, title })),
    );
  }

  search(query: string, { kind, limit = 8 }: SearchOptions = {}): Results {
    const usual = query.replace(/\p{Script=Han}/gu, (character) => this.otherCharacters.get(character) ?? character);
    const repaired = repairKeyboard(usual, (word) => this.isKnown(word));
    const first = this.find(this.splitCompounds(repaired));
    const found = first.hits.length > 0 ? first : this.find(otherKeyboard(query));
    const counts: Results['counts'] = { docs: 0, blog: 0, pages: 0 };
    for (const { page } of found.hits) counts[page.kind]++;
    const shown = found.hits.filter(({ page }) => !kind || page.kind === kind).slice(0, limit);
    return {
      counts,
      answer: this.answerTo(found.concepts),
      pages: shown.map(({ page, likeness }) =>
        this.present(page, this.spotsOf(page, likeness, found.markers), found.markers),
      ),
    };
  }

  private find(query: string) {
    const { pages, tokenizer, forms, synonyms } = this;
    const concepts = parseQuery(query, { tokenizer, forms, synonyms });
    const scores = new Map<number, number>();
    const coverage = new Map<number, number>();
    const markers: Marker[] = [];
    let all = 0;
    for (const concept of concepts) {
      const { found, marker } = this.scoresOf(concept);
      if (found.size === 0) continue;
      const rarity = Math.log(1 + pages.length / found.size);
      const factor = concept.phrase ? phraseFactor : 1;
      all += rarity * factor;
      markers.push({ ...marker, importance: rarity * factor });
      for (const [page, score] of found) {
        add(scores, page, score * factor * rarity ** rarityExponent);
        add(coverage, page, rarity * factor);
      }
    }
    const likeness = this.likenessOf(concepts);
    const hits = [...new Set([...scores.keys(), ...likeness.keys()])].flatMap((id) => {
      const page = pages[id];
      if (!page) return [];
      const own = likeness.get(id) ?? new Map<string, number>();
      const alike = Math.max(0, ...own.values());
      const covered = Math.max((coverage.get(id) ?? 0) / (all || 1), alike) ** coverageExponent;
      const meant = page.variant && !isNamed(page.variant, markers) ? unnamedVariant : 1;
      const bonus = alike ** 2 * likenessWeight;
      const score = ((scores.get(id) ?? 0) + bonus * all) * covered * meant;
      // The answer to a question comes first, without driving out the other pages.
      return [{ page, score, order: score + bonus * Math.max(0, leastImportance - all), likeness: own }];
    });
    const least = Math.max(0, ...hits.map(({ score }) => score)) * weakestPage;
    const strong = hits.filter(({ score, order }) => order > 0 && score >= least);
    return { concepts, markers, hits: strong.sort((a, b) => b.order - a.order) };
  }

  /** Of each page the best of the ways to say it, and what to mark. */
  private scoresOf({ alternatives }: Concept) {
    const found = new Map<number, number>();
    const marker = { alternatives: [] as string[][], marked: [] as string[][] };
    for (const { terms, weight, isSynonym, fuzzy } of alternatives) {
      const own = new Map<number, number>();
      const matched = new Set<string>();
      for (const { id, score, terms: known } of [...this.heads.find(terms, fuzzy), ...this.texts.find(terms, fuzzy)]) {
        add(own, id, (score * weight) / terms.length ** lengthExponent);
        for (const term of known) matched.add(term);
      }
      for (const [id, score] of own) found.set(id, Math.max(found.get(id) ?? 0, score));
      const ways = fuzzy ? [...matched].map((term) => [term]) : [terms];
      marker.alternatives.push(...ways);
      if (!isSynonym) marker.marked.push(...ways);
    }
    return { found, marker };
  }

  /** How much each place's titles and questions are like the query as a whole, 0 to 1; by page. */
  private likenessOf(concepts: readonly Concept[]): Map<number, Map<string, number>> {
    const totals = new Map<number, number>();
    let most = 0;
    for (const { alternatives, phrase } of concepts) {
      if (phrase) continue;
      const best = new Map<number, number>();
      for (const { terms, weight, fuzzy } of alternatives)
        for (const { id, score } of this.phrases.find(terms, fuzzy))
          best.set(id, Math.max(best.get(id) ?? 0, (score * weight) / terms.length ** lengthExponent));
      for (const [id, score] of best) add(totals, id, score);
      most += Math.max(0, ...best.values()) || unknownWord;
    }
    const likeness = new Map<number, Map<string, number>>();
    for (const [phrase, total] of totals) {
      const [page, place] = this.phrasePlaces[phrase] ?? misfit();
      const own = likeness.get(page) ?? new Map<string, number>();
      own.set(place, Math.max(own.get(place) ?? 0, total / most));
      likeness.set(page, own);
    }
    return likeness;
  }

  private telling(text: string): string[] {
    const { tokenizer } = this;
    return tokenizer.meaningful(tokenizer.tokenize(tokenizer.withoutFillers(text))).map(({ term }) => term);
  }

  /** Words typed without the space between them: `simcard`, `notworking`. */
  private splitCompounds(query: string): string {
    const shortest = 3;
    return query.replace(/[a-z]+/gi, (word) => {
      if (this.isKnown(word)) return word;
      const form = word.toLowerCase();
      for (let at = form.length - shortest; at >= shortest; at--) {
        if (!this.forms.has(form.slice(0, at)) || !this.forms.has(form.slice(at))) continue;
        // Rather one word with a wrong letter.
        const isTypo = this.heads.find(this.tokenizer.terms(form), 1).length > 0;
        return isTypo ? word : `${form.slice(0, at)} ${form.slice(at)}`;
      }
      return word;
    });
  }

  /** Do the pages or the synonyms have one of these words, or a longer one that begins so? */
  private isKnown(text: string): boolean {
    const { forms, synonyms, tokenizer } = this;
    return tokenizer
      .tokenize(text)
      .some(
        ({ form, term }) =>
          tokenizer.isFiller(form) ||
          synonyms.has(term) ||
          forms.has(form) ||
          (form.length > 2 && forms.beginningWith(form).length > 0),
      );
  }

  private answerTo(concepts: readonly Concept[]): DirectAnswer | undefined {
    const words = concepts.filter(({ phrase }) => !phrase);
    let best: Answer | undefined;
    let most = sureAnswer;
    for (const answer of this.answers)
      for (const ask of answer.asks) {
        const asked = new Set(this.telling(ask));
        const shared = words.filter(({ alternatives }) =>
          alternatives.some(({ terms }) => terms.every((term) => asked.has(term))),
        ).length;
        const alike = (2 * shared) / (asked.size + words.length);
        if (alike < most) continue;
        most = alike;
        best = answer;
      }
    if (!best) return undefined;
    const [path = '', id = ''] = best.href.split('#');
    const page = this.pages.find((other) => other.path === path);
    const place = page?.places.find((other) => other.id === decodeURIComponent(id));
    return { says: best.says, href: best.href, title: place?.heading || page?.title || '' };
  }

  private readonly cut = (text: string): CutText => {
    const known = this.quoted.get(text);
    if (known) return known;
    const cut = cutText(this.tokenizer.tokenize(text));
    if (this.quoted.size >= mostQuoted) this.quoted.clear();
    this.quoted.set(text, cut);
    return cut;
  };

  /** The headings and rows that say most of what was asked, best first. */
  private spotsOf({ places }: Page, likeness: ReadonlyMap<string, number>, markers: Marker[]): Spot[] {
    const all = markers.reduce((sum, { importance }) => sum + importance, 0) || 1;
    const scoreOf = (heading: string, text: string, alike = 0): number => {
      const [inHeading, inText] = [this.cut(heading).terms, this.cut(text).terms];
      let score = 0;
      let covered = 0;
      for (const { alternatives, importance } of markers) {
        const isIn = (terms: ReadonlySet<string>): boolean =>
          alternatives.some((way) => way.every((term) => terms.has(term)));
        const found = (isIn(inHeading) ? headingWeight : 0) + (isIn(inText) ? 1 : 0);
        score += found * importance;
        if (found > 0) covered += importance;
      }
      return (score + alike ** 2 * headingWeight * all) * Math.max(covered / all, alike) ** 2;
    };
    return places
      .flatMap((place): Spot[] => {
        const { id, heading, text, rows } = place;
        const whole = lines([[text], ...rows.map((row) => [row.label, row.text])]);
        const score = scoreOf(heading, whole, likeness.get(id));
        if (score === 0) return [];
        return [
          { id, heading, text: whole, score },
          ...rows.map((row) => ({
            id: row.id,
            heading: row.label,
            text: row.text,
            parent: place,
            score: rowWeight * scoreOf(row.label, row.text, likeness.get(row.id)),
          })),
        ];
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  }

  private present(page: Page, spots: readonly Spot[], markers: Marker[]): PageResult {
    const least = (spots[0]?.score ?? 0) * weakestSection;
    const strong = spots.filter(
      ({ id, parent, score }) =>
        score >= least &&
        // Where a row is as good an answer as its section, the row is enough.
        (parent || !spots.some((row) => row.parent?.id === id && row.score >= score * goodRow)),
    );
    const quote = (text: string): Segment[] | undefined => excerpt(text, markers, excerptRoom, this.cut);
    const mark = (text: string): Segment[] => marked(text, markers, this.cut);
    const title = mark(page.title);
    const [best] = strong;
    const place = page.kind === 'pages' && best?.id && !title.some((segment) => segment.mark) ? best : undefined;
    const quoted = place ?? strong.find(({ id }) => id === '');
    return {
      path: page.path,
      place: place && { id: place.id, heading: place.heading },
      kind: page.kind,
      within: page.within,
      title,
      excerpt: (quoted && quote(quoted.text)) ?? mark(page.description),
      sections: strong
        .filter((spot) => spot.id !== '' && spot !== place)
        .slice(0, mostSections)
        .map(({ id, heading, text, parent }) => ({
          id,
          under: parent?.heading ?? '',
          heading: mark(heading),
          excerpt: quote(text) ?? [],
        })),
    };
  }
}

/** Does the query say any of these words? */
const isNamed = (own: ReadonlySet<string>, markers: readonly Marker[]): boolean =>
  markers.some(({ alternatives }) => alternatives.some((terms) => terms.some((term) => own.has(term))));
