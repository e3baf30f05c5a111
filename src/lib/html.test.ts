import { describe, expect, it } from 'vitest';
import { type Element, elementsIn, parseHtml, textIn, toHtml } from './html.ts';

const elements = (html: string): Element[] => elementsIn(parseHtml(html));
const names = (html: string): string[] => elements(html).map(({ name }) => name);

describe('elements', () => {
  it('have their attributes, in every form they are written', () => {
    const [link] = elements(`<a href="/x?a=1&amp;b=2" data-x='{"a":">"}' hidden CLASS=y class="z">`);
    expect(link?.attributes).toEqual({ href: '/x?a=1&b=2', 'data-x': '{"a":">"}', hidden: '', class: 'y' });
  });

  it('are none in comments, scripts, styles, titles and text areas', () => {
    const html = '<!doctype html><!-- <p> --><title><b></title><script>"<b>"</script><style>a>b{}</style><i></i>';
    expect(names(`${html}<textarea><u></textarea>`)).toEqual(['title', 'script', 'style', 'i', 'textarea']);
  });

  it('end where the next one begins, if they may', () => {
    const [list, first, second] = elements('<ul><li>one<li>two<br>three</ul>');
    expect(list?.children).toEqual([first, second]);
    expect(second?.children).toMatchObject(['two', { name: 'br', children: [] }, 'three']);
  });

  it('know their position', () => {
    const html = '<p>\n\n<b>x</b>\n<link rel="a"></p>';
    const [paragraph, bold, link] = elements(html);
    expect([paragraph, bold, link].map((element) => element?.line)).toEqual([1, 3, 4]);
    expect(html.slice(bold?.start, bold?.end)).toBe('<b>x</b>');
    expect(html.slice(link?.start, link?.end)).toBe('<link rel="a">');
  });

  it('in a template are no part of the document', () => {
    expect(names('<template><p></p></template><i></i>')).toEqual(['template', 'i']);
  });

  it('of a drawing have exact names, and may close themselves', () => {
    const svg = parseHtml('<svg viewBox="0 0 1 1"><desc/><foreignObject/></svg>', { xml: true });
    expect(elementsIn(svg).map(({ name }) => name)).toEqual(['svg', 'desc', 'foreignObject']);
    expect(elementsIn(svg)[0]?.attributes).toEqual({ viewBox: '0 0 1 1' });
  });

  it('after the one that is asked for are not read', () => {
    expect(elementsIn(parseHtml('<head></head><body><p></p>', { until: 'body' })).map(({ name }) => name)).toEqual([
      'head',
      'body',
    ]);
  });
});

describe('text', () => {
  it('has characters for entities', () => {
    expect(parseHtml('&lt;b&gt; &amp;amp; &#x4f60;&#22909;&#39;&shy;&nbsp; &unknown;').children).toEqual([
      "<b> &amp; 你好'\u00ad\u00a0 &unknown;",
    ]);
  });

  it('goes on behind a comment, as React divides its texts', () => {
    expect(parseHtml('<p>a <!-- -->b<!-- --> c</p>').children).toMatchObject([{ children: ['a b c'] }]);
  });

  it('is taken with or without that of some elements', () => {
    const paragraph = parseHtml('<p>one <b>two</b><code>three</code></p>');
    expect(textIn(paragraph)).toBe('one twothree');
    expect(textIn(paragraph, '|', ({ name }) => name === 'code')).toBe('|one |two|||');
  });
});

it('is written as it was read', () => {
  const html = '<p title="&quot;a&quot; &amp; b">1 &lt; 2&nbsp;&amp; <img src="/a.png" alt=""><b></b></p>';
  expect(parseHtml(html).children.map(toHtml).join('')).toBe(html);
});
