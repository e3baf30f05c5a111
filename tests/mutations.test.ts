import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutations } from './mutations.ts';

it.each(mutations)('$behaviour can still be broken: $file holds what is to be replaced', ({ file, from, to }) => {
  expect(readFileSync(file, 'utf8')).toContain(from);
  expect(to).not.toBe(from);
});
