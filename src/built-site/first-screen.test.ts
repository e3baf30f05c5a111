import { expect, test } from 'vitest';
import { markFirstScreen } from './first-screen.ts';

const page = (...blocks: string[]): string =>
  `<main><nav><p>Elsewhere</p></nav><h1>Title</h1><div class="prose" lang="en">${blocks.join('')}</div><footer><p>End</p></footer></main>`;
const paragraph = `<p>${'Ten words of a text that goes on and on. '.repeat(10)}</p>`;
const drawing = `<figure class="a">${'<div><svg><path d=""/></svg><span>Label</span></div>'.repeat(40)}</figure>`;
const many = (block: string, count = 20): string[] => Array.from({ length: count }, () => block);

/** The number of the block that is marked; -1 for none. Only one is. */
function marked(html: string): number {
  const [before = '', after] = markFirstScreen(html).split(' data-next-frame');
  if (after === undefined) return -1;
  return (before.slice(before.indexOf('class="prose"')).match(/<(?:p|h2|ul|figure|details)\b/g)?.length ?? 0) - 1;
}

test('marks the first block below the screen, and nothing else', () => {
  const html = page(...many(paragraph));
  const place = marked(html);
  expect(place).toBeGreaterThan(1);
  expect(place).toBeLessThan(8);
  expect(markFirstScreen(html).replace(' data-next-frame', '')).toBe(html);
});

test('leaves alone what fits, and pages without a text', () => {
  expect(marked(page(paragraph))).toBe(-1);
  expect(marked(page(...many(paragraph)).replace('class="prose"', 'class="list"'))).toBe(-1);
  expect(marked('')).toBe(-1);
});

test('knows that Chinese takes more room', () => {
  const latin = `<p>${'word '.repeat(60)}</p>`;
  const chinese = `<p>${'文字很多。'.repeat(60)}</p>`;
  expect(marked(page(...many(chinese)))).toBeLessThan(marked(page(...many(latin))));
});

test('does not count what is closed', () => {
  const shut = `<details><summary>More</summary>${paragraph.repeat(30)}</details>`;
  const plain = marked(page(...many(paragraph)));
  expect(marked(page(...many(paragraph)).replace('<nav>', `<dialog>${paragraph.repeat(30)}</dialog><nav>`))).toBe(
    plain,
  );
  expect(marked(page(shut, paragraph))).toBe(-1);
});

test('a large drawing waits where little of it would be seen, and not at the top', () => {
  expect(marked(page(paragraph, paragraph, drawing, paragraph))).toBe(2);
  expect(marked(page(drawing, ...many(paragraph)))).toBeGreaterThan(0);
});

test('rows of a table are lines, however many cells they have', () => {
  const row = `<tr>${'<td>cell</td>'.repeat(12)}</tr>`;
  const table = `<div><table><tbody>${row.repeat(4)}</tbody></table></div>`;
  expect(marked(page(table, paragraph))).toBe(-1);
});
