import { describe, expect, it } from 'vitest';
import { buildIndex, grammarOf, indexFile, usefulSynonyms, withoutSharedParagraphs } from './build-index.ts';
import type { PageRecord } from './index-format.ts';
import { Tokenizer } from './tokenize.ts';

const rows = [
  { id: 'row-1', text: 'offline · loose cable' },
  { id: 'row-2', text: 'unauthorized · not allowed' },
];
const record = (path: string, kind: PageRecord['kind'], text: string): PageRecord => ({
  path,
  kind,
  within: ['Basics'],
  title: `Title of ${path}`,
  description: 'Description',
  keywords: ['charger'],
  names: ['Upload To Gallery', 'Scan TCP'],
  sections: [
    { id: '', heading: '', text: 'Lead', code: '', questions: [], rows: [] },
    { id: 'steps', heading: 'Steps', text, code: 'adb devices', questions: ['no phone', 'cable'], rows },
  ],
});
const answers = [{ asks: ['how to update'], says: 'Install it again.', href: '/docs/a' }];

describe('the index of a language', () => {
  const { heads, texts } = buildIndex(
    [record('/blog/b', 'blog', 'Second text'), record('/docs/a', 'docs', 'First text')],
    { synonyms: { same: [['first', 'number one']], leads: {}, spoken: {} }, answers },
    'en',
  );

  it('begins with what finds pages, docs first, and the words written for the search', () => {
    expect(heads.pages.map(({ path }) => path)).toEqual(['/docs/a', '/blog/b']);
    expect(heads.pages[0]?.sections).toEqual([
      { id: '', heading: '', questions: [] },
      { id: 'steps', heading: 'Steps', questions: ['no phone', 'cable'] },
    ]);
    expect(heads.synonyms.same).toEqual([['first', 'number one']]);
    expect(heads.answers).toEqual(answers);
  });

  it('has every text, section by section, in the same order', () => {
    expect(texts.map((page) => page[1])).toEqual([
      { text: 'First text', code: 'adb devices', rows },
      { text: 'Second text', code: 'adb devices', rows },
    ]);
  });

  it('is in files whose names change with their content only', () => {
    const { file, address } = indexFile('en-texts', texts);
    expect(file).toMatch(/^\/assets\/search\/en-texts\.[\w-]{8}\.json$/);
    expect(indexFile('en-texts', structuredClone(texts)).address).toBe(address);
    expect(indexFile('en-texts', texts.slice(1)).address).not.toBe(address);
  });
});

describe('paragraphs', () => {
  it('on many pages are left out, on a few they stay', () => {
    const pages = ['a', 'b', 'c', 'd', 'e'].map((name, index) =>
      record(name, 'docs', index < 2 ? 'Shared warning\nOwn text' : 'Shared warning\nOther'),
    );
    const texts = withoutSharedParagraphs(pages).map(({ sections }) => sections[1]?.text);
    expect(texts).toEqual(['Own text', 'Own text', 'Other', 'Other', 'Other']);
  });
});

describe('synonyms', () => {
  it('that lead to no word of the pages are left out', () => {
    const written = {
      same: [
        ['phone', 'handset'],
        ['cinema', 'movie theater'],
      ],
      leads: { mobile: ['phones', 'Sibling'], tube: ['Sibling'] },
      spoken: { fone: 'mobile', yt: 'Tube', ph: 'phone' },
    };
    expect(usefulSynonyms(written, 'Connect your phones.', new Tokenizer(grammarOf('en')))).toEqual({
      same: [['phone', 'handset']],
      leads: { mobile: ['phones'] },
      spoken: { fone: 'mobile', ph: 'phone' },
    });
  });
});
