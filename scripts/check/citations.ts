import { z } from 'zod';
import { calculatorsIn } from './calculators.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import type { Link, Page } from './page.ts';

interface Source {
  title: string;
  publisher: string;
  url: string;
  /** The day it was read, as far as it can be told. */
  read: string | undefined;
  line: number | undefined;
}

const text = z.string().catch('');
const written = z
  .array(z.looseObject({ title: text, publisher: text, url: text, read: z.date().optional().catch(undefined) }))
  .catch([]);

/** The sources of a post as far as they can be read; what is wrong with their fields is a finding of its own. */
const sourcesOf = ({ data, frontMatter }: Page): Source[] =>
  written.parse(data.sources ?? []).map(({ title, publisher, url, read }, index) => ({
    title,
    publisher,
    url,
    read: read?.toISOString().slice(0, 10),
    line: frontMatter?.lineOf(['sources', index, 'url']),
  }));

const linksOut = ({ links }: Page): Link[] => links.filter(({ url, image }) => !image && /^https?:/.test(url));

/** A post names what it cites: every link to another site is one of its sources, and every source is linked. */
export function checkCitations({ pages, tags }: Content): RawFinding[] {
  return pages
    .filter(({ collection, syntaxError }) => collection === 'blog' && !syntaxError)
    .flatMap((page) => {
      const sources = sourcesOf(page);
      const links = linksOut(page);
      const add = (line: number | undefined, what: string, fix: string): RawFinding => ({
        rule: 'sources',
        file: page.file,
        line,
        what,
        fix,
      });
      const unnamed = links
        .filter(({ url }) => !sources.some((source) => source.url === url))
        .map(({ url, line }) =>
          add(
            line,
            `the link ${url} is not among the sources`,
            'add it to sources in the front matter, with title, publisher, url and the day you read it (read)',
          ),
        );
      const unlinked = sources
        .filter(({ url }) => url !== '' && !links.some((link) => link.url === url))
        .map(({ url, line }) =>
          add(
            line,
            `the source ${url} is not linked in the text`,
            'link it where the text rests on it, to exactly this address, or remove it',
          ),
        );
      const repeated = sources
        .filter(({ url }, index) => sources.findIndex((other) => other.url === url) < index)
        .map(({ url, line }) => add(line, `the source ${url} is named twice`, 'keep one of the two'));
      const wanting =
        sources.length > 0 || !Array.isArray(page.data.tags)
          ? []
          : page.data.tags
              .filter((tag) => tags?.[tag]?.needsSources)
              .slice(0, 1)
              .map((tag) =>
                add(
                  page.frontMatter?.lineOf(['tags']),
                  `has the tag "${tag}" and no source`,
                  'a post that says what a platform, a standard, a system or a law says cites it: link the page in the text and name it in sources; or choose tags that ask for none',
                ),
              );
      return [...unnamed, ...unlinked, ...repeated, ...wanting];
    });
}

/** A page of another site and where this one leads to it. */
interface Cited {
  url: string;
  read: string | undefined;
  /** Title and publisher, where a post names them. */
  name: string;
  pages: string[];
}

interface Use {
  url: string;
  file: string;
  source: Pick<Source, 'title' | 'publisher' | 'read'> | undefined;
}

/** The sources of the calculators, which no text links to. */
export const calculatorSources = (content: Pick<Content, 'data'>): Use[] =>
  calculatorsIn(content).flatMap(({ entry: { file }, calculator }) =>
    Object.values(calculator?.sources ?? {}).map((source) => ({ url: source.url, file, source })),
  );

function citedIn(pages: Page[], elsewhere: Use[]): Cited[] {
  const linked = pages.flatMap((page) => {
    const sources = sourcesOf(page);
    return linksOut(page).map(
      ({ url }): Use => ({ url, file: page.file, source: sources.find((each) => each.url === url) }),
    );
  });
  const uses = [...linked, ...elsewhere];
  return [...Map.groupBy(uses, ({ url }) => url)].map(([url, own]) => {
    const named = own.flatMap(({ source }) => source ?? []);
    const [first] = named;
    return {
      url,
      // The oldest reading is the one that has to be renewed.
      read: named.flatMap(({ read }) => read ?? []).sort()[0],
      name: first ? `${first.title}, ${first.publisher}` : '',
      pages: [...new Set(own.map(({ file }) => file))],
    };
  });
}

/** `--external-links`: every page of another site this one leads to, those nobody has read for longest first. */
export function externalLinksTable(pages: Page[], elsewhere: Use[] = []): string {
  const cited = citedIn(pages, elsewhere).toSorted(
    (a, b) => (a.read ?? '').localeCompare(b.read ?? '') || a.url.localeCompare(b.url),
  );
  const lines = cited.map(({ url, read, name, pages: files }) =>
    [`${read ?? 'not noted '}  ${url}`, ...(name ? [name] : []), ...files].join('\n            '),
  );
  const sites = new Set(cited.map(({ url }) => new URL(url).host)).size;
  return [...lines, `${cited.length} pages on ${sites} other sites, the day of reading first`].join('\n');
}
