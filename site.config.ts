import { defineSite } from './src/define-site.ts';

/**
 * The owner's file. Change it, run `npm start`: another brand's site.
 * Every value is checked when the site is built; a wrong one stops the build and says how to fix it.
 * Addresses under example.com are placeholders; `npm run check -- --launch` lists what is left to replace.
 */
export default defineSite({
  /** Where the site will be published; used for canonical addresses, feeds and the sitemap. */
  origin: 'https://fleetmatrix.example.com',

  /**
   * The folder on that host where the site begins: '/', or for example '/site/' for a project page (deploy/README.md).
   * Links in this file and in the texts are written without it. `npm run dev` follows when it is started again.
   */
  base: '/',

  /**
   * Which languages are published, in the order of the menu. The first is the source: it has no prefix in addresses,
   * and its text is shown, with a notice, where a translation is missing.
   */
  languages: ['en', 'zh-Hans', 'ru'],

  /** Whether a missing translation stops the build: true, false, or the languages that must be complete. */
  requireTranslations: true,

  brand: {
    appName: 'FleetMatrix',
    /** An SVG file, best a square; favicon, icons and the pictures of shared links are drawn from it. */
    logo: './brand/logo.svg',
    /** Any OKLCH or hex color. The shades for text, buttons and dark mode are derived and keep AA contrast. */
    accent: 'oklch(0.55 0.17 264)',
    supportEmail: 'support@example.com',
    tutorialUrl: '/docs/intro',
    /** The chat group. Leave out if there is none: texts then name the e-mail address only. */
    telegramUrl: 'https://t.example.com/fleetmatrix',
  },

  /** Each of them may be left out. */
  community: {
    repository: 'https://code.example.com/fleetmatrix',
    chatBot: 'https://t.example.com/fleetmatrix_bot',
    chatServer: 'https://chat.example.com/fleetmatrix',
    social: 'https://social.example.com/fleetmatrix',
    video: 'https://video.example.com/fleetmatrix',
  },

  /** The external AI search site in the navbar. Leave out to hide the link. */
  aiSearchUrl: 'https://ai.example.com/fleetmatrix',

  /**
   * What the site has. With `false`, pages, sections, menu entries, links, search and feeds go without it; texts know
   * what they depend on, and `npm run check` names what still speaks of it. A list without entries (content/data/testimonials.yaml,
   * content/data/partners.yaml, content/data/faqs.yaml …) leaves its section out by itself.
   */
  pages: { blog: true, rewards: true, markdownPage: true },
  sections: { testimonials: true, partners: true, whiteLabel: true },

  /** The siblings of the program, under your names for them. */
  products: {
    igmatrix: { name: 'IgMatrix', on: true },
    ytmatrix: { name: 'YtMatrix', on: true },
    videomagic: { name: 'VideoMagic', on: true },
  },

  /** Link of "Edit this page"; the path of the source file is appended. Leave out to hide the link. */
  editUrl: 'https://code.example.com/fleetmatrix/site/edit/main/',

  /**
   * Where "Tell us" leads, on every text and where a search finds nothing: 'email', to the address above, or the form for
   * new issues of a repository, { issues: 'https://…/issues/new' }. Both get the address of the page and its version.
   */
  feedback: 'email',

  /**
   * Beside its address an installer may say what the reader can check: `version: '2.10.7'`, `released: '2026-11-15'`
   * (the day), `bytes: 125829120` (its size) and `sha256: '…'` (64 hexadecimal digits, from `shasum -a 256 <file>` on a
   * Mac or `Get-FileHash <file>` on Windows). The download page shows what is there and the command to verify the file.
   * A sibling that is switched off above needs none.
   */
  downloads: {
    app: {
      windows: { url: 'https://downloads.example.com/fleetmatrix/windows' },
      macos: { url: 'https://downloads.example.com/fleetmatrix/macos' },
    },
    igmatrix: {
      windows: { url: 'https://downloads.example.com/igmatrix/windows' },
      macos: { url: 'https://downloads.example.com/igmatrix/macos' },
    },
    videomagic: {
      windows: { url: 'https://downloads.example.com/videomagic/windows' },
      macos: { url: 'https://downloads.example.com/videomagic/macos' },
    },
  },

  /** A new id shows the bar again to readers who dismissed the last one. `null` removes it. `announcements`: several, with days. */
  announcement: {
    id: 'free-by-hand',
    href: '/docs/tutorial-basics/sync-control',
    text: {
      en: 'Free without a plan: mirror your phones and operate them all at once',
      'zh-Hans': '投屏和同步控制免费用，无需开通套餐',
      ru: 'Бесплатно: экраны всех телефонов и управление всеми сразу',
    },
  },

  /**
   * none | console | gtag | yandex | baidu | plausible | umami. With `none`, no request leaves the site. With `console`, none leaves it
   * either: each page view is written to the browser's console (address without query, title, language), to see while
   * developing what a provider would be told, and when. Readers who ask not to be tracked are not counted by any of them.
   * `gtag`, `yandex` and `baidu` set cookies, so they ask each reader first, in a bar at the foot of the page; nothing of them
   * is loaded before.
   *   { provider: 'yandex', counterId: 12345678 }   { provider: 'baidu', siteId: '…' }
   *   { provider: 'plausible', scriptUrl: 'https://plausible.io/js/pa-….js' }
   *   { provider: 'umami', scriptUrl: 'https://…/script.js', websiteId: '…' }
   * The site may talk to the host of the script only. `connect: ['https://…']` adds hosts that take the page views, where
   * they are others (Umami Cloud): the browser's console names a host it blocks.
   */
  analytics: { provider: 'none' },

  /**
   * Browsers are told to use HTTPS only with this host, for a year. `true` says the same of every subdomain, also of those
   * that are not this site: only if each has a certificate.
   */
  includeSubDomains: false,

  /*
   * Optional, described in docs/how-to/own-it.md: links, head, policy, legal, contacts, payment, announcements, fonts,
   * brand.favicon, mirrors of a download.
   */

  /**
   * `switch`: light and dark with a toggle, following the system until the reader chooses.
   * `light`: light mode only, no toggle. (The specification gives both readings.)
   */
  colorMode: 'switch',

  /** First is the version in content/<language>/docs; older ones are copied folders (docs/how-to/docs-versions.md). */
  docsVersions: [{ id: 'current', label: 'Next' }],
});
