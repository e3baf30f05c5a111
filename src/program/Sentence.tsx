import { Fragment } from 'react';
import type { Piece } from './sentence.ts';

/** A sentence of the registry: labels bold, code as code. */
export function Sentence({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ kind, value }, index) => {
    // The pieces of a sentence never change place.
    const key = `${index} ${value}`;
    if (kind === 'label') return <strong key={key}>{value}</strong>;
    if (kind === 'code') return <code key={key}>{value}</code>;
    return <Fragment key={key}>{value}</Fragment>;
  });
}
