const initials = 'ABCDEFGHJKLMNOPQRSTWXYZ';
/** For each initial, the first common character in the platform's pinyin order. */
const firstCharacters = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀';

const { compare } = new Intl.Collator('zh-Hans-u-co-pinyin');

/** The pinyin initial of a Han character; undefined for any other sign. */
export const pinyinInitial = (sign: string): string | undefined =>
  /\p{Script=Han}/u.test(sign)
    ? initials[[...firstCharacters].findLastIndex((first) => compare(first, sign) <= 0)]
    : undefined;
