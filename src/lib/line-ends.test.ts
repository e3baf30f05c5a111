import { expect, it } from 'vitest';
import { unixLineEnds } from './line-ends.ts';

it('knows the line ends of every system', () => {
  expect(unixLineEnds('a\r\nb\rc\nd\r\n\r\n')).toBe('a\nb\nc\nd\n\n');
});
