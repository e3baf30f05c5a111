import { type MdastNode, mdxToMdast } from 'satteri';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { fillNames } from '../../src/lib/interpolate.ts';
import { productKeys } from '../../src/lib/parts.ts';
import { headingId } from '../../src/mdx/heading-id.ts';
import type { Block } from '../../src/mdx/lists/rules.ts';
import { attributesOf, type Jsx } from '../../src/mdx/plugins/node.ts';
import { DataFile } from './data-file.ts';
import type { Located } from './finding.ts';
import { codeMark, dataPassage, factText, labelText, type Names, type Passage, PassageBuilder } from './passage.ts';

type Collection = 'docs' | 'blog' | 'pages';

export interface Heading {
  depth: number;
  id: string | undefined;
  text: string;
  line: number;
}

export interface Link {
  url: string;
  text: string;
  line: number;
  image: boolean;
}

export interface Element extends Block {
  /** A block: alone, with empty lines around it. */
  block: boolean;
  parent: Element | undefined;
  /** Number of items in the lists directly inside. */
  points: number;
}

export interface Page extends Located {
  collection: Collection;
  /** The folder below that of the language: `docs`, `docs-versions/1.0`, `blog`, `pages`. */
  folder: string;
  locale: Locale;
  /** Path below the language, without `.mdx`. */
  slug: string;
  path: string;
  source: string;
  frontMatter: DataFile | undefined;
  data: Record<string, unknown>;
  body: string;
  passages: Passage[];
  headings: Heading[];
  /** Lines of tables with a column that has no heading. */
  namelessColumns: number[];
  links: Link[];
  elements: Element[];
  /** `{…}`, `import` and `export`: code that writers do not use. */
  scripts: Array<{ value: string; line: number }>;
  syntaxError: { line: number; message: string } | undefined;
}

/** Its address without language. */
export function pagePath({ folder, slug }: Pick<Page, 'folder' | 'slug'>): string {
  const version = folder.startsWith('docs-versions/') ? `docs/${folder.slice('docs-versions/'.length)}` : folder;
  return folder === 'pages' ? `/${slug}` : `/${version}/${slug}`;
}

/** Every translated page with the one it is made from. */
export function translated(pages: readonly Page[]): Array<{ page: Page; base: Page }> {
  const keyOf = ({ folder, slug }: Page): string => `${folder}/${slug}`;
  const sources = new Map(pages.filter(({ locale }) => locale === defaultLocale).map((page) => [keyOf(page), page]));
  return pages.flatMap((page) => {
    const base = sources.get(keyOf(page));
    return base && base !== page ? [{ page, base }] : [];
  });
}

/** A list of the front matter, whatever is in it. */
export function listIn({ data }: Page, field: string): unknown[] {
  const value = data[field];
  return Array.isArray(value) ? value : [];
}

type PagePlace = Pick<Page, 'collection' | 'folder' | 'locale' | 'slug' | 'file' | 'path'>;

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Attributes of components that readers see. */
const spoken = ['title', 'label', 'ask', 'answer', 'at'];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page, whatever state its front matter and text are in. */
export function readPage(place: PagePlace, source: string, names: Names): Page {
  const { file } = place;
  const [block = '', yaml] = frontMatterBlock.exec(source) ?? [];
  const frontMatter = yaml === undefined ? undefined : new DataFile(file, file, yaml, true);
  const page: Page = {
    ...place,
    placeOf: (path) => ({ file, line: frontMatter?.lineOf(path) }),
    source,
    frontMatter,
    data: isRecord(frontMatter?.data) ? frontMatter.data : {},
    body: source.slice(block.length),
    passages: [],
    headings: [],
    namelessColumns: [],
    links: [],
    elements: [],
    scripts: [],
    syntaxError: undefined,
  };
  const reader = new Reader(page, names);
  for (const { path, text, line } of frontMatter?.strings ?? [])
    if (['title', 'description', 'sidebarLabel', 'keyPoints'].includes(path[0] ?? '')) reader.words(text, line);
  try {
    reader.read(mdxToMdast(source));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1', text = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
    page.syntaxError = { line: Number(line), message: text };
  }
  return page;
}

/** Fills a page from its tree. */
class Reader {
  private readonly page: Page;
  private readonly names: Names;

  constructor(page: Page, names: Names) {
    this.page = page;
    this.names = names;
  }

  /** Words outside the running text: in the front matter, an attribute, or the description of an image. */
  words(text: string | null | undefined, line: number): void {
    const { file, locale } = this.page;
    if (text) this.page.passages.push(dataPassage(this.names, { file, locale, line }, text));
  }

  /** `passage` is the one that the node is part of, `parent` the component around it. */
  read(node: MdastNode, parent?: Element, passage?: PassageBuilder): void {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'yaml':
      case 'code':
        return;
      case 'paragraph':
      case 'tableCell':
        this.passage(node.children, line, parent);
        return;
      case 'heading': {
        const id = headingId(node.children.at(-1));
        const { text } = this.passage(id ? node.children.slice(0, -1) : node.children, line, parent);
        this.page.headings.push({ depth: node.depth, id, text: text.trim(), line });
        return;
      }
      case 'table':
        if (node.children[0]?.children.some(({ children }) => children.length === 0))
          this.page.namelessColumns.push(line);
        break;
      case 'text':
        passage?.add(node.value);
        return;
      case 'inlineCode':
        passage?.cite(codeMark);
        return;
      case 'break':
        passage?.add('\n');
        return;
      case 'strong':
        passage?.within(true, () => this.all(node.children, parent, passage));
        return;
      case 'link': {
        const isElsewhere = /^https?:/.test(node.url);
        const text = passage?.within(isElsewhere, () => this.all(node.children, parent, passage)) ?? '';
        this.page.links.push({ url: node.url, text, line, image: false });
        return;
      }
      case 'image':
        this.page.links.push({ url: node.url, text: node.alt ?? '', line, image: true });
        for (const words of [node.alt, node.title]) this.words(words, line);
        return;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        this.page.scripts.push({ value: node.value, line });
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const element = this.element(node, line, parent);
        const said = passage && this.saidBy(element);
        if (said === undefined) this.all(node.children, element, passage);
        else passage?.cite(said);
        return;
      }
    }
    if ('children' in node) this.all(node.children, parent, passage);
  }

  private all(nodes: readonly MdastNode[], parent?: Element, passage?: PassageBuilder): void {
    for (const node of nodes) this.read(node, parent, passage);
  }

  private passage(children: readonly MdastNode[], line: number, parent?: Element): Passage {
    const { file, locale, passages } = this.page;
    const builder = new PassageBuilder();
    this.all(children, parent, builder);
    const passage = { file, locale, line, text: builder.text, own: builder.own };
    passages.push(passage);
    return passage;
  }

  private element(node: Jsx, line: number, parent?: Element): Element {
    const attributes = attributesOf(node);
    const lists = node.children.filter((child) => child.type === 'list');
    const element: Element = {
      name: node.name ?? '',
      attributes,
      line,
      block: node.type === 'mdxJsxFlowElement',
      parent,
      children: node.children.map((child) => ('name' in child && child.name) || child.type),
      orderedList: lists.some(({ ordered }) => ordered === true),
      points: lists.reduce((sum, { children }) => sum + children.length, 0),
      inside: [],
    };
    this.page.elements.push(element);
    parent?.inside.push(element);
    for (const name of spoken) this.words(attributes.get(name), line);
    return element;
  }

  /** The words of a component without children; undefined if its words are its children. */
  private saidBy({ name: component, attributes }: Element): string | undefined {
    const name = attributes.get('name') ?? '';
    const { names, page } = this;
    switch (component) {
      case 'Brand':
        return names.own.brand;
      case 'Product':
        return productKeys.some((key) => key === name) ? fillNames(`{${name}}`, names.own) : '';
      case 'SupportEmail':
        return names.supportEmail;
      case 'Fact':
        return factText(names, name, page.locale);
      case 'Ui':
        return labelText(names, attributes, page.locale);
      case 'kbd':
      case 'Message':
        return codeMark;
    }
    return undefined;
  }
}
