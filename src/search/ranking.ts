import type { Marker } from './excerpt.ts';
import type { Kind } from './index-format.ts';
import type { PhraseIndex } from './phrases.ts';
import type { Alternative, Concept } from './query.ts';

/** Which pages answer a query best. The figures were found with the questions in tests/search (engine.ts). */

export const tuned = {
  /** Several words with a common synonym count beside the single words. */
  phraseFactor: 1.5,
  /** A long alternative is not better for having more terms. */
  alternativeLength: 0.3,
  /** Who types a heading, no more and no less, is looking for what stands below it. */
  exactHeading: 6,
  /** The same for the name of a row, of which there are many. */
  exactRow: 1.4,
  /** A row beside a whole section. */
  row: 0.7,
  /** The page for something special, when nobody has asked for it. */
  unnamedVariant: 0.6,
  /** The same for the label of a button, where it is more than one everyday word. */
  exactName: 4,
  /** Somebody has asked much the same before, and here is the answer. */
  likeQuestion: 7,
  /** How much closer is better. */
  closeness: 3,
  /** What a question is worth at least when somebody has asked the same, however common its words are. */
  leastImportance: 8,
  /** A word that stands on most pages says little in a title, either. */
  commonInTitles: 0.56,
  /** The best section counts in full, the others in part: a page about the matter names it more than once. */
  otherSections: 0.7,
  /** A page with more sections than this is about many things, and names each of them somewhere. */
  usualSections: 8,
  /** One section that holds all is better than many that hold a part. */
  togetherness: 2.1,
  coverage: 0.36,
  /** Pages below this share of the best are noise. */
  weakestPage: 0.15,
};

export interface Page {
  path: string;
  kind: Kind;
  within: string[];
  title: string;
  description: string;
  /** Numbers of its sections, the text before the first heading first; rows of tables last. */
  sections: number[];
  /** How many of them are no rows. */
  headings: number;
  /** Of a page that is another one for something special (`/Download-x` beside `/Download`): the words that say so. */
  variant?: ReadonlySet<string>;
}

export interface Section {
  page: number;
  id: string;
  heading: string;
  headingTerms: number;
  text: string;
  /** The section a row of a table stands in. */
  parent: number | undefined;
}

/** Scores by number of page (titles) or section. */
export interface Scores {
  titles: Map<number, number>;
  headings: Map<number, number>;
  texts: Map<number, number>;
  questions: Map<number, number>;
}
const places = ['titles', 'headings', 'texts', 'questions'] as const satisfies ReadonlyArray<keyof Scores>;

export type ScoresOf = (term: string) => Scores;

/** What can be found. */
export interface Contents {
  pages: Page[];
  sections: Section[];
  /** Pages that explain a label, by its plain form. */
  named: ReadonlyMap<string, number[]>;
  /** What readers ask, headings and titles, by the section that answers. */
  phrases: PhraseIndex;
}

export interface Hit {
  page: Page;
  score: number;
  /** How much what was asked is like a question the page answers. */
  likeness: number;
  /** With their numbers. */
  sections: Array<{ section: Section; index: number; score: number }>;
}

const add = (totals: Float64Array, index: number, value: number): void => {
  totals[index] = (totals[index] ?? 0) + value;
};

/** For every place the best of the ways to say it. */
function conceptScores({ alternatives }: Concept, scoresOf: ScoresOf): Scores {
  const best: Scores = { titles: new Map(), headings: new Map(), texts: new Map(), questions: new Map() };
  for (const { terms, weight } of alternatives) {
    const factor = weight / terms.length ** tuned.alternativeLength;
    for (const place of places) {
      const [first, ...others] = terms.map((term) => scoresOf(term)[place]);
      for (const [id, score] of first ?? []) {
        if (!others.every((scores) => scores.has(id))) continue;
        const sum = others.reduce((total, scores) => total + (scores.get(id) ?? 0), score) * factor;
        if (sum > (best[place].get(id) ?? 0)) best[place].set(id, sum);
      }
    }
  }
  return best;
}

/** What one concept has found. */
interface Finding {
  concept: Concept;
  titles: Map<number, number>;
  headings: Map<number, number>;
  bySection: Map<number, number>;
  /** By page: the best of its sections, and all of them together. */
  inSections: Map<number, { best: number; sum: number }>;
  pages: Set<number>;
  /** High for a word that few pages have. */
  rarity: number;
}

function findingOf(concept: Concept, scoresOf: ScoresOf, { pages, sections }: Contents): Finding {
  const { titles, headings, texts, questions } = conceptScores(concept, scoresOf);
  const bySection = new Map(texts);
  for (const [id, score] of [...headings, ...questions]) bySection.set(id, (bySection.get(id) ?? 0) + score);
  const inSections: Finding['inSections'] = new Map();
  for (const [id, score] of bySection) {
    const { page, parent } = sections[id] ?? { page: 0 };
    const { best, sum } = inSections.get(page) ?? { best: 0, sum: 0 };
    // What stands in a row has been counted in its section.
    inSections.set(page, { best: Math.max(best, score), sum: parent === undefined ? sum + score : sum });
  }
  const found = new Set([...inSections.keys(), ...titles.keys()]);
  const rarity = Math.log(1 + pages.length / found.size);
  return { concept, titles, headings, bySection, inSections, pages: found, rarity };
}

/**
 * Sections are put together to pages, best first. `name` is the whole query in its plain form; markers say what to
 * highlight.
 */
export function rank(
  contents: Contents,
  concepts: Concept[],
  name: string,
  scoresOf: ScoresOf,
): { hits: Hit[]; markers: Marker[] } {
  const { pages, sections, named, phrases } = contents;
  const pageScores = new Float64Array(pages.length);
  const pageCoverage = new Float64Array(pages.length);
  const sectionScores = new Float64Array(sections.length);
  const sectionCoverage = new Float64Array(sections.length);
  const markers: Marker[] = [];
  const words = concepts.filter(({ phrase }) => !phrase).length;
  const wordsInHeading = new Map<number, number>();
  const findings = concepts
    .map((concept) => findingOf(concept, scoresOf, contents))
    .filter((finding) => finding.pages.size > 0);
  let all = 0;
  for (const finding of findings) {
    const { concept, titles, headings, bySection, inSections, rarity } = finding;
    const factor = concept.phrase ? tuned.phraseFactor : 1;
    // Rare words count more through this; giving them more yet in long questions was tried, and found fewer answers.
    const importance = rarity * factor;
    all += importance;
    const termsOf = (some: Alternative[]): string[][] => some.map(({ terms }) => terms);
    markers.push({
      importance,
      alternatives: termsOf(concept.alternatives),
      marked: termsOf(concept.alternatives.filter(({ isSynonym }) => !isSynonym)),
    });
    if (!concept.phrase) for (const id of headings.keys()) wordsInHeading.set(id, (wordsInHeading.get(id) ?? 0) + 1);
    for (const page of finding.pages) {
      const { best, sum } = inSections.get(page) ?? { best: 0, sum: 0 };
      const inTitle = (titles.get(page) ?? 0) * rarity ** tuned.commonInTitles;
      const focus = Math.min(1, tuned.usualSections / (pages[page]?.headings ?? 1));
      add(pageScores, page, factor * (inTitle + best + tuned.otherSections * focus * Math.max(0, sum - best)));
      add(pageCoverage, page, importance);
    }
    for (const [id, score] of bySection) {
      add(sectionScores, id, factor * score);
      add(sectionCoverage, id, importance);
    }
  }

  for (const [id, count] of wordsInHeading) {
    const section = sections[id];
    if (!section || count !== words || section.headingTerms !== words) continue;
    const value = (section.parent === undefined ? tuned.exactHeading : tuned.exactRow) * all;
    add(pageScores, section.page, value);
    add(sectionScores, id, value);
  }

  for (const page of named.get(name) ?? []) add(pageScores, page, tuned.exactName * all);

  const closest = new Map<number, number>();
  for (const [id, similarity] of phrases.closest(concepts)) {
    const likeness = similarity ** tuned.closeness * tuned.likeQuestion;
    add(sectionScores, id, likeness * all);
    sectionCoverage[id] = Math.max(sectionCoverage[id] ?? 0, all * similarity);
    const page = sections[id]?.page ?? 0;
    closest.set(page, Math.max(closest.get(page) ?? 0, likeness));
  }
  for (const [page, likeness] of closest) add(pageScores, page, likeness * all);

  const hits = pages.flatMap((page, index): Hit[] => {
    const own = pageScores[index] ?? 0;
    if (own === 0) return [];
    const strong: Hit['sections'] = [];
    for (const id of page.sections) {
      const section = sections[id];
      const together = ((sectionCoverage[id] ?? 0) / all) ** tuned.togetherness;
      const score = (sectionScores[id] ?? 0) * together * (section?.parent === undefined ? 1 : tuned.row);
      if (section && score > 0) strong.push({ section, index: id, score });
    }
    strong.sort((a, b) => b.score - a.score);
    const share = (pageCoverage[index] ?? 0) / all;
    const meant = page.variant && !isNamed(page.variant, concepts) ? tuned.unnamedVariant : 1;
    const score = (own + (strong[0]?.score ?? 0)) * share ** tuned.coverage * meant;
    return [{ page, sections: strong, score, likeness: closest.get(index) ?? 0 }];
  });
  const least = hits.reduce((best, { score }) => Math.max(best, score), 0) * tuned.weakestPage;
  // The answer to a question comes first, without driving out the other pages about the same.
  const placeOf = ({ score, likeness }: Hit): number => score + Math.max(0, tuned.leastImportance - all) * likeness;
  const found = hits.filter(({ score }) => score >= least).sort((a, b) => placeOf(b) - placeOf(a));
  return { hits: found, markers };
}

/** Does the query say any of these words? */
const isNamed = (own: ReadonlySet<string>, concepts: Concept[]): boolean =>
  concepts.some(({ alternatives }) => alternatives.some(({ terms }) => terms.some((term) => own.has(term))));
