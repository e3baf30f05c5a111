import { expect, test } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { chaptersOf } from '../../scripts/book/chapters.ts';
import { writeEpub } from '../../scripts/book/epub.ts';
import { languages } from '../pages.ts';
import { testSite } from '../sites.ts';

for (const locale of Object.values(languages))
  test(`the EPUB of ${locale} is well-formed, and its links lead to its chapters`, () => {
    const chapters = chaptersOf(testSite.dist, locale)('epub');
    const cover = {
      locale,
      title: 'Book',
      date: 'today',
      contents: 'Contents',
      logo: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    const files = unzipSync(writeEpub(cover, chapters, testSite.dist));
    expect(Object.keys(files)[0]).toBe('mimetype');
    expect(chapters.length).toBeGreaterThan(10);
    const texts = Object.entries(files).filter(([name]) => /\.(?:xhtml|opf|xml)$/.test(name));
    const ids = new Set<string>();
    for (const [name, bytes] of texts) {
      const text = strFromU8(bytes);
      expect.soft(XMLValidator.validate(text), name).toBe(true);
      for (const [, id = ''] of text.matchAll(/\sid="([^"]+)"/g)) ids.add(`${name.slice('book/'.length)}#${id}`);
    }
    for (const [name, bytes] of texts)
      for (const [, target = ''] of strFromU8(bytes).matchAll(/href="([^":]+\.xhtml#[^"]+)"/g))
        expect.soft(ids, `${name}: ${target}`).toContain(target);
  });
