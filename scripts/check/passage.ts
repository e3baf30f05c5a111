import type { Locale } from '../../src/i18n/locales.ts';
import { type Facts, formatFact } from '../../src/lib/facts.ts';
import { fillNames, type OwnNames } from '../../src/lib/interpolate.ts';
import { type Attributes, type Program, uiLabels } from '../../src/program/uses.ts';
import { remembered } from './remember.ts';

/** Stands for a piece of code, and in `own` for each letter that is not the writer's. */
export const codeMark = '\uE000';
/** Stands for a slot of an interface text, filled with a number or a word of the language. */
const slotMark = '\uE001';

/** A paragraph, heading, table cell or data string as the reader sees it, with the way back to its line. */
export interface Passage {
  file: string;
  locale: Locale;
  text: string;
  /** As long as `text`; labels of the program, figures, names and titles of other sites are marks. */
  own: string;
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

export const lineAt = ({ lines }: Passage, index: number): number =>
  lines.findLast(({ from }) => from <= index)?.line ?? lines[0]?.line ?? 1;

/** A short quotation for a message. */
export function excerpt(text: string): string {
  const shown = text
    .replace(/[\n\u2028]/g, ' ')
    .replaceAll(codeMark, '`…`')
    .replaceAll(slotMark, '{…}')
    .trim();
  return shown.length > 72 ? `${shown.slice(0, 71)}…` : shown;
}

/** Number formats are slow to make, and the same few facts are cited everywhere. */
const formatted = remembered((_facts: Facts) => new Map<string, string>());

export function factText({ facts }: Names, name: string, locale: Locale): string {
  if (!facts || !Object.hasOwn(facts, name)) return codeMark;
  const texts = formatted(facts);
  const key = `${locale} ${name}`;
  const text = texts.get(key) ?? formatFact(facts, name, locale);
  texts.set(key, text);
  return text;
}

/** A label of the program, as the page will show it. */
export function labelText({ program, own }: Names, attributes: Attributes, locale: Locale): string {
  const named = program?.names.get(attributes.get('name') ?? '');
  return named ? uiLabels(named, attributes, locale, (text) => fillNames(text, own)).join(' › ') : codeMark;
}

/** Collects a passage piece by piece. */
export class PassageBuilder {
  private text = '';
  private own = '';
  private quoting = false;
  private readonly lines: Passage['lines'] = [];

  add(text: string, line: number): void {
    for (const [offset, part] of text.split('\n').entries()) {
      const added = offset > 0 ? `\n${part}` : part;
      this.lines.push({ from: this.text.length + added.length - part.length, line: line + offset });
      this.text += added;
      this.own += this.quoting ? added.replace(/[^\n]/g, codeMark) : added;
    }
  }

  /** What `fill` adds; quoted when it is not the writer's. */
  within(isQuoted: boolean, fill: () => void): string {
    const from = this.text.length;
    const before = this.quoting;
    this.quoting ||= isQuoted;
    fill();
    this.quoting = before;
    return this.text.slice(from);
  }

  cite(text: string, line: number): void {
    this.within(true, () => this.add(text, line));
  }

  build(file: string, locale: Locale): Passage {
    const { text, own, lines } = this;
    return { file, locale, text, own, lines };
  }
}

/**
 * A string of YAML, JSON or front matter, filled as on the page: `{brand}`, `{fact:x}`, slots, `code` and **labels**.
 * It has one line in its file, so a line break inside it becomes a separator that counts as no new line.
 */
export function dataPassage(
  names: Names,
  place: { file: string; locale: Locale; line: number },
  text: string,
): Passage {
  const builder = new PassageBuilder();
  const { file, line, locale } = place;
  const fill = (words: string): void => {
    for (const part of words.split(/(\{fact:[a-z0-9-]+\}|\{ui:[^{}]+\}|\{\w+\}|`[^`]*`|\*\*[^*]+\*\*)/)) {
      const [, kind, name = ''] = /^\{(ui|fact):(.+)\}$/.exec(part) ?? [];
      const label = /^\*\*(.+)\*\*$/s.exec(part)?.[1];
      if (kind === 'ui') builder.cite(labelText(names, new Map([['name', name]]), locale), line);
      else if (kind === 'fact') builder.cite(factText(names, name, locale), line);
      else if (/^\{(?:brand|igmatrix|ytmatrix|videomagic)\}$/.test(part))
        builder.cite(fillNames(part, names.own), line);
      else if (label) builder.within(true, () => fill(label));
      else if (/^\{\w+\}$/.test(part)) builder.add(slotMark, line);
      else if (/^`.*`$/s.test(part)) builder.cite(codeMark, line);
      else if (part) builder.add(part.replaceAll('\n', '\u2028'), line);
    }
  };
  fill(text);
  return builder.build(file, locale);
}
