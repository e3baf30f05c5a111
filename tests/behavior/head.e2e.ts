import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { deployOut } from '../../deploy/place.ts';
import { address, kinds, languages, prefixes, sitemapPaths } from '../pages.ts';
import site from '../site/site.config.ts';
import { testSite } from '../sites.ts';
import { word } from '../words.ts';

const { dist } = testSite;

test.describe('head', () => {
  for (const prefix of prefixes) {
    for (const path of [kinds.home, kinds.docs, kinds.post]) {
      test(`${address(prefix, path)} describes itself`, async ({ page, baseURL }) => {
        await page.goto(address(prefix, path));
        const { origin, brand } = site;
        await expect(page).toHaveTitle(new RegExp(brand.appName));
        const content = (selector: string, name = 'content') => page.locator(`head ${selector}`).getAttribute(name);
        expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(20);
        const own = origin + address(prefix, path);
        expect(await content('link[rel="canonical"]', 'href')).toBe(own);
        expect(await content('meta[property="og:url"]')).toBe(own);
        const alternates = await page
          .locator('head link[rel="alternate"][hreflang]')
          .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
        expect(alternates).toEqual([
          ['en', origin + path],
          ['zh-Hans', origin + address('/zh-Hans', path)],
          ['ru', origin + address('/ru', path)],
          ['x-default', origin + path],
        ]);
        for (const name of ['title', 'description', 'type', 'locale', 'site_name'])
          expect(await content(`meta[property="og:${name}"]`), name).toBeTruthy();
        for (const icon of ['icon"][sizes="32x32', 'icon"][type="image/svg+xml', 'apple-touch-icon']) {
          const file = await page.request.get(`${baseURL}${await content(`link[rel="${icon}"]`, 'href')}`);
          expect(file.headers()['content-type'], icon).toMatch(/^image\//);
        }
        const image = await content('meta[property="og:image"]');
        const picture = await page.request.get(`${baseURL}${new URL(image ?? '').pathname}`);
        expect(picture.headers()['content-type']).toBe('image/png');
        await expect(page.locator('html')).toHaveAttribute('lang', languages[prefix]);
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        const manifest = await page.request.get(`${baseURL}${await content('link[rel="manifest"]', 'href')}`);
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

    test(`the home of ${prefix || '/'} carries structured data of the program, without claims`, async ({ page }) => {
      await page.goto(address(prefix, '/'));
      const data = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '')));
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

  test('breadcrumbs are structured data too', async ({ page }) => {
    await page.goto(kinds.docs);
    const crumbs = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(crumbs ?? '').itemListElement.map((item: { name: string }) => item.name)).toEqual([
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

test('Chinese titles and descriptions use Chinese colons', async ({ page }) => {
  for (const path of ['/blog/tags', '/blog/authors', '/docs/tags', '/blog/tags/usb']) {
    await page.goto(`/zh-Hans${path}`);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(`${await page.title()} ${description}`).not.toMatch(/\p{Script=Han}:/u);
  }
  await page.goto('/zh-Hans/blog/tags');
  await expect(page).toHaveTitle(new RegExp(`${word('blog.title', '/zh-Hans')}：${word('blog.tags', '/zh-Hans')}`));
});

test.describe('headers', () => {
  test('documents carry the policy, without unsafe-inline and unsafe-eval', async ({ request }) => {
    for (const path of ['/', '/zh-Hans/docs/intro', '/nowhere']) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  test('every answer says https only and no guessing of types', async ({ request }) => {
    for (const path of ['/', '/nowhere', '/docs', '/icons/icon.svg', '/sitemap-index.xml']) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('hashed files are kept for a year, pages are asked for again', async ({ page, request }) => {
    await page.goto('/');
    const script = await page.locator('script[src]').first().getAttribute('src');
    expect((await request.get(script ?? '')).headers()['cache-control']).toContain('immutable');
    const first = await request.get('/docs/intro');
    expect(first.headers()['cache-control']).toContain('must-revalidate');
    const again = await request.get('/docs/intro', { headers: { 'If-None-Match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  });

  for (const [name, code] of [
    ['script', 'document.title = "hacked"'],
    ['style', 'body { display: none }'],
  ] as const)
    test(`the policy blocks an inline ${name} that the build did not make`, async ({ page }) => {
      await page.goto('/');
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
    });

  test('the files for static hosts say the same as the server', async ({ request }) => {
    const response = await request.get('/docs', { maxRedirects: 0 });
    const { location } = response.headers();
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? 'none';
    const out = deployOut(dist);
    for (const file of [`${dist}/_headers`, `${dist}/vercel.json`, `${out}/nginx.conf`, `${out}/Caddyfile`])
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
