import { describe, expect, it } from 'vitest';
import { Page } from './page.ts';

const page = new Page(
  '/ru/docs/intro.html',
  `<!DOCTYPE html><html lang="ru"><head><title>Начало &amp; конец</title>
<meta name="description" content="О &quot;программе&quot;"><meta name="keywords" content="телефон, &quot;кабель&quot;">
<link rel="canonical" href="https://a.test/ru/docs/intro"><link rel="alternate" hreflang="en" href="https://a.test/docs/intro">
<link rel="alternate" type="application/rss+xml" href="/ru/blog/rss.xml"><link rel="stylesheet" href="/assets/a.css">
<script>dark()</script><script type="application/json">{}</script><script src="/assets/a.js"></script></head>
<body><a href="/ru/">Home</a><meta name="robots" content="noindex"><template><a href="/x">x</a></template><main>
<h1>Начало</h1><img src="/a.webp" srcset="/a.webp 400w, /b.webp 800w" alt=""><svg><title>Drawing</title><style>b{}</style></svg>
</main><a href="#top">Up</a></body></html>`,
);

describe('a built page', () => {
  it('has an address, a language and a path', () => {
    expect(page).toMatchObject({ address: '/ru/docs/intro', locale: 'ru', path: '/docs/intro' });
  });

  it('says in its head what it is', () => {
    expect(page.head).toEqual({
      title: 'Начало & конец',
      description: 'О "программе"',
      keywords: ['телефон', '"кабель"'],
      language: 'ru',
      canonical: 'https://a.test/ru/docs/intro',
      alternates: [{ language: 'en', url: 'https://a.test/docs/intro' }],
      indexed: true,
      forwards: false,
    });
  });

  it('may keep out of search engines, or lead elsewhere', () => {
    const head = (html: string) => new Page('/x.html', html).head;
    expect(head('<head><meta name="robots" content="noindex, nofollow"></head>').indexed).toBe(false);
    expect(head('<meta http-equiv="Refresh" content="0;url=/">').forwards).toBe(true);
  });

  it('names other files, each on its line', () => {
    expect(page.links.map(({ url, element }) => [url, element.line])).toEqual([
      ['https://a.test/ru/docs/intro', 3],
      ['https://a.test/docs/intro', 3],
      ['/ru/blog/rss.xml', 4],
      ['/assets/a.css', 4],
      ['/assets/a.js', 5],
      ['/ru/', 6],
      ['/a.webp', 7],
      ['/a.webp', 7],
      ['/b.webp', 7],
      ['#top', 8],
    ]);
  });

  it('knows the content of its main element', () => {
    expect(page.elements.filter((element) => page.inMain(element)).map(({ name }) => name)).toEqual([
      'main',
      'h1',
      'img',
      'svg',
      'title',
      'style',
    ]);
  });

  it('contains inline code', () => {
    expect(page.inline).toEqual({ scripts: ['dark()'], styles: ['b{}'] });
  });
});
