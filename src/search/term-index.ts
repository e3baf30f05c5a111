/**
 * Which document holds which term how often, scored by BM25. MiniSearch was measured first: its tree of terms walks
 * through all branches of a node, and pairs of Han characters make thousands of them at the root (1.7 s for our
 * Chinese texts, here 0.2 s); its typing errors and prefixes are those of stems, not of the words readers type.
 */
export interface Scoring {
  /** How much a repeated term counts: the higher, the more. */
  k: number;
  /** How much a long text is set back, 0 to 1. */
  b: number;
}

export class TermIndex<Field extends string> {
  private readonly fields: Array<{ name: Field; weight: number; lengths: number[]; total: number }>;
  private readonly scoring: Scoring;
  /** By term: number of the document, number of the field, how often; and so on. */
  private readonly postings = new Map<string, number[]>();
  private documents = 0;

  constructor(weights: Record<Field, number>, scoring: Scoring) {
    this.scoring = scoring;
    const names = Object.keys(weights).filter((name): name is Field => name in weights);
    this.fields = names.map((name) => ({ name, weight: weights[name], lengths: [], total: 0 }));
  }

  add(document: number, texts: Record<Field, string[]>): void {
    this.documents++;
    for (const [place, field] of this.fields.entries()) {
      const counts = new Map<string, number>();
      for (const term of texts[field.name]) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) {
        const known = this.postings.get(term);
        if (known) known.push(document, place, count);
        else this.postings.set(term, [document, place, count]);
      }
      field.lengths[document] = counts.size;
      field.total += counts.size;
    }
  }

  /** Documents that hold the term, with their scores. */
  search(term: string): Map<number, number> {
    const scores = new Map<number, number>();
    const postings = this.postings.get(term) ?? [];
    const holding = this.fields.map(() => 0);
    for (let at = 1; at < postings.length; at += 3) {
      const place = postings[at] ?? 0;
      holding[place] = (holding[place] ?? 0) + 1;
    }
    const { k, b } = this.scoring;
    for (let at = 0; at < postings.length; at += 3) {
      const document = postings[at] ?? 0;
      const place = postings[at + 1] ?? 0;
      const count = postings[at + 2] ?? 0;
      const field = this.fields[place];
      const found = holding[place] ?? 0;
      if (!field) continue;
      const rarity = Math.log(1 + (this.documents - found + 0.5) / (found + 0.5));
      const length = (field.lengths[document] ?? 0) / (field.total / this.documents);
      const score = (field.weight * rarity * count * (k + 1)) / (count + k * (1 - b + b * length));
      scores.set(document, (scores.get(document) ?? 0) + score);
    }
    return scores;
  }
}
