import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { answerTo } from '../../deploy/addresses.ts';
import { allowedHosts } from '../../deploy/policy.ts';
import { notFoundFile } from '../../src/built-site/addresses.ts';
import type { Head, Page } from '../../src/built-site/page.ts';
import { filesIn, readPages } from '../../src/built-site/site.ts';
import { isWithinBase, withBase } from '../../src/i18n/base.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizePath, pathInLanguage, splitLocale } from '../../src/i18n/routes.ts';
import { textIn } from '../../src/lib/html.ts';
import type { policyKinds } from '../../src/lib/site-options.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import { displayPath } from './files.ts';
import { type Finding, found } from './finding.ts';
import { safeDecode } from './links.ts';

interface BuiltLink {
  url: string;
  line: number;
  /** A link a reader follows inside the page's content; not the language menu, not a file the page loads. */
  inContent: boolean;
  isLink: boolean;
}

/** What is remembered of a page until all others have been read, too. */
interface ReadPage extends Pick<Page, 'file' | 'address' | 'locale' | 'path'>, Omit<Head, 'language' | 'canonical'> {
  /** Its file as an author would open it. */
  shown: string;
  ids: ReadonlySet<string>;
  links: BuiltLink[];
  findings: Finding[];
}

const isNotFound = ({ file, locale }: Page): boolean => file === notFoundFile(locale);

/** As much of the owner's file as pages are held to. */
type BuiltSite = Pick<SiteConfig, 'origin' | 'analytics'> & Partial<Pick<SiteConfig, 'head' | 'policy'>>;

const heaviestIndex = 2_000_000;

/** What readers and search engines get. */
export class BuiltCheck {
  private readonly dist: string;
  private readonly root: string;
  private readonly origin: string;
  private readonly site: BuiltSite;
  private readonly pages = new Map<string, ReadPage>();

  constructor(dist: string, root: string, site: BuiltSite) {
    this.dist = dist;
    this.root = root;
    this.origin = site.origin;
    this.site = site;
  }

  add(page: Page): void {
    const { file, address, locale, path, elements, head } = page;
    const { forwards } = head;
    const shown = displayPath(join(this.dist, file), this.root);
    this.pages.set(file, {
      ...{ ...head, file, shown, address, locale, path },
      ids: new Set(elements.flatMap(({ attributes: { id } }) => id ?? [])),
      indexed: head.indexed && page.isCanonical && !forwards && !isNotFound(page),
      links: forwards ? [] : linksOf(page),
      findings: forwards
        ? []
        : [
            ...elementFindings(page, shown),
            ...wholeFindings(page, shown, this.origin),
            ...hostFindings(page, shown, this.site),
          ],
    });
  }

  /** When all pages have been read. */
  finish(): { findings: Finding[]; count: number } {
    const files = new Set(filesIn(this.dist));
    const pages = [...this.pages.values()];
    const own = pages.flatMap((page) => page.findings);
    const ofLinks = pages.flatMap((page) => page.links.flatMap((link) => this.linkFindings(link, page, files)));
    const sources = new Map(pages.map((page) => [page.shown, sourceOf(page, this.root)]));
    const findings = [...foldRepeated([...own, ...ofLinks]), ...repeatedTexts(pages), ...this.heavyIndexes(files)].map(
      (finding) => {
        const source = sources.get(finding.file);
        return source ? { ...finding, fix: `${finding.fix} (source: ${source})` } : finding;
      },
    );
    return { findings, count: pages.length };
  }

  /** The search loads the whole index of a language. */
  private heavyIndexes(files: ReadonlySet<string>): Finding[] {
    return [...files].flatMap((file) => {
      const bytes = /^\/assets\/search\/.*-texts\..*\.json$/.test(file) ? statSync(join(this.dist, file)).size : 0;
      const what = `the search index has ${(bytes / 1e6).toFixed(1)} MB, which everyone who searches loads`;
      const fix = 'mark old pages `unlisted`, leave old versions of the docs out, or put a hosted search in its place';
      const shown = displayPath(join(this.dist, file), this.root);
      return bytes > heaviestIndex ? [found('built pages', shown, undefined, what, fix, { severity: 'warning' })] : [];
    });
  }

  private linkFindings(link: BuiltLink, from: ReadPage, files: ReadonlySet<string>): Finding[] {
    const { url, line, inContent, isLink } = link;
    const add = (isWrong: boolean, what: string, fix: string): Finding[] =>
      isWrong ? [found('built pages', from.shown, line, `${isLink ? 'link' : 'file'} ${url} ${what}`, fix)] : [];
    if (/^(data|blob|mailto|tel|javascript):/i.test(url)) return [];
    const target = URL.parse(url, this.origin + encodeURI(from.address));
    if (!target) return add(true, 'is no address', 'correct it');
    const path = safeDecode(target.pathname);
    const isWhole = /^https?:/i.test(url);
    // Addresses outside the base belong to another site on the same host.
    if (target.origin !== this.origin || (isWhole && !isWithinBase(path))) return [];
    if (isLink && isWhole) return add(true, 'leads to this site by its full address', `write ${path}${target.hash}`);
    const answer = answerTo({ base: withBase(''), redirects, has: (file) => files.has(file) }, target.pathname);
    const isHere = path === from.address;
    if (!isHere && answer.kind === 'redirect') return add(true, 'only forwards', `write ${safeDecode(answer.to)}`);
    const file = isHere ? from.file : answer.kind === 'file' && files.has(answer.file) ? answer.file : undefined;
    if (!file) return add(true, 'does not exist', 'correct the address, or build the page it names');
    const there = this.pages.get(file);
    if (!there) return [];
    const anchor = safeDecode(target.hash.slice(1));
    const isLost = anchor !== '' && anchor !== 'top' && !anchor.startsWith(':~:') && !there.ids.has(anchor);
    const lost = `leads to no place on its page: there is no id "${anchor}"`;
    const usual = `link ${localizePath(splitLocale(path).path, from.locale)}`;
    return [
      ...add(there.forwards, 'only forwards', 'link the page it forwards to'),
      ...add(inContent && there.locale !== from.locale, `leaves the reader's language (${from.locale})`, usual),
      ...add(isLost, lost, `use the id of a heading on ${there.address}`),
    ];
  }
}

const redirects = new Map(
  locales.map((locale) => [pathInLanguage('/docs', locale), pathInLanguage('/docs/intro', locale)]),
);

/** Each once: the navbar, the drawer and the footer name the same pages. */
function linksOf(page: Page): BuiltLink[] {
  const links = page.links
    // The canonical address is the page itself, not a link to another.
    .filter(({ element }) => element.attributes.rel !== 'canonical')
    .map(({ url, element }): BuiltLink => {
      const { name, attributes, line } = element;
      const isLink = name === 'a' || name === 'area';
      const toLanguage = 'data-language' in attributes || 'hreflang' in attributes || attributes.rel === 'alternate';
      return { url, line, isLink, inContent: isLink && !toLanguage && page.inMain(element) };
    });
  const groups = Map.groupBy(links, ({ url, isLink, inContent }) => `${isLink} ${inContent} ${url}`);
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

function elementFindings({ elements }: Page, shown: string): Finding[] {
  const ids = new Set<string>();
  return elements.flatMap(({ name, attributes: { id, style, src = '', alt }, line }) => {
    const add = (isWrong: boolean, what: string, fix: string): Finding[] =>
      isWrong ? [found('built pages', shown, line, what, fix)] : [];
    const isTwice = id !== undefined && ids.has(id);
    if (id !== undefined) ids.add(id);
    const unnamed = name === 'img' && alt === undefined;
    const forbidden = `<${name} style="…">: the security policy forbids inline styles`;
    return [
      ...add(isTwice, `the id "${id}" stands twice on the page`, 'rename the heading id or the id in the component'),
      ...add(style !== undefined, forbidden, 'use a class, a data attribute or an SVG attribute'),
      ...add(unnamed, `<img src="${src}"> has no alt`, 'write what the image shows, or alt="" for a mere decoration'),
    ];
  });
}

/** What the browser loads without input, and the CSP directive that governs it. */
const loads: Readonly<Record<string, (typeof policyKinds)[number]>> = {
  script: 'script',
  iframe: 'frame',
  img: 'img',
  source: 'media',
  video: 'media',
  audio: 'media',
};

/** Hosts that the policy does not name: the browser would block them without a word to the reader. */
function hostFindings({ elements, inline }: Page, shown: string, site: BuiltSite): Finding[] {
  const asked = elements.flatMap(({ name, attributes: { src, rel, href }, line }) => {
    const kind = name === 'link' && rel === 'stylesheet' ? 'style' : loads[name];
    return kind ? [{ kind, url: name === 'link' ? href : src, line }] : [];
  });
  // A snippet that makes a script: `s.src = "https://…"`.
  const made = inline.scripts.flatMap((code) =>
    [...code.matchAll(/\.src\s*=\s*['"`]((?:https:)?\/\/[^'"`\s]+)/g)].map(([, url]) => ({
      kind: 'script' as const,
      url,
      line: undefined,
    })),
  );
  return [...asked, ...made].flatMap(({ kind, url, line }) => {
    const target = url && /^(?:https?:)?\/\//.test(url) ? URL.parse(url, site.origin) : null;
    if (!target || target.origin === site.origin || allowedHosts(kind, site).includes(target.origin)) return [];
    const what = `${kind} ${target.href}: the security policy of the site does not name ${target.host}, browsers block it`;
    return [found('built pages', shown, line, what, `add policy: { ${kind}: ['${target.origin}'] } to site.config.ts`)];
  });
}

/** Code may show what a writer types. */
const codeElements = new Set(['script', 'style', 'code', 'pre', 'textarea', 'template']);

function wholeFindings(page: Page, shown: string, origin: string): Finding[] {
  const { address, path, locale, elements } = page;
  const { language, title, description, canonical, indexed } = page.head;
  const titles = elements.filter(({ name }) => name === 'h1').length;
  const text = textIn(page.document, ' ', ({ name }) => codeElements.has(name));
  const [unfilled] = /\{(?:brand|igmatrix|ytmatrix|videomagic|fact:[\w-]*)\}/.exec(text) ?? [];
  const own = origin + encodeURI(address);
  // A text that is not translated yet names its source, a page of an older version of the docs today's.
  const today = path.replace(/^\/docs\/[^/]+\//, '/docs/');
  const allowed = [
    own,
    ...(indexed ? [] : [origin + encodeURI(withBase(path))]),
    ...(today === path ? [] : [localizePath(today, locale), withBase(today)].map((newer) => origin + encodeURI(newer))),
  ];
  const isNamed = isNotFound(page) || allowed.some((url) => isSameAddress(canonical, url));
  const toFill = 'pass the text through `fillIn()`, or write <Brand /> and <Fact> in MDX';
  const add = (isWrong: boolean, what: string, fix: string): Finding[] =>
    isWrong ? [found('built pages', shown, undefined, what, fix)] : [];
  return [
    ...add(language !== locale, `<html lang="${language ?? ''}"> on a page in ${locale}`, 'pass the page its locale'),
    ...add(titles !== 1, `${titles} level-1 headings`, 'exactly one <h1>: the title of the page'),
    ...add(!title, 'no <title>', 'give the page a title'),
    ...add(!description, 'no description', 'give the page a description of 20 to 155 characters'),
    ...add(!isNamed, `the canonical address is ${canonical ?? 'missing'}`, `it should be ${own}`),
    ...add(unfilled !== undefined, `${unfilled} reached the reader`, toFill),
  ];
}

/** Whichever letters are encoded in the one and the other. */
const isSameAddress = (one: string | undefined, other: string): boolean =>
  one !== undefined && URL.parse(one)?.href === URL.parse(other)?.href;

/** Titles and descriptions tell the pages of a language apart in search results. */
const repeatedTexts = (pages: readonly ReadPage[]): Finding[] =>
  (['title', 'description'] as const).flatMap((kind) => {
    const named = pages.filter((page) => page.indexed && page[kind]);
    return [...Map.groupBy(named, (page) => `${page.locale} ${page[kind]}`).values()].flatMap(([first, ...others]) =>
      others.map(({ shown, [kind]: text }) => {
        const what = `has the same ${kind} as ${first?.shown}: "${text}"`;
        return found('built pages', shown, undefined, what, `write a ${kind} of its own`, { severity: 'warning' });
      }),
    );
  });

const tooMany = 3;

/** A wrong link in the navbar is on every page: said once, with the number of pages. */
const foldRepeated = (findings: Finding[]): Finding[] =>
  [...Map.groupBy(findings, ({ what }) => what).values()].flatMap((same) => {
    const onPages = [...new Map(same.map((finding) => [finding.file, finding])).values()];
    const [first] = onPages;
    if (!first || onPages.length <= tooMany) return onPages;
    return [{ ...first, what: `${first.what} (on ${onPages.length} pages, this is the first)` }];
  });

/** The file an author opens to fix a built page. */
function sourceOf({ locale, path }: ReadPage, root: string): string | undefined {
  const isArticle = /^\/(?:docs|blog)\//.test(path);
  const source = `content/${locale}${isArticle ? '' : '/pages'}${path}.mdx`;
  return existsSync(join(root, source)) ? source : undefined;
}

export function checkBuilt(dist: string, root: string, site: BuiltSite): { findings: Finding[]; count: number } {
  const check = new BuiltCheck(dist, root, site);
  for (const page of readPages(dist)) check.add(page);
  return check.finish();
}
