import { type DocumentNode, ELEMENT_NODE, type ElementNode, parse, TEXT_NODE } from 'ultrahtml';
import type { Kind, PageRecord, SectionRecord } from './index-format.ts';

/** What the reader sees of a built page, as sections. Everything here runs at build time. */

type Child = ElementNode['children'][number];

/** Controls, navigation and decoration: nothing a reader would look for. */
const skipped = new Set([
  'h1',
  'script',
  'style',
  'template',
  'noscript',
  'button',
  'select',
  'option',
  'input',
  'textarea',
  'datalist',
  'dialog',
  'nav',
  'iframe',
]);
const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'caption',
  'details',
  'div',
  'dd',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'legend',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'thead',
  'tr',
  'ul',
]);
const cellBreak = '\u001f';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export function decodeEntities(text: string): string {
  // Where a long word may break is no part of it.
  return text
    .replaceAll('\u00ad', '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number.parseInt(decimal, 10));
      return named[name?.toLowerCase() ?? ''] ?? whole;
    });
}

const isElement = (node: Child): node is ElementNode => node.type === ELEMENT_NODE;

function* elements(root: ElementNode | DocumentNode): Generator<ElementNode> {
  for (const child of root.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elements(child);
  }
}

const attribute = (element: ElementNode, name: string): string => decodeEntities(element.attributes[name] ?? '');

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lines of a block: no empty ones, no run of spaces, table cells apart. */
const lines = (raw: string): string =>
  raw
    .split('\n')
    .map((line) => line.split(cellBreak).map(oneLine).filter(Boolean).join(' · '))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');

/** Sections that only point to other pages answer nothing themselves. */
const pointers = new Set(['related']);

class SectionReader {
  private readonly sections: SectionRecord[] = [{ id: '', heading: '', text: '', code: '' }];
  private insideCell = false;

  private get current(): SectionRecord {
    const last = this.sections.at(-1);
    if (!last) throw new Error('a page has at least one section');
    return last;
  }

  read(element: ElementNode): void {
    let afterElement = false;
    for (const child of element.children) {
      if (child.type === TEXT_NODE) this.current.text += decodeEntities(child.value).replace(/\s+/g, ' ');
      else if (isElement(child)) {
        // Styles keep neighbors apart that have no space between them: name and value, two buttons.
        if (afterElement) this.current.text += ' ';
        this.enter(child);
      }
      afterElement = isElement(child);
    }
  }

  private enter(element: ElementNode): void {
    const { name, attributes } = element;
    if (skipped.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') return;
    if (attributes['data-search'] === 'none') return;
    if (attributes['data-search'] === 'labels') {
      this.current.code += `\n${drawnWords(element)}\n`;
      this.current.text += '\n';
      return;
    }
    if (name === 'svg') {
      const title = [...elements(element)].find((inner) => inner.name === 'title');
      if (title) this.current.text += `\n${textOf(title)}\n`;
      return;
    }
    if (/^h[2-4]$/.test(name) && attributes.id) {
      this.sections.push({ id: attribute(element, 'id'), heading: oneLine(textOf(element)), text: '', code: '' });
      return;
    }
    if (name === 'pre') {
      this.current.code += `\n${textOf(element)}\n`;
      this.current.text += '\n';
      return;
    }
    const isCell = name === 'td' || name === 'th';
    const edge = isCell ? cellBreak : name === 'br' ? ' ' : !blocks.has(name) ? '' : this.insideCell ? ' ' : '\n';
    this.current.text += edge;
    if (isCell) this.insideCell = true;
    this.read(element);
    if (isCell) this.insideCell = false;
    this.current.text += edge;
  }

  finish(): SectionRecord[] {
    return this.sections
      .filter(({ id }) => !pointers.has(id))
      .map((section) => ({ ...section, text: lines(section.text), code: lines(section.code) }));
  }
}

/** The words of a drawing, each on its line; what is only heard names no control. */
function drawnWords(element: ElementNode): string {
  return element.children
    .map((child) => {
      if (child.type === TEXT_NODE) return decodeEntities(child.value);
      if (!isElement(child) || skipped.has(child.name) || child.attributes.class === 'visually-hidden') return '';
      return `\n${drawnWords(child)}\n`;
    })
    .join('');
}

function textOf(element: ElementNode): string {
  return element.children
    .map((child) => {
      if (child.type === TEXT_NODE) return decodeEntities(child.value);
      return isElement(child) && !skipped.has(child.name) ? textOf(child) : '';
    })
    .join('');
}

export function kindOf(path: string): Kind {
  return path === '/docs' || path.startsWith('/docs/')
    ? 'docs'
    : path === '/blog' || path.startsWith('/blog/')
      ? 'blog'
      : 'pages';
}

/** Lists of other pages, one for every tag, author and page number: their entries are in the index themselves. */
const isListing = (path: string): boolean => /^\/(?:docs|blog)\/tags\/.|^\/blog\/(?:page|authors)\/./.test(path);

export interface BuiltPage {
  html: string;
  /** Address with language prefix, and without. */
  address: string;
  path: string;
}

/** Nothing for pages kept out of search engines and for mere lists. */
export function extractPage({ html, address, path }: BuiltPage): PageRecord | undefined {
  if (isListing(path) || /<meta name="robots" content="[^"]*noindex/.test(html)) return undefined;
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < 0) return undefined;
  const document: DocumentNode = parse(html.slice(start, end + '</main>'.length));
  const all = [...elements(document)];
  const main = all[0];
  if (!main) return undefined;
  const title = all.find(({ name }) => name === 'h1');
  const meta = (name: string): string =>
    oneLine(decodeEntities(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''));
  const kind = kindOf(path);
  const marked = all.filter(({ attributes }) => 'data-search-body' in attributes);
  const reader = new SectionReader();
  // A docs or blog page without a marked text is an overview of other pages: its title and description are enough.
  for (const root of marked.length > 0 || kind !== 'pages' ? marked : [main]) reader.read(root);
  return {
    path: address,
    kind,
    title: oneLine(title ? textOf(title) : decodeEntities(/<title>([^<]*)/.exec(html)?.[1] ?? path)),
    description: meta('description'),
    keywords: meta('keywords').split(', ').filter(Boolean),
    names: [],
    sections: reader.finish(),
  };
}
