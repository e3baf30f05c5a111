import { Parser } from 'htmlparser2';

/** The one reader of HTML, for built pages, feeds and drawings alike. Build time only. */

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
  /** Offsets in the source: of its `<`, and after its last `>`. */
  start: number;
  end: number;
  line: number;
}

/** A text is what the reader sees: entities are characters, comments are gone. */
export type Node = Element | string;

interface Reading {
  /** A file of XML, such as a drawing: names are exact, and every element may close itself. */
  xml?: boolean;
  /** Reads no further than the tag that opens the first element of this name. */
  until?: string;
}

/** The whole document, as one element without a name. */
export function parseHtml(source: string, { xml = false, until }: Reading = {}): Element {
  const root: Element = { name: '', attributes: {}, children: [], start: 0, end: source.length, line: 1 };
  const open = [root];
  let line = 1;
  let lineEnd = source.indexOf('\n');
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const start = parser.startIndex;
        for (; lineEnd >= 0 && lineEnd < start; lineEnd = source.indexOf('\n', lineEnd + 1)) line += 1;
        const element: Element = { name, attributes, children: [], start, end: parser.endIndex + 1, line };
        open.at(-1)?.children.push(element);
        open.push(element);
        if (name === until) parser.pause();
      },
      ontext(text) {
        const siblings = open.at(-1)?.children ?? root.children;
        const before = siblings.at(-1);
        // The parser stops at entities and comments; the text goes on.
        if (typeof before === 'string') siblings[siblings.length - 1] = before + text;
        else siblings.push(text);
      },
      onclosetag(_, implied) {
        const closed = open.pop();
        if (closed) closed.end = implied ? Math.max(closed.end, parser.startIndex) : parser.endIndex + 1;
      },
    },
    { xmlMode: xml },
  );
  parser.end(source);
  return root;
}

/** Every element inside, in the order of the source. What a `<template>` holds is no part of the document. */
export function elementsIn({ children }: Element, found: Element[] = []): Element[] {
  for (const child of children) {
    if (typeof child === 'string') continue;
    found.push(child);
    if (child.name !== 'template') elementsIn(child, found);
  }
  return found;
}

/** The text inside. `between` keeps that of one element apart from the next; some may be passed over. */
export function textIn(
  { children }: Element,
  between = '',
  passesOver: (element: Element) => boolean = () => false,
): string {
  let text = '';
  for (const child of children) {
    if (typeof child === 'string') text += child;
    else text += passesOver(child) ? between : between + textIn(child, between, passesOver) + between;
  }
  return text;
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' };
const escaped = (text: string, signs: RegExp): string => text.replace(signs, (sign) => escapes[sign] ?? sign);

/** Serializes a node. Scripts and styles are left out: their text is not escaped as HTML. */
export function toHtml(node: Node): string {
  if (typeof node === 'string') return escaped(node, /[&<>\u00a0]/g);
  const { name, attributes, children } = node;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value, /[&"\u00a0]/g)}"`);
  const tag = `<${name}${written.join('')}>`;
  return voidElements.has(name) ? tag : `${tag}${children.map(toHtml).join('')}</${name}>`;
}
