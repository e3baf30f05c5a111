/**
 * A behaviour broken on purpose: what is replaced where, and the browser test that has to notice.
 * `npm run break-once` (tools/break-once.ts) builds the site with each of them and expects the test to fail.
 */
export interface Mutation {
  behaviour: string;
  file: string;
  from: string;
  to: string;
  /** Part of the title of the test. */
  caughtBy: string;
}

const shell: Mutation[] = [
  {
    behaviour: 'skip link leads to the text',
    file: 'src/shell/Layout.astro',
    from: 'href="#main"',
    to: 'href="#nowhere"',
    caughtBy: 'the skip link is first',
  },
  {
    behaviour: 'navbar entry',
    file: 'src/shell/navigation.ts',
    from: "  { href: '/#contact', label: 'nav.contact' },\n",
    to: '',
    caughtBy: 'the navbar of / has every entry',
  },
  {
    behaviour: 'footer link',
    file: 'src/shell/navigation.ts',
    from: "      { href: '/blog/archive', label: 'nav.archive' },\n",
    to: '',
    caughtBy: 'the footer of / has every link',
  },
  {
    behaviour: 'not-found page in the reader’s language',
    file: 'tools/serve.ts',
    from: "join(dist, locale, '404.html')",
    to: "join(dist, '404.html')",
    caughtBy: 'an unknown address below /ru answers 404',
  },
  {
    behaviour: 'mobile menu traps focus, page behind inert',
    file: 'src/shell/menus.client.ts',
    from: '?.showModal()',
    to: '?.show()',
    caughtBy: 'below 996 px the menu traps focus',
  },
  {
    behaviour: 'mobile menu closes when the window grows',
    file: 'src/shell/menus.client.ts',
    from: "  desktop.addEventListener('change', closeDialogs);\n",
    to: '',
    caughtBy: 'the menu closes when the window grows',
  },
  {
    behaviour: 'color mode persisted',
    file: 'src/shell/theme.client.ts',
    from: "    writeStored('theme', next);\n",
    to: '',
    caughtBy: 'the color mode follows the system',
  },
  {
    behaviour: 'color mode does not flash',
    file: 'src/shell/first-paint.js',
    from: 'root.dataset.theme = theme',
    to: 'void theme',
    caughtBy: 'the color mode follows the system',
  },
  {
    behaviour: 'setting that fixes light mode',
    file: 'src/shell/Layout.astro',
    from: "const fixedLight = site.colorMode === 'light';",
    to: 'const fixedLight = false;',
    caughtBy: 'light mode only: no switch, no dark page',
  },
  {
    behaviour: 'announcement remembered',
    file: 'src/shell/announcement.client.ts',
    from: "    writeStored('announcement', root.dataset.announcement ?? null);\n",
    to: '',
    caughtBy: 'the announcement is dismissed for good',
  },
  {
    behaviour: 'dismissed announcement never shows, not even for a moment',
    file: 'src/shell/first-paint.js',
    from: "root.dataset.dismissed = ''",
    to: 'void 0',
    caughtBy: 'the announcement is dismissed for good',
  },
  {
    behaviour: 'language menu keeps the heading',
    file: 'src/shell/language.client.ts',
    from: 'address.hash = ',
    to: 'void ',
    caughtBy: 'the language menu keeps page and heading',
  },
  {
    behaviour: 'table of contents follows the reader',
    file: 'src/shell/toc.client.ts',
    from: "link.setAttribute('aria-current', 'location')",
    to: 'void link',
    caughtBy: 'the table of contents follows the scroll',
  },
  {
    behaviour: 'breadcrumbs',
    file: 'src/shell/ReadingLayout.astro',
    from: "<Breadcrumbs items={trail} label={t('breadcrumbs.label')} />",
    to: '',
    caughtBy: 'breadcrumbs, table of contents and pager',
  },
  {
    behaviour: 'unlisted banner',
    file: 'src/pages/[...locale]/docs/[...slug].astro',
    from: '<StateBanner unlisted={entry.data.unlisted}',
    to: '<StateBanner unlisted={false}',
    caughtBy: 'an unlisted docs page is reachable',
  },
  {
    behaviour: 'storage blocked',
    file: 'src/lib/storage.ts',
    from: '  } catch {\n    // Remembering',
    to: '  } finally {\n    // Remembering',
    caughtBy: 'everything that would remember',
  },
  {
    behaviour: 'tabs remembered',
    file: 'src/shell/tabs.client.ts',
    from: '  writeStored(`tabs:',
    to: '  void (`tabs:',
    caughtBy: 'tabs share their choice',
  },
  {
    behaviour: 'not awake without a reader: resting pointer',
    file: 'src/shell/first-sign.client.ts',
    from: '(event.movementX !== 0 || event.movementY !== 0)',
    to: 'true',
    caughtBy: 'the islands of the home page sleep until',
  },
  {
    behaviour: 'not awake without a reader: page that scrolls by itself',
    file: 'src/shell/first-sign.client.ts',
    from: 'loadedAt !== undefined && scrollY !== loadedAt',
    to: 'true',
    caughtBy: 'the islands of the home page sleep until',
  },
  {
    behaviour: 'a reader faster than the script is not lost',
    file: 'src/shell/missed-click.client.ts',
    from: 'missed.click();',
    to: 'void missed;',
    caughtBy: 'a button pressed before its script has arrived',
  },
];

const navigation: Mutation[] = [
  {
    behaviour: 'client router',
    file: 'src/shell/Layout.astro',
    from: '<ClientRouter fallback="swap" />',
    to: '',
    caughtBy: 'stays in the document, goes to the top',
  },
  {
    behaviour: 'focus moves to the new page',
    file: 'src/shell/navigation.client.ts',
    from: "document.getElementById('main')?.focus({ preventScroll: true });",
    to: '',
    caughtBy: 'stays in the document, goes to the top',
  },
  {
    behaviour: 'focus moves to the hash target',
    file: 'src/shell/navigation.client.ts',
    from: 'location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null',
    to: 'null',
    caughtBy: 'goes to the hash target, and back restores',
  },
  {
    behaviour: 'progress bar waits 200 ms',
    file: 'src/shell/navigation.client.ts',
    from: 'const progressDelay = 200;',
    to: 'const progressDelay = 20;',
    caughtBy: 'the progress bar appears only after',
  },
  {
    behaviour: 'progress bar ends with loading',
    file: 'src/shell/navigation.client.ts',
    from: '    clearTimeout(timer);\n    const element = bar();',
    to: '    const element = bar();',
    caughtBy: 'a fast page shows no progress bar',
  },
  {
    behaviour: 'prefetch on hover and focus',
    file: 'astro.config.ts',
    from: "prefetch: { prefetchAll: true, defaultStrategy: 'hover' }",
    to: 'prefetch: false',
    caughtBy: 'a link is prefetched on hover',
  },
  {
    behaviour: 'page view after every change',
    file: 'src/shell/analytics.client.ts',
    from: "    document.dispatchEvent(new CustomEvent('site:page-view', { detail: view }));\n",
    to: '',
    caughtBy: 'a page view is announced',
  },
  {
    behaviour: 'IP anonymised',
    file: 'src/shell/analytics-adapters.client.ts',
    from: 'anonymize_ip: true',
    to: 'anonymize_ip: false',
    caughtBy: 'analytics: the script is loaded, each page view',
  },
  {
    behaviour: 'Do Not Track honoured',
    file: 'src/shell/analytics.client.ts',
    from: "doNotTrack === '1' || privacyControl",
    to: 'privacyControl',
    caughtBy: 'analytics stay silent',
  },
  {
    behaviour: 'Global Privacy Control honoured',
    file: 'src/shell/analytics.client.ts',
    from: "doNotTrack === '1' || privacyControl",
    to: "doNotTrack === '1'",
    caughtBy: 'analytics stay silent',
  },
];

const failures: Mutation[] = [
  {
    behaviour: 'crash card',
    file: 'src/ui/CrashCard.tsx',
    from: 'if (!error) return children;',
    to: 'return children;',
    caughtBy: 'a helper that throws shows the crash card',
  },
  {
    behaviour: 'Try again mounts anew',
    file: 'src/ui/CrashCard.tsx',
    from: 'this.setState({ error: undefined })',
    to: 'undefined',
    caughtBy: 'a helper that throws shows the crash card',
  },
  {
    behaviour: 'Retry loads again',
    file: 'src/shell/island-errors.client.ts',
    from: '      island.replaceWith(fresh);\n',
    to: '',
    caughtBy: 'a helper whose code cannot be loaded',
  },
  {
    behaviour: 'failed code is announced',
    file: 'src/shell/island-errors.client.ts',
    from: "    box.setAttribute('role', 'alert');\n",
    to: '',
    caughtBy: 'a helper whose code cannot be loaded',
  },
];

const head: Mutation[] = [
  {
    behaviour: 'self-canonical',
    file: 'src/lib/seo.ts',
    from: 'canonical: absolute(origin, own)',
    to: "canonical: absolute(origin, '/')",
    caughtBy: 'describes itself',
  },
  {
    behaviour: 'x-default',
    file: 'src/lib/seo.ts',
    from: "[...list, { hreflang: 'x-default', href: absolute(origin, fallback) }]",
    to: 'list',
    caughtBy: 'describes itself',
  },
  {
    behaviour: 'description',
    file: 'src/shell/Layout.astro',
    from: '<meta name="description" content={description} />',
    to: '',
    caughtBy: 'describes itself',
  },
  {
    behaviour: 'Open Graph',
    file: 'src/shell/Layout.astro',
    from: '<meta property="og:url" content={links.canonical} />',
    to: '',
    caughtBy: 'describes itself',
  },
  {
    behaviour: 'icons',
    file: 'src/shell/Layout.astro',
    from: '<link rel="apple-touch-icon" href="/icons/icon-180.png" />',
    to: '',
    caughtBy: 'describes itself',
  },
  {
    behaviour: 'manifest from the brand file',
    file: 'src/pages/[...locale]/manifest.webmanifest.ts',
    from: 'name: site.brand.appName',
    to: "name: 'App'",
    caughtBy: 'describes itself',
  },
  {
    behaviour: 'structured data of the program',
    file: 'src/lib/seo.ts',
    from: "priceCurrency: 'USD'",
    to: "priceCurrency: 'EUR'",
    caughtBy: 'carries structured data of the program',
  },
  {
    behaviour: 'structured breadcrumbs',
    file: 'src/lib/seo.ts',
    from: 'name: item.label,',
    to: '',
    caughtBy: 'breadcrumbs are structured data too',
  },
  {
    behaviour: 'robots.txt names the sitemap',
    file: 'src/pages/robots.txt.ts',
    from: 'sitemap-index.xml',
    to: 'map.xml',
    caughtBy: 'robots.txt names the sitemap',
  },
  {
    behaviour: 'sitemap with alternates',
    file: 'src/shell/sitemap.ts',
    from: ', links: head.alternates',
    to: '',
    caughtBy: 'robots.txt names the sitemap',
  },
  {
    behaviour: 'policy without unsafe-inline',
    file: 'deploy/policy.ts',
    from: "'script-src': [\"'self'\",",
    to: "'script-src': [\"'self'\", \"'unsafe-inline'\",",
    caughtBy: 'every answer carries the policy',
  },
  {
    behaviour: 'HSTS',
    file: 'deploy/policy.ts',
    from: "    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',\n",
    to: '',
    caughtBy: 'every answer carries the policy',
  },
  {
    behaviour: 'nosniff',
    file: 'deploy/policy.ts',
    from: "    'X-Content-Type-Options': 'nosniff',\n",
    to: '',
    caughtBy: 'every answer carries the policy',
  },
  {
    behaviour: 'Referrer-Policy',
    file: 'deploy/policy.ts',
    from: 'strict-origin-when-cross-origin',
    to: 'unsafe-url',
    caughtBy: 'every answer carries the policy',
  },
  {
    behaviour: 'Permissions-Policy',
    file: 'deploy/policy.ts',
    from: 'camera=(), ',
    to: '',
    caughtBy: 'every answer carries the policy',
  },
  {
    behaviour: 'hashed files cached',
    file: 'deploy/policy.ts',
    from: 'public, max-age=31536000, immutable',
    to: 'no-store',
    caughtBy: 'hashed files are kept for a year',
  },
  {
    behaviour: 'redirects',
    file: 'deploy/host-files.ts',
    from: "localizePath('/docs/intro', locale) }",
    to: "localizePath('/blog', locale) }",
    caughtBy: '/docs leads to /docs/intro',
  },
];

export const mutations: Mutation[] = [...shell, ...navigation, ...failures, ...head];
