import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase, withoutBase } from '../lib/base.ts';
import { type Element, elementsIn, parseHtml } from '../lib/html.ts';
import { isPage } from './addresses.ts';
import { type Alike, commonOrder, servedByOne } from './common-sheet.ts';
import { filesIn } from './site.ts';
import { concerns, usedRules } from './used-rules.ts';

const isSheet = ({ name, attributes: { rel, href = '' } }: Element): boolean =>
  name === 'link' && rel === 'stylesheet' && href.startsWith(withBase('/assets/'));

/**
 * Astro writes these rules in front of whichever island is rendered first; HTML allows them only before all islands.
 * `styles/base.css` has them.
 */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

const sheetLinks = (html: string): Element[] => elementsIn(parseHtml(html, { until: 'body' })).filter(isSheet);
const sheetsIn = (links: Element[]): string[] => [
  ...new Set(links.flatMap(({ attributes: { href } }) => (href ? withoutBase(href) : []))),
];

/** What may be a class in a script: scripts write their elements themselves. */
const words = /[\w-]+/g;
const classAttributes = / class="([^"]*)"/g;
const dataAttributes = / (data-[\w-]+)/g;
const inlineScripts = /<script>([^<]*)</g;

function addClasses(html: string, known: Set<string>): void {
  for (const [, names = ''] of html.matchAll(classAttributes)) for (const name of names.split(' ')) known.add(name);
  for (const [, script = ''] of html.matchAll(inlineScripts))
    for (const [word] of script.matchAll(words)) known.add(word);
}

/** About 18 KB on the line: the docs, the blog and their lists have room in it, the home page has not. */
const mostBytesInCommon = 100_000;

interface Group extends Alike {
  /** What occurs on its pages. */
  classes: Set<string>;
  attributes: Set<string>;
}

/**
 * The bundler writes a style sheet for every part of the site, and a page names a dozen of them. Together they are a
 * third smaller on the line, and one request instead of twelve. They keep an order: it decides between rules of the
 * same weight. Pages that need the same styles share the sheet; rules for what none of them has are left out.
 *
 * So the first page comes with little, but every next one would have to fetch its own. One sheet more serves most pages:
 * all name it (`data-common`), and those it serves say so (`data-covered`). The router fetches it when the reader is about
 * to go on, and keeps it (browser/router/styles.client.ts).
 */
export class JoinedStyles {
  private readonly dist: string;
  /** By the sheets that pages name. */
  private readonly groups = new Map<string, Group>();
  private readonly sheetTexts = new Map<string, string>();
  private readonly classesOfScripts = new Set<string>();
  /** What stands on a page in place of its links, by the sheets these name. */
  private readonly links = new Map<string, string>();

  /** `sheets` are those of a site whose pages name the same ones: it need not be read. */
  constructor(dist: string, sheets?: Readonly<Record<string, string>>) {
    this.dist = dist;
    for (const [key, link] of Object.entries(sheets ?? {})) this.links.set(key, link);
    if (sheets) return;
    for (const file of filesIn(dist)) {
      if (isPage(file)) this.notePage(this.read(file));
      else if (file.endsWith('.js'))
        for (const [word] of this.read(file).matchAll(words)) this.classesOfScripts.add(word);
    }
    this.writeSheets();
  }

  private readonly read = (file: string): string => readFileSync(join(this.dist, file), 'utf8');

  /** Choosing what pages share asks for each again and again. */
  private sheet(file: string): string {
    const css = this.sheetTexts.get(file) ?? this.read(file);
    this.sheetTexts.set(file, css);
    return css;
  }

  private notePage(html: string): void {
    const links = sheetLinks(html);
    // Nothing to join.
    if (links.length < 2) return;
    const sheets = sheetsIn(links);
    const key = sheets.join();
    const group = this.groups.get(key) ?? { sheets, pages: 0, classes: new Set(), attributes: new Set() };
    this.groups.set(key, group);
    group.pages += 1;
    addClasses(html, group.classes);
    for (const [, name = ''] of html.matchAll(dataAttributes)) group.attributes.add(name);
  }

  /** What decides about the sheet of a page. */
  static read(html: string): { sheets: string[]; classes: string[] } {
    const classes = new Set<string>();
    addClasses(html, classes);
    return { sheets: sheetsIn(sheetLinks(html)), classes: [...classes].sort() };
  }

  get sheets(): Record<string, string> {
    return Object.fromEntries(this.links);
  }

  /** The page with one sheet. */
  readonly join = (written: string): string => {
    const html = written.replace(islandStyle, '');
    const links = sheetLinks(html);
    const [first, ...others] = links;
    const link = this.links.get(sheetsIn(links).join());
    if (!first || !link) return html;
    const parts = [html.slice(0, first.start), link];
    let from = first.end;
    for (const { start, end } of others) {
      parts.push(html.slice(from, start));
      from = end;
    }
    return parts.join('') + html.slice(from);
  };

  private writeSheets(): void {
    const groups = [...this.groups.values()];
    const covered = servedByOne(groups, mostBytesInCommon, {
      bytes: (sheet) => this.sheet(sheet).length,
      disturbs: (sheet, { classes, attributes }) => concerns(this.sheet(sheet), classes.union(attributes)),
    });
    const order = commonOrder(covered);
    // One group has its own already.
    const common = covered.length > 1 ? this.write(this.cssOf(order, covered)) : undefined;
    for (const [key, group] of this.groups) {
      const isCovered = covered.includes(group);
      // The same order in both: which of two rules wins must not depend on where the reader comes from.
      const sheets = isCovered ? order.filter((sheet) => group.sheets.includes(sheet)) : group.sheets;
      const attributes = [
        `href="${this.write(this.cssOf(sheets, [group]))}"`,
        ...(common ? [`data-common="${common}"`] : []),
        ...(common && isCovered ? ['data-covered'] : []),
      ];
      this.links.set(key, `<link rel="stylesheet" ${attributes.join(' ')}>`);
    }
  }

  private cssOf(sheets: readonly string[], groups: readonly Group[]): string {
    const all = new Set(sheets.map((sheet) => this.sheet(sheet).trimEnd()));
    let occurring: ReadonlySet<string> = this.classesOfScripts;
    for (const { classes } of groups) occurring = occurring.union(classes);
    return [...all].map((sheet) => usedRules(sheet, occurring)).join('');
  }

  /** Its address. */
  private write(css: string): string {
    const file = `/assets/styles.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(this.dist, file), `${css}\n`);
    return withBase(file);
  }
}
