import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

it('breaks captions at spaces, between Han characters and, if need be, inside words', () => {
  const upTo = (length: number) => (text: string) => text.length <= length;
  expect(wrapText('good morning all', upTo(8), 3)).toEqual(['good', 'morning', 'all']);
  expect(wrapText('早上好朋友们', upTo(4), 3)).toEqual(['早上好朋', '友们']);
  expect(wrapText('早上好，朋友们', upTo(3), 3)).toEqual(['早上', '好，朋', '友们']);
  expect(wrapText('abcdefghij', upTo(4), 3)).toEqual(['abcd', 'efgh', 'ij']);
  expect(wrapText('one two three four', upTo(5), 2)).toEqual(['three', 'four']);
  expect(wrapText('', upTo(5), 2)).toEqual(['']);
});
