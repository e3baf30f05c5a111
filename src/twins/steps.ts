import type { Nodes } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import type { DocsPage } from '../docs/collection.ts';
import { localizePath } from '../i18n/routes.ts';
import { absolute } from '../lib/seo.ts';
import { site } from '../site.ts';
import { plainBlocks } from './markdown.ts';

const words = (node: Nodes): string => wordsOf(node).replaceAll('\u00a0', ' ');

/** The numbered instructions of a docs page, as they are written in `<Steps>`, each with the heading above. */
export function stepsOf(page: DocsPage): Array<{ name: string; steps: string[] }> {
  const { entry, locale, textIn, version } = page;
  const body = entry.body ?? '';
  if (!body.includes('<Steps>')) return [];
  let name = page.title;
  const address = absolute(site.origin, localizePath('/', locale));
  return plainBlocks(body, { textIn, locale, version, page: address }).flatMap((node) => {
    if (node.type === 'heading') name = words(node);
    if (node.type !== 'list' || node.data?.isSteps !== true) return [];
    return [{ name, steps: node.children.map(({ children: [first] }) => (first ? words(first) : '')) }];
  });
}
