import { expect, it } from 'vitest';
import { calculatorSources, externalLinksTable } from './citations.ts';
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
  expect(externalLinksTable(pages).split('\n')).toEqual([
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

it('lists the sources of the calculators, which stand in the code', async () => {
  const elsewhere = await calculatorSources('.');
  expect(new Set(elsewhere.map(({ file }) => file)).size).toBeGreaterThan(3);
  const table = externalLinksTable([], elsewhere).split('\n');
  const at = table.findIndex((line) => /^20\d\d-\d\d-\d\d {2}https:\/\/physics\.nist\.gov\//.test(line));
  // One address, two calculators.
  expect(table.slice(at + 1, at + 4)).toEqual([
    expect.stringContaining('NIST'),
    '            src/helpers/proxy-traffic/calculator.ts',
    '            src/helpers/upload-time/calculator.ts',
  ]);
});
