/** What the check reports: where, what is wrong, how to mend it. */
export interface Finding {
  rule: Rule;
  /** As the author would open it, relative to the project where possible. */
  file: string;
  line?: number | undefined;
  what: string;
  mend: string;
}

export type Rule =
  | 'front matter'
  | 'languages'
  | 'headings'
  | 'components'
  | 'names'
  | 'figures'
  | 'glossary'
  | 'typography'
  | 'unfinished'
  | 'links'
  | 'length'
  | 'interface'
  | 'translations'
  | 'built pages';

const place = ({ file, line }: Finding): string => (line === undefined ? file : `${file}:${line}`);

export function describeFinding(finding: Finding): string {
  return `${place(finding)}  [${finding.rule}] ${finding.what}\n    → ${finding.mend}`;
}

/** By file, then from top to bottom, so that an author goes through each file once. */
export function inReadingOrder(findings: Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** A short quotation for a message: long texts are cut around the place that matters. */
export function excerpt(text: string, from = 0, to = text.length): string {
  const margin = 12;
  const start = Math.max(0, from - margin);
  const end = Math.min(text.length, Math.min(to, from + 60) + margin);
  const cut = text
    .slice(start, end)
    .replace(/[\n\u2028]/g, ' ')
    .replaceAll(codeMark, '`…`')
    .replaceAll(slotMark, '{…}')
    .trim();
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`;
}

/** Stands for a piece of code inside a passage: no rule of language applies to it. */
export const codeMark = '\uE000';

/** Stands for a slot of an interface text, filled with a number or a word of the language. */
export const slotMark = '\uE001';
