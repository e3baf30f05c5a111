/**
 * How a word sounds, whichever alphabet it is written in: `podklyuchit` and `подключить`, `биос` and `BIOS` are the same.
 * There are many ways to write Russian with Latin letters; what they differ in is dropped.
 */
const letters =
  'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sh ъ= ы=i ь= э=e ю=u я=a';
const latin = new Map(letters.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)]));

/** In this order. */
const same: Array<[RegExp, string]> = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/ts/g, 'c'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[iyj]+(?=[aeou])/g, ''],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Takes a folded word. */
export const soundOf = (word: string): string =>
  same.reduce(
    (sound, [sounds, written]) => sound.replace(sounds, written),
    word.replace(/[а-яё]/g, (letter) => latin.get(letter) ?? letter),
  );

export const isLatin = (word: string): boolean => /^[a-z']+$/.test(word);
export const isCyrillic = (word: string): boolean => /^[а-яё]+$/.test(word);
