import { becomes, type Fault, inFile } from './fault.ts';

const page = (text: string): string =>
  `---\ntitle: How it was\ndescription: A page of an older version, for readers who still use it.\nsidebarPosition: 1\nlastUpdated: 2026-11-15\n---\n\n${text}\n`;
const facts = 'content/docs-versions/1.0/facts.yaml';
const fact = 'trial-length:\n  value: 3\n  unit: day\n  source: the old sheet\n';

/** Older versions of the docs: texts that nobody writes any more, and what they cite. */
export const versions: Fault[] = [
  ...inFile('content/docs-versions/1.0/en/intro.mdx', 'links', [
    {
      name: 'an old page that leads nowhere',
      change: becomes(page('See [the rest](/docs/nowhere).')),
      at: '/docs/nowhere',
      what: /link \/docs\/nowhere: no such page/,
      fix: /correct the address/,
    },
    {
      name: 'a place the old page does not have, though the one of today has',
      change: becomes(page('## One part {/*one-part*/}\n\nSee [the other](#steps).')),
      at: '#steps',
      what: /no heading with the id "steps"/,
      fix: /one-part/,
    },
    {
      name: 'a figure the old version has not kept',
      rule: 'components',
      change: becomes(page('Eight: <Fact name="accounts-per-phone" />.')),
      also: { [facts]: becomes(fact) },
      at: '<Fact',
      what: /unknown fact "accounts-per-phone"/,
      fix: /trial-length/,
    },
    {
      name: 'a picture the old version has not kept',
      rule: 'pictures',
      change: becomes(page('![Two phones on a desk](phones.png)')),
      at: 'phones.png',
      what: /picture phones.png: there is no such file/,
      fix: /put it beside the page/,
    },
  ]),
  {
    name: 'figures of an old version that are none',
    file: facts,
    rule: 'data',
    change: becomes(fact.replace('3', '[3]')),
    at: 'value: [3]',
    what: /trial-length.value/,
    fix: /like its neighbors/,
  },
];
