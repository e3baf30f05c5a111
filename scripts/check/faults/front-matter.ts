import { type Fault, field, inFile, intro, rewrite } from './fault.ts';

/** The fields at the head of a docs page. */
export const frontMatter: Fault[] = inFile(intro, 'front matter', [
  {
    name: 'an unknown field',
    change: field('autor: me'),
    at: 'autor:',
    what: /unknown field "autor"/,
    fix: /known here: title/,
  },
  {
    name: 'no title',
    change: rewrite(/^title:.*\n/m, ''),
    at: '---',
    what: /"title" is missing/,
    fix: /the heading of the page/,
  },
  {
    name: 'a description too long for a search engine',
    rule: 'length',
    severity: 'warning',
    change: rewrite(/^description:.*$/m, `description: ${'long words '.repeat(20)}`),
    at: 'description:',
    what: /has 219 characters/,
    fix: /shorten it to at most 155/,
  },
  {
    name: 'a day February does not have',
    change: rewrite(/^lastUpdated:.*$/m, 'lastUpdated: 2026-02-31'),
    at: 'lastUpdated:',
    what: /there is no day 2026-02-31/,
    fix: /day of the calendar/,
  },
  {
    name: 'a fingerprint typed by hand',
    change: field('source: today'),
    at: 'source:',
    what: /source: "today"/,
    fix: /npm run translations/,
  },
  {
    name: 'a colon in a text without quotes',
    change: rewrite(/^title:.*$/m, 'title: Setup: the first hour'),
    at: 'title:',
    what: /front matter cannot be read/,
    fix: /double quotes/,
  },
  {
    name: 'no front matter',
    change: rewrite(/^---\n[\s\S]*?\n---\n/, ''),
    at: '',
    what: /has no front matter/,
    fix: /begin the file with ---/,
  },
  {
    name: 'front matter that does not end',
    change: rewrite(/\n---\n/, '\n'),
    at: '---',
    what: /has no front matter/,
    fix: /and --- again/,
  },
  {
    name: 'an empty line above the front matter',
    change: rewrite(/^/, '\n'),
    at: '',
    what: /has no front matter/,
    fix: /begin the file with ---/,
  },
]);
