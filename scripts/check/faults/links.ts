import { append, type Fault, inFile, intro } from './fault.ts';

const link = (address: string): Fault['change'] => append(`See [it](${address}).`);

/** Links in texts: their form, their target, the place on it. */
export const links: Fault[] = inFile(intro, 'links', [
  {
    name: 'a link with a language',
    change: link('/ru/docs/intro'),
    at: '/ru/docs/intro',
    what: /names a language/,
    fix: /write \/docs\/intro/,
  },
  {
    name: 'a link to a file',
    change: link('/docs/tutorial-scripts/post.mdx#steps'),
    at: 'post.mdx',
    what: /names a file/,
    fix: /write \/docs\/tutorial-scripts\/post#steps/,
  },
  {
    name: 'a link to the site by its full address',
    change: link('https://acme.test/docs/intro'),
    at: 'https://acme.test/docs/intro',
    what: /full address/,
    fix: /write \/docs\/intro/,
  },
  {
    name: 'a link to an address that forwards',
    change: link('/docs'),
    at: '(/docs)',
    what: /only forwards/,
    fix: /write \/docs\/intro/,
  },
  {
    name: 'a link to no page of the docs',
    change: link('/docs/tutorial-basics/inti-device'),
    at: 'inti-device',
    what: /no such page/,
    fix: /correct the address/,
  },
  {
    name: 'a link to a page of the site in small letters',
    change: link('/download'),
    at: '(/download)',
    what: /no such page/,
    fix: /write \/Download/,
  },
  {
    name: 'a link to no tag',
    change: link('/blog/tags/unicorns'),
    at: 'unicorns',
    what: /no such page/,
    fix: /correct/,
  },
  {
    name: 'a link to no heading',
    change: link('/docs/tutorial-scripts/post#nowhere'),
    at: '#nowhere',
    what: /no heading with the id "nowhere"/,
    fix: /use one of steps/,
  },
  {
    name: 'a link to no heading of its own page',
    change: link('#nowhere'),
    at: '(#nowhere)',
    what: /no heading with the id "nowhere"/,
    fix: /use one of before-you-start, steps/,
  },
  {
    name: 'a bare address',
    change: append('See https://www.wikipedia.org for more.'),
    at: 'wikipedia',
    what: /bare address/,
    fix: /\[where it leads\]/,
  },
  {
    name: 'a link without words',
    change: append('See [](/docs/tutorial-scripts/post).'),
    at: '[](',
    what: /has no words/,
    fix: /\[where it leads\]/,
  },
]);
