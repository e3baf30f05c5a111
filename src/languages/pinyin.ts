/** Boundaries of pinyin initials in the platform's Chinese collation: the first common character of each letter. */
const pinyinStarts: Array<[string, string]> = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
];

const { compare } = new Intl.Collator('zh-Hans-u-co-pinyin');

/** The initial a Han character is filed under. */
export const pinyinInitial = (sign: string): string | undefined =>
  /\p{Script=Han}/u.test(sign) ? pinyinStarts.findLast(([, start]) => compare(start, sign) <= 0)?.[0] : undefined;
