import { describe, expect, it } from 'vitest';
import config from '../../tests/site/site.config.ts';
import { breadcrumbData, headLinks, jsonLd, softwareData } from './seo.ts';
import { siteSchema } from './site-schema.ts';

describe('head', () => {
  it('links to itself, its translations and English as default', () => {
    const links = headLinks('https://a.example', 'ru', { en: '/x', ru: '/ru/x' });
    expect(links.canonical).toBe('https://a.example/ru/x');
    expect(links.alternates).toEqual([
      { hreflang: 'en', href: 'https://a.example/x' },
      { hreflang: 'ru', href: 'https://a.example/ru/x' },
      { hreflang: 'x-default', href: 'https://a.example/x' },
    ]);
  });

  it('encodes Chinese addresses', () => {
    expect(headLinks('https://a.example', 'zh-Hans', { 'zh-Hans': '/zh-Hans/blog/tags/风控' }).canonical).toBe(
      'https://a.example/zh-Hans/blog/tags/%E9%A3%8E%E6%8E%A7',
    );
  });

  it('cannot be closed from inside', () => {
    expect(jsonLd({ '@type': 'Thing', name: '</script><script>alert(1)' })).not.toContain('</script>');
  });

  it('numbers breadcrumbs', () => {
    const trail = [
      { label: 'Home', path: '/' },
      { label: 'X', path: '/x' },
    ];
    const data = breadcrumbData('https://a.example', trail, 'ru');
    expect(JSON.stringify(data)).toContain('"position":2,"name":"X","item":"https://a.example/ru/x"');
  });
});

describe('offers', () => {
  const site = siteSchema.parse(config);
  const offersOf = (plans: Parameters<typeof softwareData>[0]['plans']) =>
    softwareData({ site, locale: 'en', description: 'x', free: 0, plans }).offers;

  it('are the free download as long as no plan has a price', () => {
    expect(offersOf([{ name: 'Pro' }])).toEqual({
      '@type': 'Offer',
      price: '0',
      priceCurrency: 'USD',
      category: 'business',
    });
  });

  it('are the download and every plan with a price, by the month', () => {
    const offers = offersOf([{ name: 'Starter', price: { monthly: 19, currency: 'EUR' } }, { name: 'Pro' }]);
    expect(offers).toMatchObject([
      { price: '0', priceCurrency: 'EUR' },
      { name: 'Starter', price: '19', priceCurrency: 'EUR', priceSpecification: { unitCode: 'MON' } },
    ]);
  });
});
