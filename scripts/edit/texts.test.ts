import { describe, expect, it } from 'vitest';
import { listTexts, textOf } from './texts.ts';

describe('texts', () => {
  it.each([
    ['ru/docs/a/b.mdx', '*/docs/a/b.mdx', 'ru'],
    ['zh-Hans/search/answers.yaml', '*/search/answers.yaml', 'zh-Hans'],
    ['en/drawings.json', '*/drawings.json', 'en'],
    ['data/covers.yaml', 'data/covers.yaml', undefined],
    ['ru/home.yaml', '*/home.yaml', 'ru'],
  ])('%s belongs to %s', (name, id, locale) => {
    expect(textOf(name)).toEqual({ id, locale });
  });

  it('are listed with their languages, titles and addresses', () => {
    const texts = listTexts('tests/site/content', (name) => `content/${name}`, 'Acme');
    const find = (id: string) => texts.find((text) => text.id === id);
    expect(find('*/docs/intro.mdx')).toMatchObject({ group: 'Docs', path: '/docs/intro' });
    expect(find('*/docs/intro.mdx')?.files.map(({ locale }) => locale)).toEqual(['en', 'zh-Hans', 'ru']);
    const versions = texts.filter(({ id }) => id.startsWith('*/docs-versions/2.6/'));
    expect(versions[0]).toMatchObject({ group: 'Docs, version 2.6', path: expect.stringMatching(/^\/docs\/2\.6\//) });
    expect(find('*/home.yaml')).toMatchObject({ group: 'Home page, products and lists', title: 'Home page' });
    expect(find('data/facts.yaml')).toMatchObject({
      group: 'Figures, order and links',
      title: 'Figures',
      files: [{ locale: undefined }],
    });
    expect(texts.filter(({ title }) => title === '' || title.includes('{brand}'))).toEqual([]);
  });
});
