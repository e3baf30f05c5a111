import { describe, expect, it } from 'vitest';
import { count, lengthOf, noScore, reaches, share, sumOf } from './search-score.ts';

const scored = (places: number[]) => {
  const score = noScore();
  for (const place of places) count(score, place);
  return score;
};
const times = (n: number, place: number): number[] => Array.from({ length: n }, () => place);

describe('a score', () => {
  it('counts places', () => {
    expect(scored([1, 1, 2, 3, 4, 0])).toMatchObject({
      questions: 6,
      first: 2,
      third: 4,
      reciprocal: 2 + 1 / 2 + 1 / 3 + 1 / 4,
    });
  });

  it('of 56 of 70 reaches 80 percent, of 55 it does not', () => {
    const enough = scored([...times(56, 1), ...times(14, 0)]);
    expect(reaches(enough.first, enough, 80)).toBe(true);
    expect(share(enough.first, enough)).toBe(0.8);
    const short = scored([...times(55, 1), ...times(15, 0)]);
    expect(reaches(short.first, short, 80)).toBe(false);
  });

  it('holds for every number of questions that has a whole 95 percent', () => {
    for (let questions = 20; questions <= 400; questions += 20) {
      const score = scored([...times((questions * 95) / 100, 3), ...times((questions * 5) / 100, 0)]);
      expect(reaches(score.third, score, 95), String(questions)).toBe(true);
    }
  });
});

it('puts scores together without rounding', () => {
  const [one, other] = [noScore(), noScore()];
  count(one, 1);
  count(other, 3);
  count(other, 0);
  expect(sumOf([one, other])).toEqual({ questions: 3, first: 1, third: 2, reciprocal: 1 + 1 / 3, misses: [] });
});

it.each([
  ['usb hub', 'one or two words'],
  ['手机卡', 'one or two words'],
  ['как подключить телефон', 'three to five'],
  ['手机插上电脑没反应', 'three to five'],
  ['what should I do when no phone shows up', 'longer'],
])('%s is %s', (question, length) => {
  expect(lengthOf(question)).toBe(length);
});
