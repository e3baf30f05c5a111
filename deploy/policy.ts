import type { InlineHashes } from '../src/built-site/inline-hashes.ts';
import type { SiteConfig } from '../src/lib/site-schema.ts';

/** The one typed source of every response header; the built-in server and the files of all hosts are made from it. */
export type PolicyInput = InlineHashes & Pick<SiteConfig, 'analytics'> & Partial<Pick<SiteConfig, 'head' | 'policy'>>;

type Hosts = Partial<SiteConfig['policy']>;

function analyticsHosts(analytics: SiteConfig['analytics']): Hosts {
  switch (analytics.provider) {
    case 'none':
    case 'console':
      return {};
    case 'gtag':
      return {
        script: ['https://www.googletagmanager.com'],
        connect: [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://www.googletagmanager.com',
        ],
        img: ['https://*.google-analytics.com'],
      };
    case 'yandex': {
      const own = ['https://mc.yandex.ru', 'https://mc.yandex.com'];
      return { script: ['https://mc.yandex.ru', 'https://yastatic.net'], connect: own, img: own };
    }
    case 'baidu': {
      const own = ['https://hm.baidu.com'];
      return { script: own, connect: own, img: own };
    }
    case 'plausible':
    case 'umami': {
      const { origin } = new URL(analytics.scriptUrl);
      return { script: [origin], connect: [origin, ...analytics.connect] };
    }
  }
}

/** The hosts that pages may load from in addition to their own: the provider's, those of the owner's scripts, those the owner names. */
export function allowedHosts(
  kind: keyof Hosts,
  { analytics, head, policy }: Omit<PolicyInput, keyof InlineHashes>,
): string[] {
  const scripts = kind === 'script' ? (head?.scripts ?? []).filter((url) => !url.startsWith('/')) : [];
  const origins = scripts.map((url) => new URL(url).origin);
  return [...new Set([...(analyticsHosts(analytics)[kind] ?? []), ...origins, ...(policy?.[kind] ?? [])])];
}

export function contentSecurityPolicy({ scriptHashes, styleHashes, ...input }: PolicyInput): string {
  const hosts = (kind: keyof Hosts): string[] => allowedHosts(kind, input);
  const quoted = (hashes: string[]): string[] => hashes.map((hash) => `'${hash}'`);
  const self = "'self'";
  const fetched: Record<string, string[]> = {
    'script-src': [self, ...quoted(scriptHashes), ...hosts('script')],
    'style-src': [self, ...quoted(styleHashes), ...hosts('style')],
    'img-src': [self, 'data:', 'blob:', ...hosts('img')],
    'connect-src': [self, ...hosts('connect')],
    'frame-src': [self, ...hosts('frame')],
    'font-src': [self, ...hosts('font')],
    'media-src': [self, ...hosts('media')],
    'object-src': ["'none'"],
  };
  const directives: Record<string, string[]> = {
    'default-src': [self],
    // What is allowed no more than by default need not be said with every page.
    ...Object.fromEntries(Object.entries(fetched).filter(([, values]) => values.join() !== self)),
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export interface ResponseHeaders {
  /** Sent with everything the site answers. */
  every: Record<string, string>;
  /** What a browser obeys only in a document, a kilobyte: sent with pages and not with the twenty files of each. */
  documents: Record<string, string>;
}

export function responseHeaders({
  includeSubDomains,
  ...input
}: PolicyInput & Pick<SiteConfig, 'includeSubDomains'>): ResponseHeaders {
  return {
    every: {
      'Strict-Transport-Security': `max-age=31536000${includeSubDomains ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options': 'nosniff',
    },
    documents: {
      'Content-Security-Policy': contentSecurityPolicy(input),
      // A query stays on its page: it may hold search words, and analytics report what led to a page.
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  };
}

/** Files under /assets carry a hash of their content in the name: once found, they never change. */
export const hashedPath = '/assets/';

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else, not-found pages and redirects included: a mistake is gone as soon as it is fixed. */
  page: 'max-age=0, must-revalidate',
} as const;
