import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Page } from '../../src/built-site/page.ts';
import { KeptNotes, type PageNotes } from './kept-notes.ts';

const scratch = mkdtempSync(join(tmpdir(), 'notes-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(scratch, 'cache-')), 'notes');
});

const notesOn = ({ file: name, head: { title } }: Page): PageNotes => ({
  locale: 'en',
  sitemap: [{ url: name, alternates: [] }],
  record: undefined,
  inline: { scriptHashes: [`“${title}”\n`], styleHashes: [] },
  check: {
    ...{ file: name, shown: name, address: name, locale: 'en', path: name, title, description: '' },
    ...{ ids: ['a'], indexed: true, forwards: false, links: [], findings: [] },
  },
});

const titled = (title: string): string => `<title>${title}</title>`;

/** One build: the pages that were parsed; what is known of each is what parsing it would tell. */
function parsed(pages: Record<string, string>, version = 'code', whole = true): string[] {
  const taken: string[] = [];
  const notes = new KeptNotes(file, version);
  for (const [name, title] of Object.entries(pages)) {
    const known = notes.of(name, titled(title), (page) => {
      taken.push(page.file);
      return notesOn(page);
    });
    expect(known).toMatchObject({ sitemap: [{ url: name }], inline: { scriptHashes: [`“${title}”\n`] } });
  }
  if (whole) notes.keep();
  return taken;
}

it('parses the pages that have changed or moved, and those read by other code', () => {
  expect(parsed({ '/a': 'one', '/b': 'two' })).toEqual(['/a', '/b']);
  expect(parsed({ '/a': 'one', '/b': 'two' })).toEqual([]);
  expect(parsed({ '/a': 'one', '/b': 'other' })).toEqual(['/b']);
  expect(parsed({ '/a': 'one', '/c': 'other' })).toEqual(['/c']);
  expect(parsed({ '/a': 'one' }, 'other code')).toEqual(['/a']);
});

it('forgets pages that are gone', () => {
  parsed({ '/a': 'one', '/b': 'two' });
  parsed({ '/a': 'one' });
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
});

it('has the notes of the last whole build after one that was stopped', () => {
  parsed({ '/a': 'one' });
  parsed({ '/a': 'other' }, 'code', false);
  expect(existsSync(file)).toBe(true);
  expect(parsed({ '/a': 'one' })).toEqual([]);
});
