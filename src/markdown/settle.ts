import type { Parents, PhrasingContent, TableCell, TableRow } from 'mdast';
import type { MdastNode } from 'satteri';
import type { OwnNames } from '../lib/interpolate.ts';
import { isMet, type Settings } from '../lib/parts.ts';

/** What a text is settled with: the parts of the site, and the names the owner has given. */
export interface Settling extends Settings {
  names: OwnNames;
}

type Jsx = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const isJsx = (node: Readonly<MdastNode>): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function attributeOf(node: Readonly<Jsx>, name: string): string | undefined {
  for (const entry of node.attributes)
    if (entry.type === 'mdxJsxAttribute' && entry.name === name && typeof entry.value === 'string') return entry.value;
  return undefined;
}

/** The branch of `<If has="blog">…<Else />…</If>` that the site shows. */
function branchOf(node: Readonly<Jsx>, { parts }: Pick<Settings, 'parts'>): MdastNode[] {
  const isElse = (child: MdastNode): boolean =>
    (isJsx(child) && child.name === 'Else') ||
    // Alone on its line it stands in a paragraph of its own.
    (child.type === 'paragraph' && child.children.length === 1 && child.children.every((one) => isElse(one)));
  const divided = node.children.findIndex(isElse);
  const yes = divided < 0 ? node.children : node.children.slice(0, divided);
  const no = divided < 0 ? [] : node.children.slice(divided + 1);
  return isMet(attributeOf(node, 'has'), parts) === false ? no : yes;
}

const phrasing = new Set<string>(['text', 'emphasis', 'strong', 'link', 'inlineCode', 'break', 'mdxJsxTextElement']);
const isPhrasing = (node: MdastNode): node is PhrasingContent => phrasing.has(node.type);

/** Words directly in a block become a paragraph of it. */
function asBlocks(nodes: MdastNode[]): MdastNode[] {
  const words = nodes.filter(isPhrasing);
  if (words.length === 0 || words.length < nodes.length) return nodes;
  return [{ type: 'paragraph', children: words }];
}

const isBlank = (node: Readonly<MdastNode>): boolean =>
  node.type === 'text' ? node.value.trim() === '' : node.type === 'break';
const isEmpty = (children: ReadonlyArray<MdastNode>): boolean => children.every(isBlank);

const isOffLink = (node: Readonly<MdastNode>, { isOff }: Settling): boolean =>
  node.type === 'link' && node.url.startsWith('/') && isOff(node.url);

/** A point of a list that is nothing but a link goes with the page it leads to. */
function isOnlyOffLink(node: Readonly<MdastNode>, settling: Settling): boolean {
  const [only, ...others] = 'children' in node ? node.children.filter((child) => !isBlank(child)) : [];
  if (!only || others.length > 0) return false;
  return only.type === 'paragraph' ? isOnlyOffLink(only, settling) : isOffLink(only, settling);
}

/** A row without its first cell goes, and so does a column without its head. */
function settleTable(rows: TableRow[], settling: Settling): TableRow[] {
  const settled = rows.map((row) => row.children.map((cell) => settleChildren(cell, settling)));
  const head = settled[0] ?? [];
  const wasEmpty = (cell: TableCell | undefined): boolean => !cell || isEmpty(cell.children);
  const gone = head.map((cell, index) => isEmpty(cell.children) && !wasEmpty(rows[0]?.children[index]));
  return rows.flatMap((row, index): TableRow[] => {
    const cells = settled[index] ?? [];
    if (cells[0] && isEmpty(cells[0].children) && !wasEmpty(row.children[0])) return [];
    return [{ ...row, children: cells.filter((_, column) => !gone[column]) }];
  });
}

/** The same node with its children settled. */
function settleChildren<N extends Parents>(node: N, settling: Settling): N {
  const inside: MdastNode[] = node.children;
  return Object.assign({}, node, { children: inside.flatMap((child) => settleNode(child, settling)) });
}

/** Blocks that say nothing any more when what was in them is gone. */
const emptied = new Set<string>(['paragraph', 'listItem', 'list', 'blockquote', 'emphasis', 'strong']);

/** What stands in the place of a node: nothing, the node, or what was in it. */
export function settleNode(node: MdastNode, settling: Settling): MdastNode[] {
  if (isJsx(node) && node.name === 'If') {
    const kept = branchOf(node, settling).flatMap((child) => settleNode(child, settling));
    return node.type === 'mdxJsxFlowElement' ? asBlocks(kept) : kept;
  }
  if (isJsx(node) && node.name === 'Product') {
    const key = attributeOf(node, 'name');
    const name = Object.entries(settling.names).find(([known]) => known === key)?.[1] ?? '';
    const text: MdastNode = { type: 'text', value: name };
    return node.type === 'mdxJsxFlowElement' ? asBlocks([text]) : [text];
  }
  if (isOffLink(node, settling) && 'children' in node) return settleChildren(node, settling).children;
  if (node.type === 'listItem' && isOnlyOffLink(node, settling)) return [];
  if (node.type === 'table') return [{ ...node, children: settleTable(node.children, settling) }];
  if (!('children' in node)) return [node];
  const settled = settleChildren(node, settling);
  return emptied.has(node.type) && isEmpty(settled.children) && !isEmpty(node.children) ? [] : [settled];
}

/** Whether the node itself, and not only what is in it, depends on what the site has. */
export const isDecided = (node: Readonly<MdastNode>, settling: Settling): boolean =>
  (isJsx(node) && (node.name === 'If' || node.name === 'Product')) ||
  isOffLink(node, settling) ||
  node.type === 'table';

/** Whether anything below a node depends on what the site has. */
export function isUnsettled(node: Readonly<MdastNode>, settling: Settling): boolean {
  if (node.type !== 'table' && isDecided(node, settling)) return true;
  return 'children' in node && node.children.some((child) => isUnsettled(child, settling));
}

const paths = /\/[^\s)>\]]*/g;

/** The same of a text that has not been parsed: not true of every text it says yes to, but of none it says no to. */
export const mayBeUnsettled = (source: string, { isOff }: Pick<Settling, 'isOff'>): boolean =>
  /<\s*(?:If|Product)\b/.test(source) || (source.replaceAll('\\', '').match(paths) ?? []).some(isOff);
