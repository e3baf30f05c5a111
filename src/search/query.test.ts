import { describe, expect, it } from 'vitest';
import { Forms, parseQuery, SynonymTable } from './query.ts';
import { cut, tokenizer } from './testing.ts';

const synonyms = new SynonymTable(
  {
    same: [
      ['computer', 'pc'],
      ['群控', '同步控制'],
      ['shadow ban', 'shadowban'],
      ['log in', 'sign in'],
    ],
    leads: { dll: ['runtime library'] },
    spoken: {},
  },
  tokenizer,
);
const forms = new Forms();
const page =
  'Connect the computer by cable to the phones. A shadow ban, which ends there. Ошибка кабеля. 同步控制 设置 runtime library';
for (const token of cut(page)) forms.add(token);

const ask = (query: string) => parseQuery(query, { tokenizer, forms, synonyms });
const han = (...words: string[]): string[] => words.flatMap((word) => tokenizer.terms(word));
/** What is looked for, without the guesses. */
const words = (query: string): string[] => ask(query).map(({ alternatives }) => alternatives[0]?.terms.join('+') ?? '');
const guesses = (query: string): string[] =>
  ask(query).flatMap(({ alternatives }) => alternatives.slice(1).map(({ terms }) => terms.join('+')));

describe('a query', () => {
  it('is asked without the words of a question', () => {
    expect(words('how do I connect the cable ')).toEqual(['connect', 'cabl']);
    expect(words('как подключить телефон ')).toEqual(['подключ', 'телефон']);
    expect(words('怎么设置群控 ')).toEqual(han('设置', '置群', '群控'));
  });

  it('of nothing but such words is asked all the same', () => {
    expect(words('how to ')).toEqual(['how', 'to']);
    expect(words('怎么 ')).toEqual(han('怎么'));
  });

  it('finds what its last word may become, until a space follows', () => {
    expect(guesses('conn')).toEqual(['connect']);
    expect(guesses('conn ')).toEqual([]);
    expect(guesses('同')).toEqual(han('同步'));
  });

  it('is not guessed to become, or to be meant as, a word that says nothing', () => {
    expect(guesses('th')).toEqual([]);
    expect(guesses('cable whcih ')).toEqual([]);
  });

  it('forgives typing errors in unknown words of five or more letters', () => {
    const fuzzy = (query: string) => ask(query).map(({ alternatives }) => alternatives[0]?.fuzzy);
    expect(fuzzy('cabel pohne cbl kabel ')).toEqual([1, 1, undefined, 1]);
    expect(fuzzy('conection cable ')).toEqual([2, undefined]);
  });

  it('is understood in the other alphabet', () => {
    expect(guesses('кабл ')).toEqual([]);
    expect(guesses('oshibka ')).toEqual(['ошибк']);
  });

  it('brings in synonyms, of single words and of phrases', () => {
    expect(guesses('pc ')).toEqual(['comput']);
    expect(guesses('dll ')).toEqual(['runtim+librari']);
    expect(guesses('shadowban ')).toEqual(['shadow+ban']);
    expect(guesses('群控 ')).toEqual([tokenizer.terms('同步控制').join('+')]);
    expect(
      ask('shadow ban ')
        .find(({ phrase }) => phrase)
        ?.alternatives.map(({ terms }) => terms),
    ).toEqual([['shadow', 'ban'], ['shadowban']]);
  });

  it('finds a phrase whose words alone say nothing', () => {
    expect(words('how to log in ')).toEqual(['log', 'log+in']);
    expect(guesses('how to log in ')).toEqual(['sign+in']);
  });

  it('asks for a repeated word once', () => {
    expect(words('cable cable CABLE ')).toEqual(['cabl']);
  });

  it('is cut at a length nobody types', () => {
    expect(words('cable '.repeat(5000))).toEqual(['cabl', 'ca']);
    expect(ask(Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' ')).length).toBeLessThanOrEqual(24);
  });

  it('of signs asks for nothing', () => {
    expect(ask('')).toEqual([]);
    expect(ask('<>&"\'.*+?^$ {}()|[]\\ \u0000\u0007')).toEqual([]);
  });
});
