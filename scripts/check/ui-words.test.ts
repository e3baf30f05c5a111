import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { checkUse, compareLanguages, type Words, type WordsFile } from './ui-words.ts';

const file = (locale: Locale, words: Words, place = 'content/<language>/ui/docs.json'): WordsFile => ({
  file: place.replace('<language>', locale),
  place,
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
const site = { requireTranslations: true };
const whats = (zh: Words, ru: Words) =>
  compareLanguages([file('en', english), file('zh-Hans', zh), file('ru', ru)], site).map(({ what }) => what);

describe('interface words', () => {
  it('may wait for their translation where the owner says so, and are told of all the same', () => {
    const files = [file('en', english), file('zh-Hans', { 'docs.items': { other: '{n}' } }), file('ru', {})];
    const findings = compareLanguages(files, { requireTranslations: ['zh-Hans'] });
    expect(findings.map(({ file: name, severity }) => [name, severity])).toEqual([
      ['content/zh-Hans/ui/docs.json', 'error'],
      ['content/ru/ui/docs.json', 'warning'],
      ['content/ru/ui/docs.json', 'warning'],
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
    const findings = compareLanguages([file('en', english), file('ru', russian)], site);
    expect(findings.map((finding) => finding.file)).toEqual(['content/zh-Hans/ui/docs.json']);
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

  it('that are handed over by their prefix are used where their type is named', () => {
    const type = { file: 'src/docs/list.ts', text: "type DocsLabels = UiLabels<'docs'>;" };
    const whatsIn = (text: string, path = 'src/docs/List.tsx') =>
      checkUse([file('en', english)], [type, { file: path, text }]).map(({ what }) => what);
    expect(whatsIn('labels.title; labels.items')).toEqual([]);
    expect(whatsIn('labels.title')).toEqual(['nothing uses the key "docs.items"']);
    expect(whatsIn("labels.title; labels.items; under('docs.part')")).toEqual([]);
    expect(whatsIn('labels.title; labels.items', 'src/blog/List.tsx')).toHaveLength(2);
  });
});

describe('words of a helper', () => {
  const place = 'src/helpers/adb/words/<language>.json';
  const words = { title: 'T', 'state.ready': 'R', 'rule.port.title': 'P', clear: 'C', hint: 'H' };
  const unused = (...sources: Array<[file: string, text: string]>) =>
    checkUse(
      [file('en', words, place)],
      sources.map(([path, text]) => ({ file: join('src/helpers', path), text })),
    ).map(({ what }) => what.replace('nothing uses the key ', ''));
  const island: [string, string] = [
    'adb/Adb.island.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is looked at
    "labels.title; labels[`state.${state}`]; labels[`rule.${id}.title`]; ['hint']",
  ];

  it('are compared like those of the interface', () => {
    const findings = compareLanguages([file('en', words, place), file('ru', { ...words, clear: '{n}' }, place)], site);
    expect(findings.map((finding) => `${finding.file}: ${finding.what}`)).toEqual([
      'src/helpers/adb/words/zh-Hans.json: is missing: the words exist in another language',
      'src/helpers/adb/words/ru.json: "clear" has the slot {n}, which English does not fill',
    ]);
  });

  it('of tools.json begin with the folder of the tool', () => {
    const all = file('en', { 'farm.title': 'T', 'farm.hint': 'H', local: 'L' }, 'content/<language>/tools.json');
    const code = (path: string, text: string) => ({ file: `src/tools/${path}`, text });
    const inFarm = code('farm/Farm.island.tsx', 'labels.title');
    const whatsIn = (...sources: Array<ReturnType<typeof code>>) => checkUse([all], sources).map(({ what }) => what);
    expect(whatsIn(inFarm, code('shared/words.ts', "'hint'; 'local'"))).toEqual([]);
    expect(whatsIn(inFarm, code('other/Other.island.tsx', 'labels.hint; labels.local'))).toEqual([
      'nothing uses the key "farm.hint"',
      'nothing uses the key "local"',
    ]);
  });

  it('are used when the folder names them, or what all tools share', () => {
    expect(unused(island, ['../tools/shared/Panel.tsx', 'labels.clear'])).toEqual([]);
    expect(unused(island, ['caption/Caption.island.tsx', 'labels.clear'])).toEqual(['"clear"']);
    expect(unused(['adb/Adb.island.tsx', "labels.title; 'state.readyy'"])).toHaveLength(4);
  });
});
