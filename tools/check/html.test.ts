import { describe, expect, it } from 'vitest';
import { decodeEntities, tagsOf, visibleText } from './html.ts';

const names = (html: string) => [...tagsOf(html)].map(({ name, closing }) => (closing ? `/${name}` : name));

describe('tagsOf', () => {
  it('reads attributes in every form', () => {
    const [tag] = tagsOf(`<a href="/x?a=1&amp;b=2" data-x='{"a":">"}' hidden CLASS=y>`);
    expect([...(tag?.attributes ?? [])]).toEqual([
      ['href', '/x?a=1&b=2'],
      ['data-x', '{"a":">"}'],
      ['hidden', ''],
      ['class', 'y'],
    ]);
  });

  it('skips comments, scripts and styles', () => {
    expect(names('<!doctype html><!-- <p> --><script>"<b>"</script><style>a>b{}</style><i></i>')).toEqual([
      'script',
      '/script',
      'style',
      '/style',
      'i',
      '/i',
    ]);
  });

  it('counts lines', () => {
    expect([...tagsOf('<p>\n\n<b>\n<i>')].map(({ line }) => line)).toEqual([1, 3, 4]);
  });
});

it('decodes entities', () => {
  expect(decodeEntities('a &amp; &#39;b&#x27; &quot;')).toBe(`a & 'b' "`);
});

it('shows text without code', () => {
  expect(visibleText('<p title="{brand}">{brand} <code>{fact:x}</code></p><script>{brand}</script>').trim()).toBe(
    '{brand}',
  );
});
