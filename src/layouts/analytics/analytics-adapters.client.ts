import type { SiteConfig } from '../../lib/site-schema.ts';

export type Settings = Exclude<SiteConfig['analytics'], { provider: 'none' }>;

export interface PageView {
  /** Without query. */
  url: string;
  title: string;
  locale: string;
}

/** https://plausible.io/docs/script-extensions */
type Plausible = (event: string, options: { url: string; u: string }) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    plausible?: Plausible;
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
  return ({ url, title, locale }) => {
    gtag('set', { page_location: url });
    gtag('event', 'page_view', { page_location: url, page_title: title, language: locale, anonymize_ip: true });
  };
}

/** Plausible's snippet: what is called before its script is there waits in `q`, and the options in `o`. */
function startPlausible(scriptUrl: string, domain: string | undefined): void {
  const q: unknown[] = [];
  const waiting = Object.assign((...event: unknown[]) => void q.push(event), { q, o: { autoCapturePageviews: false } });
  window.plausible ??= waiting;
  void loadScript(scriptUrl, domain === undefined ? {} : { domain });
}

/** Sends page views to the provider. Its script is loaded here and nowhere else. */
export function createAdapter(settings: Settings): (view: PageView) => void {
  switch (settings.provider) {
    case 'console':
      return (view) => console.info('page view', view);
    case 'gtag': {
      let latest: PageView | undefined;
      let send: ((view: PageView) => void) | undefined;
      const disabled = `ga-disable-${settings.measurementId}`;
      // It sets cookies: nothing of it is loaded before the reader has agreed.
      void import('./analytics-consent.client.ts').then(({ askFirst, forgetCookies }) => {
        let started: typeof send;
        askFirst({
          allow: () => {
            Reflect.set(window, disabled, false);
            started ??= startGtag(settings.measurementId);
            if (!send && latest) started(latest);
            send = started;
          },
          refuse: () => {
            Reflect.set(window, disabled, true);
            send = undefined;
            forgetCookies('_ga');
          },
        });
      });
      return (view) => {
        latest = view;
        send?.(view);
      };
    }
    case 'plausible': {
      startPlausible(settings.scriptUrl, settings.domain);
      // `u` is what the older script calls it.
      return ({ url }) => window.plausible?.('pageview', { url, u: url });
    }
    case 'umami': {
      const ready = loadScript(settings.scriptUrl, { websiteId: settings.websiteId, autoTrack: 'false' });
      return ({ url, title }) =>
        void ready.then(() => window.umami?.track((defaults) => ({ ...defaults, url: new URL(url).pathname, title })));
    }
  }
}
