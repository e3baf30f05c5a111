import { type Labels, mapTexts, type Texts } from './labels.ts';

const accents: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/**
 * A text no language has: accented so that untranslated words stand out, about 40 % longer so that
 * layouts that break on long words break in development. Slots such as `{n}` stay as they are.
 */
export function pseudoLocalize(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const mapped = parts
    .map((part) =>
      part.startsWith('{')
        ? part
        : part.replace(/[a-z]/gi, (letter) => {
            const accent = accents[letter.toLowerCase()] ?? letter;
            return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
          }),
    )
    .join('');
  const padding = 'ẋ'.repeat(Math.ceil(text.replace(/\{\w+\}/g, '').length * 0.4));
  return `⟦${mapped} ${padding}⟧`;
}

/** A whole set of words, plural forms included. */
export const pseudoStrings = <T extends Texts>(texts: T): Labels<T> => mapTexts(texts, pseudoLocalize);
