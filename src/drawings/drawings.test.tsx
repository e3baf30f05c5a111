import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsFile } from '../files/content.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { type Element, elementsIn, textIn, toHtml } from '../lib/html.ts';
import { Drawing } from './Drawing.tsx';
import { drawingNames, drawingWords, readDrawing } from './load.ts';

const everyDrawing = drawingNames.flatMap((name) => locales.map((locale) => ({ name, locale })));
const markupOf = (name: string, locale: Locale): string =>
  renderToStaticMarkup(<Drawing name={name} locale={locale} />);
const escaped = (text: string): string => renderToStaticMarkup(text);

const sheetWidth = 360;

interface DrawnText {
  lines: string[];
  /** Upper bound of the width of the longest line. */
  width: number;
  room: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Widths in em of DejaVu Sans, the widest of the usual system fonts: what fits here fits everywhere. */
function widthInEm(character: string): number {
  if (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character)) return 1;
  if (/[ilj.,:;'|!·]/.test(character)) return 0.34;
  if (/[ ft()r-]/.test(character)) return 0.42;
  if (/[mwMWжшщюмфыЖШЩЮМФЫ@…—]/.test(character)) return 0.95;
  if (/\p{Lu}/u.test(character)) return 0.72;
  return 0.63;
}

/** As in drawing.css. */
const sizeOf = (classes: string[]): number => (classes.includes('mono') ? 13 : classes.includes('small') ? 14 : 15);

function textWidth(line: string, classes: string[]): number {
  if (classes.includes('mono')) return [...line].length * sizeOf(classes) * 0.605;
  const weight = classes.includes('strong') ? 1.08 : 1;
  return [...line].reduce((sum, character) => sum + widthInEm(character), 0) * sizeOf(classes) * weight;
}

const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

function drawnText(
  text: Element,
  labels: Readonly<Record<string, string>>,
  shift: { x: number; y: number },
): DrawnText {
  const { 'data-word': word, 'data-room': room, 'data-from': from, 'text-anchor': anchor = 'start' } = text.attributes;
  const classes = (text.attributes.class ?? '').split(' ');
  const spans = elementsIn(text).map((span) => textIn(span));
  const lines = word ? (labels[word] ?? '').split('\n') : spans.length > 0 ? spans : [textIn(text)];
  const width = Math.max(...lines.map((line) => textWidth(line, classes)));
  const size = sizeOf(classes);
  const left = shift.x + Number(text.attributes.x) - width * (shares[anchor] ?? Number.NaN);
  const leading = size * 1.3;
  const firstLine = from === 'top' || !word ? 0 : ((lines.length - 1) * leading) / 2;
  const baseline = shift.y + Number(text.attributes.y) - firstLine;
  return {
    lines,
    width,
    room: Number(room),
    left,
    right: left + width,
    top: baseline - size * 0.75,
    bottom: baseline + size * 0.2 + (lines.length - 1) * leading,
  };
}

/** Every text with its place on the sheet; groups move what they hold. */
function textsIn(element: Element, labels: Readonly<Record<string, string>>, shift = { x: 0, y: 0 }): DrawnText[] {
  if (element.name === 'text') return [drawnText(element, labels, shift)];
  const [, x = 0, y = 0] = /^translate\((-?[\d.]+) (-?[\d.]+)\)$/.exec(element.attributes.transform ?? '') ?? [];
  const moved = { x: shift.x + Number(x), y: shift.y + Number(y) };
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : textsIn(child, labels, moved)));
}

describe('the list of drawings', () => {
  it('is the one writers are given', () => {
    const guide = readFileSync('content/README.md', 'utf8');
    const list = /^Drawings: (.*?)\.$/ms.exec(guide)?.[1] ?? '';
    const promised = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
    expect(promised.length).toBeGreaterThan(0);
    expect(drawingNames).toEqual(promised.sort());
  });

  it('says which names there are', () => {
    expect(() => readDrawing('toString')).toThrow(/use one of .*usb-tree/);
  });

  it('looks alike in an editor: every file has the same style', () => {
    const styles = drawingNames.map(
      (name) => /<style>.*<\/style>/s.exec(readFileSync(wordsFile(`drawings/${name}.svg`), 'utf8'))?.[0],
    );
    expect(new Set(styles).size).toBe(1);
  });

  it('uses only classes that drawing.css knows', () => {
    const known = new Set(
      [...readFileSync('src/drawings/drawing.css', 'utf8').matchAll(/\.([a-z-]+)/g)].map(([, name]) => name),
    );
    for (const name of drawingNames)
      for (const { attributes } of elementsIn(readDrawing(name)))
        for (const used of attributes.class?.split(' ') ?? []) expect(known, `${name}: .${used}`).toContain(used);
  });
});

describe.each(locales)('the words in %s', (locale) => {
  it.each(drawingNames)('describe %s fully', (name) => {
    const { alt, caption } = drawingWords(name, locale);
    expect(alt).toMatch(/[.。]$/);
    expect(alt.length).toBeGreaterThan(caption.length);
    expect(caption).toMatch(/[.。]$/);
  });
});

describe.each(everyDrawing)('$name in $locale', ({ name, locale }) => {
  const { alt, labels } = drawingWords(name, locale);
  const markup = markupOf(name, locale);
  const drawing = readDrawing(name);
  const texts = textsIn(drawing, labels);

  it('is a small image with a name and a fixed shape, and takes its look from classes', () => {
    expect(markup).toMatch(/^<svg [^>]*role="img"/);
    expect(markup).toContain(`aria-labelledby="drawing-${name}"`);
    expect(markup).toContain(`<title id="drawing-${name}">${escaped(alt)}</title>`);
    expect(markup).toMatch(new RegExp(`viewBox="0 0 ${sheetWidth} (\\d+)"[^>]* width="${sheetWidth}" height="\\1"`));
    const inside = markup.replace(/^.*?<g[^>]*>/, '');
    expect(inside).not.toMatch(/<style| (style|fill|stroke|font-size|font-family|data-\w+|id)=/);
    for (const [, id] of markup.matchAll(/ id="([^"]*)"/g))
      expect(id).toMatch(new RegExp(`^drawing-${name}(-screen)?$`));
    expect(markup).not.toMatch(/undefined|NaN/);
    expect(gzipSync(markup).length).toBeLessThan(3000);
  });

  it('shows every label', () => {
    for (const label of Object.values(labels))
      for (const line of label.split('\n')) expect(markup).toContain(`>${toHtml(line)}</`);
  });

  it('has room for every word', () => {
    for (const { lines, width, room, left, right } of texts) {
      const text = lines.join(' / ');
      expect(width, `"${text}" is wider than its place: shorten it or break the line with \\n`).toBeLessThanOrEqual(
        room,
      );
      expect(left, `"${text}" leaves the sheet on the left`).toBeGreaterThanOrEqual(0);
      expect(right, `"${text}" leaves the sheet on the right`).toBeLessThanOrEqual(sheetWidth);
    }
  });

  it('has no words on top of others, nor outside the sheet', () => {
    const height = Number(drawing.attributes.height);
    for (const [index, one] of texts.entries()) {
      expect(one.top, `"${one.lines.join(' ')}" leaves the sheet above`).toBeGreaterThanOrEqual(0);
      expect(one.bottom, `"${one.lines.join(' ')}" leaves the sheet below`).toBeLessThanOrEqual(height);
      const covered = texts.slice(index + 1).filter((other) => {
        const sideways = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        return sideways > 0 && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
      });
      expect(
        covered.map(({ lines }) => lines.join(' ')),
        `"${one.lines.join(' ')}" overlaps other words`,
      ).toEqual([]);
    }
  });
});
