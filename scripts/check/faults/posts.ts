import { append, becomes, type Fault, field, inFile, post, rewrite, source } from './fault.ts';

const cited = append('The [standard](https://standards.test/page) says so.');
const seriesFile = 'content/series.yaml';
const series = (posts: string): ReturnType<typeof becomes> =>
  becomes(`good:\n  label: { en: Good, zh-Hans: 好, ru: Хорошо }\n  posts: [first-post, second-post]\n${posts}`);

/** What posts cite, and the series they stand in. */
export const posts: Fault[] = [
  ...inFile(post, 'sources', [
    {
      name: 'a link to another site that is no source',
      change: cited,
      at: 'says so',
      what: /https:\/\/standards\.test\/page is not among the sources/,
      fix: /add it to sources/,
    },
    {
      name: 'a source that is linked nowhere',
      change: source(),
      at: 'url:',
      what: /https:\/\/standards\.test\/page is not linked in the text/,
      fix: /to exactly this address/,
    },
    {
      name: 'a source in another language only',
      file: 'content/ru/blog/first-post.mdx',
      change: source(),
      at: 'url:',
      what: /is not linked in the text/,
      fix: /link it where/,
    },
    {
      name: 'a subject that needs sources, and none',
      change: rewrite(/^tags: .*$/m, 'tags: [windows, hardware]'),
      at: 'tags:',
      what: /has the tag "windows" and no source/,
      fix: /cites it/,
    },
  ]),
  ...inFile(seriesFile, 'data', [
    {
      name: 'a post that does not exist',
      change: series(
        'bad:\n  label: { en: Bad, zh-Hans: 坏, ru: Плохо }\n  posts:\n    - third-post\n    - fourth-post\n',
      ),
      at: 'third-post',
      what: /bad: there is no post "third-post"/,
      fix: /content\/en\/blog/,
    },
    {
      name: 'a post in two series',
      change: series('bad:\n  label: { en: Bad, zh-Hans: 坏, ru: Плохо }\n  posts: [second-post, first-post]\n'),
      at: 'second-post, first-post',
      what: /"second-post" stands in good and in bad/,
      fix: /one series/,
    },
    {
      name: 'an unlisted post in a series',
      change: series(''),
      also: { [post]: field('unlisted: true') },
      at: 'first-post',
      what: /"first-post" is unlisted/,
      fix: /take it out/,
    },
    {
      name: 'a series of one',
      change: becomes('bad:\n  label: { en: Bad, zh-Hans: 坏, ru: Плохо }\n  posts: [first-post]\n'),
      at: 'posts:',
      what: /bad.posts/,
      fix: /at least two/,
    },
  ]),
];
