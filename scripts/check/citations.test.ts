import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { externalLinksTable } from './citations.ts';
import { DataFile } from './data-file.ts';
import { pageOf } from './testing.ts';

const source = (url: string, read: string): string =>
  `  - { title: About it, publisher: The Office, url: "${url}", read: ${read} }\n`;

const post = (slug: string, sources: string, text: string) =>
  pageOf(`---\ntitle: x\nsources:\n${sources}---\n\n${text}\n`, { collection: 'blog', slug });

it('lists what was read longest ago first, before it what nobody has dated, and what calculators rest on', () => {
  const older = source('https://a.test/y', '2025-01-31') + source('https://b.test/x', '2025-12-24');
  const pages = [
    post('new', source('https://b.test/x', '2026-03-01'), '[x](https://b.test/x)'),
    post('old', older, '[y](https://a.test/y) [x](https://b.test/x) [x](https://b.test/x)'),
    pageOf('---\ntitle: x\n---\n\n[z](https://c.test/z) ![](https://c.test/picture.png) [here](/docs/intro)\n'),
  ];
  const name = 'data/calculators/upload-time.yaml';
  const data = [new DataFile(`content/${name}`, name, readFileSync(`content/${name}`, 'utf8'))];
  expect(externalLinksTable({ pages, data }).split('\n')).toEqual([
    'not noted   https://c.test/z',
    '            content/en/docs/page.mdx',
    '2025-01-31  https://a.test/y',
    '            About it, The Office',
    '            content/en/blog/old.mdx',
    '2025-12-24  https://b.test/x',
    '            About it, The Office',
    '            content/en/blog/new.mdx',
    '            content/en/blog/old.mdx',
    '2026-11-15  https://physics.nist.gov/cuu/Units/binary.html',
    '            Prefixes for binary multiples, NIST',
    '            content/data/calculators/upload-time.yaml',
    '4 pages on 4 other sites, the day of reading first',
  ]);
});
