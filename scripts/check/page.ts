import type { Nodes, PhrasingContent } from 'mdast';
import { type MdastNode, type MdxJsxFlowElement, type MdxJsxTextElement, mdxToMdast } from 'satteri';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { fillNames } from '../../src/lib/interpolate.ts';
import { productKeys } from '../../src/lib/parts.ts';
import { headingId } from '../../src/mdx/heading-id.ts';
import { addLabel, codeMark, dataPassage, factText, type Names, type Passage, PassageBuilder } from './passage.ts';
import { YamlSource } from './yaml-source.ts';

export type Collection = 'docs' | 'blog' | 'pages';

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

export interface Element {
  name: string;
  /** `undefined` for a value that is not a plain text in quotes. */
  attributes: Map<string, string | undefined>;
  line: number;
  /** Stands alone, with empty lines around it. */
  block: boolean;
  parent: Element | undefined;
  /** Kinds of the Markdown directly inside: names of components, or types such as `list`. */
  children: string[];
  orderedList: boolean;
  /** How many points the lists directly inside have. */
  points: number;
  /** The components inside, in order. */
  inside: Element[];
}

export interface Page {
  collection: Collection;
  /** The folder the languages stand in: `docs`, `docs-versions/1.0`, `blog`, `pages`. */
  folder: string;
  locale: Locale;
  /** Path below the language, without `.mdx`. */
  slug: string;
  file: string;
  path: string;
  source: string;
  frontMatter: YamlSource | undefined;
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

export type PagePlace = Pick<Page, 'collection' | 'folder' | 'locale' | 'slug' | 'file' | 'path'>;

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Front matter and the text after it, whatever state they are in. */
export function splitSource(source: string): { frontMatter: string | undefined; body: string } {
  const match = frontMatterBlock.exec(source);
  return match
    ? { frontMatter: match[1] ?? '', body: source.slice(match[0].length) }
    : { frontMatter: undefined, body: source };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readPage(
  place: PagePlace,
  source: string,
  names: Names,
  readFrontMatter = (text: string): YamlSource => new YamlSource(text, 'front matter'),
): Page {
  const { frontMatter: yaml, body } = splitSource(source);
  const frontMatter = yaml === undefined ? undefined : readFrontMatter(yaml);
  const page: Page = {
    ...place,
    source,
    frontMatter,
    data: isRecord(frontMatter?.data) ? frontMatter.data : {},
    body,
    passages: [],
    headings: [],
    namelessColumns: [],
    links: [],
    elements: [],
    scripts: [],
    syntaxError: undefined,
  };
  for (const field of ['title', 'description', 'sidebarLabel']) {
    const text = page.data[field];
    if (typeof text !== 'string') continue;
    const line = frontMatter?.lineOf([field]) ?? 1;
    page.passages.push(dataPassage(names, { file: place.file, locale: place.locale, line }, text));
  }
  for (const [index, point] of (Array.isArray(page.data.keyPoints) ? page.data.keyPoints : []).entries()) {
    if (typeof point !== 'string') continue;
    const line = frontMatter?.lineOf(['keyPoints', index]) ?? 1;
    page.passages.push(dataPassage(names, { file: place.file, locale: place.locale, line }, point));
  }
  try {
    const root = mdxToMdast(source);
    new Reader(page, names).block(root, undefined);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1', text = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
    page.syntaxError = { line: Number(line), message: text };
  }
  return page;
}

function productName(own: Names['own'], { attributes }: Element): string {
  const key = attributes.get('name');
  return productKeys.some((known) => known === key) ? fillNames(`{${key}}`, own) : '';
}

/** Attributes of components that readers see. */
const spoken = ['title', 'label', 'ask', 'answer', 'at'];

const startLine = (node: Nodes): number => node.position?.start.line ?? 1;

class Reader {
  private readonly page: Page;
  private readonly names: Names;

  constructor(page: Page, names: Names) {
    this.page = page;
    this.names = names;
  }

  block(node: MdastNode, parent: Element | undefined): void {
    switch (node.type) {
      case 'yaml':
        return;
      case 'paragraph':
        this.passage(node.children, parent);
        return;
      case 'tableCell':
        this.passage(node.children, parent);
        return;
      case 'heading': {
        const { children } = node;
        const last = children.at(-1);
        const id = headingId(last);
        const { text } = this.passage(id ? children.slice(0, -1) : children, parent);
        this.page.headings.push({ depth: node.depth, id, text: text.trim(), line: startLine(node) });
        return;
      }
      case 'table':
        if (node.children[0]?.children.some(({ children }) => children.length === 0))
          this.page.namelessColumns.push(startLine(node));
        break;
      case 'mdxJsxFlowElement':
        this.element(node, true, parent);
        return;
      case 'mdxFlowExpression':
      case 'mdxjsEsm':
        this.page.scripts.push({ value: node.value, line: startLine(node) });
        return;
    }
    if ('children' in node) for (const child of node.children) this.block(child, parent);
  }

  private passage(children: PhrasingContent[], parent: Element | undefined): Passage {
    const builder = new PassageBuilder();
    this.inline(children, builder, parent);
    const passage = builder.build(this.page.file, this.page.locale);
    this.page.passages.push(passage);
    return passage;
  }

  /** Words outside the running text: in an attribute, or the description of an image. */
  private words(text: string, line: number): void {
    const place = { file: this.page.file, locale: this.page.locale, line };
    this.page.passages.push(dataPassage(this.names, place, text));
  }

  private element(node: MdxJsxFlowElement | MdxJsxTextElement, block: boolean, parent: Element | undefined): Element {
    const attributes = new Map<string, string | undefined>();
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') attributes.set('{…}', undefined);
      else attributes.set(attribute.name, typeof attribute.value === 'string' ? attribute.value : undefined);
    }
    const element: Element = {
      name: node.name ?? '',
      attributes,
      line: startLine(node),
      block,
      parent,
      children: node.children.map((child) =>
        child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement' ? (child.name ?? '') : child.type,
      ),
      orderedList: node.children.some((child) => child.type === 'list' && child.ordered === true),
      points: node.children.reduce((sum, child) => sum + (child.type === 'list' ? child.children.length : 0), 0),
      inside: [],
    };
    this.page.elements.push(element);
    parent?.inside.push(element);
    for (const words of spoken.map((name) => attributes.get(name))) {
      if (words) this.words(words, element.line);
    }
    if (block) for (const child of node.children) this.block(child, element);
    return element;
  }

  private inline(nodes: PhrasingContent[], builder: PassageBuilder, parent: Element | undefined): void {
    for (const node of nodes) this.inlineNode(node, builder, parent);
  }

  private inlineNode(node: PhrasingContent, builder: PassageBuilder, parent: Element | undefined): void {
    const line = startLine(node);
    switch (node.type) {
      case 'text':
        builder.add(node.value, line);
        return;
      case 'inlineCode':
        builder.cite(codeMark, line);
        return;
      case 'break':
        builder.add('\n', line);
        return;
      case 'strong':
        builder.within(true, () => this.inline(node.children, builder, parent));
        return;
      case 'link': {
        const isElsewhere = /^https?:/.test(node.url);
        const text = builder.within(isElsewhere, () => this.inline(node.children, builder, parent));
        this.page.links.push({ url: node.url, text, line, image: false });
        return;
      }
      case 'image':
        this.page.links.push({ url: node.url, text: node.alt ?? '', line, image: true });
        for (const words of [node.alt, node.title]) if (words) this.words(words, line);
        return;
      case 'mdxTextExpression':
        this.page.scripts.push({ value: node.value, line });
        return;
      case 'mdxJsxTextElement':
        this.inlineElement(node, builder, parent);
        return;
    }
    if ('children' in node) this.inline(node.children, builder, parent);
  }

  private inlineElement(node: MdxJsxTextElement, builder: PassageBuilder, parent: Element | undefined): void {
    const element = this.element(node, false, parent);
    const { line } = element;
    if (element.name === 'Brand') builder.cite(this.names.own.brand, line);
    else if (element.name === 'Product') builder.cite(productName(this.names.own, element), line);
    else if (element.name === 'SupportEmail') builder.cite(this.names.supportEmail, line);
    else if (element.name === 'Fact') {
      builder.cite(factText(this.names, element.attributes.get('name') ?? '', this.page.locale), line);
    } else if (element.name === 'Ui') addLabel(builder, this.names, element.attributes, this.page.locale, line);
    else if (element.name === 'kbd' || element.name === 'Message') builder.cite(codeMark, line);
    else this.inline(node.children, builder, element);
  }
}
