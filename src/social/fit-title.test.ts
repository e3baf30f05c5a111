import { describe, expect, it } from 'vitest';
import { fitTitle, piecesOf, type TitleBox } from './fit-title.ts';

/** Half an em a letter, one a Han character. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u3000-\uffee]/.test(letter) ? 1 : 0.5), 0);
const box: TitleBox = {
  width: 500,
  height: 300,
  sizes: [
    { size: 70, lines: 2 },
    { size: 50, lines: 4 },
  ],
  leading: 1.2,
};
const fitted = (title: string, locale = 'en') => fitTitle(title, locale, box, widthOf);

describe('piecesOf', () => {
  const texts = (title: string, locale: string) => piecesOf(title, locale).map(({ text }) => text);

  it('keeps words whole', () => {
    expect(texts('Set up a USB-hub', 'en')).toEqual(['Set', 'up', 'a', 'USB-hub']);
  });

  it('keeps what a no-break space joins', () => {
    expect(texts('Прокси\u00a0— это', 'ru')).toEqual(['Прокси\u00a0—', 'это']);
  });

  it('breaks Chinese between words, never before closing or after opening punctuation', () => {
    const pieces = texts('修复“找不到 vcruntime140.dll”：方法', 'zh-Hans');
    expect(pieces.join('')).toBe('修复“找不到vcruntime140.dll”：方法');
    expect(pieces.filter((text) => /^[”：]|“$/.test(text))).toEqual([]);
    expect(pieces).toContain('方法');
  });
});

describe('fitTitle', () => {
  it('sets a short title large, in one line', () => {
    expect(fitted('Sync control')).toEqual({ size: 70, lines: ['Sync control'], tooLong: false });
  });

  it('makes the lines alike', () => {
    const { lines } = fitted('one two three four five six seven');
    const widths = lines.map(widthOf);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(3);
  });

  it('rather breaks after a colon', () => {
    expect(fitted('Local or cloud: where the data is').lines[0]).toMatch(/:$/);
  });

  it('takes the next size before it takes more lines than are calm', () => {
    const { size, lines } = fitted('a title of many short words that goes on and on');
    expect(size).toBe(50);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.join(' ')).toBe('a title of many short words that goes on and on');
  });

  it('leaves nothing out, and says when the letters become too small', () => {
    const title = 'words without end '.repeat(20).trim();
    const { lines, size, tooLong } = fitted(title);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
    expect(tooLong).toBe(true);
  });

  it('shrinks for a word wider than the box', () => {
    const { lines, size } = fitted('Donaudampfschifffahrtsgesellschaft');
    expect(lines).toHaveLength(1);
    expect(widthOf(lines[0] ?? '') * size).toBeLessThanOrEqual(box.width);
  });
});
