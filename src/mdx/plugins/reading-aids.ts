import { fileURLToPath } from 'node:url';
import type { Element, Properties } from 'hast';
import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { translator } from '../../site.ts';
import { localeOfFile } from './node.ts';

const element = (tagName: string, properties: Properties, text?: string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: text === undefined ? [] : [{ type: 'text', value: text }],
});

/** Links to other sites say so, code has a copy button, and headings have a link to themselves. */
export const readingAids: HastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return null;
  const { t } = translator(localeOfFile(fileURLToPath(fileURL)));
  return defineHastPlugin({
    name: 'reading-aids',
    element: [
      {
        filter: ['a'],
        visit(node, ctx) {
          if (!/^https?:/.test(String(node.properties.href))) return;
          ctx.setProperty(node, 'target', '_blank');
          ctx.setProperty(node, 'rel', 'noopener noreferrer');
          ctx.appendChild(node, element('span', { className: ['visually-hidden'] }, ` (${t('shell.external')})`));
        },
      },
      {
        filter: ['pre'],
        visit(node, ctx) {
          const button = element('button', {
            type: 'button',
            className: ['icon-button', 'code-copy', 'needs-js'],
            ariaLabel: t('code.copy'),
            dataCopy: 'code',
            dataCopied: t('code.copied'),
          });
          ctx.wrapNode(node, { ...element('div', { className: ['code-block'] }), children: [button] });
        },
      },
      {
        filter: ['h2', 'h3'],
        visit(node, ctx) {
          const { id } = node.properties;
          if (typeof id !== 'string') return;
          const ariaLabel = t('heading.link', { heading: ctx.textContent(node) });
          ctx.appendChild(node, element('a', { className: ['heading-anchor'], href: `#${id}`, ariaLabel }));
        },
      },
    ],
  });
};
