import type { Language } from './language.ts';

export const zhHans: Language = {
  name: '简体中文',
  shortName: '中文',
  englishName: 'Chinese',
  openGraph: 'zh_CN',
  collation: 'zh-Hans-u-co-pinyin',
  wordsPerMinute: 220,
  share: ['weibo', 'telegram', 'mail'],
  quotes: ['“', '”'],
  comma: '、',
  percent: '%',
  plurals: ['other'],
  measure: {
    unit: 'Han characters',
    counted: /\p{Script=Han}/gu,
    least: { docs: 400, blog: 900 },
    // Han texts say as much in half the characters, and a character says about as much as three Latin letters.
    paragraph: 40,
    density: 3,
    letters: /\p{Script=Han}/gu,
  },
};
