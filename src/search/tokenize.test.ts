import { describe, expect, it } from 'vitest';
import { cut, tokenizer } from './testing.ts';
import { fold, Tokenizer } from './tokenize.ts';

const terms = (text: string): string[] => tokenizer.terms(text);
const forms = (text: string): string[] => cut(text).map(({ form }) => form);

describe('the tokenizer', () => {
  it('stems English and Russian', () => {
    expect(terms('Connecting phones')).toEqual(['connect', 'phone']);
    expect(terms('Подключённые телефоны')).toEqual(['подключен', 'телефон']);
  });

  it('leaves the endings of words alone that its language has no stemmer for', () => {
    const plain = new Tokenizer({ stemmers: [], fillers: '' });
    expect(plain.tokenize('Connecting телефоны').map(({ term }) => term)).toEqual(['connecting', 'телефоны']);
  });

  it('folds case, width, accents and ё', () => {
    expect(terms('ＡＤＢ ADB adb')).toEqual(['adb', 'adb', 'adb']);
    expect(fold('Ёлка naïve Йод')).toBe('елка naive йод');
    expect(terms('ещё')).toEqual(terms('еще'));
  });

  it('cuts Han text into overlapping pairs and keeps a single character', () => {
    expect(forms('同步控制')).toEqual(['同步', '步控', '控制']);
    expect(forms('号')).toEqual(['号']);
    expect(new Set(terms('同步控制')).size).toBe(3);
  });

  it('keeps Latin words inside Chinese whole', () => {
    expect(forms('打开ADB终端')).toEqual(['打开', 'adb', '终端']);
    expect(forms('在 Windows10 上')).toEqual(['在', 'windows10', 'windows', '上']);
  });

  it('finds commands by their parts and as a whole, with _ or - or without', () => {
    expect(terms('scrape_users')).toEqual(expect.arrayContaining(['scrape', 'user']));
    expect(terms('wi-fi')).toContain('wifi');
    expect(terms('WiFi')).toEqual(['wifi']);
    expect(terms('vcruntime140.dll')).toEqual(['vcruntime140.dll', 'vcruntime140', 'vcruntim', 'dll']);
    expect(terms('com.ss.android.ugc.trill')).toEqual(expect.arrayContaining(['com.ss.android.ugc.trill', 'trill']));
  });

  it('does not take decimal numbers and addresses apart', () => {
    expect(terms('5.0')).toEqual(['5.0']);
    expect(terms('192.168.1.2')).toEqual(['192.168.1.2']);
  });

  it('drops the English genitive and apostrophes', () => {
    expect(terms("phone's phone’s don't")).toEqual(['phone', 'phone', 'dont']);
  });

  it('tells where each term stands', () => {
    const text = 'Тап по ADB终端';
    for (const { form, start, end } of cut(text)) expect(fold(text.slice(start, end))).toBe(form);
  });

  it('leaves out what is no word', () => {
    expect(terms('… — «» () [] .* \u0000 \u{1f600}')).toEqual([]);
    expect(terms('a'.repeat(1000))).toEqual([]);
  });
});
