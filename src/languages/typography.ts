/** Stands in a checked text for a piece of code, whose spelling is nobody's business. */
export const codeMark = '\uE000';

/** Something that is set differently in this language. */
export interface TypographyRule {
  pattern: RegExp;
  what: string;
  fix: string;
  /** About two characters next to each other, of which the first is found: labels of the program keep their own. */
  atEdges?: true;
  /** What the pattern finds and is right all the same. */
  except?: RegExp;
}

/** A word that is spelled differently in this language. */
export interface Misspelling {
  index: number;
  found: string;
  what: string;
  fix: string;
}

export type SpellingRule = (text: string) => Iterable<Misspelling>;

/** A path in a command: "/Applications/x.app". */
export const quotedPath = /^"[/~]/;
