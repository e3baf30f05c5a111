import { existsSync } from 'node:fs';
import type { Image, Nodes, Paragraph } from 'mdast';
import type { MdxJsxAttributeUnion, MdxJsxFlowElement } from 'satteri';
import { locales } from '../../lib/locales.ts';
import { captionsIn, isMade, mediaPath } from './place.ts';

/** What a page imports: a name, and the file as the bundler reads it. */
export type Import = readonly [name: string, from: string];

export interface MediaPlan {
  imports: Import[];
  /** The nodes that show pictures and films, and what they become. */
  replaced: Map<Readonly<Nodes>, MdxJsxFlowElement>;
}

type Jsx = Readonly<MdxJsxFlowElement>;

/** `![…](…)` in a paragraph of its own. */
const pictureAlone = ({ children }: Readonly<Paragraph>): Readonly<Image> | undefined => {
  const [only, ...others] = children;
  return only?.type === 'image' && others.length === 0 && !isMade(only.url) ? only : undefined;
};

const textAttribute = (name: string, value: string): MdxJsxAttributeUnion => ({ type: 'mdxJsxAttribute', name, value });
const flag = (name: string): MdxJsxAttributeUnion => ({ type: 'mdxJsxAttribute', name, value: null });
const codeAttribute = (name: string, value: string): MdxJsxAttributeUnion => ({
  type: 'mdxJsxAttribute',
  name,
  value: { type: 'mdxJsxAttributeValueExpression', value },
});

/** A Markdown picture as the component it stands for; its title is the caption. */
const asComponent = ({ url, alt, title }: Readonly<Image>): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Picture',
  attributes: [
    textAttribute('src', url),
    textAttribute('alt', alt ?? ''),
    ...(title ? [textAttribute('caption', title)] : []),
  ],
  children: [],
});

interface Place {
  /** The text, and the folder of all content. */
  file: string;
  content: string;
  /** What every component of the page is told beside its own attributes. */
  told: Record<string, string>;
}

/** Reads the tree once, from top to bottom. */
class Planner implements MediaPlan {
  readonly imports: Import[] = [];
  readonly replaced = new Map<Readonly<Nodes>, MdxJsxFlowElement>();
  private readonly place: Place;
  /** Nothing has been shown yet and no heading has come: the reader begins here. */
  private atTop = true;

  constructor(place: Place) {
    this.place = place;
  }

  look(node: Readonly<Nodes>): void {
    if (node.type === 'heading') this.atTop = false;
    const alone = node.type === 'paragraph' ? pictureAlone(node) : undefined;
    if (alone) this.replaced.set(node, this.picture(asComponent(alone)));
    else if (node.type === 'image' && !isMade(node.url))
      throw new Error(
        `${this.place.file}:${node.position?.start.line}: picture ${node.url} stands in the middle of a text; give it a paragraph of its own`,
      );
    else if (node.type === 'mdxJsxFlowElement' && node.name === 'Picture') this.replaced.set(node, this.picture(node));
    else if (node.type === 'mdxJsxFlowElement' && node.name === 'Video') this.replaced.set(node, this.video(node));
    else if ('children' in node) for (const child of node.children) this.look(child);
  }

  private told(): MdxJsxAttributeUnion[] {
    return Object.entries(this.place.told).map(([name, value]) => textAttribute(name, value));
  }

  private imported(src: string, ending = ''): string {
    return this.importedFile(mediaPath(src, this.place.file, this.place.content), ending);
  }

  private importedFile(path: string, ending: string): string {
    const from = `${path}${ending}`;
    const known = this.imports.find(([, file]) => file === from);
    if (known) return known[0];
    const name = `media${this.imports.length}`;
    this.imports.push([name, from]);
    return name;
  }

  private withFiles(node: Jsx, ending: (attribute: string) => string | undefined): MdxJsxAttributeUnion[] {
    return node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return attribute;
      const known = ending(attribute.name);
      return known === undefined ? attribute : codeAttribute(attribute.name, this.imported(attribute.value, known));
    });
  }

  private picture(node: Jsx): MdxJsxFlowElement {
    const attributes = this.withFiles(node, (name) => (name === 'src' || name === 'dark' ? '' : undefined));
    const first = this.atTop;
    this.atTop = false;
    return {
      ...node,
      attributes: [...attributes, ...this.told(), ...(first ? [flag('first')] : [])],
    };
  }

  private video(node: Jsx): MdxJsxFlowElement {
    this.atTop = false;
    const attributes = this.withFiles(node, (name) => (name === 'src' ? '?url' : name === 'poster' ? '' : undefined));
    const isCaptions = (attribute: MdxJsxAttributeUnion): boolean =>
      'name' in attribute && attribute.name === 'captions';
    const named = node.attributes.find(isCaptions);
    const captions = named && typeof named.value === 'string' ? this.captions(named.value) : [];
    return {
      ...node,
      attributes: [
        ...attributes.filter((attribute) => !isCaptions(attribute)),
        codeAttribute('captions', `[${captions.join(', ')}]`),
        ...this.told(),
      ],
    };
  }

  /** One track for every language that has a file. */
  private captions(src: string): string[] {
    const path = mediaPath(src, this.place.file, this.place.content);
    return locales
      .map((locale) => ({ locale, file: captionsIn(path, locale) }))
      .filter(({ file }) => existsSync(file))
      .map(({ locale, file }) => `{ locale: ${JSON.stringify(locale)}, src: ${this.importedFile(file, '?url')} }`);
  }
}

/** Puts files in place of the names a writer gave: the bundler finds them, and only those a page shows. */
export function planMedia(root: Readonly<Nodes>, place: Place): MediaPlan {
  const planner = new Planner(place);
  planner.look(root);
  return planner;
}
