import { expect, it } from 'vitest';
import { languages } from '../languages/index.ts';
import { fold, Tokenizer } from './tokenize.ts';

const { search: russian } = languages.ru;
const tokenizer = new Tokenizer(russian);
const terms = (text: string): string[] => tokenizer.terms(text);
const forms = (text: string): string[] => tokenizer.tokenize(text).map(({ form }) => form);

it('stems the languages that have a stemmer, and no other', () => {
  expect(terms('Подключённые телефоны, connecting')).toEqual(['подключен', 'телефон', 'connect']);
  expect(new Tokenizer({ stemmers: [], fillers: '' }).terms('Connecting телефоны')).toEqual(['connecting', 'телефоны']);
});

it('ignores case, width, accents, ё and apostrophes', () => {
  expect(forms('ＡＤＢ ADB')).toEqual(['adb', 'adb']);
  expect(fold('Ёлка naïve Йод')).toBe('елка naive йод');
  expect(forms("phone's phone’s don't")).toEqual(['phone', 'phone', 'dont']);
});

it('cuts Han text into overlapping pairs and keeps Latin words inside it whole', () => {
  expect(forms('同步控制')).toEqual(['同步', '步控', '控制']);
  expect(forms('号')).toEqual(['号']);
  expect(forms('打开ADB终端')).toEqual(['打开', 'adb', '终端']);
});

it('finds commands by their parts and as a whole', () => {
  expect(terms('scrape_users')).toEqual(expect.arrayContaining(['scrape', 'user']));
  expect(terms('wi-fi WiFi')).toEqual(['wifi', 'wi', 'fi', 'wifi']);
  expect(terms('vcruntime140.dll')).toEqual(['vcruntime140.dll', 'vcruntime140', 'dll']);
  expect(terms('5.0')).toContain('5.0');
});

it('tells where each word is', () => {
  const text = 'Тап по ADB终端 в Windows10';
  for (const { form, start, end } of tokenizer.tokenize(text)) expect(fold(text.slice(start, end))).toBe(form);
});

it('leaves out what is no word', () => {
  expect(terms('… — «» () [] .* \u0000 \u{1f600}')).toEqual([]);
  expect(terms('a'.repeat(1000))).toEqual([]);
});
