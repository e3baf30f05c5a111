import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stylePolicy } from '../../deploy/policy.ts';
import { withBase, withoutBase } from '../lib/base.ts';
import { type Element, elementsIn, parseHtml } from '../lib/html.ts';
import { sha256 } from './inline-hashes.ts';
import { filesIn } from './site.ts';
import { readRules } from './used-rules.ts';

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

/**
 * The bundler writes a style sheet for every part of the site, and a page names a dozen of them: none of its text is
 * drawn before the last has come. Written into the page they cost no way to the server and back, and are a third
 * smaller together: only the rules for what occurs on the page. Their order is kept: it decides between rules of the
 * same weight. On the way from page to page, `browser/page-styles.client.ts` exchanges them.
 */
export class PageStyles {
  private readonly dist: string;
  private readonly classesOfScripts = new Set<string>();
  private readonly rules = new Map<string, ReturnType<typeof readRules>>();

  constructor(dist: string) {
    this.dist = dist;
    for (const script of filesIn(dist).filter((file) => file.endsWith('.js')))
      for (const [word] of this.read(script).matchAll(words)) this.classesOfScripts.add(word);
  }

  private readonly read = (file: string): string => readFileSync(join(this.dist, file), 'utf8');

  /** The page with its styles, and the line of the security policy that allows them, in the place of the first sheet. */
  readonly writeInto = (written: string): string => {
    const html = written.replace(islandStyle, '');
    const links = sheetLinks(html);
    const [first, ...others] = links;
    if (!first) return html;
    const css = this.rulesOf(sheetsIn(links))(this.classesOfScripts.union(classesOn(html)));
    const policy = `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(sha256(css))}">`;
    const parts = [html.slice(0, first.start), policy, `<style data-page-styles>${css}</style>`];
    let from = first.end;
    for (const { start, end } of others) {
      parts.push(html.slice(from, start));
      from = end;
    }
    return parts.join('') + html.slice(from);
  };

  private rulesOf(sheets: string[]): ReturnType<typeof readRules> {
    const key = sheets.join();
    const known = this.rules.get(key);
    if (known) return known;
    // Two parts of the site may have written the same sheet.
    const texts = new Set(sheets.map((sheet) => this.read(sheet)));
    const rules = readRules([...texts].join('\n'));
    this.rules.set(key, rules);
    return rules;
  }
}

function classesOn(html: string): Set<string> {
  const known = new Set<string>();
  for (const [, names = ''] of html.matchAll(classAttributes)) for (const name of names.split(' ')) known.add(name);
  for (const [, script = ''] of html.matchAll(inlineScripts))
    for (const [word] of script.matchAll(words)) known.add(word);
  return known;
}
