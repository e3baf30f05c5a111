import type { SiteConfig } from '../../lib/site-schema.ts';

export type Settings = Exclude<SiteConfig['analytics'], { provider: 'none' }>;

export interface PageView {
  /** Without query. */
  url: string;
  title: string;
  locale: string;
  /** What happened on the page, where it is not the view itself: `no-results`. */
  event?: string;
}

/** https://plausible.io/docs/script-extensions */
type Plausible = (event: string, options: { url: string; u: string }) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    plausible?: Plausible;
    ym?: (...args: unknown[]) => void;
    _hmt?: unknown[];
    umami?: { track: (payload: (defaults: object) => object) => void };
  }
}

function loadScript(src: string, data: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.defer = true;
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => resolve());
    document.head.append(script);
  });
}

function startGtag(measurementId: string): (view: PageView) => void {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  // gtag.js reads `arguments` objects, not arrays.
  const gtag: (...args: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: required by gtag.js
    dataLayer.push(arguments);
  };
  gtag('js', new Date());
  // Events of its own take the address from here, not from the window.
  gtag('set', { page_location: location.origin + location.pathname });
  gtag('config', measurementId, {
    anonymize_ip: true,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  void loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`);
  return ({ url, title, locale, event = 'page_view' }) => {
    gtag('set', { page_location: url });
    gtag('event', event, { page_location: url, page_title: title, language: locale, anonymize_ip: true });
  };
}

/** What is counted is the page, not what a reader typed into its address. */
const addressOf = (url: string): string => url.replace(/[?#].*$/, '');

/** https://yandex.ru/support/metrica/code/counter-spa-setup.html */
function startYandex(counterId: number): (view: PageView) => void {
  const a: unknown[] = [];
  window.ym ??= Object.assign((...args: unknown[]) => void a.push(args), { a, l: Date.now() });
  const options = { defer: true, clickmap: false, trackLinks: false, accurateTrackBounce: false, webvisor: false };
  window.ym(counterId, 'init', options);
  void loadScript('https://mc.yandex.ru/metrika/tag.js');
  return ({ url, title, event }) => {
    if (event) window.ym?.(counterId, 'reachGoal', event);
    else window.ym?.(counterId, 'hit', addressOf(url), { title, referer: addressOf(document.referrer) });
  };
}

/** https://tongji.baidu.com/holmes/Tongji/%E5%BC%80%E5%8F%91%E6%96%87%E6%A1%A3 */
function startBaidu(siteId: string): (view: PageView) => void {
  window._hmt ??= [];
  window._hmt.push(['_setAutoPageview', false]);
  void loadScript(`https://hm.baidu.com/hm.js?${siteId}`);
  return ({ url, event }) =>
    // The script puts an object of its own there.
    window._hmt?.push(event ? ['_trackEvent', 'site', event] : ['_trackPageview', new URL(url).pathname]);
}

/** Plausible's snippet: what is called before its script is there waits in `q`, and the options in `o`. */
function startPlausible(scriptUrl: string, domain: string | undefined): void {
  const q: unknown[] = [];
  const waiting = Object.assign((...event: unknown[]) => void q.push(event), { q, o: { autoCapturePageviews: false } });
  window.plausible ??= waiting;
  void loadScript(scriptUrl, domain === undefined ? {} : { domain });
}

type Asked = Extract<Settings, { provider: 'gtag' | 'yandex' | 'baidu' }>;

function startAsked(settings: Asked): (view: PageView) => void {
  if (settings.provider === 'gtag') return startGtag(settings.measurementId);
  return settings.provider === 'yandex' ? startYandex(settings.counterId) : startBaidu(settings.siteId);
}

/** How the names of their cookies begin. */
const cookies = { gtag: '_ga', yandex: '_ym', baidu: 'Hm_' } as const;

/** A script that has been loaded may send by itself. */
function disable(settings: Asked, off: boolean): void {
  if (settings.provider === 'gtag') Reflect.set(window, `ga-disable-${settings.measurementId}`, off);
  if (settings.provider === 'yandex') Reflect.set(window, `disableYaCounter${settings.counterId}`, off);
}

/** Sends page views to the provider. Its script is loaded here and nowhere else. */
export function createAdapter(settings: Settings): (view: PageView) => void {
  switch (settings.provider) {
    case 'console':
      return ({ event = 'page view', ...view }) => console.info(event, view);
    case 'gtag':
    case 'yandex':
    case 'baidu': {
      let latest: PageView | undefined;
      let send: ((view: PageView) => void) | undefined;
      // They set cookies: nothing of it is loaded before the reader has agreed.
      void import('./analytics-consent.client.ts').then(({ askFirst, forgetCookies }) => {
        let started: typeof send;
        askFirst({
          allow: () => {
            disable(settings, false);
            started ??= startAsked(settings);
            if (!send && latest) started(latest);
            send = started;
          },
          refuse: () => {
            disable(settings, true);
            send = undefined;
            forgetCookies(cookies[settings.provider]);
          },
        });
      });
      return (view) => {
        if (!view.event) latest = view;
        send?.(view);
      };
    }
    case 'plausible': {
      startPlausible(settings.scriptUrl, settings.domain);
      // `u` is what the older script calls it.
      return ({ url, event = 'pageview' }) => window.plausible?.(event, { url, u: url });
    }
    case 'umami': {
      const ready = loadScript(settings.scriptUrl, { websiteId: settings.websiteId, autoTrack: 'false' });
      return ({ url, title, event: name }) =>
        void ready.then(() =>
          window.umami?.track((defaults) => ({
            ...defaults,
            url: new URL(url).pathname,
            title,
            ...(name && { name }),
          })),
        );
    }
  }
}
