/**
 * The English stemmer of the Snowball project (Porter 2): `connecting`, `connected`, `connects` → `connect`.
 * Takes a lower-case word; words with other characters than letters and apostrophes are not for it.
 */
const exceptions = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
]);
const unchanged = new Set(['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes']);
const unchangedAfterPlural = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
]);

const step2: ReadonlyArray<readonly [string, string]> = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['entli', 'ent'],
  ['ization', 'ize'],
  ['izer', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['alli', 'al'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['ousli', 'ous'],
  ['iveness', 'ive'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['fulli', 'ful'],
  ['lessli', 'less'],
  ['li', ''],
];
const step3: ReadonlyArray<readonly [string, string]> = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
  ['ative', ''],
];
const step4 = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ion',
  'al',
  'er',
  'ic',
];

const byLength = <T>(list: readonly T[], suffixOf: (item: T) => string): readonly T[] =>
  [...list].sort((a, b) => suffixOf(b).length - suffixOf(a).length);
const suffixes2 = byLength(step2, ([suffix]) => suffix);
const suffixes3 = byLength(step3, ([suffix]) => suffix);
const suffixes4 = byLength(step4, (suffix) => suffix);

const hasVowel = /[aeiouy]/;
const afterVowelAndConsonant = /[aeiouy][^aeiouy]/;

/** Where the region after the first non-vowel that follows a vowel begins. */
function regionAfter(word: string, from: number): number {
  const found = afterVowelAndConsonant.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function firstRegion(word: string): number {
  const prefix = /^(?:gener|commun|arsen)/.exec(word);
  return prefix ? prefix[0].length : regionAfter(word, 0);
}

/** Ends in a short syllable: non-vowel, vowel, non-vowel other than w, x, Y; or the word is vowel and non-vowel. */
const endsShort = (word: string): boolean => /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/.test(word);

function singular(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/(?:us|ss)$/.test(word)) return word;
  if (word.endsWith('s') && hasVowel.test(word.slice(0, -2))) return word.slice(0, -1);
  return word;
}

function withoutPast(word: string, r1: number): string {
  const ee = /(?:eedly|eed)$/.exec(word);
  if (ee) return ee.index >= r1 ? `${word.slice(0, ee.index)}ee` : word;
  const past = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!past || !hasVowel.test(word.slice(0, past.index))) return word;
  const stem = word.slice(0, past.index);
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1);
  return r1 >= stem.length && endsShort(stem) ? `${stem}e` : stem;
}

function replaceIn(word: string, suffixes: ReadonlyArray<readonly [string, string]>, r1: number, r2: number): string {
  for (const [suffix, replacement] of suffixes) {
    if (!word.endsWith(suffix)) continue;
    const start = word.length - suffix.length;
    if (start < r1) return word;
    if (suffix === 'ogi' && word[start - 1] !== 'l') return word;
    if (suffix === 'li' && !/[cdeghkmnrt]$/.test(word.slice(0, start))) return word;
    if (suffix === 'ative' && start < r2) return word;
    return word.slice(0, start) + replacement;
  }
  return word;
}

function withoutEnding(word: string, r2: number): string {
  for (const suffix of suffixes4) {
    if (!word.endsWith(suffix)) continue;
    const start = word.length - suffix.length;
    if (start < r2 || (suffix === 'ion' && !/[st]$/.test(word.slice(0, start)))) return word;
    return word.slice(0, start);
  }
  return word;
}

function withoutFinal(word: string, r1: number, r2: number): string {
  const start = word.length - 1;
  if (word.endsWith('e'))
    return start >= r2 || (start >= r1 && !endsShort(word.slice(0, -1))) ? word.slice(0, -1) : word;
  return word.endsWith('ll') && start >= r2 ? word.slice(0, -1) : word;
}

export function stemEnglish(input: string): string {
  if (input.length < 3) return input;
  const known = exceptions.get(input);
  if (known !== undefined) return known;
  if (unchanged.has(input)) return input;
  // A y that acts as a consonant is written Y while the word is taken apart.
  let word = input
    .replace(/^'/, '')
    .replace(/^y/, 'Y')
    .replace(/([aeiouy])y/g, '$1Y');
  const r1 = firstRegion(word);
  const r2 = regionAfter(word, r1);
  word = singular(word.replace(/'s?'?$/, ''));
  if (unchangedAfterPlural.has(word)) return word;
  word = withoutPast(word, r1);
  word = word.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  word = replaceIn(word, suffixes2, r1, r2);
  word = replaceIn(word, suffixes3, r1, r2);
  word = withoutEnding(word, r2);
  return withoutFinal(word, r1, r2).toLowerCase();
}
