import type { Marker } from './excerpt.ts';
import type { Kind } from './index-format.ts';
import type { Concept } from './query.ts';

/** Which pages answer a query best. The figures were found with the questions in tests/search (engine.ts). */

/** Several words with a common synonym count beside the single words. */
const phraseFactor = 0.9;
/** A long alternative is not better for having more terms. */
const alternativeLength = 0.4;
/** Who types a heading, no more and no less, is looking for what stands below it. */
const exactHeading = 6;
/** The same for the label of a button, where it is more than one everyday word. */
const exactName = 4;
/** Somebody has asked exactly this before, and here is the answer. */
const exactQuestion = 5;
/** A word that stands on most pages says little in a title, either. */
const commonInTitles = 0.4;
/** The best section counts in full, the others in part: a page about the matter names it more than once. */
const otherSections = 0.5;
/** A page with more sections than this is about many things, and names each of them somewhere. */
const usualSections = 8;
/** One section that holds all is better than many that hold a part. */
const togetherness = 3;
const coverage = 0.4;
/** Pages below this share of the best are noise. */
const weakestPage = 0.15;

export interface Page {
  path: string;
  kind: Kind;
  title: string;
  description: string;
  firstSection: number;
}

export interface Section {
  page: number;
  id: string;
  heading: string;
  headingTerms: number;
  text: string;
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
  /** Sections that answer a question, by its plain form. */
  asked: ReadonlyMap<string, number[]>;
}

export interface Hit {
  page: Page;
  score: number;
  sections: Array<{ section: Section; score: number }>;
}

const add = (totals: Float64Array, index: number, value: number): void => {
  totals[index] = (totals[index] ?? 0) + value;
};

/** For every place the best of the ways to say it. */
function conceptScores({ alternatives }: Concept, scoresOf: ScoresOf): Scores {
  const best: Scores = { titles: new Map(), headings: new Map(), texts: new Map(), questions: new Map() };
  for (const { terms, weight } of alternatives) {
    const factor = weight / terms.length ** alternativeLength;
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

/**
 * Sections are put together to pages, best first. `name` is the whole query in its plain form; markers say what to
 * highlight.
 */
export function rank(
  { pages, sections, named, asked }: Contents,
  concepts: Concept[],
  name: string,
  scoresOf: ScoresOf,
): { hits: Hit[]; markers: Marker[] } {
  const endOf = (page: number): number => pages[page + 1]?.firstSection ?? sections.length;
  const focus = (page: number): number => Math.min(1, usualSections / (endOf(page) - (pages[page]?.firstSection ?? 0)));
  const pageScores = new Float64Array(pages.length);
  const pageCoverage = new Float64Array(pages.length);
  const sectionScores = new Float64Array(sections.length);
  const sectionCoverage = new Float64Array(sections.length);
  const markers: Marker[] = [];
  const words = concepts.filter(({ phrase }) => !phrase).length;
  const wordsInHeading = new Map<number, number>();
  let all = 0;
  for (const concept of concepts) {
    const { titles, headings, texts, questions } = conceptScores(concept, scoresOf);
    const factor = concept.phrase ? phraseFactor : 1;
    const inSections = new Map<number, { best: number; sum: number }>();
    const bySection = new Map(texts);
    for (const [id, score] of headings) {
      bySection.set(id, (bySection.get(id) ?? 0) + score);
      if (!concept.phrase) wordsInHeading.set(id, (wordsInHeading.get(id) ?? 0) + 1);
    }
    for (const [id, score] of questions) bySection.set(id, (bySection.get(id) ?? 0) + score);
    for (const [id, score] of bySection) {
      const page = sections[id]?.page ?? 0;
      const { best, sum } = inSections.get(page) ?? { best: 0, sum: 0 };
      inSections.set(page, { best: Math.max(best, score), sum: sum + score });
    }
    const found = new Set([...inSections.keys(), ...titles.keys()]);
    if (found.size === 0) continue;
    const rarity = Math.log(1 + pages.length / found.size);
    const importance = rarity * factor;
    all += importance;
    markers.push({ importance, alternatives: concept.alternatives.map(({ terms }) => terms) });
    for (const page of found) {
      const { best, sum } = inSections.get(page) ?? { best: 0, sum: 0 };
      const inTitle = (titles.get(page) ?? 0) * rarity ** commonInTitles;
      add(pageScores, page, factor * (inTitle + best + otherSections * focus(page) * (sum - best)));
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
    add(pageScores, section.page, exactHeading * all);
    add(sectionScores, id, exactHeading * all);
  }

  for (const page of named.get(name) ?? []) add(pageScores, page, exactName * all);

  for (const id of asked.get(name) ?? []) {
    add(pageScores, sections[id]?.page ?? 0, exactQuestion * all);
    add(sectionScores, id, exactQuestion * all);
    sectionCoverage[id] = all;
  }

  const hits = pages.flatMap((page, index): Hit[] => {
    const own = pageScores[index] ?? 0;
    if (own === 0) return [];
    const end = endOf(index);
    const strong: Hit['sections'] = [];
    for (let id = page.firstSection; id < end; id++) {
      const score = (sectionScores[id] ?? 0) * ((sectionCoverage[id] ?? 0) / all) ** togetherness;
      const section = sections[id];
      if (section && score > 0) strong.push({ section, score });
    }
    strong.sort((a, b) => b.score - a.score);
    const share = (pageCoverage[index] ?? 0) / all;
    return [{ page, sections: strong, score: (own + (strong[0]?.score ?? 0)) * share ** coverage }];
  });
  hits.sort((a, b) => b.score - a.score);
  const least = (hits[0]?.score ?? 0) * weakestPage;
  return { hits: hits.filter(({ score }) => score >= least), markers };
}
