import { fileURLToPath } from 'node:url';
import type { Nodes, Root } from 'mdast';
import { defineMdastPlugin, type MdastPluginEntry } from 'satteri';
import { headingId } from '../heading-id.ts';
import { type PlacedHeading, planLists } from '../lists/plan.ts';
import { type Block, listComplaints } from '../lists/rules.ts';
import { attributesOf, isJsx, type Jsx, localeOfFile, withAttributes } from './node.ts';

type Lines = Map<Readonly<Nodes>, number>;

/** The line of each block of a text; one without a position comes right after the block before it. */
function linesIn(root: Readonly<Root>): Lines {
  let last = 0;
  return new Map(
    root.children.map((node) => {
      last = node.position?.start.line ?? last + 0.001;
      return [node, last];
    }),
  );
}

/** The outermost components below a node, each with those inside it. */
function blocksIn(node: Readonly<Nodes>, nodes: Map<Block, Readonly<Jsx>>, lines: Lines, around = 1): Block[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    const line = child.position?.start.line ?? lines.get(child) ?? around;
    if (!isJsx(child)) return blocksIn(child, nodes, lines, line);
    const block: Block = {
      name: child.name ?? '',
      attributes: attributesOf(child),
      line,
      children: child.children.map((each) => ('name' in each ? (each.name ?? '') : each.type)),
      orderedList: child.children.some((each) => each.type === 'list' && each.ordered === true),
      inside: blocksIn(child, nodes, lines, line),
    };
    nodes.set(block, child);
    return [block];
  });
}

const headingsIn = (root: Readonly<Root>, lines: Lines): PlacedHeading[] =>
  root.children.flatMap((node) =>
    node.type === 'heading'
      ? [{ depth: node.depth, id: headingId(node.children.at(-1)), line: lines.get(node) ?? 1 }]
      : [],
  );

const names = ['Checklist', 'DecisionTree', 'Question', 'Option', 'Timeline', 'Moment'];
const written = new RegExp(`<(?:${names.join('|')})\\b`);

/** Checklists, trees and time lines get their language and what depends on their place in the text: levels, numbers, labels. */
export const lists: MdastPluginEntry = ({ fileURL, source }) => {
  if (!fileURL || !written.test(source)) return null;
  const file = fileURLToPath(fileURL);
  const locale = localeOfFile(file);
  return defineMdastPlugin({
    name: 'lists',
    options: { position: true },
    before(root, ctx) {
      const nodes = new Map<Block, Readonly<Jsx>>();
      const lines = linesIn(root);
      const blocks = blocksIn(root, nodes, lines);
      const headings = headingsIn(root, lines);
      const [complaint] = listComplaints(blocks, new Map(headings.map(({ id, line }) => [id ?? '', line])));
      if (complaint) throw new Error(`${file}:${Math.floor(complaint.line)}: ${complaint.what}; ${complaint.fix}`);
      const places = planLists(blocks, headings);
      for (const [block, node] of nodes)
        if (names.includes(block.name)) ctx.replaceNode(node, withAttributes(node, { locale, ...places.get(block) }));
    },
  });
};
