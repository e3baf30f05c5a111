import { type Fault, field, inFile, post, rewrite, source } from './fault.ts';

const about = 'content/en/pages/about-us.mdx';

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
      name: 'an unknown author',
      change: rewrite(/^authors: .*$/m, 'authors: [nobody]'),
      at: 'authors:',
      what: /authors.0: "nobody"/,
      fix: /authors\.yaml/,
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
      name: 'a source whose address lacks its beginning',
      change: source({ url: 'standards.test/page' }),
      at: 'url:',
      what: /sources.0.url: "standards.test/,
      fix: /https:\/\//,
    },
    {
      name: 'a field of the docs in a post',
      change: field('sidebarPosition: 3'),
      at: 'sidebarPosition:',
      what: /unknown field "sidebarPosition"/,
      fix: /known here: .*authors/,
    },
  ]),
  ...inFile(about, 'front matter', []),
];
