import { factsSchema } from '../../src/lib/facts.ts';
import { nothingOff } from '../../src/lib/parts.ts';
import { siteSchema } from '../../src/lib/site-schema.ts';
import config from '../../tests/site/site.config.ts';
import type { Content } from './content.ts';
import { type Page, readPage } from './page.ts';
import type { Names } from './passage.ts';

/** Small inputs for the tests of the rules. */
export const facts = factsSchema.parse({
  'max-phones': { value: '200+', otherReading: '100+', source: 'test' },
  'accounts-per-phone': { value: 8, source: 'test' },
  'min-android': { value: '5.0', source: 'test' },
  'plan-pro-phones': { value: 20, source: 'test' },
  'plan-pro-accounts': { product: ['plan-pro-phones', 'accounts-per-phone'], source: 'test' },
  'trial-length': { value: 7, unit: 'day', source: 'test' },
  'yearly-discount': { value: 30, otherReading: 50, unit: 'percent', source: 'test' },
  'claim-traffic': { value: 30, unit: 'percent', claim: true, source: 'test' },
  'min-windows': { value: 'Windows 10', source: 'test' },
  'min-macos': { value: 'macOS 10.15', source: 'test' },
  'min-memory': { value: 8, unit: 'gigabyte', source: 'test' },
  'min-storage': { value: 500, unit: 'megabyte', source: 'test' },
  'support-hours': { text: { en: 'Mon–Fri', 'zh-Hans': '周一至周五', ru: 'пн–пт' }, source: 'test' },
  'usb-phones-in-practice': { value: 40, source: 'test' },
  'migrations-per-month': { value: 5, source: 'test' },
});

export const names: Names = {
  own: { brand: 'Acme', igmatrix: 'IgMatrix', ytmatrix: 'YtMatrix', videomagic: 'VideoMagic' },
  supportEmail: 'help@acme.test',
  facts,
};

export function pageOf(source: string, place: Partial<Pick<Page, 'collection' | 'locale' | 'slug'>> = {}): Page {
  const { collection = 'docs', locale = 'en', slug = 'page' } = place;
  const file = `content/${locale}/${collection}/${slug}.mdx`;
  return readPage({ collection, folder: collection, locale, slug, file, path: file }, source, names);
}

/** A site that holds these pages and nothing else. */
export const contentOf = (pages: Page[]): Content => ({
  names,
  categories: {},
  drawings: new Set(['usb-tree']),
  facts,
  program: undefined,
  settings: nothingOff,
  dir: '/content',
  site: siteSchema.parse(config),
  tags: {},
  authors: {},
  series: undefined,
  glossary: {},
  pages,
  data: [],
  sets: new Map(),
  files: [],
  texts: new Map(),
  findings: [],
  show: (name) => `content/${name}`,
});
