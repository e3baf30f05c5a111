import type { Concept } from './query.ts';

/** A word that no phrase has may be a typing error or beside the point: it counts less than a rare word that one has. */
const unknownWord = 0.6;

/**
 * Short texts that name what a section answers: questions of readers, headings, titles. Each is compared with the query
 * as a whole: how much of what it says do both say? 1 is the same, in any order.
 */
export class PhraseIndex {
  private readonly sections: number[] = [];
  private readonly terms: string[][] = [];
  private readonly postings = new Map<string, number[]>();
  private lengths: Float64Array | undefined;

  add(section: number, terms: Iterable<string>): void {
    const own = [...new Set(terms)];
    if (own.length === 0) return;
    const id = this.sections.push(section) - 1;
    this.terms.push(own);
    for (const term of own) {
      const known = this.postings.get(term);
      if (known) known.push(id);
      else this.postings.set(term, [id]);
    }
    this.lengths = undefined;
  }

  /** The closest phrase of each section that shares a word with the query. */
  closest(concepts: readonly Concept[]): Map<number, number> {
    this.lengths ??= Float64Array.from(this.terms, (terms) => Math.hypot(...terms.map((term) => this.rarity(term))));
    const products = new Map<number, number>();
    let asked = 0;
    for (const { alternatives, phrase } of concepts) {
      if (phrase) continue;
      // The word as typed; where no phrase has it, what it stands for.
      const known = alternatives.find(({ terms }) => terms.every((term) => this.postings.has(term)));
      const own = known ? this.rarityOf(known.terms) : unknownWord * this.rarityOf(alternatives[0]?.terms ?? []);
      asked += own ** 2;
      const best = new Map<number, number>();
      for (const { terms, weight } of alternatives) {
        const value = weight * own * this.rarityOf(terms);
        const [first, ...others] = terms.map((term) => this.postings.get(term) ?? []);
        for (const id of first ?? []) {
          if (value > (best.get(id) ?? 0) && others.every((ids) => ids.includes(id))) best.set(id, value);
        }
      }
      for (const [id, value] of best) products.set(id, (products.get(id) ?? 0) + value);
    }
    const closest = new Map<number, number>();
    for (const [id, product] of products) {
      const section = this.sections[id] ?? 0;
      const length = this.lengths[id] ?? 1;
      // Two words of the query may find the same word of a phrase, which says it only once.
      const similarity = Math.min(product, length ** 2) / (Math.sqrt(asked) * length);
      if (similarity > (closest.get(section) ?? 0)) closest.set(section, Math.min(1, similarity));
    }
    return closest;
  }

  private rarity(term: string): number {
    return Math.log(1 + this.sections.length / (this.postings.get(term)?.length ?? 1));
  }

  private rarityOf(terms: readonly string[]): number {
    return Math.hypot(...terms.map((term) => this.rarity(term)));
  }
}
