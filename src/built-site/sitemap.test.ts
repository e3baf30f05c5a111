import { expect, it } from 'vitest';
import { readHead } from './sitemap.ts';

it('reads what the page says about itself', () => {
  const html =
    '<head><link rel="canonical" href="https://a.example/x"><link rel="alternate" hreflang="ru" href="https://a.example/ru/x"></head><body><meta name="robots" content="noindex">';
  expect(readHead(html)).toEqual({
    canonical: 'https://a.example/x',
    alternates: [{ lang: 'ru', url: 'https://a.example/ru/x' }],
    hidden: false,
  });
  expect(readHead('<head><meta name="robots" content="noindex, nofollow"></head>').hidden).toBe(true);
});
