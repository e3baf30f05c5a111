import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { mdxToMdast } from 'satteri';
import { docsPagesOf } from '../files/docs-version.ts';
import { isOff, settings } from '../files/parts.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { currentVersion, inVersion } from '../lib/docs-versions.ts';
import { isMet } from '../lib/parts.ts';
import { absolute } from '../lib/seo.ts';
import { attributesOf, componentsIn, type Jsx } from '../mdx/plugins/node.ts';
import { wordsFor } from '../mdx/plugins/words.ts';
import { fillVerbatim } from '../site.ts';
import { blocks, type Place } from './blocks.ts';
import { paragraph, text } from './nodes.ts';

/** Where a text is read. */
export interface Reading {
  /** The language it is written in, and that of its readers. */
  textIn: Locale;
  locale: Locale;
  version?: string;
  /** The page as a full address. */
  page: string;
}

const isRoot = (node: unknown): node is Root =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'root';

/** The text of an MDX file as Markdown without components. */
export function plainBlocks(source: string, reading: Reading): BlockContent[] {
  const root = mdxToMdast(source, { position: false, features: { smartPunctuation: false } });
  if (!isRoot(root)) return [];
  const { textIn, locale, version = currentVersion, page } = reading;
  const pages: ReadonlySet<string> = version === currentVersion ? new Set() : docsPagesOf(version);
  const components = [...componentsIn(root)];
  const named = (name: string) => components.filter((node) => node.name === name).map(attributesOf);
  const place: Place = {
    locale: textIn,
    page,
    depth: 1,
    tabled: new Set(named('SettingsTable').flatMap((attributes) => attributes.get('dialog') ?? [])),
    questions: new Map(
      named('Question').map((attributes, index) => [
        attributes.get('id') ?? '',
        { n: index + 1, ask: attributes.get('ask') ?? '' },
      ]),
    ),
  };

  const phrases = (nodes: readonly PhrasingContent[]): PhrasingContent[] => nodes.flatMap(phrase);
  function phrase(node: PhrasingContent): PhrasingContent[] {
    switch (node.type) {
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ ...node, children: phrases(node.children) }];
      case 'link': {
        if (isOff(node.url)) return phrases(node.children);
        const path = node.url.startsWith('/') ? localizePath(inVersion(node.url, version, pages), locale) : node.url;
        return [{ ...node, url: absolute(page, path), children: phrases(node.children) }];
      }
      case 'image':
        return [{ type: 'emphasis', children: [text(node.alt ?? '')] }];
      case 'inlineCode':
        return [{ ...node, value: fillVerbatim(node.value, textIn) }];
      case 'mdxJsxTextElement':
        return wordsFor(node, textIn) ?? phrases(node.children);
      case 'text':
      case 'break':
        return [node];
      default:
        return [];
    }
  }

  const below = (nodes: readonly RootContent[]): BlockContent[] => nodes.flatMap(block);
  function block(node: RootContent): BlockContent[] {
    switch (node.type) {
      case 'heading': {
        place.depth = node.depth;
        const children = phrases(node.children);
        const last = children.at(-1);
        // The id was behind it.
        if (last?.type === 'text') children[children.length - 1] = text(last.value.trimEnd());
        return [{ ...node, children }];
      }
      case 'paragraph':
        return [paragraph(phrases(node.children))];
      case 'blockquote':
        return [{ ...node, children: below(node.children) }];
      case 'list':
        return [{ ...node, children: node.children.map((item) => ({ ...item, children: below(item.children) })) }];
      case 'table':
        return [
          {
            ...node,
            children: node.children.map((row) => ({
              ...row,
              children: row.children.map((cell) => ({ ...cell, children: phrases(cell.children) })),
            })),
          },
        ];
      case 'code':
        return [{ ...node, value: fillVerbatim(node.value, textIn) }];
      case 'thematicBreak':
        return [node];
      case 'mdxJsxFlowElement':
        return component(node);
      default:
        return [];
    }
  }

  function component(node: Jsx & { type: 'mdxJsxFlowElement' }): BlockContent[] {
    const attributes = attributesOf(node);
    if (node.name === 'Needs' && !isMet(attributes.get('part'), settings.parts)) return [];
    const words = wordsFor(node, textIn);
    if (words) return [paragraph(words)];
    const { depth } = place;
    // What is below a heading of its own, such as that of a tab, is one level deeper.
    if (node.name === 'Tab' || node.name === 'Moment') place.depth += 1;
    const children = below(node.children);
    place.depth = depth;
    return blocks[node.name ?? '']?.(attributes, children, place).flatMap((each) => each ?? []) ?? children;
  }

  return below(root.children);
}

/** As people write it: no character is escaped only because a label is set against a letter. */
export const asMarkdown = (children: RootContent[]): string =>
  toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      handlers: {
        strong: (node: { children: PhrasingContent[] }, _, state, info) =>
          `**${state.containerPhrasing({ type: 'strong', children: node.children }, { ...info, before: '*', after: '*' })}**`,
      },
    },
  ).replaceAll('\u00a0', ' ');
