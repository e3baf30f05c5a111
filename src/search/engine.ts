import type { SearchLanguage } from '../languages/language.ts';
import { excerpt, type Marker, marked, type Segment } from './excerpt.ts';
import { Forms } from './forms.ts';
import { type HeadsPart, type Kind, kinds, type Synonyms } from './index-format.ts';
import { otherKeyboard } from './keyboard.ts';
import { type Concept, parseQuery, SynonymTable } from './query.ts';
import { TermIndex } from './term-index.ts';
import { type Token, Tokenizer } from './tokenize.ts';

/**
 * A query is a list of things asked for, each with synonyms, typing errors and half-typed words (query.ts). Each is
 * scored in titles, headings and texts (term-index.ts); sections are put together to pages here.
 */

/** Found with the questions in tests/search; `npm run search:quality` shows what a change does. */
const weights = {
  titles: { title: 4.5, description: 4, keywords: 5.5 },
  headings: { heading: 1.2 },
  texts: { text: 1, code: 0.2 },
};
/** Labels and messages a page explains: there are many, and most of them are everyday words. */
const nameWeight = 0.8;
const shortTexts = { k: 0.6, b: 0.7 };
const longTexts = { k: 4, b: 0.95 };
/** Several words with a common synonym count beside the single words. */
const phraseFactor = 0.9;
/** A long alternative is not better for having more terms. */
const alternativeLength = 0.4;
/** Who types a heading, no more and no less, is looking for what stands below it. */
const exactHeading = 6;
/** The same for the label of a button, where it is more than one everyday word. */
const exactName = 4;
/** A word that stands on most pages says little in a title, either. */
const commonInTitles = 0.4;
/** The best section counts in full, the others in part: a page about the matter names it more than once. */
const otherSections = 0.5;
/** A page with more sections than this is about many things, and names each of them somewhere. */
const usualSections = 8;
/** One section that holds all is better than many that hold a part. */
const togetherness = 3;
const coverage = 0.4;
/** Pages and headings below this share of the best are noise. */
const weakestPage = 0.15;
const weakestSection = 0.35;
const mostSections = 3;
const excerptRoom = 170;
/** Scores kept while the reader types on. */
const mostKnownTerms = 500;

interface Page {
  path: string;
  kind: Kind;
  title: string;
  description: string;
  firstSection: number;
}

interface Section {
  page: number;
  id: string;
  heading: string;
  headingTerms: number;
  text: string;
}

/** How a label and a query are compared: without case and punctuation. */
const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "Upload To Gallery", “投屏设置”; not "Post". */
const isTelling = (name: string): boolean => name.includes(' ') || /\p{Script=Han}{4}/u.test(name);

/** Scores by number of page (titles) or section. */
interface Scores {
  titles: Map<number, number>;
  headings: Map<number, number>;
  texts: Map<number, number>;
}
const places = ['titles', 'headings', 'texts'] as const satisfies ReadonlyArray<keyof Scores>;

export interface SectionResult {
  id: string;
  heading: Segment[];
  excerpt: Segment[];
}

export interface PageResult {
  path: string;
  kind: Kind;
  title: Segment[];
  excerpt: Segment[];
  sections: SectionResult[];
}

export interface Results {
  pages: PageResult[];
  /** Pages found of each kind, whether shown or not. */
  counts: Record<Kind, number>;
}

export interface SearchOptions {
  kind?: Kind | undefined;
  limit?: number;
}

function misfit(): never {
  throw new Error('the parts of the search index do not belong together');
}

const add = (totals: Float64Array, index: number, value: number): void => {
  totals[index] = (totals[index] ?? 0) + value;
};

export class SearchEngine {
  private readonly pages: Page[] = [];
  private readonly sections: Section[] = [];
  private readonly indexes = {
    titles: new TermIndex(weights.titles, shortTexts),
    headings: new TermIndex(weights.headings, shortTexts),
    texts: new TermIndex(weights.texts, longTexts),
    names: new TermIndex({ names: nameWeight }, shortTexts),
  };
  /** Pages that explain a label, by its plain form. */
  private readonly named = new Map<string, number[]>();
  private readonly forms = new Forms();
  private readonly hanWords = new Set<string>();
  private readonly tokenizer: Tokenizer;
  private synonyms: SynonymTable;
  private readonly known = new Map<string, Scores>();

  constructor(pages: HeadsPart, language: SearchLanguage) {
    this.tokenizer = new Tokenizer(language);
    this.synonyms = new SynonymTable({ same: [], leads: {} }, this.tokenizer);
    for (const [id, [path, kind, title, description, keywords, headings]] of pages.entries()) {
      this.pages.push({ path, kind: kinds[kind] ?? 'pages', title, description, firstSection: this.sections.length });
      this.indexes.titles.add(id, {
        title: this.terms(title),
        description: this.terms(description),
        keywords: this.terms(keywords),
      });
      this.sections.push({ page: id, id: '', heading: '', headingTerms: 0, text: '' });
      for (const [anchor, heading] of headings) {
        const terms = this.terms(heading);
        const headingTerms = new Set(terms).size;
        const section = this.sections.push({ page: id, id: anchor, heading, headingTerms, text: '' }) - 1;
        this.indexes.headings.add(section, { heading: terms });
      }
    }
  }

  /** Synonyms, and the words the texts are written in: of them, longer Han words are looked up whole. */
  addLanguage(words: string[], synonyms: Synonyms): void {
    this.synonyms = new SynonymTable(synonyms, this.tokenizer);
    for (const word of words) if (word.length > 2 && /^\p{Script=Han}/u.test(word)) this.hanWords.add(word);
  }

  /** Texts of consecutive pages: the names a page explains, then text and code of each section in turn. */
  addTexts(fromPage: number, texts: string[]): void {
    const rest = texts.values();
    const next = (): string => rest.next().value ?? misfit();
    for (let page = fromPage, left = texts.length; left > 0; page++) {
      const { firstSection } = this.pages[page] ?? misfit();
      const end = this.pages[page + 1]?.firstSection ?? this.sections.length;
      this.addNames(page, next());
      for (const [offset, section] of this.sections.slice(firstSection, end).entries()) {
        section.text = next();
        this.indexes.texts.add(firstSection + offset, { text: this.terms(section.text), code: this.terms(next()) });
      }
      left -= 1 + 2 * (end - firstSection);
    }
    this.known.clear();
  }

  private addNames(page: number, names: string): void {
    this.indexes.names.add(page, { names: this.terms(names) });
    for (const name of new Set(names.split('\n').map(plainName))) {
      if (isTelling(name)) this.named.set(name, [...(this.named.get(name) ?? []), page]);
    }
  }

  /** Titles of given pages, for suggestions. */
  pagesAt(paths: string[]): Array<{ path: string; title: string }> {
    return paths.flatMap((path) => {
      const page = this.pages.find((other) => other.path === path);
      return page ? [{ path, title: page.title }] : [];
    });
  }

  search(query: string, { kind, limit = 8 }: SearchOptions = {}): Results {
    const { tokenizer, forms, synonyms, hanWords } = this;
    const vocabulary = { tokenizer, forms, synonyms, hanWords };
    const rank = (text: string) => this.rank(parseQuery(text, vocabulary), plainName(text));
    const found = rank(query);
    const ranked = found.hits.length > 0 ? found : rank(otherKeyboard(query));
    const counts: Results['counts'] = { docs: 0, blog: 0, pages: 0 };
    for (const { page } of ranked.hits) counts[page.kind]++;
    const shown = ranked.hits.filter(({ page }) => !kind || page.kind === kind).slice(0, limit);
    return { counts, pages: shown.map((hit) => this.present(hit, ranked.markers)) };
  }

  private readonly cut = (text: string): Token[] => this.tokenizer.tokenize(text, this.hanWords);

  private terms(text: string): string[] {
    return this.cut(text).map(({ form, term }) => {
      this.forms.add(form, term);
      return term;
    });
  }

  private scoresOf(term: string): Scores {
    const known = this.known.get(term);
    if (known) return known;
    const { titles, headings, texts, names } = this.indexes;
    const inTitles = titles.search(term);
    for (const [page, score] of names.search(term)) inTitles.set(page, (inTitles.get(page) ?? 0) + score);
    const scores = { titles: inTitles, headings: headings.search(term), texts: texts.search(term) };
    if (this.known.size >= mostKnownTerms) this.known.clear();
    this.known.set(term, scores);
    return scores;
  }

  /** For every place the best of the ways to say it. */
  private conceptScores({ alternatives }: Concept): Scores {
    const best: Scores = { titles: new Map(), headings: new Map(), texts: new Map() };
    for (const { terms, weight } of alternatives) {
      const factor = weight / terms.length ** alternativeLength;
      for (const place of places) {
        const [first, ...others] = terms.map((term) => this.scoresOf(term)[place]);
        for (const [id, score] of first ?? []) {
          if (!others.every((scores) => scores.has(id))) continue;
          const sum = others.reduce((total, scores) => total + (scores.get(id) ?? 0), score) * factor;
          if (sum > (best[place].get(id) ?? 0)) best[place].set(id, sum);
        }
      }
    }
    return best;
  }

  private rank(concepts: Concept[], name: string): { hits: Hit[]; markers: Marker[] } {
    const pageScores = new Float64Array(this.pages.length);
    const pageCoverage = new Float64Array(this.pages.length);
    const sectionScores = new Float64Array(this.sections.length);
    const sectionCoverage = new Float64Array(this.sections.length);
    const markers: Marker[] = [];
    const words = concepts.filter(({ phrase }) => !phrase).length;
    const wordsInHeading = new Map<number, number>();
    let all = 0;
    for (const concept of concepts) {
      const { titles, headings, texts } = this.conceptScores(concept);
      const factor = concept.phrase ? phraseFactor : 1;
      const inSections = new Map<number, { best: number; sum: number }>();
      const sections = new Map(texts);
      for (const [id, score] of headings) {
        sections.set(id, (sections.get(id) ?? 0) + score);
        if (!concept.phrase) wordsInHeading.set(id, (wordsInHeading.get(id) ?? 0) + 1);
      }
      for (const [id, score] of sections) {
        const page = this.sections[id]?.page ?? 0;
        const { best, sum } = inSections.get(page) ?? { best: 0, sum: 0 };
        inSections.set(page, { best: Math.max(best, score), sum: sum + score });
      }
      const found = new Set([...inSections.keys(), ...titles.keys()]);
      if (found.size === 0) continue;
      const rarity = Math.log(1 + this.pages.length / found.size);
      const importance = rarity * factor;
      all += importance;
      markers.push({ importance, alternatives: concept.alternatives.map(({ terms }) => terms) });
      for (const page of found) {
        const { best, sum } = inSections.get(page) ?? { best: 0, sum: 0 };
        const inTitle = (titles.get(page) ?? 0) * rarity ** commonInTitles;
        add(pageScores, page, factor * (inTitle + best + otherSections * this.focus(page) * (sum - best)));
        add(pageCoverage, page, importance);
      }
      for (const [id, score] of sections) {
        add(sectionScores, id, factor * score);
        add(sectionCoverage, id, importance);
      }
    }

    for (const [id, count] of wordsInHeading) {
      const section = this.sections[id];
      if (!section || count !== words || section.headingTerms !== words) continue;
      add(pageScores, section.page, exactHeading * all);
      add(sectionScores, id, exactHeading * all);
    }

    for (const page of this.named.get(name) ?? []) add(pageScores, page, exactName * all);

    const hits = this.pages.flatMap((page, index): Hit[] => {
      const own = pageScores[index] ?? 0;
      if (own === 0) return [];
      const end = this.pages[index + 1]?.firstSection ?? this.sections.length;
      const sections: Hit['sections'] = [];
      for (let id = page.firstSection; id < end; id++) {
        const score = (sectionScores[id] ?? 0) * ((sectionCoverage[id] ?? 0) / all) ** togetherness;
        const section = this.sections[id];
        if (section && score > 0) sections.push({ section, score });
      }
      sections.sort((a, b) => b.score - a.score);
      const share = (pageCoverage[index] ?? 0) / all;
      return [{ page, sections, score: (own + (sections[0]?.score ?? 0)) * share ** coverage }];
    });
    hits.sort((a, b) => b.score - a.score);
    const least = (hits[0]?.score ?? 0) * weakestPage;
    return { hits: hits.filter(({ score }) => score >= least), markers };
  }

  private focus(page: number): number {
    const end = this.pages[page + 1]?.firstSection ?? this.sections.length;
    return Math.min(1, usualSections / (end - (this.pages[page]?.firstSection ?? 0)));
  }

  private present({ page, sections }: Hit, markers: Marker[]): PageResult {
    const least = (sections[0]?.score ?? 0) * weakestSection;
    const strong = sections.filter(({ score }) => score >= least);
    const quote = (text: string): Segment[] | undefined => excerpt(text, markers, excerptRoom, this.cut);
    const mark = (text: string): Segment[] => marked(text, markers, this.cut);
    const intro = strong.find(({ section }) => section.id === '');
    return {
      path: page.path,
      kind: page.kind,
      title: mark(page.title),
      excerpt: (intro && quote(intro.section.text)) ?? mark(page.description),
      sections: strong
        .filter(({ section }) => section.id !== '')
        .slice(0, mostSections)
        .map(({ section }) => ({
          id: section.id,
          heading: mark(section.heading),
          excerpt: quote(section.text) ?? [],
        })),
    };
  }
}

interface Hit {
  page: Page;
  score: number;
  sections: Array<{ section: Section; score: number }>;
}
