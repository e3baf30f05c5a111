import { z } from 'zod';
import type { Content } from './content.ts';
import { type Finding, found } from './finding.ts';
import { type Link, listIn, type Page } from './page.ts';
import { calculatorsIn } from './tools.ts';

const text = z.string().catch('');
const source = z.looseObject({
  title: text,
  publisher: text,
  url: text,
  read: z
    .date()
    .transform((day) => day.toISOString().slice(0, 10))
    .optional()
    .catch(undefined),
});

/** The sources of a post, where they parse; errors in their fields are separate findings. */
const sourcesOf = ({ data }: Page) => z.array(source).catch([]).parse(data.sources);

const linksOut = ({ links }: Page): Link[] => links.filter(({ url, image }) => !image && /^https?:/.test(url));

const toName = 'add it to sources in the front matter, with title, publisher, url and the day you read it (read)';
const toLink = 'link it where the text rests on it, to exactly this address, or remove it';
const toCite =
  'a post that says what a platform, a standard, a system or a law says cites it: link the page in the text and name it in sources; or choose tags that ask for none';

/** A post names what it cites: every link to another site is one of its sources, and every source is linked. */
export const checkCitations = ({ pages, tags }: Content): Finding[] =>
  pages
    .filter(({ collection, syntaxError }) => collection === 'blog' && !syntaxError)
    .flatMap((page) => {
      const sources = sourcesOf(page);
      const links = linksOut(page);
      const unnamed = links.filter(({ url }) => !sources.some((each) => each.url === url));
      const unlinked = [...sources.entries()].filter(([, { url }]) => url && !links.some((link) => link.url === url));
      const uncited = listIn(page, 'tags').filter((tag) => sources.length === 0 && tags?.[String(tag)]?.needsSources);
      return [
        ...unnamed.map(({ url, line }) =>
          found('sources', page, line, `the link ${url} is not among the sources`, toName),
        ),
        ...unlinked.map(([index, { url }]) =>
          found('sources', page, ['sources', index, 'url'], `the source ${url} is not linked in the text`, toLink),
        ),
        ...uncited
          .slice(0, 1)
          .map((tag) => found('sources', page, ['tags'], `has the tag "${tag}" and no source`, toCite)),
      ];
    });

/** `--external-links`: every external page this site links to, the ones read longest ago first. */
export function externalLinksTable(content: Pick<Content, 'pages' | 'data'>): string {
  const inPages = content.pages.flatMap((page) => {
    const sources = sourcesOf(page);
    return linksOut(page).map(({ url }) => ({ url, file: page.file, ...sources.find((each) => each.url === url) }));
  });
  const inCalculators = calculatorsIn(content).flatMap(({ entry, file }) =>
    Object.values(file?.sources ?? {}).map((each) => ({ ...each, file: entry.file })),
  );
  const uses = Map.groupBy([...inPages, ...inCalculators], ({ url }) => url);
  const rows = [...uses].map(([url, own]) => {
    // The oldest reading is the one that has to be renewed.
    const [read = 'not noted '] = own.flatMap((use) => use.read ?? []).sort();
    const names = own.flatMap(({ title, publisher }) => (title ? `${title}, ${publisher}` : []));
    const files = new Set(own.map(({ file }) => file));
    return { read, row: [`${read}  ${url}`, ...names.slice(0, 1), ...files].join('\n            ') };
  });
  const sites = new Set([...uses.keys()].map((url) => new URL(url).host)).size;
  const isDated = (read: string): number => Number(/^\d/.test(read));
  return [
    ...rows.toSorted((a, b) => isDated(a.read) - isDated(b.read) || a.row.localeCompare(b.row)).map(({ row }) => row),
    `${rows.length} pages on ${sites} other sites, the day of reading first`,
  ].join('\n');
}
