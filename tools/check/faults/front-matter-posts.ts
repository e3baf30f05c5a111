import { type Fault, field, inFile, post, rewrite, swap } from './fault.ts';

const about = 'content/pages/en/about-us.mdx';

/** The fields at the head of a post and of a company page. */
export const postFrontMatter: Fault[] = [
  ...inFile(post, 'front matter', [
    {
      name: 'an unknown tag',
      change: rewrite(/^tags: \[/m, 'tags: [nonsense, '),
      at: 'tags:',
      what: /tags.0: "nonsense"/,
      fix: /content\/tags\.yaml/,
    },
    {
      name: 'one tag only',
      change: rewrite(/^tags: \[(\S+),.*$/m, 'tags: [$1]'),
      at: 'tags:',
      what: /tags/,
      fix: /two to five/,
    },
    {
      name: 'no tags',
      change: rewrite(/^tags: .*\n/m, ''),
      at: '---',
      what: /"tags" is missing/,
      fix: /two to five/,
    },
    {
      name: 'a tag twice',
      change: rewrite(/^tags: \[(\S+),.*$/m, 'tags: [$1, $1]'),
      at: 'tags:',
      what: /tags names ".+" twice/,
      fix: /keep it once/,
    },
    {
      name: 'an unknown author',
      change: rewrite(/^authors: .*$/m, 'authors: [nobody]'),
      at: 'authors:',
      what: /authors.0: "nobody"/,
      fix: /authors\.yaml/,
    },
    {
      name: 'no author',
      change: rewrite(/^authors: .*$/m, 'authors: []'),
      at: 'authors:',
      what: /authors/,
      fix: /content\/authors\.yaml/,
    },
    {
      name: 'a date in words',
      change: rewrite(/^date: .*$/m, 'date: last May'),
      at: 'date:',
      what: /date: "last May"/,
      fix: /2026-11-15/,
    },
    {
      name: 'a date far ahead',
      change: rewrite(/^date: .*$/m, 'date: 2962-05-14'),
      at: 'date:',
      what: /the year 2962 cannot be meant/,
      fix: /correct the year/,
    },
    {
      name: 'a change before the publication',
      change: field('updated: 2020-01-01'),
      at: 'updated:',
      what: /updated lies before date/,
      fix: /write the later day/,
    },
    {
      name: 'a field of the docs in a post',
      change: field('sidebarPosition: 3'),
      at: 'sidebarPosition:',
      what: /unknown field "sidebarPosition"/,
      fix: /known here: .*authors/,
    },
  ]),
  ...inFile(about, 'front matter', [
    {
      name: 'tags on a company page',
      change: field('tags: [setup]'),
      at: 'tags:',
      what: /unknown field "tags"/,
      fix: /known here: title, description/,
    },
    {
      name: 'a company page without its day',
      change: swap('lastUpdated: 2026-11-15\n', ''),
      at: '---',
      what: /"lastUpdated" is missing/,
      fix: /2026-11-15/,
    },
  ]),
];
