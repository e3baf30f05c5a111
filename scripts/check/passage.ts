import type { Locale } from '../../src/i18n/locales.ts';
import { type Facts, formatFact } from '../../src/lib/facts.ts';
import { fillNames, type OwnNames } from '../../src/lib/interpolate.ts';
import { type Attributes, type Program, uiLabels } from '../../src/program/uses.ts';

/** Replaces a piece of code, and in `own` each character that is not the writer's. */
export const codeMark = '\uE000';
/** Replaces a slot of an interface text, which is filled with a number or a word of the language. */
const slotMark = '\uE001';

/** A paragraph, heading, table cell or data string as the reader sees it. */
export interface Passage {
  file: string;
  locale: Locale;
  /** Where it begins; its line breaks are those of the file. */
  line: number;
  text: string;
  /** As long as `text`; labels of the program, figures, names and titles of other sites are marks. */
  own: string;
}

/** The values of the names in a text; a registry that could not be read is undefined. */
export interface Names {
  own: OwnNames;
  supportEmail: string;
  facts: Facts | undefined;
  program?: Program | undefined;
}

export const lineAt = ({ line, text }: Passage, index: number): number =>
  line + text.slice(0, index).split('\n').length - 1;

/** A short quotation for a message. */
export function excerpt(text: string): string {
  const shown = text.replaceAll('\n', ' ').replaceAll(codeMark, '`…`').replaceAll(slotMark, '{…}').trim();
  return shown.length > 72 ? `${shown.slice(0, 71)}…` : shown;
}

export const factText = ({ facts }: Names, name: string, locale: Locale): string =>
  facts && Object.hasOwn(facts, name) ? formatFact(facts, name, locale) : codeMark;

/** A label of the program, as the page will show it. */
export function labelText({ program, own }: Names, attributes: Attributes, locale: Locale): string {
  const named = program?.names.get(attributes.get('name') ?? '');
  return named ? uiLabels(named, attributes, locale, (text) => fillNames(text, own)).join(' › ') : codeMark;
}

/** Collects a passage piece by piece. */
export class PassageBuilder {
  text = '';
  own = '';
  private isQuoting = false;

  add(text: string): void {
    this.text += text;
    this.own += this.isQuoting ? text.replace(/[^\n]/g, codeMark) : text;
  }

  /** Added by `fill`; quoted if it is not the writer's. */
  within(isQuoted: boolean, fill: () => void): string {
    const from = this.text.length;
    const before = this.isQuoting;
    this.isQuoting ||= isQuoted;
    fill();
    this.isQuoting = before;
    return this.text.slice(from);
  }

  cite(text: string): void {
    this.within(true, () => this.add(text));
  }
}

/**
 * A string of YAML, JSON or front matter, filled as on the page: `{brand}`, `{fact:x}`, slots, `code` and **labels**.
 * It has one line in its file, whatever line breaks are in it.
 */
export function dataPassage(names: Names, place: Pick<Passage, 'file' | 'locale' | 'line'>, words: string): Passage {
  const builder = new PassageBuilder();
  const { locale } = place;
  const fill = (text: string): void => {
    for (const part of text.split(/(\{fact:[a-z0-9-]+\}|\{ui:[^{}]+\}|\{\w+\}|`[^`]*`|\*\*[^*]+\*\*)/)) {
      const [, kind, name = ''] = /^\{(ui|fact):(.+)\}$/.exec(part) ?? [];
      const label = /^\*\*(.+)\*\*$/s.exec(part)?.[1];
      if (kind === 'ui') builder.cite(labelText(names, new Map([['name', name]]), locale));
      else if (kind === 'fact') builder.cite(factText(names, name, locale));
      else if (/^\{(?:brand|igmatrix|ytmatrix|videomagic)\}$/.test(part)) builder.cite(fillNames(part, names.own));
      else if (label) builder.within(true, () => fill(label));
      else if (/^\{\w+\}$/.test(part)) builder.add(slotMark);
      else if (/^`.*`$/s.test(part)) builder.cite(codeMark);
      else builder.add(part.replaceAll('\n', ' '));
    }
  };
  fill(words);
  return { ...place, text: builder.text, own: builder.own };
}

/** Labels of the program are quotes: no language rule applies to them. */
const quoted = new Set(['label', 'message', 'title', 'opensFrom', 'counter', 'created', 'button', 'empty', 'text']);
export const isQuoted = (name: string, path: string[], text = ''): boolean =>
  name.startsWith('program/') &&
  // An example of JSON in a text box is code.
  (name === 'program/samples.yaml' || quoted.has(path.at(-1) ?? '') || /^\{.*\}$/.test(text));
