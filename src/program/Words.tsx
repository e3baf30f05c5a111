import { Fragment } from 'react';
import type { Piece } from './sentence.ts';

/** A sentence of the registry: labels bold, code as code. */
export function Words({ of }: { of: Piece[] }) {
  return of.map(({ kind, value }, index) => {
    // The pieces of a sentence never change place.
    const key = `${index} ${value}`;
    if (kind === 'label') return <strong key={key}>{value}</strong>;
    if (kind === 'code') return <code key={key}>{value}</code>;
    return <Fragment key={key}>{value}</Fragment>;
  });
}
