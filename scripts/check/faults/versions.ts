import { becomes, type Fault, inFile } from './fault.ts';

const page = (text: string): string =>
  `---\ntitle: How it was\ndescription: A page of an older version, for readers who still use it.\nsidebarPosition: 1\nlastUpdated: 2026-11-15\n---\n\n${text}\n`;

/** Older versions of the docs. */
export const versions: Fault[] = [
  ...inFile('content/en/docs-versions/1.0/intro.mdx', 'links', [
    {
      name: 'an old page that leads nowhere',
      change: becomes(page('See [the rest](/docs/nowhere).')),
      at: '/docs/nowhere',
      what: /link \/docs\/nowhere: no such page/,
      fix: /correct the address/,
    },
  ]),
];
