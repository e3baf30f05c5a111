import { expect, it } from 'vitest';
import { PhraseIndex } from './phrases.ts';
import type { Concept } from './query.ts';

const said = (...words: string[]): Concept[] =>
  words.map((word) => ({ alternatives: [{ terms: [word], weight: 1 }], phrase: false }));

const phrases = new PhraseIndex();
phrases.add(1, ['cancel', 'trial']);
phrases.add(2, ['trial']);
phrases.add(3, ['update', 'phone', 'agent']);
phrases.add(3, ['install', 'agent']);

it('says how much a query and a phrase have in common, whatever the order', () => {
  const closest = phrases.closest(said('trial', 'cancel'));
  expect(closest.get(1)).toBeCloseTo(1);
  expect(closest.get(2)).toBeLessThan(0.9);
  expect(closest.has(3)).toBe(false);
});

it('takes the closest phrase of a section', () => {
  expect(phrases.closest(said('install', 'agent')).get(3)).toBeCloseTo(1);
});

it('counts a word once, even if two words of the query stand for it', () => {
  const trial = { terms: ['trial'], weight: 1 };
  const both: Concept[] = [
    { alternatives: [trial], phrase: false },
    { alternatives: [{ terms: ['cancel'], weight: 1 }, trial], phrase: false },
  ];
  expect(phrases.closest(both).get(2) ?? 1).toBeLessThan(1);
});

it('minds a word that no phrase has less than one that another phrase has', () => {
  const likeness = (other: string): number => phrases.closest(said('cancel', 'trial', other)).get(1) ?? 0;
  expect(likeness('qwerty')).toBeGreaterThan(likeness('update'));
});
