import { fileURLToPath } from 'node:url';
import type { Element } from 'hast';
import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { translator } from '../../site.ts';
import { columnWidth } from '../column-width.ts';
import { localeOfFile } from './node.ts';

const elementsIn = (node: Readonly<Element>): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element');

/** Tables scroll in a box of their own, columns have a least width, and rows have ids for the search. */
export const tables: HastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return null;
  const { t } = translator(localeOfFile(fileURLToPath(fileURL)));
  let rowsSoFar = 0;
  return defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table'],
      visit(node, ctx) {
        const rows = elementsIn(node).flatMap(elementsIn);
        const [head = [], ...below] = rows.map(elementsIn);
        for (const [index, cell] of head.entries()) {
          const width = columnWidth(below.flatMap((row) => row[index] ?? []).map((one) => ctx.textContent(one)));
          if (width) ctx.setProperty(cell, 'dataWidth', width);
        }
        for (const row of elementsIn(node)
          .filter(({ tagName }) => tagName === 'tbody')
          .flatMap(elementsIn)) {
          rowsSoFar += 1;
          ctx.setProperty(row, 'id', `row-${rowsSoFar}`);
        }
        ctx.wrapNode(node, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-scroll'], role: 'group', tabIndex: 0, ariaLabel: t('table.scroll') },
          children: [],
        });
      },
    },
  });
};
