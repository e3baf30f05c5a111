import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, type MdastPluginEntry } from 'satteri';
import { headingId } from '../heading-id.ts';

// `## Title {/*the-id*/}`: every heading has the id its writer has given it.
export const headings: MdastPluginEntry = ({ fileURL }) =>
  defineMdastPlugin({
    name: 'headings',
    heading(node, ctx) {
      const last = node.children.at(-1);
      const id = headingId(last);
      if (!id || !last) {
        const file = fileURL ? fileURLToPath(fileURL) : 'text';
        const write = `${'#'.repeat(node.depth)} … {/*some-id*/}`;
        throw new Error(`${file}: heading "${ctx.textContent(node)}" has no id. Write it as: ${write}`);
      }
      ctx.removeNode(last);
      const before = node.children.at(-2);
      if (before?.type === 'text') ctx.setProperty(before, 'value', before.value.trimEnd());
      ctx.setProperty(node, 'data', { hProperties: { id } });
    },
  });
