import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKnownLocale, type Locale } from '../../src/languages/index.ts';
import { defaultLocale, locales } from '../../src/lib/locales.ts';
import { disk } from '../check/files.ts';
import type { Group, Text } from './protocol.ts';

/** What writers call the data files, and where on the site their words are seen. */
const known: Record<string, { title: string; path?: string }> = {
  'facts.yaml': { title: 'Figures' },
  'plans.yaml': { title: 'Plans and prices', path: '/#pricing' },
  'faqs.yaml': { title: 'Questions and answers', path: '/#faq' },
  'home.yaml': { title: 'Home page' },
  'features.yaml': { title: 'Features' },
  'advantages.yaml': { title: 'Comparison and figures' },
  'tour.yaml': { title: 'Tour of the program' },
  'testimonials.yaml': { title: 'Testimonials' },
  'partners.yaml': { title: 'Partners', path: '/advertising' },
  'products.yaml': { title: 'Products', path: '/ProductList' },
  'tags.yaml': { title: 'Tags', path: '/blog' },
  'authors.yaml': { title: 'Authors', path: '/blog' },
  'series.yaml': { title: 'Series of posts', path: '/blog' },
  'covers.yaml': { title: 'Covers of posts', path: '/blog' },
  'categories.yaml': { title: 'Docs categories', path: '/docs/intro' },
  'glossary.yaml': { title: 'Glossary: one thing, one word' },
};

/** `ru/docs/intro.mdx` and `en/docs/intro.mdx` are one text: one whose id has a star for the language. */
export function textOf(name: string): { id: string; locale: Locale | undefined } {
  let locale: Locale | undefined;
  const id = name
    .split(/([/.])/)
    .map((part) => {
      if (locale !== undefined || !isKnownLocale(part)) return part;
      locale = part;
      return '*';
    })
    .join('');
  return { id, locale };
}

function groupOf(id: string): Group {
  const [top, below] = id.split('/');
  if (id.endsWith('.mdx')) return below === 'blog' ? 'blog' : below === 'pages' ? 'pages' : 'docs';
  if (top === 'program' || top === 'search') return top;
  return top === '*' ? 'interface' : 'data';
}

/** Addresses of pages follow their files. */
function pathOf(id: string): string {
  const page = /^\*\/(docs|blog|pages|docs-versions\/[^/]+)\/(.+)\.mdx$/.exec(id);
  if (page) {
    const [, folder = '', slug = ''] = page;
    return folder === 'pages' ? `/${slug}` : `/${folder.replace('docs-versions', 'docs')}/${slug}`;
  }
  return known[id]?.path ?? (id.startsWith('program/') ? `/dev/program/${defaultLocale}` : '/');
}

const field = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}: *(.*?) *\\r?$`, 'm').exec(/^---\r?\n[\s\S]*?\n---/.exec(source)?.[0] ?? '')?.[1];

const lessQuotes = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2').replaceAll('\\"', '"');

/** Every text of the content folder, in the order of its groups and addresses. */
export function listTexts(contentDir: string, show: (name: string) => string, brand: string): Text[] {
  const texts = new Map<string, Text>();
  for (const name of disk.below(contentDir)) {
    if (!/\.(?:mdx|yaml|json)$/.test(name) || name.split('/').some((part) => part.startsWith('.'))) continue;
    const { id, locale } = textOf(name);
    if (locale !== undefined && !locales.includes(locale)) continue;
    const text = texts.get(id) ?? { id, group: groupOf(id), title: '', files: [], path: pathOf(id), draft: false };
    text.files.push({ locale, name, shown: show(name) });
    texts.set(id, text);
  }
  const place = (locale: Locale | undefined): number => (locale === undefined ? 0 : locales.indexOf(locale));
  return [...texts.values()].map((text) => {
    const files = text.files.toSorted((a, b) => place(a.locale) - place(b.locale));
    const source = files[0]?.name ?? '';
    const short = text.id
      .replace(/\*[/.]/g, '')
      .replace(/\.\w+$/, '')
      .replace(/\/\*$/, '');
    const page = text.id.endsWith('.mdx') ? readFileSync(join(contentDir, source), 'utf8') : undefined;
    const title = page === undefined ? known[text.id]?.title : lessQuotes(field(page, 'title') ?? '');
    return {
      ...text,
      files,
      title: (title || short).replaceAll('{brand}', brand),
      draft: page !== undefined && field(page, 'draft') === 'true',
    };
  });
}
