/**
 * How a word sounds, whichever alphabet it is written in: `podklyuchit` and `подключить`, `биос` and `BIOS` are the same.
 * There are many ways to write Russian with Latin letters; what they differ in is dropped.
 */
const cyrillic = new Map(
  'а=a б=b в=v г=g д=d е=e ё=e ж=ʒ з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=č ш=š щ=š ъ= ы=i ь= э=e ю=u я=a'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** The longest come first. */
const latin: Array<[RegExp, string]> = [
  [/shch|sch/g, 'š'],
  [/sh/g, 'š'],
  [/ch/g, 'č'],
  [/zh/g, 'ʒ'],
  [/kh/g, 'h'],
  [/ts/g, 'c'],
  [/ck/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/[yj](?=[aeou])/g, ''],
  [/i(?=[au](?![iy]))/g, ''],
  [/[yj]/g, 'i'],
];

/** Takes a folded word. */
export function soundOf(word: string): string {
  const plain = /[а-яё]/.test(word)
    ? // A soft sign before a vowel is said like the vowel alone; т and с together like ц.
      [...word]
        .map((letter) => cyrillic.get(letter) ?? letter)
        .join('')
        .replace(/ts/g, 'c')
    : latin.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  return plain.replace(/i(?=[aou])/g, '').replace(/(.)\1+/g, '$1');
}

export const isLatin = (word: string): boolean => /^[a-z']+$/.test(word);
export const isCyrillic = (word: string): boolean => /^[а-яё]+$/.test(word);
