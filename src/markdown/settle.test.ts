import { type MdastNode, mdxToMdast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { everyPart, nothingOff, offIn, type Parts } from '../lib/parts.ts';
import { isUnsettled, mayBeUnsettled, settleNode } from './settle.ts';

const names = { brand: 'Acme', igmatrix: 'Gramdesk', ytmatrix: 'Tubedesk', videomagic: 'Reelsmith' };

function settlingWithout(...off: Array<keyof Parts>) {
  const parts: Parts = { ...everyPart, ...Object.fromEntries(off.map((name) => [name, false])) };
  return { parts, isOff: offIn(parts, new Map()), names };
}

/** What a reader would see, block by block, cells divided by bars. */
function textOf(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'link') return `[${node.children.map(textOf).join('')}]`;
  if (!('children' in node)) return '';
  const between = { root: '\n', table: '\n', tableRow: '|', list: '\n' }[String(node.type)] ?? '';
  return node.children.map(textOf).join(between);
}

const shown = (source: string, ...off: Array<keyof Parts>): string =>
  settleNode(mdxToMdast(source), settlingWithout(...off))
    .map(textOf)
    .join('\n');

describe('a text', () => {
  it('names products as the owner does', () => {
    expect(shown('Use <Product name="igmatrix" />.')).toBe('Use Gramdesk.');
  });

  it('says within a sentence what the site has', () => {
    const source = 'Ask<If has="chatGroup"> in the chat<Else /> by e-mail</If>.';
    expect(shown(source)).toBe('Ask in the chat.');
    expect(shown(source, 'chatGroup')).toBe('Ask by e-mail.');
    expect(shown('A<If has="no blog"> b</If>.', 'blog')).toBe('A b.');
  });

  it('decides one condition inside another', () => {
    const source = 'A<If has="igmatrix"><If has="videomagic">, b and c<Else /> and b</If><Else /> alone</If>.';
    expect(shown(source)).toBe('A, b and c.');
    expect(shown(source, 'videomagic')).toBe('A and b.');
    expect(shown(source, 'igmatrix')).toBe('A alone.');
  });

  it('loses whole sections and keeps their headings at the top level', () => {
    const source = 'A.\n\n<If has="blog">\n\n## Posts {/*posts*/}\n\nB.\n\n</If>\n\nC.';
    expect(shown(source)).toMatch(/A\.\nPosts ?\nB\.\nC\./);
    expect(shown(source, 'blog')).toBe('A.\nC.');
  });

  it('loses paragraphs and points with nothing left in them', () => {
    expect(shown('A.\n\n<If has="blog">B.</If>\n\n- <If has="blog">c</If>\n- d', 'blog')).toBe('A.\nd');
  });

  it('loses the row without its first cell and the column without its head', () => {
    const source = '| a | <If has="blog">b</If> |\n|---|---|\n| c | d |\n| <If has="blog">e</If> | f |';
    expect(shown(source)).toBe('a|b\nc|d\ne|f');
    expect(shown(source, 'blog')).toBe('a\nc');
  });

  it('shows a link to a page that is off as words, and drops the point that was nothing else', () => {
    const source =
      'See [the post](/blog/x) or [the docs](/docs/intro).\n\n- [The post](/blog/x)\n- [The docs](/docs/intro)';
    expect(shown(source, 'blog')).toBe('See the post or [the docs].\n[The docs]');
  });

  it('that depends on nothing is left as it is', () => {
    const root = mdxToMdast('See [the post](/blog/x).');
    expect(isUnsettled(root, { ...nothingOff, names })).toBe(false);
    expect(isUnsettled(root, settlingWithout('blog'))).toBe(true);
  });

  it.each([
    'Use <Product name="igmatrix" />.',
    'A<If has="blog"> b</If>.',
    '[The post](/blog/x)',
    '[The post](</blog/x> "A title")',
    '[The post](\\/blog/x).',
    'See [the post].\n\n[the post]: /blog/x',
    '| [a](/blog) |\n|---|\n| b |',
  ])('is known to depend on the site before it is parsed: %s', (source) => {
    expect(mayBeUnsettled(source, settlingWithout('blog'))).toBe(true);
  });

  it('is not parsed to be settled where nothing in it is off', () => {
    expect(mayBeUnsettled('See [the docs](/docs/intro) and <Ui name="post" />.', settlingWithout('blog'))).toBe(false);
  });
});
