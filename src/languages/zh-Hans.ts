import { typesetChinese } from './chinese-typography.ts';
import type { Language } from './language.ts';
import { pinyinInitial } from './pinyin.ts';
import { traditionalPairs } from './traditional.ts';

export const zhHans: Language = {
  name: '简体中文',
  shortName: '中文',
  englishName: 'Chinese',
  openGraph: 'zh_CN',
  collation: 'zh-Hans-u-co-pinyin',
  indexLetter: pinyinInitial,
  wordsPerMinute: 220,
  share: ['weibo', 'telegram', 'mail'],
  quotes: ['“', '”'],
  comma: '、',
  percent: '%',
  typeset: typesetChinese,
  plurals: ['other'],
  measure: {
    counted: /\p{Script=Han}/gu,
    spaced: false,
    // Han texts say as much in half the characters, and a character says about as much as three Latin letters.
    density: 3,
    letters: /\p{Script=Han}/gu,
  },
  otherCharacters: traditionalPairs,
  search: {
    stemmers: ['english'],
    fillers: '',
  },
};
