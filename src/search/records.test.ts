import { expect, it } from 'vitest';
import { Page } from '../built-site/page.ts';
import { SearchRecords } from './records.ts';

const html = '<body><main><h1>Title</h1></main></body>';

it('has the pages of each language, and none of an older version of the docs', () => {
  // As src/site.ts gives them: with the folders the owner's file does not list.
  const records = new SearchRecords([{ id: 'current' }, { id: '2.6' }, { id: '2.5' }]);
  const files = ['/docs/intro', '/ru/docs/intro', '/docs/2.6/intro', '/docs/2.5/intro', '/zh-Hans/docs/2.5/a/b'];
  for (const file of files) records.add(new Page(`${file}.html`, html));
  expect(Object.values(records.byLocale).map((found) => found.map(({ path }) => path))).toEqual([
    ['/docs/intro'],
    [],
    ['/ru/docs/intro'],
  ]);
});
