import type { UiKey } from '../lib/i18n.ts';
import { site } from '../site.ts';

interface NavItem {
  /** Path without language prefix, or an absolute address. */
  href: string;
  label: UiKey | 'IgMatrix' | 'VideoMagic' | 'YtMatrix';
  /** Waits in the menu until the bar has room for it. */
  wideOnly?: true;
}

const isName = (label: NavItem['label']): label is 'IgMatrix' | 'VideoMagic' | 'YtMatrix' =>
  /Matrix$|Magic$/.test(label);

/** Words of an entry: sibling products are names, everything else is translated. */
export const labelOf = (item: NavItem, t: (key: UiKey) => string): string =>
  isName(item.label) ? item.label : t(item.label);

/** Parts of the site that one entry stands for: the tutorial for the whole documentation. */
const parts = ['/docs', '/blog'];

/** How an entry is marked on the page at `path` (without language). */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const within = (part: string): boolean => `${href}/`.startsWith(`${part}/`) && path.startsWith(`${part}/`);
  return parts.some(within) ? 'true' : undefined;
}

/** The navbar: left group, then the right group. */
export const primaryNav: NavItem[] = [
  { href: site.brand.tutorialUrl, label: 'nav.tutorial' },
  { href: '/Download', label: 'nav.download' },
  { href: '/#pricing', label: 'nav.pricing' },
  { href: '/#features', label: 'nav.features' },
  { href: '/#contact', label: 'nav.contact' },
  { href: '/advertising', label: 'nav.advertising' },
  { href: '/blog', label: 'blog.title', wideOnly: true },
];

export const secondaryNav: NavItem[] = [
  { href: '/IgMatrix', label: 'IgMatrix' },
  { href: '/VideoMagic', label: 'VideoMagic' },
  { href: site.aiSearchUrl, label: 'nav.aiSearch' },
];

interface FooterColumn {
  title: UiKey;
  items: NavItem[];
}

export const footerColumns: FooterColumn[] = [
  {
    title: 'nav.docs',
    items: [
      { href: '/docs/intro', label: 'nav.tutorial' },
      { href: '/blog', label: 'nav.recentPosts' },
      { href: '/blog/archive', label: 'nav.archive' },
    ],
  },
  {
    title: 'nav.products',
    items: [
      { href: '/Download', label: 'nav.download' },
      { href: '/IgMatrix', label: 'IgMatrix' },
      { href: '/YtMatrix', label: 'YtMatrix' },
      { href: '/VideoMagic', label: 'VideoMagic' },
      { href: '/ProductList', label: 'nav.hardware' },
    ],
  },
  {
    title: 'nav.community',
    items: [
      { href: site.community.repository, label: 'nav.repository' },
      { href: site.community.chatBot, label: 'nav.chatBot' },
      { href: site.community.chatServer, label: 'nav.chatServer' },
      { href: site.community.social, label: 'nav.social' },
      { href: site.community.video, label: 'nav.video' },
    ],
  },
  {
    title: 'nav.more',
    items: [
      { href: '/about-us', label: 'nav.aboutUs' },
      { href: '/privacy-policy', label: 'nav.privacy' },
      { href: '/terms-of-service', label: 'nav.terms' },
      { href: '/advertising', label: 'nav.advertising' },
    ],
  },
];
