import { fileURLToPath } from 'node:url';
import type { Nodes } from 'hast';
import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { languages } from '../../languages/index.ts';
import { localeOfFile } from './node.ts';

const verbatim = new Set(['pre', 'code', 'kbd', 'samp']);

/** No-break spaces and the like, as the language of the text asks for. A text node is read with the characters around it. */
export const typography: HastPluginEntry = ({ fileURL }) => {
  const typeset = fileURL && languages[localeOfFile(fileURLToPath(fileURL))].typeset;
  if (!typeset) return null;
  return defineHastPlugin({
    name: 'typography',
    text(node, ctx) {
      const parent = ctx.parent(node);
      for (let above: Readonly<Nodes> | undefined = parent; above; above = ctx.parent(above))
        if (above.type === 'element' && verbatim.has(above.tagName)) return;
      const index = ctx.indexOf(node) ?? 0;
      const textAt = (place: number): string => {
        const sibling = parent.children[place];
        return sibling && sibling.type !== 'comment' ? ctx.textContent(sibling) : '';
      };
      const before = textAt(index - 1).slice(-1);
      const after = textAt(index + 1).slice(0, 1);
      const value = typeset(before + node.value + after);
      ctx.setProperty(node, 'value', value.slice(before.length, value.length - after.length));
    },
  });
};
