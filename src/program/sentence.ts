import type { Locale } from '../i18n/locales.ts';
import { languages } from '../languages/index.ts';
import { labelOf, type NameIndex } from './names.ts';

/** A piece of a sentence of the registry. */
export type Piece = { kind: 'text' | 'label' | 'code'; value: string };

/**
 * Our sentences name labels as `{ui:post.captions}` and quote code in backticks. `fill` puts in the brand. A label in
 * Chinese needs no space; elsewhere the sentence has its own.
 */
export function pieces(text: string, locale: Locale, names: NameIndex, fill: (text: string) => string): Piece[] {
  return text.split(/(\{ui:[^{}]+\}|`[^`]+`|\*\*[^*]+\*\*)/).flatMap((part): Piece[] => {
    if (!part) return [];
    const name = /^\{ui:(.+)\}$/.exec(part)?.[1];
    const named = name === undefined ? undefined : names.get(name);
    if (named) return [{ kind: 'label', value: fill(labelOf(named, locale)) }];
    const code = /^`(.+)`$/.exec(part)?.[1];
    if (code) return [{ kind: 'code', value: code }];
    const label = /^\*\*(.+)\*\*$/.exec(part)?.[1];
    if (label) return [{ kind: 'label', value: fill(label) }];
    return [{ kind: 'text', value: fill(part) }];
  });
}

/** The sentence as plain text: labels in the quotes of the language. */
export function plain(sentence: Piece[], locale: Locale): string {
  const [open, close] = languages[locale].quotes;
  return sentence.map(({ kind, value }) => (kind === 'label' ? open + value + close : value)).join('');
}

/** The sentence in the small mark-up the helpers read: **label** and `code`. */
export const marked = (sentence: Piece[]): string =>
  sentence
    .map(({ kind, value }) => (kind === 'label' ? `**${value}**` : kind === 'code' ? `\`${value}\`` : value))
    .join('');
