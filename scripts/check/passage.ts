import type { Locale } from '../../src/i18n/locales.ts';
import { type Facts, formatFact } from '../../src/lib/facts.ts';
import { fillNames, type OwnNames } from '../../src/lib/interpolate.ts';
import { type Attributes, type Program, uiLabels } from '../../src/program/uses.ts';
import { codeMark, slotMark } from './finding.ts';

export interface Range {
  from: number;
  to: number;
}

/** A paragraph, heading, table cell or data string as the reader sees it, with the way back to its line. */
export interface Passage {
  file: string;
  locale: Locale;
  kind: 'paragraph' | 'heading' | 'cell' | 'title' | 'data';
  text: string;
  /** Bold: interface labels, spelled as the program spells them. */
  labels: Range[];
  links: Range[];
  /** What came from the brand or the registry of figures. */
  cited: Range[];
  /** Where in the text each source line begins. */
  lines: Array<{ from: number; line: number }>;
}

/** What the names in a text stand for; a registry that could not be read is undefined. */
export interface Names {
  own: OwnNames;
  supportEmail: string;
  facts: Facts | undefined;
  program?: Program | undefined;
}

export function lineAt(passage: Passage, index: number): number {
  let found = passage.lines[0]?.line ?? 1;
  for (const { from, line } of passage.lines) {
    if (from > index) break;
    found = line;
  }
  return found;
}

export const inside = (ranges: Range[], from: number, to: number): boolean =>
  ranges.some((range) => range.from <= from && to <= range.to);

export const overlaps = (ranges: Range[], from: number, to: number): boolean =>
  ranges.some((range) => range.from < to && from < range.to);

/** Number formats are slow to make, and the same few facts are cited everywhere. */
const formatted = new WeakMap<Facts, Map<string, string>>();

export function factText({ facts }: Names, name: string, locale: Locale): string {
  if (!facts || !Object.hasOwn(facts, name)) return codeMark;
  const texts = formatted.get(facts) ?? new Map<string, string>();
  formatted.set(facts, texts);
  const key = `${locale} ${name}`;
  const text = texts.get(key) ?? formatFact(facts, name, locale);
  texts.set(key, text);
  return text;
}

/** A label of the program, as the page will show it. */
export function addLabel(
  builder: PassageBuilder,
  names: Names,
  attributes: Attributes,
  locale: Locale,
  line: number,
): void {
  const named = names.program?.names.get(attributes.get('name') ?? '');
  if (!named) {
    builder.code(line);
    return;
  }
  const labels = uiLabels(named, attributes, locale, (text) => fillNames(text, names.own));
  for (const [index, label] of labels.entries()) {
    if (index > 0) builder.add(' › ', line);
    builder.within('label', () => builder.cite(label, line));
  }
}

const isOwnName = (part: string): boolean => /^\{(?:brand|igmatrix|ytmatrix|videomagic)\}$/.test(part);

/** Collects a passage piece by piece. */
export class PassageBuilder {
  private text = '';
  private readonly lines: Passage['lines'] = [];
  private readonly labels: Range[] = [];
  private readonly links: Range[] = [];
  private readonly cited: Range[] = [];

  add(text: string, line: number): void {
    const parts = text.split('\n');
    for (const [offset, part] of parts.entries()) {
      if (offset > 0) this.text += '\n';
      this.lines.push({ from: this.text.length, line: line + offset });
      this.text += part;
    }
  }

  code(line: number): void {
    this.add(codeMark, line);
  }

  cite(text: string, line: number): void {
    const from = this.text.length;
    this.add(text, line);
    this.cited.push({ from, to: this.text.length });
  }

  /** What `fill` adds is a label or the words of a link; returns it. */
  within(kind: 'label' | 'link', fill: () => void): string {
    const from = this.text.length;
    fill();
    (kind === 'label' ? this.labels : this.links).push({ from, to: this.text.length });
    return this.text.slice(from);
  }

  build(file: string, locale: Locale, kind: Passage['kind']): Passage {
    const { text, labels, links, cited, lines } = this;
    return { file, locale, kind, text, labels, links, cited, lines };
  }
}

/**
 * A string of YAML, JSON or front matter, filled as on the page: `{brand}`, `{fact:x}`, slots, `code` and **labels**.
 * It has one line in its file, so a line break inside it becomes a separator that counts as no new line.
 */
export function dataPassage(
  names: Names,
  place: { file: string; locale: Locale; line: number; kind: Passage['kind'] },
  text: string,
): Passage {
  const builder = new PassageBuilder();
  const { line, locale } = place;
  const fill = (words: string): void => {
    for (const part of words.split(/(\{fact:[a-z0-9-]+\}|\{ui:[^{}]+\}|\{\w+\}|`[^`]*`|\*\*[^*]+\*\*)/)) {
      const name = /^\{ui:(.+)\}$/.exec(part)?.[1];
      const fact = /^\{fact:(.+)\}$/.exec(part)?.[1];
      const label = /^\*\*(.+)\*\*$/s.exec(part)?.[1];
      if (name) addLabel(builder, names, new Map([['name', name]]), locale, line);
      else if (fact) builder.cite(factText(names, fact, locale), line);
      else if (isOwnName(part)) builder.cite(fillNames(part, names.own), line);
      else if (label) builder.within('label', () => fill(label));
      else if (/^\{\w+\}$/.test(part)) builder.add(slotMark, line);
      else if (/^`.*`$/s.test(part)) builder.code(line);
      else if (part) builder.add(part.replaceAll('\n', '\u2028'), line);
    }
  };
  fill(text);
  return builder.build(place.file, locale, place.kind);
}
