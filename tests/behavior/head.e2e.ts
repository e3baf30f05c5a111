import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { deployOut } from '../../deploy/place.ts';
import { elementsIn, parseHtml, textIn } from '../../src/lib/html.ts';
import { titleWidth, widthOf } from '../../src/lib/width.ts';
import { address, kinds, languages, prefixes, sitemapPaths } from '../pages.ts';
import site from '../site/site.config.ts';
import { testSite } from '../sites.ts';
import { word } from '../words.ts';

const { dist } = testSite;

type Attributes = Readonly<Record<string, string>>;

/** A page as it is sent: what reads the head of a page runs no scripts. */
async function sentAt(request: APIRequestContext, path: string) {
  const elements = elementsIn(parseHtml(await (await request.get(path)).text()));
  const named = (name: string) => elements.filter((element) => element.name === name);
  const head = named('head').flatMap((each) => elementsIn(each));
  const attributesOf = (wanted: string): Attributes[] =>
    head.filter(({ name }) => name === wanted).map(({ attributes }) => attributes);
  /** What is said twice is as wrong as what is not said. */
  const only = (wanted: string, test: (attributes: Attributes) => boolean): Attributes | undefined => {
    const found = attributesOf(wanted).filter(test);
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    html: named('html')[0]?.attributes,
    title: head
      .filter(({ name }) => name === 'title')
      .map((title) => textIn(title))
      .join(),
    description: only('meta', ({ name }) => name === 'description')?.content,
    property: (wanted: string) => only('meta', ({ property }) => property === wanted)?.content,
    links: attributesOf('link'),
    link: (test: (attributes: Attributes) => boolean) => only('link', test)?.href,
    /** What it says for machines. */
    data: named('script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map((script) => JSON.parse(textIn(script))),
  };
}

test.describe('head', () => {
  for (const prefix of prefixes) {
    for (const path of [kinds.home, kinds.docs, kinds.post]) {
      test(`${address(prefix, path)} describes itself`, async ({ request }) => {
        const sent = await sentAt(request, address(prefix, path));
        const { origin, brand } = site;
        // Search results would cut the brand off a wide title.
        if (widthOf(`${sent.title} · ${brand.appName}`) <= titleWidth) expect(sent.title).toContain(brand.appName);
        expect(sent.description?.length).toBeGreaterThan(20);
        const own = origin + address(prefix, path);
        expect(sent.link(({ rel }) => rel === 'canonical')).toBe(own);
        expect(sent.property('og:url')).toBe(own);
        const alternates = sent.links
          .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
          .map(({ hreflang, href }) => [hreflang, href]);
        expect(alternates).toEqual([
          ['en', origin + path],
          ['zh-Hans', origin + address('/zh-Hans', path)],
          ['ru', origin + address('/ru', path)],
          ['x-default', origin + path],
        ]);
        for (const name of ['title', 'description', 'type', 'locale', 'site_name'])
          expect(sent.property(`og:${name}`), name).toBeTruthy();
        const icons = [
          sent.link(({ rel, sizes }) => rel === 'icon' && sizes === '32x32'),
          sent.link(({ rel, type }) => rel === 'icon' && type === 'image/svg+xml'),
          sent.link(({ rel }) => rel === 'apple-touch-icon'),
        ];
        for (const icon of icons)
          expect((await request.get(icon ?? '/missing')).headers()['content-type'], icon).toMatch(/^image\//);
        const picture = await request.get(new URL(sent.property('og:image') ?? '').pathname);
        expect(picture.headers()['content-type']).toBe('image/png');
        expect(sent.html).toMatchObject({ lang: languages[prefix], dir: 'ltr' });
        const manifest = await request.get(sent.link(({ rel }) => rel === 'manifest') ?? '/missing');
        expect((await manifest.json()).name).toBe(brand.appName);
      });
    }

    test(`the icons in the manifest of ${prefix || '/'} are there, in the size it says`, async ({ request }) => {
      const { icons }: { icons: Array<{ src: string; sizes: string; purpose?: string }> } = await (
        await request.get(`${prefix}/manifest.webmanifest`)
      ).json();
      expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
        '192x192',
        '512x512',
      ]);
      for (const { src, sizes } of icons) {
        const body = await (await request.get(src)).body();
        if (sizes === 'any') expect(body.toString('utf8')).toContain('<svg');
        else expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
      }
    });

    test(`the home of ${prefix || '/'} carries structured data of the program, without claims`, async ({ request }) => {
      const { data } = await sentAt(request, address(prefix, '/'));
      const program = data.find((item) => item['@type'] === 'SoftwareApplication');
      // The download, then the three plans of the test site that have a price.
      expect(program.offers).toMatchObject([
        { price: '0', priceCurrency: 'USD', category: 'business' },
        { price: '29', priceCurrency: 'USD' },
        { price: '59' },
        { price: '99' },
      ]);
      expect(program.applicationCategory).toBe('BusinessApplication');
      expect(program.operatingSystem).toBe('Windows, macOS');
      expect(program.aggregateRating).toBeUndefined();
    });
  }

  test('breadcrumbs are structured data too', async ({ request }) => {
    const [crumbs] = (await sentAt(request, kinds.docs)).data;
    expect(crumbs.itemListElement.map((item: { name: string }) => item.name)).toEqual([
      word('shell.home'),
      'Basics',
      'Connect phones',
    ]);
  });

  test('robots.txt names the sitemap, which lists every page with its alternates', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap-index.xml');
    const paths = sitemapPaths();
    for (const prefix of prefixes)
      for (const path of Object.values(kinds)) expect(paths).toContain(address(prefix, path));
    expect(paths.filter((path) => path.includes('404'))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    const xml = readFileSync(`${dist}/sitemap-0.xml`, 'utf8');
    expect(xml.match(/hreflang="x-default"/g)?.length).toBe(paths.length);
  });
});

test('Chinese titles and descriptions use Chinese colons', async ({ request }) => {
  for (const path of ['/blog/tags', '/blog/authors', '/docs/tags', '/blog/tags/usb']) {
    const { title, description } = await sentAt(request, `/zh-Hans${path}`);
    expect(title && description, path).toBeTruthy();
    expect(`${title} ${description}`).not.toMatch(/\p{Script=Han}:/u);
  }
  const { title } = await sentAt(request, '/zh-Hans/blog/tags');
  expect(title).toContain(`${word('blog.title', '/zh-Hans')}：${word('blog.tags', '/zh-Hans')}`);
});

test.describe('headers', () => {
  test('documents carry the policy, without unsafe-inline and unsafe-eval', async ({ request }) => {
    for (const path of ['/', '/zh-Hans/docs/intro', '/nowhere']) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['referrer-policy']).toBe('strict-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  test('a page that has not changed is not sent again', async ({ request }) => {
    const first = await request.get('/docs/intro');
    const again = await request.get('/docs/intro', { headers: { 'If-None-Match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  });

  test('the policy blocks an inline script or style that the build did not make', async ({ page }) => {
    await page.goto('/');
    for (const [name, code] of [
      ['script', 'document.title = "hacked"'],
      ['style', 'body { display: none }'],
    ] as const) {
      const blocked = await page.evaluate(
        ({ name, code }) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
              once: true,
            });
            const element = document.createElement(name);
            element.textContent = code;
            document.body.append(element);
          }),
        { name, code },
      );
      expect(blocked).toContain(`${name}-src`);
      await expect(page).not.toHaveTitle('hacked');
      await expect(page.locator('h1')).toBeVisible();
    }
  });

  test('the files for static hosts say the same as the server', async ({ request }) => {
    const response = await request.get('/docs', { maxRedirects: 0 });
    const { location } = response.headers();
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? 'none';
    const out = deployOut(dist);
    for (const file of [`${dist}/_headers`, `${dist}/vercel.json`, `${out}/nginx.conf`])
      expect(readFileSync(file, 'utf8'), file).toContain(policy);
    // Cloudflare reads no more than this.
    const rules = readFileSync(`${dist}/_headers`, 'utf8').split('\n');
    expect(rules.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...rules.map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(readFileSync(`${dist}/_redirects`, 'utf8')).toContain(`/docs ${location} 301\n`);
    expect(JSON.parse(readFileSync(`${dist}/vercel.json`, 'utf8')).redirects).toContainEqual({
      source: '/docs',
      destination: location,
      statusCode: 301,
    });
  });
});
