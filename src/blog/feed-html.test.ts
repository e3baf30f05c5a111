import { expect, it } from 'vitest';
import { cleanForFeed } from './feed-html.ts';

const clean = (html: string): string => cleanForFeed(html, 'https://site.example');

it('gives links and pictures their full address', () => {
  expect(clean('<p><a href="/docs/intro">Docs</a> <img src="/assets/a.webp" alt="A"></p>')).toBe(
    '<p><a href="https://site.example/docs/intro">Docs</a> <img src="https://site.example/assets/a.webp" alt="A"></p>',
  );
  expect(clean('<a href="https://other.example/x">x</a>')).toBe('<a href="https://other.example/x">x</a>');
});

it('leaves out what a feed reader cannot use', () => {
  expect(
    clean(
      '<p class="a" data-b="c">Text</p><button type="button" aria-label="Copy"></button>' +
        '<script>1</script><astro-island>helper</astro-island><figure>drawing</figure>',
    ),
  ).toBe('<p>Text</p>');
});
