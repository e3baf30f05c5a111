import { readData } from '../files/content.ts';
import { isOff } from '../files/parts.ts';
import type { UiKey } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import type { PerLocale } from '../languages/index.ts';
import { categoriesSchema } from '../lib/content-schemas.ts';
import { isChat, type ProductKey, productKeys } from '../lib/parts.ts';
import { shownTo } from '../lib/site-options.ts';
import { fillIn, ownNames, site, translator } from '../site.ts';

interface NavItem {
  /** Path without language prefix, or an absolute address. */
  href: string;
  /** A sibling product has its name as label, and an entry of the owner's its own words. */
  label: UiKey | ProductKey | PerLocale<string>;
  languages?: readonly Locale[] | undefined;
  /** Waits in the menu until the bar has room for it. */
  wideOnly?: true;
}

const isProduct = (label: NavItem['label']): label is ProductKey => productKeys.some((key) => key === label);

/** Without what the owner's file leaves out: pages that are switched off, addresses that are not given. */
const there = (items: Array<Omit<NavItem, 'href'> & { href: string | undefined }>): NavItem[] =>
  items.flatMap(({ href, ...item }) => (href === undefined || isOff(href) ? [] : [{ ...item, href }]));

/** Entries with their words for the readers of a language: sibling products are names, everything else is translated. */
export const named = (items: readonly NavItem[], locale: Locale) =>
  shownTo(items, locale).map(({ label, href, wideOnly }) => ({
    href,
    wideOnly,
    label: typeof label === 'object' ? label[locale] : isProduct(label) ? ownNames[label] : translator(locale).t(label),
  }));

const own = (place: 'navbar' | 'footer'): NavItem[] => there(site.links.filter((link) => link.in === place));

/** Sections of the site that one entry represents: the tutorial for the whole documentation. */
const parts = ['/docs', '/blog'];

/** How an entry is marked on the page at `path` (without language). */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const within = (part: string): boolean => `${href}/`.startsWith(`${part}/`) && path.startsWith(`${part}/`);
  return parts.some(within) ? 'true' : undefined;
}

/** The navbar: left group, then the right group; the link to the download is a separate button. */
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
  ...own('navbar'),
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
      ...site.contacts.map(({ kind, label, href, languages }) => ({
        href,
        languages,
        label: label ?? (`contact.${kind}` as const),
      })),
    ]),
  },
  {
    title: 'nav.more',
    items: there([
      { href: '/about-us', label: 'nav.aboutUs' },
      { href: '/privacy-policy', label: 'nav.privacy' },
      { href: '/terms-of-service', label: 'nav.terms' },
      { href: '/advertising', label: 'nav.advertising' },
      ...own('footer'),
    ]),
  },
];

/** A column without entries is left out. */
export const footerColumns = (locale: Locale) =>
  columns.map(({ title, items }) => ({ title, items: named(items, locale) })).filter(({ items }) => items.length > 0);

const categories = Object.values(readData('categories.yaml', categoriesSchema)).sort((a, b) => a.position - b.position);

/** The mobile menu: the entries of the bar and more, in groups, with the parts of the docs by name. */
export function drawerGroups(locale: Locale): Array<{ title: string; items: Array<{ href: string; label: string }> }> {
  const { t } = translator(locale);
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
    { title: site.brand.appName, items: named([...others, ...own('navbar')], locale) },
    {
      title: t('nav.docs'),
      items: [...named(tutorial ? [tutorial] : [], locale), ...chapters, ...named(reading, locale)],
    },
    {
      title: t('nav.products'),
      items: named(
        products.filter(({ href }) => href !== '/Download'),
        locale,
      ),
    },
  ];
}

/** Where people talk: an address, or the section with the picture to scan. */
export function chatIn(locale: Locale): string | undefined {
  const chat = shownTo(site.contacts, locale).find(isChat);
  return chat ? (chat.href ?? localizePath('/#contact', locale)) : site.brand.telegramUrl;
}
