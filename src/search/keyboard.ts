/** The same keys on the English and the Russian keyboard. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const swap = (text: string, from: string, to: string): string =>
  text.toLowerCase().replace(/./gu, (letter) => to[from.indexOf(letter)] ?? letter);

/** Words that are not known as the other keyboard would have written them, if that is known: `ghjrcb` → `прокси`. */
export const repairKeyboard = (query: string, isKnown: (word: string) => boolean): string =>
  query.replace(/\S+/g, (word) => {
    if (isKnown(word)) return word;
    const other = /[а-яё]/i.test(word) ? swap(word, cyrillic, latin) : swap(word, latin, cyrillic);
    return isKnown(other) ? other : word;
  });
