import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildIndex, withoutSharedParagraphs } from './build-index.ts';
import { unpackTexts, unpackWords } from './codec.ts';
import type { PageRecord } from './index-format.ts';

const record = (path: string, kind: PageRecord['kind'], text: string): PageRecord => ({
  path,
  kind,
  title: `Title of ${path}`,
  description: 'Description',
  keywords: ['charger'],
  names: ['Upload To Gallery', 'Scan TCP'],
  sections: [
    { id: '', heading: '', text: 'Lead', code: '', questions: [] },
    { id: 'steps', heading: 'Steps', text, code: 'adb devices', questions: ['no phone', 'cable'] },
  ],
});
const none = { same: [], leads: {} };

describe('the index of a language', () => {
  const { files, parts } = buildIndex(
    [record('/blog/b', 'blog', 'Second text'), record('/docs/a', 'docs', 'First text')],
    { same: [['pc', 'computer']], leads: {} },
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
    expect(JSON.parse(read(parts.heads).toString())).toEqual([
      ['/docs/a', 0, 'Title of /docs/a', 'Description', 'charger', [['steps', 'Steps']]],
      ['/blog/b', 1, 'Title of /blog/b', 'Description', 'charger', [['steps', 'Steps']]],
    ]);
  });

  it('carries the synonyms', () => {
    expect(JSON.parse(read(parts.language).toString()).synonyms).toEqual({ same: [['pc', 'computer']], leads: {} });
  });

  it('gives back every text, section by section', () => {
    const words = unpackWords(JSON.parse(read(parts.language).toString()).words);
    const texts = parts.texts.flatMap(({ file }) => unpackTexts(read(file), words));
    const names = 'Upload To Gallery\nScan TCP';
    expect(texts).toEqual([
      ...[names, 'Lead', '', '', 'First text', 'adb devices', 'no phone\ncable'],
      ...[names, 'Lead', '', '', 'Second text', 'adb devices', 'no phone\ncable'],
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
    const words = unpackWords(JSON.parse(inflateRawSync(many.files.get(many.parts.language) ?? '').toString()).words);
    for (const [index, { file, from }] of many.parts.texts.entries()) {
      const texts = unpackTexts(inflateRawSync(many.files.get(file) ?? ''), words);
      expect(texts.length / 7).toBe((many.parts.texts[index + 1]?.from ?? long.length) - from);
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
