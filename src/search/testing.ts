import { languages } from '../languages/index.ts';
import { type Token, Tokenizer } from './tokenize.ts';

const { en, ru, 'zh-Hans': zh } = languages;

/** All that the languages of the site ask for at once, so that one text can hold them all. */
export const anyLanguage = {
  ...zh.search,
  stemmers: ru.search.stemmers,
  fillers: `${en.search.fillers} ${ru.search.fillers}`,
};

export const tokenizer = new Tokenizer(anyLanguage);
export const cut = (text: string): Token[] => tokenizer.tokenize(text);
