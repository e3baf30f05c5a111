import type { BlockContent, Heading, Link, List, ListItem, Paragraph, PhrasingContent, Strong, Table } from 'mdast';
import type { Piece } from '../program/sentence.tsx';

declare module 'mdast' {
  interface ListData {
    /** Written as instructions to follow one after the other. */
    isSteps?: boolean;
  }
}

/** Pieces of Markdown, without their positions. */

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
const phrases = (content: string | PhrasingContent[]): PhrasingContent[] =>
  typeof content === 'string' ? [text(content)] : content;

export const strong = (content: string | PhrasingContent[]): Strong => ({ type: 'strong', children: phrases(content) });
export const link = (url: string, content: string): Link => ({ type: 'link', url, children: [text(content)] });
export const paragraph = (content: string | PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: phrases(content),
});
export const heading = (depth: number, content: string | PhrasingContent[]): Heading => ({
  type: 'heading',
  depth: ([2, 3, 4, 5] as const).find((level) => level === depth) ?? (depth < 2 ? 1 : 6),
  children: phrases(content),
});
export const quote = (...children: BlockContent[]): BlockContent => ({ type: 'blockquote', children });

/** An item: its words, and what is below them. Without either there is none. */
export const item = (content: string | PhrasingContent[], ...below: Array<List | undefined>): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(content), ...below.flatMap((each) => each ?? [])],
});
export const list = (items: ListItem[], ordered = false): List | undefined =>
  items.length > 0 ? { type: 'list', ordered, spread: false, children: items } : undefined;
export const table = (rows: string[][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
  })),
});

/** A sentence of the registry. */
export const sentence = (pieces: Piece[]): PhrasingContent[] =>
  pieces.map(({ kind, value }): PhrasingContent => {
    if (kind === 'code') return { type: 'inlineCode', value };
    return kind === 'label' ? strong(value) : text(value);
  });
