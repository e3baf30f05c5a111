import { describe, expect, it } from 'vitest';
import { breadcrumbData, headLinks, jsonLd } from './seo.ts';

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
    expect(jsonLd({ name: '</script><script>alert(1)' })).not.toContain('</script>');
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
