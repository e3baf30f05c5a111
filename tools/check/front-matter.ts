import { frontMatterSchemas } from '../../src/lib/content-schemas.ts';
import type { Content } from './content.ts';
import type { Finding } from './finding.ts';
import type { Page } from './page.ts';
import { dataPassage, type Names } from './passage.ts';

const descriptionLimit = 155;

const help: Record<string, string> = {
  title: 'title: the heading of the page, without a number or the brand typed by hand',
  description: `description: one sentence of 20 to ${descriptionLimit} characters that says what the reader gets`,
  sidebarPosition: 'sidebarPosition: a number, the same in all languages and free in its folder',
  sidebarLabel: 'sidebarLabel: a shorter title for the sidebar, or leave the line out',
  tags: 'tags: [one, two], keys of content/tags.yaml; posts have two to five',
  authors: 'authors: [team], keys of content/authors.yaml',
  date: 'date: the day of publication such as 2026-11-15, without quotes',
  updated: 'updated: a day such as 2026-11-15 without quotes, or leave the line out',
  lastUpdated: 'lastUpdated: a day such as 2026-11-15, without quotes',
  unlisted: 'unlisted: true or false',
  draft: 'draft: true or false',
  source: 'do not write it by hand: npm run translations -- --accept <file>',
};

/** Rule 1: the front matter has the fields its collection asks for, and no others. */
export function checkFrontMatter({ pages, tags, authors, names }: Content): Finding[] {
  // A registry that could not be read would make every entry unknown: any key passes then.
  const anything = new Proxy<Record<string, unknown>>({}, { has: () => true });
  const schemas = frontMatterSchemas({ tags: tags ?? anything, authors: authors ?? anything });
  return pages.flatMap((page) => [...pageProblems(page, schemas), ...longDescription(page, names)]);
}

function pageProblems(page: Page, schemas: ReturnType<typeof frontMatterSchemas>): Finding[] {
  const { file, frontMatter } = page;
  const finding = (line: number, what: string, mend: string): Finding => ({
    rule: 'front matter',
    file,
    line,
    what,
    mend,
  });
  if (!frontMatter)
    return [
      finding(1, 'has no front matter', 'begin the file with --- , the fields, and --- again; see CONTRIBUTING.md'),
    ];
  if (frontMatter.problems.length > 0) {
    return frontMatter.problems.map(({ line, message }) =>
      finding(line, `front matter cannot be read: ${message}`, 'put a text with ": ", "#" or "{" in double quotes'),
    );
  }
  const schema = schemas[page.collection];
  const result = schema.safeParse(page.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        finding(
          frontMatter.lineOf([key]),
          `unknown field "${key}"`,
          `remove it or correct its name; known here: ${Object.keys(schema.shape).join(', ')}`,
        ),
      );
    }
    const field = String(issue.path[0] ?? '');
    const mend = help[field] ?? 'see CONTRIBUTING.md, front matter';
    if (!(field in page.data)) return [finding(1, `field "${field}" is missing`, `add ${mend}`)];
    return [finding(frontMatter.lineOf(issue.path), `field "${field}": ${issue.message}`, `write ${mend}`)];
  });
}

/** The limit holds for what the reader sees, so a placeholder counts as the words it stands for. */
function longDescription({ file, locale, data, frontMatter }: Page, names: Names): Finding[] {
  const { description } = data;
  if (typeof description !== 'string') return [];
  const line = frontMatter?.lineOf(['description']) ?? 1;
  const { length } = dataPassage(names, { file, locale, line, kind: 'data' }, description).text;
  const reportedBySchema = description.replace(/\{[^{}]*\}/g, '').length > 160;
  if (length <= descriptionLimit || reportedBySchema) return [];
  return [
    {
      rule: 'front matter',
      file,
      line,
      what: `the description has ${length} characters`,
      mend: `shorten it to at most ${descriptionLimit}, so that search engines show it whole`,
    },
  ];
}
