import type { Nodes, PhrasingContent } from 'mdast';
import { type MdastNode, type MdxJsxFlowElement, type MdxJsxTextElement, mdxToMdast } from 'satteri';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { fillNames } from '../../src/lib/interpolate.ts';
import { productKeys } from '../../src/lib/parts.ts';
import { headingId } from '../../src/mdx/heading-id.ts';
import { codeMark, dataPassage, factText, labelText, type Names, type Passage, PassageBuilder } from './passage.ts';
import { YamlSource } from './yaml-source.ts';

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

type PagePlace = Pick<Page, 'collection' | 'folder' | 'locale' | 'slug' | 'file' | 'path'>;

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Front matter and the text after it, whatever state they are in. */
function splitSource(source: string): { frontMatter: string | undefined; body: string } {
  const match = frontMatterBlock.exec(source);
  return match
    ? { frontMatter: match[1] ?? '', body: source.slice(match[0].length) }
    : { frontMatter: undefined, body: source };
}

/** Attributes of components that readers see. */
const spoken = ['title', 'label', 'ask', 'answer', 'at'];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isComponent = (node: MdastNode) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const startLine = (node: Nodes): number => node.position?.start.line ?? 1;

export function readPage(
  place: PagePlace,
  source: string,
  names: Names,
  readFrontMatter = (text: string): YamlSource => new YamlSource(text, 'front matter'),
): Page {
  const { frontMatter: yaml, body } = splitSource(source);
  const frontMatter = yaml === undefined ? undefined : readFrontMatter(yaml);
  const page: Page = {
    ...{ ...place, source, frontMatter, body, data: isRecord(frontMatter?.data) ? frontMatter.data : {} },
    ...{
      passages: [],
      headings: [],
      namelessColumns: [],
      links: [],
      elements: [],
      scripts: [],
      syntaxError: undefined,
    },
  };
  const reader = new Reader(page, names);
  for (const { path, text, line } of frontMatter?.strings ?? [])
    if (['title', 'description', 'sidebarLabel', 'keyPoints'].includes(path[0] ?? '')) reader.words(text, line);
  try {
    reader.block(mdxToMdast(source), undefined);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1', text = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
    page.syntaxError = { line: Number(line), message: text };
  }
  return page;
}

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

  block(node: MdastNode, parent: Element | undefined): void {
    const line = startLine(node);
    switch (node.type) {
      case 'yaml':
      case 'code':
        return;
      case 'paragraph':
      case 'tableCell':
        this.passage(node.children, parent);
        return;
      case 'heading': {
        const id = headingId(node.children.at(-1));
        const { text } = this.passage(id ? node.children.slice(0, -1) : node.children, parent);
        this.page.headings.push({ depth: node.depth, id, text: text.trim(), line });
        return;
      }
      case 'table':
        if (node.children[0]?.children.some(({ children }) => children.length === 0))
          this.page.namelessColumns.push(line);
        break;
      case 'mdxJsxFlowElement': {
        const element = this.element(node, true, parent);
        for (const child of node.children) this.block(child, element);
        return;
      }
      case 'mdxFlowExpression':
      case 'mdxjsEsm':
        this.page.scripts.push({ value: node.value, line });
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

  private element(node: MdxJsxFlowElement | MdxJsxTextElement, block: boolean, parent: Element | undefined): Element {
    const attributes = new Map(
      node.attributes.map((attribute): [string, string | undefined] =>
        attribute.type === 'mdxJsxExpressionAttribute'
          ? ['{…}', undefined]
          : [attribute.name, typeof attribute.value === 'string' ? attribute.value : undefined],
      ),
    );
    const lists = node.children.filter((child) => child.type === 'list');
    const element: Element = {
      ...{ name: node.name ?? '', attributes, line: startLine(node), block, parent, inside: [] },
      children: node.children.map((child) => (isComponent(child) && 'name' in child ? (child.name ?? '') : child.type)),
      orderedList: lists.some(({ ordered }) => ordered === true),
      points: lists.reduce((sum, { children }) => sum + children.length, 0),
    };
    this.page.elements.push(element);
    parent?.inside.push(element);
    for (const name of spoken) this.words(attributes.get(name), element.line);
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
        for (const words of [node.alt, node.title]) this.words(words, line);
        return;
      case 'mdxTextExpression':
        this.page.scripts.push({ value: node.value, line });
        return;
      case 'mdxJsxTextElement': {
        const element = this.element(node, false, parent);
        if (!this.cite(element, builder)) this.inline(node.children, builder, element);
        return;
      }
    }
    if ('children' in node) this.inline(node.children, builder, parent);
  }

  /** What a component says in the place of words; false when its words are those inside it. */
  private cite({ name: component, attributes, line }: Element, builder: PassageBuilder): boolean {
    const name = attributes.get('name') ?? '';
    const { own, supportEmail } = this.names;
    const said: Readonly<Record<string, () => string>> = {
      Brand: () => own.brand,
      Product: () => (productKeys.some((key) => key === name) ? fillNames(`{${name}}`, own) : ''),
      SupportEmail: () => supportEmail,
      Fact: () => factText(this.names, name, this.page.locale),
      Ui: () => labelText(this.names, attributes, this.page.locale),
      kbd: () => codeMark,
      Message: () => codeMark,
    };
    const text = Object.hasOwn(said, component) ? said[component] : undefined;
    if (text) builder.cite(text(), line);
    return text !== undefined;
  }
}
