import { fold } from './tokenize.ts';

/**
 * Words of a question that say nothing about its subject. They are left out of a query, unless nothing else is in it;
 * the pages keep them.
 */
const english = `a about after all also am an and any are as at be been before being but by can cannot cant could did do does
doesnt doing dont each else ever for from get gets getting got had has have having he her here hers him his how however i id if
im in into is isnt it its itself ive just let lets ll may me might more most much must my never no not now of off on only or other
our out over please same she should shouldnt so some still such than that thats the their them then there these they thing things
this those through to too under until up us ve very want was wasnt we well were what when where which while who whom whose why
will with within without wont would you your yours`;
const russian = `а без бы был была были было быть в вам вас ваш во вот все всё вы где да для до его ее если есть ещё же за зачем и из
или им их к как какая какие каким какими каких какое какой какую ко когда которая которые который которых ли либо меня мне
можно мои мой моя мы на надо нам нас наш не него нее ней нельзя нет ни них но ну нужен нужна нужно нужны о об он она они оно от
отчего по под после почему при про с сам сама само свои свой свою себе себя сейчас со так также такой там те тем тех то тоже
только том тот тут у уже хочу хотят чего чем через что чтоб чтобы чье чья эта эти этих это этого этой этом этот эту я делать
сделать делаю могу может ничего куда откуда сколько насколько какого какому чей чтото`;
/** Each is cut out of the query before it is taken apart, so that no pair of characters reaches across. */
const chinese = [
  '有没有办法',
  '怎么回事',
  '可不可以',
  '怎么样',
  '怎么办',
  '为什么',
  '有没有',
  '能不能',
  '会不会',
  '是不是',
  '要不要',
  '行不行',
  '请问',
  '如何',
  '怎样',
  '怎么',
  '什么',
  '哪里',
  '哪儿',
  '哪个',
  '哪些',
  '哪种',
  '多少',
  '几个',
  '可以',
  '是否',
  '应该',
  '需要',
  '这个',
  '那个',
  '一下',
  '我们',
  '你们',
  '他们',
  '还是',
  '或者',
  '以及',
  '但是',
  '因为',
  '所以',
  '然后',
  '的话',
  '之后',
  '老是',
  '吗',
  '呢',
  '吧',
  '啊',
  '(?<!目)的',
  '了(?!解)',
  '我',
  '你',
  '您',
  '很',
  '和',
];

const fillers = new Set(`${english} ${russian}`.split(/\s+/).map(fold));
const chineseFillers = new RegExp(chinese.join('|'), 'g');

export const isFiller = (form: string): boolean => fillers.has(form);

/** The query with Chinese question words replaced by spaces. */
export const withoutChineseFillers = (query: string): string =>
  query.replace(chineseFillers, (filler) => ' '.repeat(filler.length));
