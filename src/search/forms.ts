import { isCyrillic, isLatin, soundOf } from './sounds.ts';

/** In shorter ones, two wrong letters make another word. */
const shortestWithTwoErrors = 8;
/** Shorter ones sound like too many others. */
const shortestSound = 3;

/** Shorter ones stand at the ends of too many words. */
const shortestPart = 3;

/** The words of the pages as written: what a half-typed or misspelled word may have been meant to be. */
export class Forms {
  private readonly terms = new Map<string, Set<string>>();
  private sorted: string[] | undefined;
  /** Words by how they sound; made when it is first needed. */
  private sounds: Map<string, string[]> | undefined;

  add(form: string, term: string): void {
    const known = this.terms.get(form);
    if (known) known.add(term);
    else {
      this.terms.set(form, new Set([term]));
      this.sorted = undefined;
      this.sounds = undefined;
    }
  }

  has(form: string): boolean {
    return this.terms.has(form);
  }

  /** Terms of the words that begin so, with the shortest word each comes from. */
  beginningWith(prefix: string): Map<string, string> {
    this.sorted ??= [...this.terms.keys()].sort();
    const found = new Map<string, string>();
    for (let index = this.firstFrom(prefix); this.sorted[index]?.startsWith(prefix); index++) {
      this.collect(this.sorted[index] ?? '', found);
    }
    return found;
  }

  /**
   * Terms of the words that differ by one letter: left out, added, exchanged, or swapped with its neighbor. A long word may
   * differ by two, if none differs by one.
   */
  similarTo(word: string): Map<string, string> {
    const found = new Map<string, string>();
    for (const form of this.terms.keys()) if (differsByOneLetter(form, word)) this.collect(form, found);
    if (found.size > 0 || word.length < shortestWithTwoErrors) return found;
    for (const form of this.terms.keys()) if (differsByTwoLetters(form, word)) this.collect(form, found);
    return found;
  }

  /** Terms of the words that sound the same in the other alphabet: `podklyuchit`, `биос`. */
  soundingLike(word: string): Map<string, string> {
    const found = new Map<string, string>();
    const isOther = isLatin(word) ? isCyrillic : isCyrillic(word) ? isLatin : undefined;
    if (!isOther) return found;
    this.sounds ??= this.bySound();
    const sound = soundOf(word);
    if (sound.length < shortestSound) return found;
    for (const form of this.sounds.get(sound) ?? []) if (isOther(form)) this.collect(form, found);
    return found;
  }

  /** Two words of the pages that were typed as one, unless it is rather one of them with a wrong letter. */
  partsOf(word: string): [string, string] | undefined {
    for (let at = word.length - shortestPart; at >= shortestPart; at--) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (this.has(left) && this.has(right)) return this.similarTo(word).size > 0 ? undefined : [left, right];
    }
    return undefined;
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

  private collect(form: string, found: Map<string, string>): void {
    for (const term of this.terms.get(form) ?? []) {
      const known = found.get(term);
      if (known === undefined || form.length < known.length) found.set(term, form);
    }
  }

  private firstFrom(prefix: string): number {
    const sorted = this.sorted ?? [];
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function differsByOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  if (endA - start <= 1 && endB - start <= 1) return true;
  return endA - start === 2 && endB - start === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** Two letters left out, added or exchanged; the first letter is seldom wrong. */
export function differsByTwoLetters(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 2) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  // What follows the first difference, with that letter of either word or of both left out, differs by one more.
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return [
    [restA.slice(1), restB.slice(1)],
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
  ].some(([one = '', other = '']) => differsByOneLetter(one, other));
}
