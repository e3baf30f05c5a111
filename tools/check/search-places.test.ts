import { expect, it } from 'vitest';
import { perLocale } from '../../src/languages/index.ts';
import type { PageRecord } from '../../src/search/index-format.ts';
import { checkSearchPlaces } from './search-places.ts';
import { YamlSource } from './yaml-source.ts';

const page = (path: string, ...ids: string[]): PageRecord => ({
  path,
  kind: 'pages',
  within: [],
  title: '',
  description: '',
  keywords: [],
  names: [],
  sections: ['', ...ids].map((id) => ({ id, heading: id, text: '', code: '', questions: [], rows: [] })),
});
const records = perLocale((locale): PageRecord[] => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return [page(`${prefix}/`, 'pricing'), page(`${prefix}/Download`)];
});
const found = (name: string, text: string): string[] =>
  checkSearchPlaces([{ name, file: `content/${name}`, yaml: new YamlSource(text), locale: undefined }], records).map(
    ({ file, line, what, fix }) => `${file}:${line} ${what} → ${fix}`,
  );

it('lets questions stand under pages, parts of pages and pages that are not there yet', () => {
  const addresses = ['/', '/#pricing', '/Download', '/blog/draft#x'];
  expect(found('search/questions.ru.yaml', addresses.map((address) => `${address}:\n  - где`).join('\n'))).toEqual([]);
});

it('names file, line and remedy where nobody can be led', () => {
  expect(found('search/questions.ru.yaml', '/#pricing:\n  - цена\n/#prices:\n  - цена')).toEqual([
    'content/search/questions.ru.yaml:3 /#prices: the search knows no heading with the id "prices" on this page → use one of pricing, or remove the entry',
  ]);
  expect(found('search/answers.ru.yaml', '- asks: [цена]\n  says: Спросите.\n  href: /Download#prices')).toEqual([
    expect.stringMatching(/^content\/search\/answers\.ru\.yaml:3 \/Download#prices: .+the page has no headings/),
  ]);
});

it('leaves other files and languages that are not published alone', () => {
  expect(found('search/synonyms.ru.yaml', '/#prices: [где]')).toEqual([]);
  expect(found('search/questions.de.yaml', '/#prices: [wo]')).toEqual([]);
});
