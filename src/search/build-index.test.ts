import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildIndex, grammarOf, usefulSynonyms, withoutSharedParagraphs } from './build-index.ts';
import { unpackPart } from './built-engine.ts';
import { unpackTexts, unpackWords } from './codec.ts';
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
const none = { synonyms: { same: [], leads: {}, spoken: {} } };
const answers = [{ asks: ['how to update'], says: 'Install it again.', href: '/docs/a' }];

describe('the index of a language', () => {
  const { files, parts } = buildIndex(
    [record('/blog/b', 'blog', 'Second text'), record('/docs/a', 'docs', 'First text')],
    { synonyms: { same: [['first', 'number one']], leads: {}, spoken: {} }, answers },
    'en',
  );
  const read = (address: string): Buffer => inflateRawSync(files.get(address) ?? '');

  it('has its parts under names with a fingerprint', () => {
    expect([...files.keys()].sort()).toEqual(
      [parts.heads, ...parts.texts.map(({ file }) => file), parts.language].sort(),
    );
    for (const address of files.keys()) expect(address).toMatch(/^\/assets\/search\/en-[a-z0-9]+\.[\w-]{8}\.bin$/);
  });

  it('begins with what results show, docs first', () => {
    expect(JSON.parse(unpackPart(files.get(parts.heads) ?? new Uint8Array()))).toEqual([
      ['/docs/a', 0, ['Basics'], 'Title of /docs/a', 'Description', [['steps', 'Steps']]],
      ['/blog/b', 1, ['Basics'], 'Title of /blog/b', 'Description', [['steps', 'Steps']]],
    ]);
  });

  it('is packed in another way where there is very much of it', () => {
    const much = { ...record('/docs/a', 'docs', 'text'), description: 'Description '.repeat(50_000) };
    const large = buildIndex([much], none, 'en');
    const heads = large.files.get(large.parts.heads) ?? new Uint8Array();
    expect(heads[0]).not.toBe(files.get(parts.heads)?.[0]);
    expect(JSON.parse(unpackPart(heads))).toHaveLength(1);
  });

  it('carries the synonyms and the answers', () => {
    const language = JSON.parse(unpackPart(files.get(parts.language) ?? new Uint8Array()));
    expect(language.synonyms).toEqual({ same: [['first', 'number one']], leads: {}, spoken: {} });
    expect(language.answers).toEqual(answers);
  });

  it('gives back every text, section by section', () => {
    const words = unpackWords(JSON.parse(unpackPart(files.get(parts.language) ?? new Uint8Array())).words);
    const texts = parts.texts.flatMap(({ file }) => unpackTexts(read(file), words));
    const names = 'Upload To Gallery\nScan TCP';
    const table = 'row-1 offline · loose cable\n unauthorized · not allowed';
    expect(texts).toEqual([
      ...['charger', names, 'Lead', '', '', '', 'First text', 'adb devices', 'no phone\ncable', table],
      ...['charger', names, 'Lead', '', '', '', 'Second text', 'adb devices', 'no phone\ncable', table],
    ]);
  });

  it('changes no name when nothing has changed', () => {
    const again = buildIndex([record('/docs/a', 'docs', 'x')], none, 'en');
    expect(buildIndex([record('/docs/a', 'docs', 'x')], none, 'en').parts).toEqual(again.parts);
    expect(buildIndex([record('/docs/a', 'docs', 'y')], none, 'en').parts).not.toEqual(again.parts);
  });

  it('is split into parts that know where they begin', () => {
    const long = Array.from({ length: 40 }, (_, page) =>
      record(
        `/docs/${page}`,
        'docs',
        Array.from({ length: 4000 }, (_, word) => `w${(word * 7 + page) % 997}`).join(' '),
      ),
    );
    const many = buildIndex(long, none, 'en');
    expect(many.parts.texts.length).toBeGreaterThan(2);
    const words = unpackWords(JSON.parse(unpackPart(many.files.get(many.parts.language) ?? new Uint8Array())).words);
    for (const [index, { file, from }] of many.parts.texts.entries()) {
      const texts = unpackTexts(inflateRawSync(many.files.get(file) ?? ''), words);
      expect(texts.length / 10).toBe((many.parts.texts[index + 1]?.from ?? long.length) - from);
    }
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
    expect(usefulSynonyms(written, ['Connect your phones.'], new Tokenizer(grammarOf('en')))).toEqual({
      same: [['phone', 'handset']],
      leads: { mobile: ['phones'] },
      spoken: { fone: 'mobile', ph: 'phone' },
    });
  });
});
