import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase, withoutBase } from '../lib/base.ts';
import { type Element, elementsIn, parseHtml } from '../lib/html.ts';
import { isPage } from './addresses.ts';
import { filesIn } from './site.ts';
import { usedRules } from './used-rules.ts';

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
const inlineScripts = /<script>([^<]*)</g;

function addClasses(html: string, known: Set<string>): void {
  for (const [, names = ''] of html.matchAll(classAttributes)) for (const name of names.split(' ')) known.add(name);
  for (const [, script = ''] of html.matchAll(inlineScripts))
    for (const [word] of script.matchAll(words)) known.add(word);
}

/**
 * The bundler writes a style sheet for every part of the site, and a page names a dozen of them. Together they are a
 * third smaller on the line, and one request instead of twelve. Their order is kept: it decides between rules of the
 * same weight. Pages that need the same styles share the sheet; rules for what none of them has are left out.
 */
export class JoinedStyles {
  private readonly dist: string;
  /** By the sheets pages name: the classes that occur on them. */
  private readonly classes = new Map<string, Set<string>>();
  private readonly classesOfScripts = new Set<string>();
  private readonly joined = new Map<string, string>();

  /** `sheets` are those of a site whose pages name the same ones: it need not be read. */
  constructor(dist: string, sheets?: Readonly<Record<string, string>>) {
    this.dist = dist;
    for (const [key, sheet] of Object.entries(sheets ?? {})) this.joined.set(key, sheet);
    if (sheets) return;
    for (const file of filesIn(dist)) {
      if (isPage(file)) this.noteClasses(this.read(file));
      else if (file.endsWith('.js'))
        for (const [word] of this.read(file).matchAll(words)) this.classesOfScripts.add(word);
    }
  }

  private readonly read = (file: string): string => readFileSync(join(this.dist, file), 'utf8');

  private noteClasses(html: string): void {
    const key = sheetsIn(sheetLinks(html)).join();
    const known = this.classes.get(key) ?? new Set();
    addClasses(html, known);
    this.classes.set(key, known);
  }

  /** What decides about the sheet of a page. */
  static read(html: string): { sheets: string[]; classes: string[] } {
    const classes = new Set<string>();
    addClasses(html, classes);
    return { sheets: sheetsIn(sheetLinks(html)), classes: [...classes].sort() };
  }

  get sheets(): Record<string, string> {
    return Object.fromEntries(this.joined);
  }

  /** The page with one sheet. */
  readonly join = (written: string): string => {
    const html = written.replace(islandStyle, '');
    const links = sheetLinks(html);
    const [first, ...others] = links;
    const sheets = sheetsIn(links);
    if (!first || others.length === 0) return html;
    const parts = [html.slice(0, first.start), `<link rel="stylesheet" href="${withBase(this.sheetOf(sheets))}">`];
    let from = first.end;
    for (const { start, end } of others) {
      parts.push(html.slice(from, start));
      from = end;
    }
    return parts.join('') + html.slice(from);
  };

  private sheetOf(sheets: string[]): string {
    const key = sheets.join();
    const known = this.joined.get(key);
    if (known) return known;
    const all = new Set(sheets.map((sheet) => this.read(sheet).trimEnd()));
    const occurring = this.classesOfScripts.union(this.classes.get(key) ?? new Set<string>());
    const css = [...all].map((sheet) => usedRules(sheet, occurring)).join('');
    const joined = `/assets/styles.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(this.dist, joined), `${css}\n`);
    this.joined.set(key, joined);
    return joined;
  }
}
