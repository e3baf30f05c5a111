import { globSync, readFileSync } from 'node:fs';
import { readWords, wordsFile } from '../files/content.ts';
import { names } from '../files/parts.ts';
import { defaultLocale } from '../i18n/locales.ts';
import type { Locale } from '../languages/index.ts';
import { type Element, elementsIn, type Node, parseHtml } from '../lib/html.ts';
import { fillNames } from '../lib/interpolate.ts';

interface Words {
  alt: string;
  caption: string;
  labels: Readonly<Record<string, string>>;
}

/** Names for `<Drawing name="…" />`: the SVG files in content/drawings. */
export const drawingNames = globSync('*.svg', { cwd: wordsFile('drawings') })
  .map((file) => file.replace('.svg', ''))
  .sort();

/** English where a language has no words for a drawing yet. */
export function drawingWords(name: string, locale: Locale): Words {
  const read = (language: Locale) =>
    readWords<Record<string, Words>>(`${language}/drawings.json`, (text) => fillNames(text, names))[name];
  const words = read(locale) ?? read(defaultLocale);
  if (!words) throw new Error(`drawing "${name}": it has no words in ${defaultLocale}/drawings.json`);
  return words;
}

/** The `<svg>` of a file. */
export function readDrawing(name: string): Element {
  if (!drawingNames.includes(name)) throw new Error(`<Drawing name="${name}">: use one of ${drawingNames.join(', ')}`);
  const [svg] = elementsIn(parseHtml(readFileSync(wordsFile(`drawings/${name}.svg`), 'utf8'), { xml: true }));
  if (svg?.name !== 'svg') throw new Error(`content/drawings/${name}.svg: it has no <svg>`);
  return svg;
}

/** One `<tspan>` for each line: around the height of the text, or downward from it with `data-from="top"`. */
function linesOf(text: string, element: Element): Node[] {
  const lines = text.split('\n');
  if (lines.length === 1) return [text];
  const { x = '0', 'data-from': from } = element.attributes;
  const first = from === 'top' ? 0 : -0.65 * (lines.length - 1);
  return lines.map((line, index) => ({
    ...element,
    name: 'tspan',
    attributes: { x, dy: `${index === 0 ? first : 1.3}em` },
    children: [line],
  }));
}

function childrenOf(element: Element, labels: Words['labels']): Node[] {
  const word = element.attributes['data-word'];
  if (word !== undefined) {
    const text = labels[word];
    if (text === undefined)
      throw new Error(`drawings.json: the drawing's data-word="${word}" is missing in its labels`);
    return linesOf(text, element);
  }
  return element.children
    .filter((child) => (typeof child === 'string' ? child.trim() !== '' : child.name !== 'style'))
    .map((child) => (typeof child === 'string' ? child : withWords(child, labels)));
}

/** Fills in the words of `data-word`, and removes what only editors and the test need: style, blanks and `data-`. */
export const withWords = (element: Element, labels: Words['labels']): Element => ({
  ...element,
  attributes: Object.fromEntries(Object.entries(element.attributes).filter(([key]) => !key.startsWith('data-'))),
  children: childrenOf(element, labels),
});
