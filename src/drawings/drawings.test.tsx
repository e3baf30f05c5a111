import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../lib/locales.ts';
import { drawingFor, drawingNames, drawingWords } from './index.ts';
import { glyphs, scaled } from './parts/glyph-paths.ts';
import { headOf, pathThrough } from './parts/lines.tsx';
import { Label, sheetWidth } from './parts/sheet.tsx';
import type { DrawingName } from './parts/words.ts';

const isNamed = (name: string): name is DrawingName => name in drawingWords.en;
const names = drawingNames.filter(isNamed);
const everyDrawing = names.flatMap((name) => locales.map((locale) => ({ name, locale })));
const markupOf = (name: DrawingName, locale: Locale): string =>
  renderToStaticMarkup(drawingFor(name, locale, 'figure-7').element);

const escaped = (text: string): string => renderToStaticMarkup(text);

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

const sizeOf = (classNames: string): number =>
  /mono/.test(classNames) ? 13 : /small/.test(classNames) ? 14 : /large/.test(classNames) ? 19 : 15;

function textWidth(line: string, classNames: string): number {
  if (/mono/.test(classNames)) return [...line].length * sizeOf(classNames) * 0.605;
  const weight = /strong/.test(classNames) ? 1.08 : 1;
  return [...line].reduce((sum, character) => sum + widthInEm(character), 0) * sizeOf(classNames) * weight;
}

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Every text of a drawing with its place on the sheet; groups move what they hold. */
function textsIn(markup: string): DrawnText[] {
  const shifts = [{ x: 0, y: 0 }];
  const texts: DrawnText[] = [];
  for (const [token] of markup.matchAll(/<g\b[^>]*>|<\/g>|<text\b.*?<\/text>/g)) {
    const shift = shifts.at(-1) ?? { x: 0, y: 0 };
    if (token === '</g>') shifts.pop();
    else if (token.startsWith('<g')) {
      const [, x = 0, y = 0] = /translate\((-?[\d.]+) (-?[\d.]+)/.exec(token) ?? [];
      shifts.push({ x: shift.x + Number(x), y: shift.y + Number(y) });
    } else {
      const classNames = attribute(token, 'class');
      const content = token.replace(/^<text\b[^>]*>|<\/text>$/g, '');
      const lines = content.includes('<tspan')
        ? [...content.matchAll(/<tspan\b[^>]*>(.*?)<\/tspan>/g)].map(([, line = '']) => line)
        : [content];
      const width = Math.max(...lines.map((line) => textWidth(line, classNames)));
      const share = { start: 0, middle: 0.5, end: 1 }[attribute(token, 'text-anchor')] ?? 0;
      const left = shift.x + Number(attribute(token, 'x')) - width * share;
      const size = sizeOf(classNames);
      const baseline = shift.y + Number(attribute(token, 'y'));
      texts.push({
        lines,
        width,
        room: Number(attribute(token, 'data-room')),
        left,
        right: left + width,
        top: baseline - size * 0.75,
        bottom: baseline + size * 0.2 + (lines.length - 1) * Math.round(size * 1.3),
      });
    }
  }
  return texts;
}

describe('the list of drawings', () => {
  it('is the one writers are given', () => {
    const guide = readFileSync('CONTRIBUTING.md', 'utf8');
    const list = /^Drawings: (.*?)\.$/ms.exec(guide)?.[1] ?? '';
    const promised = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect(promised.length).toBeGreaterThan(0);
    expect([...names].sort()).toEqual(promised.sort());
  });

  it('has words for every drawing, and a drawing for all words', () => {
    expect([...drawingNames].sort()).toEqual(Object.keys(drawingWords.en).sort());
  });

  it('knows its names', () => {
    expect(drawingFor('usb-tree', 'en', 'figure').caption).not.toBe('');
    expect(() => drawingFor('toString', 'en', 'figure')).toThrow(/use one of .*usb-tree/);
  });
});

describe.each(locales)('the words in %s', (locale) => {
  it('belong to the same drawings as in English', () => {
    expect(Object.keys(drawingWords[locale]).sort()).toEqual(Object.keys(drawingWords.en).sort());
  });

  it.each(names)('describe %s fully', (name) => {
    const { alt, caption, labels } = drawingWords[locale][name];
    expect(alt).toMatch(/[.。]$/);
    expect(alt.length).toBeGreaterThan(caption.length);
    expect(caption).toMatch(/[.。]$/);
    expect(Object.keys(labels).sort()).toEqual(Object.keys(drawingWords.en[name].labels).sort());
    for (const label of Object.values(labels)) expect(label.trim()).not.toBe('');
  });
});

describe.each(everyDrawing)('$name in $locale', ({ name, locale }) => {
  const { alt, labels } = drawingWords[locale][name];

  it('is an image named by its description', () => {
    const markup = markupOf(name, locale);
    expect(markup).toMatch(/^<svg [^>]*role="img"/);
    expect(markup).toContain('aria-labelledby="figure-7"');
    expect(markup).toContain(`<title id="figure-7">${escaped(alt)}</title>`);
  });

  it('has a fixed aspect ratio', () => {
    const markup = markupOf(name, locale);
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? [];
    expect(markup).toContain(`width="${width}" height="${height}"`);
    expect(Number(width)).toBe(sheetWidth);
  });

  it('takes its look from classes only, and no id but its own', () => {
    const markup = markupOf(name, locale);
    expect(markup).not.toMatch(/ (style|fill|stroke|font-size|font-family)=/);
    expect(markup.match(/ id="/g)).toHaveLength(1);
    expect(markup).not.toMatch(/undefined|NaN/);
  });

  it('shows every label', () => {
    const markup = markupOf(name, locale);
    const drawn = textsIn(markup).map(({ lines }) => lines.join('\n'));
    for (const label of Object.values(labels)) expect(drawn).toContain(escaped(label));
  });

  it('has room for every word', () => {
    const markup = markupOf(name, locale);
    for (const { lines, width, room, left, right } of textsIn(markup)) {
      const text = lines.join(' / ');
      expect(width, `"${text}" is wider than its place: shorten it or break the line with \\n`).toBeLessThanOrEqual(
        room,
      );
      expect(left, `"${text}" leaves the sheet on the left`).toBeGreaterThanOrEqual(0);
      expect(right, `"${text}" leaves the sheet on the right`).toBeLessThanOrEqual(sheetWidth);
    }
  });

  it('has no words on top of others, nor outside the sheet', () => {
    const markup = markupOf(name, locale);
    const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(markup)?.[1]);
    const texts = textsIn(markup);
    for (const [index, one] of texts.entries()) {
      expect(one.top, `"${one.lines.join(' ')}" leaves the sheet above`).toBeGreaterThanOrEqual(0);
      expect(one.bottom, `"${one.lines.join(' ')}" leaves the sheet below`).toBeLessThanOrEqual(height);
      const covered = texts.slice(index + 1).filter((other) => {
        const sideways = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        return sideways > 0 && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
      });
      expect(
        covered.map(({ lines }) => lines.join(' ')),
        `"${one.lines.join(' ')}" lies on other words`,
      ).toEqual([]);
    }
  });

  it('weighs little', () => {
    expect(gzipSync(markupOf(name, locale)).length).toBeLessThan(3000);
  });
});

describe('parts', () => {
  it('divides a label into lines around its middle', () => {
    const markup = renderToStaticMarkup(<Label x={50} y={100} text={'one\ntwo'} room={80} />);
    expect(textsIn(markup)[0]?.lines).toEqual(['one', 'two']);
    const single = renderToStaticMarkup(<Label x={50} y={100} text="one" room={80} />);
    expect(Number(attribute(markup, 'y'))).toBeLessThan(Number(attribute(single, 'y')));
  });

  it('draws a line with softened corners', () => {
    expect(pathThrough([0, 0, 100, 0, 100, 50])).toBe('M0 0L92 0Q100 0 100 8L100 50');
  });

  it('scales a pictogram without its arcs losing their flags', () => {
    expect(scaled('M10 2.5a7.5 7.5 0 1 0 0 15v-.5z', 2)).toBe('M20 5a15 15 0 1 0 0 30v-1z');
    expect(scaled(glyphs.heart, 1)).toBe(scaled(scaled(glyphs.heart, 4), 0.25));
  });

  it('points an arrow the way its last stretch goes', () => {
    expect(headOf([0, 0, 100, 0])).toBe('M94 -4.5L100 0L94 4.5');
    expect(headOf([0, 0, 0, 100])).toBe('M4.5 94L0 100L-4.5 94');
  });
});
