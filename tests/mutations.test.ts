import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unixLineEnds } from '../src/lib/line-ends.ts';
import { mutations } from './mutations.ts';

it.each(mutations)('$behavior can still be broken: $file holds what is to be replaced', ({ file, from, to }) => {
  expect(unixLineEnds(readFileSync(file, 'utf8'))).toContain(from);
  expect(to).not.toBe(from);
});
