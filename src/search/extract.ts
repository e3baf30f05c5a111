import { oneLine, type Page } from '../built-site/page.ts';
import { localizePath } from '../i18n/routes.ts';
import { perLocale } from '../languages/index.ts';
import { type Element, elementsIn, type Node, textIn } from '../lib/html.ts';
import { cellSeparator, type Kind, type PageRecord } from './index-format.ts';

/** The visible text of a built page, as sections. Everything here runs at build time. */

/** Controls, navigation and decoration: nothing a reader would look for. */
const skipped = new Set(
  'h1 script style template noscript button select option input textarea datalist dialog nav iframe'.split(/\s+/),
);
const blocks = new Set(
  `address article aside blockquote caption details div dd dl dt fieldset figcaption figure footer form h1
    h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody thead tr ul`.split(/\s+/),
);
const cellBreak = '\u001f';

/** Soft hyphens are not part of a word. */
const unbroken = (text: string): string => text.replaceAll('\u00ad', '');

/** Heard, not seen: nothing to quote. */
const isOnlyHeard = ({ attributes }: Element): boolean => attributes.class === 'visually-hidden';

const isElement = (node: Node): node is Element => typeof node !== 'string';

/** Lines of a block: no empty ones, no run of spaces, table cells apart. */
const lines = (raw: string): string =>
  raw
    .split('\n')
    .map((line) => line.split(cellBreak).map(oneLine).filter(Boolean).join(cellSeparator))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');

/** Sections that only point to other pages answer nothing themselves. */
const pointers = new Set(['related']);

type SectionRecord = PageRecord['sections'][number];

class SectionReader {
  private readonly sections: SectionRecord[] = [];
  private current = this.begin('', '');
  private insideCell = false;
  private insideRow = false;
  /** Parts of a page that have an address, by the id of the heading they are named after: links lead to the part. */
  private readonly partsByHeading = new Map<string, string>();

  private begin(id: string, heading: string): SectionRecord {
    const section = { id, heading, text: '', code: '', questions: [], rows: [] };
    this.sections.push(section);
    return section;
  }

  read(element: Element): void {
    let afterElement = false;
    for (const child of element.children) {
      if (!isElement(child)) this.current.text += unbroken(child).replace(/\s+/g, ' ');
      else {
        // Styles keep neighbors apart that have no space between them: name and value, two buttons.
        if (afterElement) this.current.text += ' ';
        this.enter(child);
      }
      afterElement = isElement(child);
    }
  }

  private enter(element: Element): void {
    const { name, attributes } = element;
    if (skipped.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') return;
    // The heads of columns say nothing about any row.
    if (attributes['data-search'] === 'none' || name === 'thead') return;
    const unquoted = unquotedText(element);
    if (unquoted !== undefined) {
      this.current.code += `\n${unquoted}\n`;
      this.current.text += '\n';
      return;
    }
    if (/^h[2-4]$/.test(name) && attributes.id) {
      this.current = this.begin(this.partsByHeading.get(attributes.id) ?? attributes.id, oneLine(textOf(element)));
      return;
    }
    const { id, 'aria-labelledby': headingId } = attributes;
    if (name === 'section' && id && headingId) this.partsByHeading.set(headingId, id);
    // A `<details>` entry is a separate section, if it has an id.
    if (name === 'details' && id) this.readEntry(element, id);
    else if ((name === 'tr' || attributes['data-search'] === 'row') && id) this.readRow(element, id);
    else if (!isOnlyHeard(element)) this.readBlock(element);
  }

  private readBlock(element: Element): void {
    const { name } = element;
    const isCell = name === 'td' || name === 'th' || (this.insideRow && (name === 'dt' || name === 'dd'));
    const edge = isCell ? cellBreak : name === 'br' ? ' ' : !blocks.has(name) ? '' : this.insideCell ? ' ' : '\n';
    this.current.text += edge;
    if (isCell) this.insideCell = true;
    this.read(element);
    if (isCell) this.insideCell = false;
    this.current.text += edge;
  }

  private readEntry(element: Element, id: string): void {
    const summary = element.children.filter(isElement).find(({ name }) => name === 'summary');
    const around = this.current;
    this.current = this.begin(id, summary ? oneLine(textOf(summary)) : '');
    this.read({ ...element, children: element.children.filter((child) => child !== summary) });
    this.current = around;
  }

  private readRow(element: Element, id: string): void {
    const { current } = this;
    const before = current.text;
    current.text = '';
    this.insideRow = true;
    this.read(element);
    this.insideRow = false;
    const text = lines(current.text).replaceAll('\n', ' ');
    current.text = before;
    if (text) current.rows.push({ id, text });
  }

  finish(): SectionRecord[] {
    return this.sections
      .filter(({ id }) => !pointers.has(id))
      .map((section) => ({ ...section, text: lines(section.text), code: lines(section.code) }));
  }
}

const textOf = (element: Element): string => unbroken(textIn(element, '', ({ name }) => skipped.has(name)));

/** Code, drawings and the lines below them: found, but no sentence to quote. */
function unquotedText(element: Element): string | undefined {
  const { name, attributes } = element;
  if (attributes['data-search'] === 'labels')
    return unbroken(textIn(element, '\n', (inner) => skipped.has(inner.name) || isOnlyHeard(inner)));
  if (name === 'pre' || name === 'figcaption') return textOf(element);
  if (name !== 'svg') return undefined;
  const title = elementsIn(element).find((inner) => inner.name === 'title');
  return title ? textOf(title) : '';
}

const kindOf = (path: string): Kind =>
  /^\/docs(?:\/|$)/.test(path) ? 'docs' : /^\/blog(?:\/|$)/.test(path) ? 'blog' : 'pages';

/** Lists of other pages, one for every tag, author and page number: their entries are in the index themselves. */
const isListing = (path: string): boolean => /^\/(?:docs|blog)\/tags\/.|^\/blog\/(?:page|authors)\/./.test(path);

/** The pages a page's breadcrumbs name above it, without the home page and the list of its kind. */
function partsAbove({ elements, locale, path }: Page): string[] {
  const isHere = ({ name, attributes }: Element): boolean => name === 'span' && attributes['aria-current'] === 'page';
  const trail = elements.find((element) => element.name === 'nav' && elementsIn(element).some(isHere));
  if (!trail) return [];
  const named = new Set([localizePath('/', locale), localizePath(`/${path.split('/')[1]}`, locale)]);
  return elementsIn(trail)
    .filter(({ name, attributes }) => name === 'a' && !named.has(attributes.href ?? ''))
    .map((link) => oneLine(textOf(link)));
}

/** `undefined` for pages with `noindex` and for lists. */
export function extractPage(page: Page): PageRecord | undefined {
  const { address, path, head, main } = page;
  if (isListing(path) || !head.indexed || !main) return undefined;
  const inside = elementsIn(main);
  const title = inside.find(({ name }) => name === 'h1');
  const kind = kindOf(path);
  const marked = inside.filter(({ attributes }) => 'data-search-body' in attributes);
  const reader = new SectionReader();
  // A docs or blog page without a marked text is an overview of other pages: its title and description are enough.
  for (const root of marked.length > 0 || kind !== 'pages' ? marked : [main]) reader.read(root);
  return {
    path: address,
    kind,
    within: partsAbove(page),
    title: title ? oneLine(textOf(title)) : head.title || path,
    description: unbroken(head.description),
    keywords: head.keywords,
    names: [],
    sections: reader.finish(),
  };
}

/** Every page of a built site that can be found, by language. Older versions of the docs would answer all twice. */
export class SearchRecords {
  readonly byLocale = perLocale((): PageRecord[] => []);
  private readonly oldDocs: string[];

  constructor(docsVersions: ReadonlyArray<{ id: string }>) {
    this.oldDocs = docsVersions.filter(({ id }) => id !== 'current').map(({ id }) => `/docs/${id}/`);
  }

  add(page: Page): void {
    if (this.oldDocs.some((folder) => page.path.startsWith(folder))) return;
    const record = extractPage(page);
    if (record) this.byLocale[page.locale].push(record);
  }
}
