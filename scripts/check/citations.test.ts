import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { externalLinksTable } from './citations.ts';
import { DataFile } from './data-file.ts';
import { pageOf } from './testing.ts';

const source = (url: string, read: string): string =>
  `  - { title: About it, publisher: The Office, url: "${url}", read: ${read} }\n`;

const post = (slug: string, sources: string, text: string) =>
  pageOf(`---\ntitle: x\nsources:\n${sources}---\n\n${text}\n`, { collection: 'blog', slug });

it('lists what was read longest ago first, and before it what nobody has dated', () => {
  const pages = [
    post('new', source('https://b.test/x', '2026-03-01'), '[x](https://b.test/x)'),
    post(
      'old',
      source('https://a.test/y', '2025-01-31') + source('https://b.test/x', '2025-12-24'),
      '[y](https://a.test/y) [x](https://b.test/x) [x](https://b.test/x)',
    ),
    pageOf('---\ntitle: x\n---\n\n[z](https://c.test/z) ![](https://c.test/picture.png) [here](/docs/intro)\n'),
  ];
  expect(externalLinksTable({ pages, data: [] }).split('\n')).toEqual([
    'not noted   https://c.test/z',
    '            content/en/docs/page.mdx',
    '2025-01-31  https://a.test/y',
    '            About it, The Office',
    '            content/en/blog/old.mdx',
    '2025-12-24  https://b.test/x',
    '            About it, The Office',
    '            content/en/blog/new.mdx',
    '            content/en/blog/old.mdx',
    '3 pages on 3 other sites, the day of reading first',
  ]);
});

it('lists the sources of the calculators, which no text links to', () => {
  const text = readFileSync('content/data/calculators/upload-time.yaml', 'utf8');
  const names = ['proxy-traffic', 'upload-time'].map((name) => `data/calculators/${name}.yaml`);
  const data = names.map((name) => new DataFile(`content/${name}`, name, text));
  expect(externalLinksTable({ pages: [], data }).split('\n')).toEqual([
    '2026-11-15  https://physics.nist.gov/cuu/Units/binary.html',
    '            Prefixes for binary multiples, NIST',
    '            content/data/calculators/proxy-traffic.yaml',
    '            content/data/calculators/upload-time.yaml',
    '1 pages on 1 other sites, the day of reading first',
  ]);
});
