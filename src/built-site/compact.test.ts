import { expect, test } from 'vitest';
import { compact } from './compact.ts';

const layout = (body: string): string =>
  `<html data-chunk-text="Not loaded" data-chunk-retry="Again"><script>((root) => {\n  root.id = 'a';\n})(document.body);</script>${body}<p data-uncopied-code="Selected" data-uncopied-address="Look above"></p></html>`;

test('scripts in the page lose what only their authors read', () => {
  expect(compact(layout(''))).toMatch(/<script>\S{20,45}<\/script>/);
  const data = '<script type="application/ld+json">{ "a": 1 }</script>';
  expect(compact(data)).toBe(data);
});

test('words stay where the page has what they speak of', () => {
  const words = (body: string): string[] => compact(layout(body)).match(/data-(chunk-text|uncopied-\w+)/g) ?? [];
  expect(words('')).toEqual([]);
  expect(words('<button data-copy="code">')).toEqual(['data-uncopied-code']);
  expect(words('<button data-copy="address">')).toEqual(['data-uncopied-address']);
  expect(words('<astro-island>')).toEqual(['data-chunk-text', 'data-uncopied-code', 'data-uncopied-address']);
  expect(compact(layout(''))).not.toContain('data-chunk-retry');
});

test('spaces that are drawn stay', () => {
  expect(compact('<div id="a > b"> <p>one</p>\n<p><b>two</b> <i>three</i></p> </div>')).toBe(
    '<div id="a > b"><p>one</p><p><b>two</b> <i>three</i></p></div>',
  );
  for (const html of ['<p>one</p> two', '<li>one</li> <li>two</li>', '<pre><span>a</span>\n<span>b</span>\n</pre>'])
    expect(compact(html)).toBe(html);
});

test('attributes that are there or not have no value', () => {
  expect(compact('<i data-on="true" data-menu="" data-tone="live" aria-hidden="true"></i>')).toBe(
    '<i data-on data-menu data-tone="live" aria-hidden="true"></i>',
  );
});

test('paths of icons close themselves', () => {
  expect(compact('<svg><path d="M1 1"></path></svg>')).toBe('<svg><path d="M1 1"/></svg>');
});
