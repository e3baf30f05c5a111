import { defineMdastPlugin } from 'satteri';
import { settings } from '../../files/parts.ts';
import { isMet } from '../../lib/parts.ts';
import { attributesOf } from './node.ts';

/** `<Needs part="blog">`: removes sections about what the site does not have. */
export const sections = defineMdastPlugin({
  name: 'sections',
  mdxJsxFlowElement(node, ctx) {
    if (node.name !== 'Needs') return;
    if (isMet(attributesOf(node).get('part'), settings.parts)) ctx.replaceNode(node, node.children);
    else ctx.removeNode(node);
  },
});
