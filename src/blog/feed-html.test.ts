import { expect, it } from 'vitest';
import { cleanForFeed } from './feed-html.ts';

const clean = (html: string): string => cleanForFeed(html, 'https://site.example/ru/blog/post');

it('gives links and pictures their full address', () => {
  expect(clean('<p><a href="/docs/intro">Docs</a> <img src="/assets/a.webp" alt="A"></p>')).toBe(
    '<p><a href="https://site.example/docs/intro">Docs</a> <img src="https://site.example/assets/a.webp" alt="A"></p>',
  );
  expect(clean('<a href="https://other.example/x">x</a>')).toBe('<a href="https://other.example/x">x</a>');
  expect(clean('<a href="#why">why</a> <a href="mailto:a@b.example">mail</a>')).toBe(
    '<a href="https://site.example/ru/blog/post#why">why</a> <a href="mailto:a@b.example">mail</a>',
  );
  expect(clean('<img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x" alt="src=/x">')).toBe(
    '<img src="https://site.example/a.webp" alt="src=/x">',
  );
});

it('leaves out what a feed reader cannot use', () => {
  expect(
    clean(
      '<p class="a" data-b="c">Text</p><button type="button" aria-label="Copy"></button>' +
        '<script>1</script><astro-island>helper</astro-island><figure>drawing</figure>',
    ),
  ).toBe('<p>Text</p>');
});

it('leaves out the whole element with its content, and keeps the content of Astro’s wrappers', () => {
  expect(clean('<figure><figure>inner</figure>drawing</figure><p>Text</p>')).toBe('<p>Text</p>');
  expect(clean('<astro-slot><p data-x="<p class=>">1 &lt; 2</p></astro-slot>')).toBe('<p>1 &lt; 2</p>');
  expect(clean('<h2 id="a">A<a class="heading-anchor" href="#a" aria-label="Link"></a></h2>')).toBe(
    '<h2 id="a">A</h2>',
  );
});

it('leaves out what is only heard, and how links open: a feed reader knows', () => {
  expect(
    clean(
      '<a href="https://x.example/" target="_blank" rel="noopener">x<span class="visually-hidden"> (away)</span></a>',
    ),
  ).toBe('<a href="https://x.example/">x</a>');
});

it('leaves code as it is shown', () => {
  expect(clean('<pre><code>&lt;a class=&quot;x&quot; href=&quot;/y&quot;&gt;</code></pre>')).toBe(
    '<pre><code>&lt;a class="x" href="/y"&gt;</code></pre>',
  );
});
