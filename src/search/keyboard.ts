/** The same keys on the English and the Russian keyboard. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const pairs = [...latin].map((letter, index): [string, string] => [letter, cyrillic[index] ?? letter]);
const toCyrillic = new Map(pairs);
const toLatin = new Map(pairs.map(([letter, other]) => [other, letter]));

/** What the reader meant to type when the keyboard was set to the other language: `ghjrcb` → `прокси`. */
export function otherKeyboard(text: string): string {
  const keys = /[а-яё]/i.test(text) ? toLatin : toCyrillic;
  return [...text.toLowerCase()].map((letter) => keys.get(letter) ?? letter).join('');
}

/** The query with every word that nobody knows as the other keyboard would have written it, if that is known. */
export function repairKeyboard(query: string, isKnown: (word: string) => boolean): string {
  return query.replace(/\S+/g, (word) => {
    if (isKnown(word)) return word;
    const other = otherKeyboard(word);
    return isKnown(other) ? other : word;
  });
}
