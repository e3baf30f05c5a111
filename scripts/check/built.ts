import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../src/built-site/page.ts';
import { filesIn, readPages } from '../../src/built-site/site.ts';
import { type BuiltLink, type Linked, linkProblems, linksOf, type Targets } from './built-links.ts';
import { isNotFound, pageFindings } from './built-page.ts';
import { displayPath } from './content.ts';
import { type Finding, judged, type RawFinding } from './finding.ts';

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
    const shown = displayPath(join(this.dist, file), this.root);
    this.pages.set(file, {
      file,
      shown,
      address,
      locale,
      path,
      ids: new Set(elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : id))),
      title: head.title,
      description: head.description,
      indexed: head.indexed && page.isCanonical && !head.forwards && !isNotFound(page),
      forwards: head.forwards,
      links: head.forwards ? [] : linksOf(page),
      findings: pageFindings(page, shown, this.origin),
    });
  }

  /** When all pages have been read. */
  finish(): { findings: Finding[]; count: number } {
    const targets = { origin: this.origin, files: new Set(filesIn(this.dist)), pages: this.pages };
    const pages = [...this.pages.values()];
    const findings = pages.flatMap((page) => [...page.findings, ...linkFindings(page, targets)]);
    const sources = new Map(pages.map((page) => [page.shown, sourceOf(page, this.root)]));
    const withSources = [...foldRepeated(findings), ...duplicateTexts(pages)].map((finding) => {
      const source = sources.get(finding.file);
      return source ? { ...finding, fix: `${finding.fix} (source: ${source})` } : finding;
    });
    return { findings: judged(withSources), count: pages.length };
  }
}

function linkFindings({ links, shown, ...page }: ReadPage, targets: Targets): RawFinding[] {
  const said = new Set<string>();
  return links.flatMap((link) =>
    linkProblems(link, page, targets).flatMap(({ what: problem, fix }): RawFinding[] => {
      const what = `${link.isLink ? 'link' : 'file'} ${link.url} ${problem}`;
      if (said.has(what)) return [];
      said.add(what);
      return [{ rule: 'built pages', file: shown, line: link.line, what, fix }];
    }),
  );
}

/** Titles and descriptions tell the pages of a language apart in search results. */
function duplicateTexts(pages: readonly ReadPage[]): RawFinding[] {
  const findings: RawFinding[] = [];
  const seen = new Map<string, ReadPage>();
  for (const page of pages.filter(({ indexed }) => indexed)) {
    for (const kind of ['title', 'description'] as const) {
      if (!page[kind]) continue;
      const key = `${page.locale}\n${kind}\n${page[kind]}`;
      const first = seen.get(key);
      if (!first) seen.set(key, page);
      else {
        findings.push({
          rule: 'built pages',
          severity: 'warning',
          file: page.shown,
          what: `has the same ${kind} as ${first.shown}: "${page[kind]}"`,
          fix: `write a ${kind} of its own`,
        });
      }
    }
  }
  return findings;
}

const tooMany = 3;

/** A wrong link in the navbar is on every page: said once, with the number of pages. */
export function foldRepeated(findings: RawFinding[]): RawFinding[] {
  return [...Map.groupBy(findings, ({ what }) => what).values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length <= tooMany) return same;
    return [{ ...first, what: `${first.what} (on ${same.length} pages, this is the first)` }];
  });
}

/** The file an author opens to fix a built page. */
function sourceOf({ locale, path }: ReadPage, root: string): string | undefined {
  const [, area = '', ...rest] = path.split('/');
  const source =
    area === 'docs' || area === 'blog'
      ? `content/${locale}/${area}/${rest.join('/')}.mdx`
      : `content/${locale}/pages${path}.mdx`;
  return existsSync(join(root, source)) ? source : undefined;
}

export function checkBuilt(dist: string, root: string, origin: string): { findings: Finding[]; count: number } {
  const check = new BuiltCheck(dist, root, origin);
  for (const page of readPages(dist)) check.add(page);
  return check.finish();
}
