import { type Element, type Node, parseHtml, toHtml } from '../../lib/html.ts';

const element = (name: string, attributes: Record<string, string>, children: Node[] = []): Element => ({
  name,
  attributes,
  children,
  start: 0,
  end: 0,
  line: 0,
});

/** Not allowed in a label. */
const blocks = new Set(['p', 'ul', 'ol', 'dl', 'div', 'pre', 'table', 'blockquote', 'figure', 'section']);
const isBlock = (node: Node): boolean => typeof node !== 'string' && blocks.has(node.name);
const isEmpty = (node: Node): boolean => typeof node === 'string' && node.trim() === '';

/** The first paragraph of an item labels its box; the rest is below. */
function item({ children }: Element, id: string): Element {
  const first = children.find((node) => !isEmpty(node));
  const words = first !== undefined && typeof first !== 'string' && first.name === 'p' ? first : undefined;
  const border = children.findIndex(isBlock);
  const inline = words ? words.children : children.slice(0, border < 0 ? undefined : border);
  const rest = words ? children.slice(children.indexOf(words) + 1) : border < 0 ? [] : children.slice(border);
  const below = rest.filter((node) => !isEmpty(node));
  return element('li', {}, [
    element('input', { type: 'checkbox', id }),
    element('label', { for: id }, inline),
    ...(below.length > 0 ? [element('div', {}, below)] : []),
  ]);
}

/** The items of a Markdown list, each with a checkbox. Ids of writers have no underscore. */
export function checklistItems(html: string, id: string): { html: string; count: number } {
  const list = parseHtml(html).children.find((node) => typeof node !== 'string' && node.name === 'ul');
  if (!list || typeof list === 'string') throw new Error(`<Checklist id="${id}"> holds no list`);
  const items = list.children.filter((node): node is Element => typeof node !== 'string' && node.name === 'li');
  return {
    html: items.map((each, index) => toHtml(item(each, `${id}_${index + 1}`))).join(''),
    count: items.length,
  };
}
