import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/lib/locales.ts';
import { checkUse, compareLanguages, type Words, type WordsFile } from './ui-words.ts';

const file = (locale: Locale, words: Words): WordsFile => ({
  file: `${locale}.json`,
  area: 'docs',
  locale,
  words,
  lineOf: () => 1,
});
const english = { 'docs.title': 'Docs of {name}', 'docs.items': { one: '{n} page', other: '{n} pages' } };
const chinese = { 'docs.title': '{name} 的文档', 'docs.items': { other: '{n} 页' } };
const russian = {
  'docs.title': 'Страницы {name}',
  'docs.items': { one: '{n}', few: '{n}', many: '{n}', other: '{n}' },
};
const where = { show: (name: string) => `content/${name}`, site: { requireTranslations: true } };
const whats = (zh: Words, ru: Words) =>
  compareLanguages([file('en', english), file('zh-Hans', zh), file('ru', ru)], where).map(({ what }) => what);

describe('interface words', () => {
  it('may wait for their translation where the owner says so, and are told of all the same', () => {
    const files = [file('en', english), file('zh-Hans', { 'docs.items': { other: '{n}' } }), file('ru', {})];
    const findings = compareLanguages(files, { ...where, site: { requireTranslations: ['zh-Hans'] } });
    expect(findings.map(({ file: name, severity }) => [name, severity])).toEqual([
      ['zh-Hans.json', 'error'],
      ['ru.json', 'warning'],
      ['ru.json', 'warning'],
    ]);
  });

  it('are fine when keys, slots and plural forms agree', () => {
    expect(whats(chinese, russian)).toEqual([]);
  });

  it('name what is missing, extra, or lost', () => {
    expect(whats({ 'docs.items': { other: '{n}' } }, russian)).toEqual(['the key "docs.title" is missing']);
    expect(whats({ ...chinese, 'docs.more': 'x' }, russian)).toEqual([
      expect.stringContaining('"docs.more" does not exist'),
    ]);
    expect(whats({ ...chinese, 'docs.title': '文档' }, russian)).toEqual(['"docs.title" lost the slot {name}']);
    expect(whats({ ...chinese, 'docs.title': '{name} {nmae}' }, russian)).toEqual([expect.stringContaining('{nmae}')]);
    expect(whats(chinese, { ...russian, 'docs.items': { one: '{n}', other: '{n}' } })).toEqual([
      expect.stringContaining('few, many'),
    ]);
    expect(whats({ ...chinese, 'docs.items': '页' }, russian)).toEqual([
      expect.stringContaining('counts in one language'),
    ]);
  });

  it('name an area that a language lacks', () => {
    const findings = compareLanguages([file('en', english), file('ru', russian)], where);
    expect(findings.map((finding) => finding.file)).toEqual(['content/ui/zh-Hans/docs.json']);
  });

  it('must be used, and a used key must exist', () => {
    const source = (text: string) => [{ file: 'src/x.tsx', text }];
    expect(
      checkUse(
        [file('en', english)],
        source("t('docs.title'); plural('docs.items', 2); import './docs.css';\n'docs.css'"),
      ),
    ).toEqual([]);
    expect(checkUse([file('en', english)], source("t('docs.title')")).map(({ what }) => what)).toEqual([
      'nothing uses the key "docs.items"',
    ]);
    const unknown = checkUse(
      [file('en', english)],
      source("t('docs.title');\nplural('docs.items', 1);\nt('docs.tilte')"),
    );
    expect(unknown).toEqual([
      expect.objectContaining({ file: 'src/x.tsx', line: 3, what: 'the key "docs.tilte" does not exist' }),
    ]);
  });
});
