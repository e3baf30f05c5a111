import { expect, test } from '@playwright/test';
import { contentSecurityPolicy } from '../../deploy/policy.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';

/*
 * Page views reach their provider under the policy the build would write for it. The scripts are stand-ins that do what
 * the documentation of the real ones says; where the policy forbids a request, the browser never makes it.
 */
interface Provider {
  name: string;
  analytics: SiteConfig['analytics'];
  script: string;
  beacon: string;
  /** The data the provider receives for a page. */
  view: (url: string) => unknown;
}

const websiteId = '3f1c9f4e-8f7a-4b55-9d0e-1f1a4e1c2b3d';
const providers: Provider[] = [
  {
    name: 'the script Plausible makes for a site',
    analytics: { provider: 'plausible', scriptUrl: 'https://plausible.io/js/pa-AbC123.js', connect: [] },
    script: `
      const { q, o } = window.plausible;
      window.plausible = (name, { url }) => fetch('https://plausible.io/api/event', { method: 'POST', body: JSON.stringify({ name, url }) });
      if (o.autoCapturePageviews !== false) window.plausible('pageview', { url: 'counted twice' });
      for (const event of q) window.plausible(...event);
    `,
    beacon: 'https://plausible.io/api/event',
    view: (url) => ({ name: 'pageview', url }),
  },
  {
    name: 'the older manual script of Plausible',
    analytics: {
      provider: 'plausible',
      scriptUrl: 'https://stats.acme.test/js/script.manual.js',
      domain: 'acme.test',
      connect: [],
    },
    script: `
      const { q } = window.plausible;
      const { domain } = document.currentScript.dataset;
      window.plausible = (n, { u }) => fetch('https://stats.acme.test/api/event', { method: 'POST', body: JSON.stringify({ n, u, domain }) });
      for (const event of q) window.plausible(...event);
    `,
    beacon: 'https://stats.acme.test/api/event',
    view: (u) => ({ n: 'pageview', u, domain: 'acme.test' }),
  },
  {
    name: 'Umami Cloud, which takes page views at another host',
    analytics: {
      provider: 'umami',
      websiteId,
      scriptUrl: 'https://cloud.umami.is/script.js',
      connect: ['https://api-gateway.umami.dev'],
    },
    script: `
      const { websiteId: website, autoTrack } = document.currentScript.dataset;
      const track = (change) => fetch('https://api-gateway.umami.dev/api/send', { method: 'POST', body: JSON.stringify({ website, url: change({}).url }) });
      if (autoTrack !== 'false') track(() => ({ url: 'counted twice' }));
      window.umami = { track };
    `,
    beacon: 'https://api-gateway.umami.dev/api/send',
    view: (url) => ({ website: websiteId, url: new URL(url).pathname }),
  },
  {
    name: 'Yandex Metrica',
    analytics: { provider: 'yandex', counterId: 12345678 },
    script: `
      const { a } = window.ym;
      window.ym = (id, call, page) => call === 'hit' && fetch('https://mc.yandex.ru/watch/' + id, { method: 'POST', body: JSON.stringify({ id, page }) });
      for (const call of a) window.ym(...call);
    `,
    beacon: 'https://mc.yandex.ru/watch/12345678',
    view: (page) => ({ id: 12345678, page }),
  },
  {
    name: 'Baidu Tongji',
    analytics: { provider: 'baidu', siteId: 'a'.repeat(32) },
    script: `
      const send = ([call, page]) => call === '_trackPageview' && fetch('https://hm.baidu.com/hm.gif', { method: 'POST', body: JSON.stringify(page) });
      const waiting = window._hmt;
      window._hmt = { push: send };
      for (const call of waiting) send(call);
    `,
    beacon: 'https://hm.baidu.com/hm.gif',
    view: (url) => new URL(url).pathname,
  },
];

for (const { name, analytics, script, beacon, view } of providers) {
  test(`${name} receives each page view once`, async ({ page }) => {
    const received: unknown[] = [];
    // Those that set cookies begin when the reader has agreed.
    await page.addInitScript(() => localStorage.setItem('consent', 'yes'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https:'))
        sent.push(request.url(), request.headers().referer ?? '', request.postData() ?? '');
    });
    await page.route('**/docs/intro?*', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const scriptHashes = headers['content-security-policy']?.match(/sha256-[^']+/g) ?? [];
      const settings = JSON.stringify(analytics).replaceAll('"', '&quot;');
      await route.fulfill({
        response,
        headers: {
          ...headers,
          'content-security-policy': contentSecurityPolicy({ analytics, scriptHashes, styleHashes: [] }),
        },
        body: (await response.text()).replace('<html ', `<html data-analytics="${settings}" `),
      });
    });
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await page.route(beacon, (route) => {
      received.push(route.request().postDataJSON());
      return route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
    });
    await page.goto('/docs/intro?q=a+secret&hub-power.phones=37');
    const { origin, pathname } = new URL(page.url());
    const first = origin + pathname;
    await expect.poll(() => received).toEqual([view(first)]);
    await page.getByRole('link', { name: 'VideoMagic' }).first().click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect.poll(() => received).toEqual([view(first), view(page.url())]);
    expect(sent.filter((text) => /secret|phones/.test(text))).toEqual([]);
  });
}
