import { inWords, type Language } from './language.ts';
import { softHyphens } from './russian-hyphens.ts';
import { typesetRussian } from './russian-typography.ts';

export const ru: Language = {
  name: 'Русский',
  shortName: 'RU',
  englishName: 'Russian',
  openGraph: 'ru_RU',
  collation: 'ru',
  wordsPerMinute: 180,
  share: ['telegram', 'vk', 'mail'],
  quotes: ['«', '»'],
  comma: ', ',
  percent: '\u00a0%',
  plurals: ['one', 'few', 'many', 'other'],
  // No articles and fewer small words: a full translation has 13 % fewer words on average, the tersest here 19 %.
  measure: { ...inWords, letters: /\p{Script=Cyrillic}/gu },
  typeset: typesetRussian,
  breakable: softHyphens,
  search: {
    stemmers: ['english', 'russian'],
    fillers: `а без бы был была были было быть в вам вас ваш во вот все всё вы где да для до его ее если есть ещё же за зачем и из
или им их к как какая какие каким какими каких какое какой какую ко когда которая которые который которых ли либо меня мне
можно мои мой моя мы на надо нам нас наш не него нее ней нельзя нет ни них но ну нужен нужна нужно нужны о об он она они оно от
отчего по под после почему при про с сам сама само свои свой свою себе себя сейчас со так также такой там те тем тех то тоже
только том тот тут у уже хочу хотят чего чем через что чтоб чтобы чье чья эта эти этих это этого этой этом этот эту я делать
сделать делаю могу может ничего куда откуда сколько насколько какого какому чей чтото`,
  },
};
