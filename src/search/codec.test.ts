import { describe, expect, it } from 'vitest';
import { packTexts, unpackTexts, unpackWords } from './codec.ts';

const texts = [
  'Open the phone. The phone opens. the End',
  'adb devices -l · unauthorized · Unlock it\nUSB first: Connect, then tick “Always allow” (or not).',
  '在 程序 中点击 设置 › 打开ADB终端。状态为 准备就绪。',
  'Телефон в сети? телефон не в сети. Ёлка… «Кавычки» — тире',
  '',
  '  leading and  double   spaces  ',
  'x_y-z 5.0 10,000 C:\\Users\\<user>\\.android \u{1f600} é ß ǅ ﬁn',
  'a\tb\u00a0c\n\nd',
];

describe('texts as numbers of words', () => {
  it('come back letter by letter', () => {
    const packed = packTexts(texts);
    expect(unpackTexts(packed.pack(texts), unpackWords(packed.words))).toEqual(texts);
  });

  it('come back in parts with one list of words', () => {
    const packed = packTexts(texts);
    const words = unpackWords(packed.words);
    expect(unpackTexts(packed.pack(texts.slice(2, 4)), words)).toEqual(texts.slice(2, 4));
  });

  it('come back when the list has more words than a byte or two can number', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `w${index} x`);
    const packed = packTexts(many);
    expect(unpackTexts(packed.pack(many), unpackWords(packed.words))).toEqual(many);
  });

  it('are shorter than the texts', () => {
    const long = [Array.from({ length: 300 }, (_, index) => `phone ${index % 7} connects again`).join('. ')];
    const packed = packTexts(long);
    expect(packed.words.length + packed.pack(long).length).toBeLessThan((long[0]?.length ?? 0) / 3);
  });

  it('cannot be packed when their words were not listed', () => {
    expect(() => packTexts(['one']).pack(['two'])).toThrow('only the texts');
  });
});
