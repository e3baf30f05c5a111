import { inWords, type Language } from './language.ts';

export const en: Language = {
  name: 'English',
  shortName: 'EN',
  englishName: 'English',
  openGraph: 'en_US',
  collation: 'en',
  wordsPerMinute: 220,
  share: ['telegram', 'x', 'mail'],
  quotes: ['“', '”'],
  comma: ', ',
  percent: '%',
  plurals: ['one', 'other'],
  measure: { ...inWords, least: { docs: 250, blog: 550 }, letters: /\p{Script=Latin}/gu },
};
