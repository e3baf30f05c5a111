import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundFile } from '../../src/built-site/addresses.ts';
import type { Page } from '../../src/built-site/page.ts';
import { filesIn, readPages } from '../../src/built-site/site.ts';
import { withBase } from '../../src/i18n/base.ts';
import { localizePath } from '../../src/i18n/routes.ts';
import { textIn } from '../../src/lib/html.ts';
import { type BuiltLink, type Linked, linkProblems, linksOf } from './built-links.ts';
import { displayPath } from './files.ts';
import { type Finding, found, judged, type RawFinding } from './finding.ts';

/** What is remembered of a page until all others have been read, too. */
interface ReadPage extends Linked {
  /** Its file as an author would open it. */
  shown: string;
  path: string;
  title: string;
  description: string;
  indexed: boolean;
  links: BuiltLink[];
  findings: RawFinding[];
}

const isNotFound = ({ file, locale }: Page): boolean => file === notFoundFile(locale);

/** What readers and search engines get. */
export class BuiltCheck {
  private readonly dist: string;
  private readonly root: string;
  private readonly origin: string;
  private readonly pages = new Map<string, ReadPage>();

  constructor(dist: string, root: string, origin: string) {
    this.dist = dist;
    this.root = root;
    this.origin = origin;
  }

  add(page: Page): void {
    const { file, address, locale, path, elements, head } = page;
    const { title, description, forwards } = head;
    const shown = displayPath(join(this.dist, file), this.root);
    this.pages.set(file, {
      ...{ file, shown, address, locale, path, title, description, forwards },
      ids: new Set(elements.flatMap(({ attributes: { id } }) => id ?? [])),
      indexed: head.indexed && page.isCanonical && !forwards && !isNotFound(page),
      links: forwards ? [] : linksOf(page),
      findings: forwards ? [] : [...elementFindings(page, shown), ...wholeFindings(page, shown, this.origin)],
    });
  }

  /** When all pages have been read. */
  finish(): { findings: Finding[]; count: number } {
    const targets = { origin: this.origin, files: new Set(filesIn(this.dist)), pages: this.pages };
    const pages = [...this.pages.values()];
    const ofLinks = pages.flatMap((page) =>
      page.links.flatMap((link) =>
        linkProblems(link, page, targets).map(({ what, fix }) =>
          found('built pages', page.shown, link.line, `${link.isLink ? 'link' : 'file'} ${link.url} ${what}`, fix),
        ),
      ),
    );
    const sources = new Map(pages.map((page) => [page.shown, sourceOf(page, this.root)]));
    const findings = [
      ...foldRepeated([...pages.flatMap((page) => page.findings), ...ofLinks]),
      ...repeatedTexts(pages),
    ];
    const withSources = findings.map((finding) => {
      const source = sources.get(finding.file);
      return source ? { ...finding, fix: `${finding.fix} (source: ${source})` } : finding;
    });
    return { findings: judged(withSources), count: pages.length };
  }
}

function elementFindings({ elements }: Page, shown: string): RawFinding[] {
  const ids = new Set<string>();
  return elements.flatMap(({ name, attributes: { id, style, src = '', alt }, line }) => {
    const add = (isWrong: boolean, what: string, fix: string): RawFinding[] =>
      isWrong ? [found('built pages', shown, line, what, fix)] : [];
    const isTwice = id !== undefined && ids.has(id);
    if (id !== undefined) ids.add(id);
    return [
      ...add(isTwice, `the id "${id}" stands twice on the page`, 'rename the heading id or the id in the component'),
      ...add(
        style !== undefined,
        `<${name} style="…">: the security policy forbids inline styles`,
        'use a class, a data attribute or an SVG attribute',
      ),
      ...add(
        name === 'img' && alt === undefined,
        `<img src="${src}"> has no alt`,
        'write what the image shows, or alt="" for a mere decoration',
      ),
    ];
  });
}

/** Code may show what a writer types. */
const codeElements = new Set(['script', 'style', 'code', 'pre', 'textarea', 'template']);

function wholeFindings(page: Page, shown: string, origin: string): RawFinding[] {
  const { address, path, locale, head, elements } = page;
  const titles = elements.filter(({ name }) => name === 'h1').length;
  const text = textIn(page.document, ' ', ({ name }) => codeElements.has(name));
  const unfilled = /\{(?:brand|igmatrix|ytmatrix|videomagic|fact:[\w-]*)\}/.exec(text)?.[0];
  const own = origin + encodeURI(address);
  // A text that is not translated yet names its source, a page of an older version of the docs today's.
  const today = path.replace(/^\/docs\/[^/]+\//, '/docs/');
  const allowed = [
    own,
    ...(head.indexed ? [] : [origin + encodeURI(withBase(path))]),
    ...(today === path ? [] : [localizePath(today, locale), withBase(today)].map((newer) => origin + encodeURI(newer))),
  ];
  const isNamed = isNotFound(page) || allowed.some((url) => isSameAddress(head.canonical, url));
  const problems: Array<[isWrong: boolean, what: string, fix: string]> = [
    [
      head.language !== locale,
      `<html lang="${head.language ?? ''}"> on a page in ${locale}`,
      'pass the page its locale',
    ],
    [titles !== 1, `${titles} level-1 headings`, 'exactly one <h1>: the title of the page'],
    [!head.title, 'no <title>', 'give the page a title'],
    [!head.description, 'no description', 'give the page a description of 20 to 155 characters'],
    [!isNamed, `the canonical address is ${head.canonical ?? 'missing'}`, `it should be ${own}`],
    [
      unfilled !== undefined,
      `${unfilled} reached the reader`,
      'pass the text through `fillIn()`, or write <Brand /> and <Fact> in MDX',
    ],
  ];
  return problems.flatMap(([isWrong, what, fix]) =>
    isWrong ? [found('built pages', shown, undefined, what, fix)] : [],
  );
}

/** Whichever letters are encoded in the one and the other. */
const isSameAddress = (one: string | undefined, other: string): boolean =>
  one !== undefined && URL.parse(one)?.href === URL.parse(other)?.href;

/** Titles and descriptions tell the pages of a language apart in search results. */
const repeatedTexts = (pages: readonly ReadPage[]): RawFinding[] =>
  (['title', 'description'] as const).flatMap((kind) => {
    const named = pages.filter((page) => page.indexed && page[kind]);
    return [...Map.groupBy(named, (page) => `${page.locale} ${page[kind]}`).values()].flatMap(([first, ...others]) =>
      others.map(({ shown, [kind]: text }) =>
        found(
          'built pages',
          shown,
          undefined,
          `has the same ${kind} as ${first?.shown}: "${text}"`,
          `write a ${kind} of its own`,
          { severity: 'warning' },
        ),
      ),
    );
  });

const tooMany = 3;

/** A wrong link in the navbar is on every page: said once, with the number of pages. */
export function foldRepeated(findings: RawFinding[]): RawFinding[] {
  return [...Map.groupBy(findings, ({ what }) => what).values()].flatMap((same) => {
    const onPages = [...new Map(same.map((finding) => [finding.file, finding])).values()];
    const [first] = onPages;
    if (!first || onPages.length <= tooMany) return onPages;
    return [{ ...first, what: `${first.what} (on ${onPages.length} pages, this is the first)` }];
  });
}

/** The file an author opens to fix a built page. */
function sourceOf({ locale, path }: ReadPage, root: string): string | undefined {
  const isArticle = /^\/(?:docs|blog)\//.test(path);
  const source = `content/${locale}${isArticle ? '' : '/pages'}${path}.mdx`;
  return existsSync(join(root, source)) ? source : undefined;
}

export function checkBuilt(dist: string, root: string, origin: string): { findings: Finding[]; count: number } {
  const check = new BuiltCheck(dist, root, origin);
  for (const page of readPages(dist)) check.add(page);
  return check.finish();
}
