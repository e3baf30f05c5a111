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
  measure: { ...inWords, letters: /\p{Script=Latin}/gu },
  search: {
    stemmers: ['english'],
    fillers: `a about actually after all also am an and any anyone are as at be been before being but by can cannot cant could did do does
doesnt doing dont each else ever for from get gets getting got had has have having he her here hers him his how however i id if
im in into is isnt it its itself ive just let lets ll lot lots many may me might more most much must my never no not now of off on only or other
our out over please really same she should shouldnt so some still such than that thats the their them then there these they thing things
this those through to too under until up us ve very want was wasnt we well were what when where which while who whom whose why
will with within without wont would you your yours`,
  },
};
