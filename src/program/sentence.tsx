import { Fragment } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { typeset } from '../languages/index.ts';
import { labelOf, type NameIndex } from './names.ts';

/** A piece of a sentence of the registry. */
export type Piece = { kind: 'text' | 'label' | 'code'; value: string };

/** Our sentences name labels as `{ui:post.captions}` or **Captions** and quote code in backticks. `fill` puts in the brand. */
export function pieces(text: string, locale: Locale, names: NameIndex, fill: (text: string) => string): Piece[] {
  return typeset(text, locale)
    .split(/(\{ui:[^{}]+\}|`[^`]+`|\*\*[^*]+\*\*)/)
    .flatMap((part): Piece[] => {
      if (!part) return [];
      const named = part.startsWith('{ui:') ? names.get(part.slice(4, -1)) : undefined;
      if (named) return [{ kind: 'label', value: fill(labelOf(named, locale)) }];
      if (/^`.+`$/.test(part)) return [{ kind: 'code', value: part.slice(1, -1) }];
      if (/^\*\*.+\*\*$/.test(part)) return [{ kind: 'label', value: fill(part.slice(2, -2)) }];
      return [{ kind: 'text', value: fill(part) }];
    });
}

/** The sentence in the small mark-up the diagnosis reads: **label** and `code`. */
export const marked = (sentence: Piece[]): string =>
  sentence
    .map(({ kind, value }) => (kind === 'label' ? `**${value}**` : kind === 'code' ? `\`${value}\`` : value))
    .join('');

/** A sentence of the registry: labels as chips, code as code. */
export function Sentence({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ kind, value }, index) => {
    // The pieces of a sentence never change place.
    const key = `${index} ${value}`;
    if (kind === 'label')
      return (
        <strong key={key} className="ui-label">
          {value}
        </strong>
      );
    if (kind === 'code') return <code key={key}>{value}</code>;
    return <Fragment key={key}>{value}</Fragment>;
  });
}
