import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildIndex } from '../../src/search/build-index.ts';
import type { PageRecord } from '../../src/search/index-format.ts';
import { KeptIndexes } from './kept-index.ts';

const scratch = mkdtempSync(join(tmpdir(), 'index-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'kept-'));
});

const pages = (text: string): PageRecord[] => [
  {
    path: '/docs/a',
    kind: 'docs',
    within: [],
    title: 'A page',
    description: 'What it says',
    keywords: [],
    names: [],
    sections: [{ id: '', heading: '', text, code: '', questions: [], rows: [] }],
  },
];
const none = { synonyms: { same: [], leads: {}, spoken: {} } };

/** How many indexes are made, and not found. */
function made(wanted: string[], root?: string): number {
  const before = new Set(readdirSync(folder));
  const kept = new KeptIndexes(folder, root);
  for (const text of wanted) expect(kept.build(pages(text), none, 'en')).toEqual(buildIndex(pages(text), none, 'en'));
  kept.clear();
  return readdirSync(folder).filter((name) => !before.has(name)).length;
}

it('makes the index of other pages only, and forgets what nobody asks for', () => {
  expect(made(['one', 'two'])).toBe(2);
  expect(made(['one', 'two'])).toBe(0);
  expect(made(['one', 'three'])).toBe(1);
  expect(readdirSync(folder)).toHaveLength(2);
});

it('makes all of them with other code', () => {
  const root = mkdtempSync(join(scratch, 'project-'));
  cpSync('src/search', join(root, 'src/search'), { recursive: true });
  expect(made(['one'], root)).toBe(1);
  expect(made(['one'], root)).toBe(0);
  writeFileSync(join(root, 'src/search/ranking.ts'), 'export const other = 1;');
  expect(made(['one'], root)).toBe(1);
});
