import { append, becomes, type Fault, inFile, intro, introRu, post, remove, rewrite } from './fault.ts';
import { sampleFiles } from './sample.ts';

const about = 'content/@/pages/about-us.mdx';
const copyOf = (file: string): string => sampleFiles.get(file) ?? '';
/** The same file in three languages, made from a page of the sample. */
function inThree(to: string, from: string): Pick<Fault, 'file' | 'change' | 'also'> {
  const [file, ...others] = (['en', 'zh-Hans', 'ru'] as const).map((locale) => ({
    name: to.replace('@', locale),
    change: becomes(copyOf(from.replace('@', locale))),
  }));
  return {
    file: file?.name ?? '',
    change: file?.change ?? remove,
    also: Object.fromEntries(others.map(({ name, change }) => [name, change])),
  };
}
/** What is the same in all languages, addresses, and how much a page says. */
export const languages: Fault[] = [
  {
    name: 'a page missing in one language',
    file: introRu,
    change: remove,
    rule: 'languages',
    what: /is missing: the page exists in en and zh-Hans only/,
    fix: /translate content\/en\/docs\/intro\.mdx/,
  },
  {
    name: 'two addresses that differ by capital letters',
    ...inThree('content/@/docs/Intro.mdx', 'content/@/docs/intro.mdx'),
    named: intro,
    rule: 'languages',
    what: /same address as/,
    fix: /rename one/,
  },
  {
    name: 'a page at an address of the site',
    ...inThree('content/@/pages/download.mdx', about),
    rule: 'languages',
    what: /"\/Download" is an address of the site itself/,
    fix: /another name/,
  },
  {
    name: 'a post at the address of the archive',
    ...inThree('content/@/blog/archive.mdx', 'content/@/blog/first-post.mdx'),
    rule: 'languages',
    what: /"\/blog\/archive" is an address of the site itself/,
    fix: /another name/,
  },
  {
    name: 'a file name with a space',
    ...inThree('content/@/blog/my post.mdx', 'content/@/blog/first-post.mdx'),
    rule: 'languages',
    what: /"my post" makes an address that is hard to type/,
    fix: /single hyphens/,
  },
  {
    name: 'a page in no language folder',
    file: 'content/blog/third-post.mdx',
    change: becomes(copyOf(post)),
    rule: 'languages',
    what: /is in no folder of pages/,
    fix: /<language>\/blog\//,
  },
  {
    name: 'a page in a language the site does not have',
    file: 'content/de/docs/intro.mdx',
    change: becomes(copyOf(intro)),
    rule: 'languages',
    what: /"de" is no language of this site/,
    fix: /one of en, zh-Hans, ru/,
  },
  {
    name: 'a page in no folder of pages',
    file: 'content/en/guides/intro.mdx',
    change: becomes(copyOf(intro)),
    rule: 'languages',
    what: /is in no folder of pages/,
    fix: /<language>\/docs\/, /,
  },
  {
    name: 'a page that is .md',
    file: 'content/en/docs/old.md',
    change: becomes(copyOf(intro)),
    rule: 'languages',
    what: /is not an \.mdx file/,
    fix: /rename it/,
  },
  {
    name: 'a page the navigation leads to, removed',
    file: about.replace('@', 'en'),
    change: remove,
    also: { [about.replace('@', 'zh-Hans')]: remove, [about.replace('@', 'ru')]: remove },
    named: 'src/layouts/navigation.ts',
    rule: 'links',
    at: "'/about-us'",
    what: /link \/about-us: no such page/,
    fix: /bring the page or its heading back/,
  },
  ...inFile(introRu, 'languages', [
    {
      name: 'another place in the sidebar',
      change: rewrite(/^sidebarPosition: .*$/m, 'sidebarPosition: 77'),
      at: 'sidebarPosition:',
      what: /"sidebarPosition" differs/,
      fix: /write sidebarPosition: 1, as in en/,
    },
    {
      name: 'other tags',
      change: rewrite(/^tags: \[[^,]*, /m, 'tags: ['),
      at: 'tags:',
      what: /"tags" differs/,
      fix: /write tags: \[/,
    },
    {
      name: 'a draft in one language',
      change: rewrite(/^tags:/m, 'draft: true\ntags:'),
      at: 'draft:',
      what: /"draft" differs/,
      fix: /no such line/,
    },
  ]),
  ...inFile('content/ru/blog/first-post.mdx', 'languages', []),
  {
    name: 'a place in the sidebar that is taken',
    file: 'content/en/docs/tutorial-scripts/post.mdx',
    change: rewrite(/^sidebarPosition: .*$/m, 'sidebarPosition: 1'),
    rule: 'languages',
    at: 'sidebarPosition:',
    what: /is taken by .*login/,
    fix: /free number/,
  },
  {
    name: 'a tag on one post only',
    file: post,
    change: rewrite(/^tags: \[/m, 'tags: [usb, '),
    rule: 'languages',
    severity: 'warning',
    at: 'tags:',
    what: /no other post has the tag "usb"/,
    fix: /at least two posts share/,
  },
  {
    name: 'a translation older than its source',
    file: intro,
    change: append('One more sentence.'),
    named: introRu,
    rule: 'translations',
    severity: 'warning',
    at: 'source:',
    what: /the English text has changed/,
    fix: /npm run translations -- --accept/,
  },
  {
    name: 'a translation nobody has compared',
    file: introRu,
    change: rewrite(/^source: .*\n/m, ''),
    rule: 'translations',
    severity: 'warning',
    at: '',
    what: /nobody has yet recorded/,
    fix: /--accept/,
  },
];
