import { expect, it } from 'vitest';
import { indexFile } from './write-index.ts';

it('an index is in a file whose name changes with its content only', () => {
  const texts = [[{ text: 'First text', code: '', rows: [] }], []];
  const { file } = indexFile('en-texts', texts);
  expect(file).toMatch(/^\/assets\/search\/en-texts\.[\w-]{8}\.json$/);
  expect(indexFile('en-texts', structuredClone(texts)).file).toBe(file);
  expect(indexFile('en-texts', texts.slice(1)).file).not.toBe(file);
});
