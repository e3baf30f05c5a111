import { expect, it } from 'vitest';
import { compileTexts } from './compile-texts.ts';

it('there may be nothing to do: an edit was taken back', async () => {
  expect(await compileTexts([], {})).toEqual(new Map());
});
