import { append, becomes, type Fault, inFile, rewrite, swap } from './fault.ts';

const three = (text: string): string => `{ en: "${text}", zh-Hans: "${text}", ru: "${text}" }`;
const tag = (key: string, label: string, slug: string): string => `${key}: { label: ${label}, slug: ${slug} }`;
const category = (position: string, slug: string): string =>
  `nowhere: { position: ${position}, slug: ${slug}, label: ${three('x')}, description: ${three('y')} }`;

const cover = (line: string): string => `posts:\n  first-post: ${line}\ntags: {}\nicons: { heart: M4 10h12 }\n`;

/** The registries texts refer to, and the words of the search. */
export const data: Fault[] = [
  ...inFile('content/facts.yaml', 'data', [
    {
      name: 'a fact with an unknown field',
      change: append('speed:\n  value: 3\n  source: me\n  comment: fast'),
      at: 'comment:',
      what: /unknown field "comment" in speed/,
      fix: /remove it/,
    },
    {
      name: 'a product of a fact nobody knows',
      change: append('speed:\n  product: [max-speed, accounts-per-phone]\n  source: computed'),
      at: 'product: [max-speed',
      what: /speed.product/,
      fix: /"max-speed" is not a numeric fact/,
    },
    {
      name: 'words without one language',
      rule: 'languages',
      change: append('speed:\n  text: { en: fast, ru: быстро }\n  source: me'),
      at: 'text: { en: fast',
      what: /speed.text has no text in zh-Hans/,
      fix: /in Chinese|in Russian/,
    },
    {
      name: 'a fact twice',
      change: append('accounts-per-phone:\n  value: 9\n  source: me'),
      at: 'accounts-per-phone:',
      what: /cannot be read: Map keys must be unique/,
      fix: /keep one of the two/,
    },
    {
      name: 'a tab at the head of a line',
      change: append('speed:\n\tvalue: 3'),
      at: '\tvalue',
      what: /Tabs are not allowed/,
      fix: /indent with spaces/,
    },
    {
      name: 'a fact the code needs',
      change: rewrite(/^offer-price:\n(?: {2}.*\n)+/m, ''),
      at: '',
      what: /the fact "offer-price" is missing/,
      fix: /src\/.*uses it/,
    },
    {
      name: 'words where the code needs a number',
      change: rewrite(/^(yearly-discount:\n {2}value: ).*/m, '$1many'),
      at: 'yearly-discount:',
      what: /"yearly-discount" is not a number/,
      fix: /calculates with it/,
    },
  ]),
  ...inFile('content/tags.yaml', 'data', [
    {
      name: 'two tags at one address',
      rule: 'languages',
      change: append([tag('one', three('x'), three('same')), tag('two', three('y'), three('same'))].join('\n')),
      at: 'two:',
      what: /share the en slug "same"/,
      fix: /own slug/,
    },
    {
      name: 'a tag nobody uses',
      rule: 'languages',
      severity: 'warning',
      change: append(tag('lonely', three('x'), three('lonely'))),
      at: 'lonely:',
      what: /no page has the tag "lonely"/,
      fix: /remove it/,
    },
  ]),
  ...inFile('content/authors.yaml', 'data', []),
  ...inFile('content/categories.yaml', 'data', [
    {
      name: 'a category without pages',
      rule: 'languages',
      change: append(category('9', 'nowhere')),
      at: 'nowhere:',
      what: /"nowhere" has no pages/,
      fix: /move pages into the folder/,
    },
    {
      name: 'two categories at one place',
      rule: 'languages',
      change: append(`${category('9', 'nowhere')}\n${category('9', 'elsewhere').replace('nowhere', 'elsewhere')}`),
      at: 'elsewhere:',
      what: /share position 9/,
      fix: /its own number/,
    },
    {
      name: 'a folder without category',
      rule: 'languages',
      change: swap('tutorial-scripts:\n', 'scripts:\n'),
      what: /no entry "tutorial-scripts"/,
      fix: /add tutorial-scripts:/,
    },
  ]),
  ...inFile('content/covers.yaml', 'data', [
    {
      name: 'a pictogram that does not exist',
      change: () => cover('{ icon: hart }'),
      at: 'icon: hart',
      what: /icon: "hart"/,
      fix: /no pictogram: .*heart/,
    },
  ]),
  ...inFile('content/search/keywords.yaml', 'data', [
    {
      name: 'words for a page that does not exist',
      rule: 'links',
      change: append('/nothing: { en: [get], zh-Hans: [得], ru: [взять] }'),
      at: '/nothing:',
      what: /\/nothing: no such page/,
      fix: /remove the entry/,
    },
    {
      name: 'words without one language',
      rule: 'languages',
      change: append('/search: { en: [get], ru: [взять] }'),
      at: '/search:',
      what: /\/search has no text in zh-Hans/,
      fix: /in (Chinese|Russian)/,
    },
  ]),
  ...inFile('content/search/questions.ru.yaml', 'links', [
    {
      name: 'questions of readers under a page that does not exist',
      change: append('/docs/nothing:\n  - где это'),
      at: '/docs/nothing',
      what: /\/docs\/nothing: no such page/,
      fix: /correct the address.+or remove the entry/,
    },
    {
      name: 'questions of readers under a heading that does not exist',
      change: append('/docs/intro#nothing:\n  - где это'),
      at: '/docs/intro#nothing',
      what: /no heading with the id "nothing"/,
      fix: /use one of .+or remove the entry/,
    },
  ]),
  ...inFile('content/search/answers.ru.yaml', 'links', [
    {
      name: 'an answer that leads to a heading that does not exist',
      change: append('- { asks: [где], says: Здесь., href: "/docs/intro#nothing" }'),
      at: '/docs/intro#nothing',
      what: /no heading with the id "nothing"/,
      fix: /use one of/,
    },
  ]),
  ...inFile('content/search/synonyms.ru.yaml', 'data', [
    {
      name: 'a word that is its only synonym',
      change: rewrite(/^same:\n/m, 'same:\n  - [один]\n'),
      at: '[один]',
      what: /same.0/,
      fix: /at least two words/,
    },
  ]),
  {
    name: 'a data file nobody reads',
    file: 'content/testimonial.yaml',
    change: becomes('entries: []\n'),
    rule: 'data',
    severity: 'warning',
    what: /nothing reads this file/,
    fix: /correct its name/,
  },
];
