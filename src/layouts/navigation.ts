import { readData } from '../files/content.ts';
import { isOff } from '../files/parts.ts';
import type { UiKey } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/locales.ts';
import { categoriesSchema } from '../lib/content-schemas.ts';
import { type ProductKey, productKeys } from '../lib/parts.ts';
import { fillIn, ownNames, site, translator } from '../site.ts';

interface NavItem {
  /** Path without language prefix, or an absolute address. */
  href: string;
  /** A sibling product goes by its name. */
  label: UiKey | ProductKey;
  /** Waits in the menu until the bar has room for it. */
  wideOnly?: true;
}

const isProduct = (label: NavItem['label']): label is ProductKey => productKeys.some((key) => key === label);

/** Without what the owner's file leaves out: pages that are switched off, addresses that are not given. */
const there = (items: Array<Omit<NavItem, 'href'> & { href: string | undefined }>): NavItem[] =>
  items.flatMap(({ href, ...item }) => (href === undefined || isOff(href) ? [] : [{ ...item, href }]));

/** Words of an entry: sibling products are names, everything else is translated. */
export const labelOf = (item: NavItem, t: (key: UiKey) => string): string =>
  isProduct(item.label) ? ownNames[item.label] : t(item.label);

/** Parts of the site that one entry stands for: the tutorial for the whole documentation. */
const parts = ['/docs', '/blog'];

/** How an entry is marked on the page at `path` (without language). */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const within = (part: string): boolean => `${href}/`.startsWith(`${part}/`) && path.startsWith(`${part}/`);
  return parts.some(within) ? 'true' : undefined;
}

/** The navbar: left group, then the right group; the way to the download is a button of its own. */
export const primaryNav: NavItem[] = there([
  { href: site.brand.tutorialUrl, label: 'nav.tutorial' },
  { href: '/#pricing', label: 'nav.pricing' },
  { href: '/#features', label: 'nav.features' },
  { href: '/#contact', label: 'nav.contact' },
  { href: '/advertising', label: 'nav.advertising' },
  { href: '/blog', label: 'blog.title', wideOnly: true },
]);

export const secondaryNav: NavItem[] = there([
  { href: '/IgMatrix', label: 'igmatrix' },
  { href: '/VideoMagic', label: 'videomagic' },
  { href: site.aiSearchUrl, label: 'nav.aiSearch' },
]);

const products: NavItem[] = there([
  { href: '/Download', label: 'nav.download' },
  { href: '/IgMatrix', label: 'igmatrix' },
  { href: '/YtMatrix', label: 'ytmatrix' },
  { href: '/VideoMagic', label: 'videomagic' },
  { href: '/ProductList', label: 'nav.hardware' },
]);

interface NavGroup {
  title: UiKey;
  items: NavItem[];
}

const columns: NavGroup[] = [
  {
    title: 'nav.docs',
    items: there([
      { href: '/docs/intro', label: 'nav.tutorial' },
      { href: '/blog', label: 'nav.recentPosts' },
      { href: '/blog/archive', label: 'nav.archive' },
    ]),
  },
  {
    title: 'nav.products',
    items: products,
  },
  {
    title: 'nav.community',
    items: there([
      { href: site.community.repository, label: 'nav.repository' },
      { href: site.community.chatBot, label: 'nav.chatBot' },
      { href: site.community.chatServer, label: 'nav.chatServer' },
      { href: site.community.social, label: 'nav.social' },
      { href: site.community.video, label: 'nav.video' },
    ]),
  },
  {
    title: 'nav.more',
    items: there([
      { href: '/about-us', label: 'nav.aboutUs' },
      { href: '/privacy-policy', label: 'nav.privacy' },
      { href: '/terms-of-service', label: 'nav.terms' },
      { href: '/advertising', label: 'nav.advertising' },
    ]),
  },
];

/** A column without entries is left out. */
export const footerColumns = columns.filter(({ items }) => items.length > 0);

const categories = Object.values(readData('categories.yaml', categoriesSchema)).sort((a, b) => a.position - b.position);

/** The mobile menu: the entries of the bar and more, in groups, with the parts of the docs by name. */
export function drawerGroups(locale: Locale): Array<{ title: string; items: Array<{ href: string; label: string }> }> {
  const { t } = translator(locale);
  const named = (items: NavItem[]) => items.map((item) => ({ href: item.href, label: labelOf(item, t) }));
  const [tutorial, ...others] = primaryNav.filter(({ href }) => href !== '/blog');
  const chapters = categories.map(({ slug, label }) => ({
    href: `/docs/category/${slug}`,
    label: fillIn(label[locale], locale),
  }));
  const reading = there([
    { href: '/blog', label: 'blog.title' },
    { href: site.aiSearchUrl, label: 'nav.aiSearch' },
  ]);
  return [
    { title: site.brand.appName, items: named(others) },
    { title: t('nav.docs'), items: [...named(tutorial ? [tutorial] : []), ...chapters, ...named(reading)] },
    { title: t('nav.products'), items: named(products.filter(({ href }) => href !== '/Download')) },
  ];
}
