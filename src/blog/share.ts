import type { Locale } from '../lib/locales.ts';

export type Network = 'mail' | 'telegram' | 'x' | 'weibo' | 'vk';

const targets: Record<Network, (url: string, title: string) => string> = {
  mail: (url, title) => `mailto:?subject=${title}&body=${url}`,
  telegram: (url, title) => `https://t.me/share/url?url=${url}&text=${title}`,
  x: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
  weibo: (url, title) => `https://service.weibo.com/share/share.php?url=${url}&title=${title}`,
  vk: (url, title) => `https://vk.com/share.php?url=${url}&title=${title}`,
};

/** Networks readers of a language use. */
const networks: Record<Locale, Network[]> = {
  en: ['telegram', 'x', 'mail'],
  'zh-Hans': ['weibo', 'telegram', 'mail'],
  ru: ['telegram', 'vk', 'mail'],
};

/** Plain links: nothing is loaded from the networks. */
export function shareLinks(locale: Locale, url: string, title: string): Array<{ network: Network; href: string }> {
  return networks[locale].map((network) => ({
    network,
    href: targets[network](encodeURIComponent(url), encodeURIComponent(title)),
  }));
}
