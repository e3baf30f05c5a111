/**
 * Places where a long Russian word may break. Browsers know them only where they have a dictionary, and the buttons of a
 * small drawing are too narrow to do without. By the usual rules of syllables; short words stay whole.
 */
const vowel = 'аеёиоуыэюя';
const consonant = 'бвгджзклмнпрстфхцчшщ';
const silent = 'йьъ';
const letter = `[${vowel}${consonant}${silent}]`;

const rules = [
  new RegExp(`([${silent}])(${letter}{2})`, 'giu'),
  new RegExp(`([${vowel}])([${vowel}]${letter})`, 'giu'),
  new RegExp(`([${vowel}][${consonant}])([${consonant}][${vowel}])`, 'giu'),
  new RegExp(`([${consonant}][${vowel}])([${consonant}][${vowel}])`, 'giu'),
  new RegExp(`([${vowel}][${consonant}])([${consonant}]{2}[${vowel}])`, 'giu'),
];

const shortestBroken = 9;
const hyphen = '\u00ad';

const broken = (word: string): string => {
  // Each rule twice: syllables that share a letter are met on the second pass.
  const all = [...rules, ...rules].reduce((text, rule) => text.replace(rule, `$1${hyphen}$2`), word);
  // At least three letters stay together at both ends.
  return all.replace(new RegExp(`^(.{1,2})${hyphen}`, 'u'), '$1').replace(new RegExp(`${hyphen}(.{1,2})$`, 'u'), '$1');
};

export const softHyphens = (text: string): string =>
  text.replace(/[а-яё]+/giu, (word) => (word.length < shortestBroken ? word : broken(word)));
