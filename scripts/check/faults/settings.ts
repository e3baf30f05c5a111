import { both, config, type Fault, inFile, swap } from './fault.ts';

/** The owner's file: links, downloads, announcement, analytics, switches. */
export const settings: Fault[] = inFile(config, 'configuration', [
  {
    name: 'a community link that runs code',
    change: swap("'https://code.acme.test'", "'javascript:alert(1)'"),
    at: 'repository',
    what: /community.repository/,
    fix: /absolute http\(s\) address/,
  },
  {
    name: 'an announcement without one language',
    rule: 'languages',
    change: swap(", ru: 'Новости.'", ''),
    at: 'text:',
    what: /announcement.text.ru is missing/,
    fix: /in Russian/,
  },
  {
    name: 'an announcement that leads nowhere',
    change: swap("href: '/docs/intro'", "href: '/docs/nothing'"),
    at: 'href:',
    what: /announcement.href: \/docs\/nothing: no such page/,
    fix: /correct the address/,
  },
  {
    name: 'a script that counts twice',
    change: swap("'none'", "'plausible', domain: 'acme.test', scriptUrl: 'https://stats.acme.test/js/script.js'"),
    at: 'analytics',
    what: /analytics.scriptUrl/,
    fix: /manual variant/,
  },
  {
    name: 'a page switched off that is none',
    change: swap("colorMode: 'switch'", "pages: { forum: false },\n  colorMode: 'switch'"),
    at: 'pages: {',
    what: /unknown field "forum" in pages/,
    fix: /known here: blog, rewards, markdownPage/,
  },
  {
    name: 'an announcement of a page that is switched off',
    change: both(
      swap("href: '/docs/intro'", "href: '/rewards'"),
      swap("colorMode: 'switch'", "pages: { rewards: false },\n  colorMode: 'switch'"),
    ),
    also: {
      'content/en/pages/rewards.mdx': () =>
        '---\ntitle: Rewards\ndescription: What a recommendation brings you, and when.\nlastUpdated: 2026-11-15\n---\n\nText.\n',
    },
    at: 'href:',
    what: /announcement.href: \/rewards: the page is switched off/,
    fix: /switch this one on again/,
  },
  {
    name: 'a docs version without pages',
    change: swap("label: 'Next' }", "label: 'Next' }, { id: '1.0', label: '1.0' }"),
    at: 'docsVersions',
    what: /no pages of version "1.0"/,
    fix: /copy docs to docs-versions\/1.0/,
  },
]);
