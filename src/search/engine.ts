import type { SearchLanguage } from '../languages/language.ts';
import { type CutText, cutText, excerpt, type Marker, marked, type Segment } from './excerpt.ts';
import { Forms } from './forms.ts';
import {
  type Answer,
  cellSeparator,
  type HeadsPart,
  type Kind,
  kinds,
  type LanguagePart,
  nextRowId,
} from './index-format.ts';
import { otherKeyboard, repairKeyboard } from './keyboard.ts';
import { PhraseIndex } from './phrases.ts';
import { type Concept, parseQuery, SynonymTable, tellingTerms } from './query.ts';
import { type Hit, type Page, rank, type Scores, type Section } from './ranking.ts';
import { TermIndex } from './term-index.ts';
import { Tokenizer } from './tokenize.ts';

/**
 * A query is a list of things asked for, each with synonyms, typing errors and half-typed words (query.ts). Each is
 * scored in titles, headings and texts (term-index.ts); sections are put together to pages (ranking.ts).
 */

/** Found with the questions in tests/search; `npm run search:quality` shows what a change does. */
export const weights = {
  titles: { title: 5.4, description: 4 },
  keywords: { keywords: 5.5 },
  headings: { heading: 0.86 },
  texts: { text: 1, code: 0.2 },
};
/** Labels and messages a page explains: there are many, and most of them are everyday words. */
const nameWeight = 0.96;
const shortTexts = { k: 0.6, b: 0.7 };
const longTexts = { k: 4, b: 0.95 };
/** What readers ask, in their own words. */
const questionWeight = 2.2;
const questionTexts = { k: 1.2, b: 0.3 };
/** Headings below this share of the best are noise. */
const weakestSection = 0.35;
const mostSections = 3;
const goodRow = 0.5;
/** How much alike a question must be to one with a known answer. */
const sureAnswer = 0.78;
const excerptRoom = 170;
/** Scores kept while the reader types on. */
const mostKnownTerms = 500;
/** Sentences kept, cut, for the same reason. */
const mostQuoted = 3000;

/** How a label and a query are compared: without case and punctuation. */
const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "Upload To Gallery", “投屏设置”; not "Post". */
const isTelling = (name: string): boolean => name.includes(' ') || /\p{Script=Han}{4}/u.test(name);

export interface SectionResult {
  id: string;
  /** Of a row: the heading it stands under. */
  under: string;
  heading: Segment[];
  excerpt: Segment[];
}

export interface PageResult {
  path: string;
  /** Where on the page it opens, and the heading there: of a page about many things, the part that was meant. */
  place: { id: string; heading: string } | undefined;
  kind: Kind;
  /** What it is part of. */
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
  /** Pages found of each kind, whether shown or not. */
  counts: Record<Kind, number>;
}

export interface SearchOptions {
  kind?: Kind | undefined;
  limit?: number;
}

/** Where a row is as good an answer as the section it stands in, the row is enough. */
function withoutParents(found: Hit['sections']): Hit['sections'] {
  const rows = found.filter(({ section }) => section.parent !== undefined);
  return found.filter(
    ({ section, index, score }) =>
      section.parent !== undefined || !rows.some((row) => row.section.parent === index && row.score >= score * goodRow),
  );
}

function misfit(): never {
  throw new Error('the parts of the search index do not belong together');
}

export class SearchEngine {
  private readonly pages: Page[] = [];
  private readonly sections: Section[] = [];
  /** Pages that explain a label, by its plain form. */
  private readonly named = new Map<string, number[]>();
  /** What readers ask, headings and titles. */
  private readonly phrases = new PhraseIndex();
  private readonly indexes = {
    titles: new TermIndex(weights.titles, shortTexts),
    keywords: new TermIndex(weights.keywords, shortTexts),
    headings: new TermIndex(weights.headings, shortTexts),
    texts: new TermIndex(weights.texts, longTexts),
    names: new TermIndex({ names: nameWeight }, shortTexts),
    questions: new TermIndex({ questions: questionWeight }, questionTexts),
  };
  /** Questions with a known answer, by its number. */
  private readonly asked = new PhraseIndex();
  private answers: readonly Answer[] = [];
  private otherCharacters: ReadonlyMap<string, string> = new Map();
  private readonly forms = new Forms();
  private readonly hanWords = new Set<string>();
  private readonly tokenizer: Tokenizer;
  private synonyms: SynonymTable;
  private readonly known = new Map<string, Scores>();
  /** Sentences that have been looked through for a quotation, cut. */
  private readonly quoted = new Map<string, CutText>();

  constructor(pages: HeadsPart, language: SearchLanguage) {
    this.tokenizer = new Tokenizer(language);
    this.synonyms = new SynonymTable({ same: [], leads: {}, spoken: {} }, this.tokenizer);
    for (const [id, [path, kind, within, title, description, headings]] of pages.entries()) {
      this.pages.push({ path, kind: kinds[kind] ?? 'pages', within, title, description, sections: [], headings: 0 });
      this.indexes.titles.add(id, {
        title: this.terms(title),
        description: this.terms(description),
      });
      const intro = this.addSection(id, '', '');
      this.addPhrases(intro, [title]);
      for (const [anchor, heading] of headings) this.addSection(id, anchor, heading);
    }
    this.markVariants(pages);
  }

  /** `/Download-x` is a variant of `/Download`: what its title says that the other does not. */
  private markVariants(heads: HeadsPart): void {
    const wordsOf = ([, , , title]: HeadsPart[number]): string[] => this.terms(title);
    const byPath = new Map(heads.map((head) => [head[0], head]));
    for (const [index, head] of heads.entries()) {
      const starts = [...head[0].matchAll(/-/g)].map(({ index: end }) => head[0].slice(0, end));
      const main = byPath.get(starts.find((start) => byPath.has(start)) ?? '');
      const page = this.pages[index];
      if (!main || !page) continue;
      const known = new Set(wordsOf(main));
      page.variant = new Set(wordsOf(head).filter((term) => !known.has(term)));
    }
  }

  /** Synonyms, and the words the texts are written in: of them, longer Han words are looked up whole. */
  addLanguage(words: string[], { synonyms, answers, otherCharacters }: Omit<LanguagePart, 'words'>): void {
    this.otherCharacters = new Map(
      (otherCharacters.match(/../gu) ?? []).map((pair) => [pair.slice(0, 1), pair.slice(1)]),
    );
    this.synonyms = new SynonymTable(synonyms, this.tokenizer);
    for (const word of words) if (word.length > 2 && /^\p{Script=Han}/u.test(word)) this.hanWords.add(word);
    for (const [index, { asks, href }] of answers.entries()) {
      for (const ask of asks) this.asked.add(index, tellingTerms(ask, this.tokenizer, this.hanWords));
      // The page that says more is found by the same questions.
      const place = this.placeAt(href);
      if (place !== undefined) this.addPhrases(place, asks);
    }
    this.answers = answers;
  }

  /**
   * Texts of consecutive pages: the words readers use for it, the names it explains, then text, code, questions and rows of
   * each section in turn.
   */
  addTexts(fromPage: number, texts: string[]): void {
    const rest = texts.values();
    const next = (): string => rest.next().value ?? misfit();
    for (let page = fromPage, left = texts.length; left > 0; page++) {
      const own = [...(this.pages[page] ?? misfit()).sections];
      this.addKeywords(page, next());
      this.addNames(page, next());
      for (const id of own) this.addSectionTexts(id, next(), next(), next(), next());
      left -= 2 + 4 * own.length;
    }
    this.known.clear();
    this.quoted.clear();
  }

  private addSection(page: number, id: string, heading: string, parent?: number): number {
    const terms = heading ? this.terms(heading) : [];
    const headingTerms = new Set(terms).size;
    const section = this.sections.push({ page, id, heading, headingTerms, text: '', parent }) - 1;
    const { [page]: own } = this.pages;
    own?.sections.push(section);
    if (own && parent === undefined) own.headings += 1;
    if (heading) {
      this.indexes.headings.add(section, { heading: terms });
      if (parent === undefined) this.addPhrases(section, [heading]);
    }
    return section;
  }

  private addSectionTexts(id: number, text: string, code: string, questions: string, rows: string): void {
    const section = this.sections[id] ?? misfit();
    section.text = text;
    const written = rows ? rows.split('\n') : [];
    const lines = written.map((row) => row.slice(row.indexOf(' ') + 1));
    const cells = lines.map((line) => this.terms(line));
    this.indexes.texts.add(id, { text: [...this.terms(text), ...cells.flat()], code: this.terms(code) });
    if (questions) {
      this.indexes.questions.add(id, { questions: this.terms(questions) });
      this.addPhrases(id, questions.split('\n'));
    }
    let anchor = '';
    for (const [index, row] of written.entries()) {
      const line = lines[index] ?? '';
      const label = line.split(cellSeparator, 1)[0] ?? '';
      anchor = row.slice(0, row.indexOf(' ')) || nextRowId(anchor);
      const added = this.addSection(section.page, anchor, label, id);
      (this.sections[added] ?? misfit()).text = line.slice(label.length + cellSeparator.length);
      this.indexes.texts.add(added, { text: cells[index] ?? [], code: [] });
    }
  }

  private addPhrases(section: number, phrases: string[]): void {
    for (const phrase of phrases) this.phrases.add(section, tellingTerms(phrase, this.tokenizer, this.hanWords));
  }

  private addKeywords(page: number, keywords: string): void {
    this.indexes.keywords.add(page, { keywords: this.terms(keywords) });
    this.addPhrases(this.pages[page]?.sections[0] ?? misfit(), keywords ? keywords.split('\n') : []);
  }

  private addNames(page: number, names: string): void {
    this.indexes.names.add(page, { names: this.terms(names) });
    for (const name of new Set(names.split('\n').map(plainName))) {
      if (!isTelling(name)) continue;
      const known = this.named.get(name);
      if (known) known.push(page);
      else this.named.set(name, [page]);
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
    const { pages, sections, named, phrases, tokenizer, forms, synonyms, hanWords } = this;
    const contents = { pages, sections, named, phrases };
    const vocabulary = { tokenizer, forms, synonyms, hanWords };
    const scoresOf = (term: string): Scores => this.scoresOf(term);
    const find = (text: string) => {
      const concepts = parseQuery(text, vocabulary);
      return { concepts, ...rank(contents, concepts, plainName(text), scoresOf) };
    };
    const usual = query.replace(/\p{Script=Han}/gu, (character) => this.otherCharacters.get(character) ?? character);
    const repaired = repairKeyboard(usual, (word) => this.isKnown(word));
    const found = find(this.takenApart(repaired));
    const ranked = found.hits.length > 0 ? found : find(otherKeyboard(query));
    const counts: Results['counts'] = { docs: 0, blog: 0, pages: 0 };
    for (const { page } of ranked.hits) counts[page.kind]++;
    const shown = ranked.hits.filter(({ page }) => !kind || page.kind === kind).slice(0, limit);
    return {
      counts,
      answer: this.answerTo(found.concepts) ?? this.answerTo(ranked.concepts),
      pages: shown.map((hit) => this.present(hit, ranked.markers)),
    };
  }

  /** Words typed without the space between them: `simcard`, `notworking`. */
  private takenApart(query: string): string {
    return query.replace(/[a-z]+/gi, (word) =>
      this.isKnown(word) ? word : (this.forms.partsOf(word.toLowerCase())?.join(' ') ?? word),
    );
  }

  /** Does any page have these words, or longer ones that begin so, or does a list of spoken words? */
  private isKnown(text: string): boolean {
    const { forms, synonyms, tokenizer } = this;
    const tokens = tokenizer.tokenize(text);
    return tokens.some(
      ({ form, term }) =>
        tokenizer.isFiller(form) ||
        synonyms.has(term) ||
        (form.length > 2 ? forms.beginningWith(form).size > 0 : forms.has(form)),
    );
  }

  /** The section an address leads to. */
  private placeAt(href: string): number | undefined {
    const [path, id = ''] = href.split('#');
    const page = this.pages.find((other) => other.path === path);
    return page?.sections.find((place) => this.sections[place]?.id === decodeURIComponent(id));
  }

  private answerTo(concepts: readonly Concept[]): DirectAnswer | undefined {
    const [best] = [...this.asked.closest(concepts)].sort(([, a], [, b]) => b - a);
    const answer = best && best[1] >= sureAnswer ? this.answers[best[0]] : undefined;
    if (!answer) return undefined;
    const section = this.sections[this.placeAt(answer.href) ?? -1];
    const page = section && this.pages[section.page];
    return { says: answer.says, href: answer.href, title: section?.heading || page?.title || '' };
  }

  /** Cuts what may be quoted: from key to key it is mostly the same. */
  private readonly cut = (text: string): CutText => {
    const known = this.quoted.get(text);
    if (known) return known;
    const cut = cutText(this.tokenizer.tokenize(text, this.hanWords));
    if (this.quoted.size >= mostQuoted) this.quoted.clear();
    this.quoted.set(text, cut);
    return cut;
  };

  private terms(text: string): string[] {
    return this.tokenizer.tokenize(text, this.hanWords).map(({ form, term }) => {
      this.forms.add(form, term);
      return term;
    });
  }

  private scoresOf(term: string): Scores {
    const known = this.known.get(term);
    if (known) return known;
    const { titles, keywords, headings, texts, names, questions } = this.indexes;
    const inTitles = titles.search(term);
    for (const [page, score] of [...keywords.search(term), ...names.search(term)])
      inTitles.set(page, (inTitles.get(page) ?? 0) + score);
    const scores = {
      titles: inTitles,
      headings: headings.search(term),
      texts: texts.search(term),
      questions: questions.search(term),
    };
    if (this.known.size >= mostKnownTerms) this.known.clear();
    this.known.set(term, scores);
    return scores;
  }

  private present({ page, sections }: Hit, markers: Marker[]): PageResult {
    const least = (sections[0]?.score ?? 0) * weakestSection;
    const strong = withoutParents(sections.filter(({ score }) => score >= least));
    const quote = (text: string): Segment[] | undefined => excerpt(text, markers, excerptRoom, this.cut);
    const mark = (text: string): Segment[] => marked(text, markers, this.cut);
    const title = mark(page.title);
    const [best] = strong;
    const isElsewhere = page.kind === 'pages' && best?.section.id && !title.some((segment) => segment.mark);
    const place = isElsewhere ? best.section : undefined;
    const quoted = place ?? strong.find(({ section }) => section.id === '')?.section;
    return {
      path: page.path,
      place: place && { id: place.id, heading: place.heading },
      kind: page.kind,
      within: page.within,
      title,
      excerpt: (quoted && quote(quoted.text)) ?? mark(page.description),
      sections: strong
        .filter(({ section }) => section.id !== '' && section !== place)
        .slice(0, mostSections)
        .map(({ section }) => ({
          id: section.id,
          under: section.parent === undefined ? '' : (this.sections[section.parent]?.heading ?? ''),
          heading: mark(section.heading),
          excerpt: quote(section.text) ?? [],
        })),
    };
  }
}
