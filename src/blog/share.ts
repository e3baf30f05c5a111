import type { Locale } from '../i18n/locales.ts';
import { languages } from '../languages/index.ts';
import type { Network } from '../languages/language.ts';

const targets: Record<Network, (url: string, title: string) => string> = {
  mail: (url, title) => `mailto:?subject=${title}&body=${url}`,
  telegram: (url, title) => `https://t.me/share/url?url=${url}&text=${title}`,
  x: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
  weibo: (url, title) => `https://service.weibo.com/share/share.php?url=${url}&title=${title}`,
  vk: (url, title) => `https://vk.com/share.php?url=${url}&title=${title}`,
};

/** Plain links: nothing is loaded from the networks. */
export function shareLinks(locale: Locale, url: string, title: string): Array<{ network: Network; href: string }> {
  return languages[locale].share.map((network) => ({
    network,
    href: targets[network](encodeURIComponent(url), encodeURIComponent(title)),
  }));
}
