import { describe, expect, it } from 'vitest';
import { stemEnglish } from './stem-english.ts';

/** Pairs from the vocabulary that the Snowball project publishes with the algorithm. */
const published: Record<string, string> = {
  consign: 'consign',
  consigned: 'consign',
  consigning: 'consign',
  consignment: 'consign',
  consist: 'consist',
  consisted: 'consist',
  consistency: 'consist',
  consistently: 'consist',
  consolation: 'consol',
  consolatory: 'consolatori',
  console: 'consol',
  consolingly: 'consol',
  consols: 'consol',
  conspicuous: 'conspicu',
  conspiracy: 'conspiraci',
  conspirators: 'conspir',
  constable: 'constabl',
  knack: 'knack',
  knackeries: 'knackeri',
  knaves: 'knave',
  knavish: 'knavish',
  kneaded: 'knead',
  knightly: 'knight',
  knives: 'knive',
  knobbed: 'knob',
  knocker: 'knocker',
  knots: 'knot',
  knotted: 'knot',
  generate: 'generat',
  generates: 'generat',
  generic: 'generic',
  generous: 'generous',
  communism: 'communism',
  skis: 'ski',
  dying: 'die',
  idly: 'idl',
  news: 'news',
  herrings: 'herring',
  proceeds: 'proceed',
  exceeding: 'exceed',
  hopping: 'hop',
  hoped: 'hope',
  falling: 'fall',
  filing: 'file',
  agreed: 'agre',
  agreedly: 'agre',
  feed: 'feed',
  cries: 'cri',
  ties: 'tie',
  gas: 'gas',
  gaps: 'gap',
  kiwis: 'kiwi',
  caresses: 'caress',
  cry: 'cri',
  say: 'say',
  by: 'by',
  rational: 'ration',
  relational: 'relat',
  hopefulness: 'hope',
  sensibility: 'sensibl',
  luxuriated: 'luxuri',
  beautiful: 'beauti',
};

describe('the English stemmer', () => {
  it.each(Object.entries(published))('%s → %s', (word, stem) => {
    expect(stemEnglish(word)).toBe(stem);
  });

  it('brings the forms of the site’s words together', () => {
    const together = (...words: string[]): void =>
      expect(new Set(words.map(stemEnglish)).size, words.join(' ')).toBe(1);
    together('connect', 'connects', 'connected', 'connecting', 'connection', 'connections');
    together('proxy', 'proxies');
    together('schedule', 'scheduled', 'scheduling', 'schedules');
    together('license', 'licenses', 'licensed');
  });
});
