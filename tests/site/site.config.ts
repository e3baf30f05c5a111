import { defineSite } from '../../src/define-site.ts';

/**
 * The site the browser tests run on: small, in every language, with every kind of page and every state the code knows.
 * Nothing of it is published; the owner's site may say what it likes without a test noticing.
 */
export default defineSite({
  origin: 'https://testbed.example.org',
  languages: ['en', 'zh-Hans', 'ru'],
  // A docs page and the announcement have no Russian text, a post has no Chinese one.
  requireTranslations: false,
  brand: {
    appName: 'Testbed',
    logo: './tests/site/logo.svg',
    accent: '#0a7d55',
    supportEmail: 'help@testbed.example.org',
    tutorialUrl: '/docs/intro',
    telegramUrl: 'https://t.example.org/testbed',
  },
  community: {
    repository: 'https://code.example.org/testbed',
    chatBot: 'https://t.example.org/testbed_bot',
    chatServer: 'https://chat.example.org/testbed',
    social: 'https://social.example.org/testbed',
    video: 'https://video.example.org/testbed',
  },
  aiSearchUrl: 'https://ai.example.org/testbed',
  editUrl: 'https://code.example.org/testbed/edit/main/',
  downloads: {
    app: {
      windows: {
        url: 'https://downloads.example.org/testbed/windows',
        version: '3.1.4',
        released: '2026-11-02',
        bytes: 120_400_000,
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      },
      macos: { url: 'https://downloads.example.org/testbed/macos', version: '3.1.3' },
    },
    igmatrix: {
      windows: { url: 'https://downloads.example.org/igmatrix/windows' },
      macos: { url: 'https://downloads.example.org/igmatrix/macos' },
    },
    videomagic: {
      windows: { url: 'https://downloads.example.org/videomagic/windows' },
      macos: { url: 'https://downloads.example.org/videomagic/macos' },
    },
  },
  announcement: {
    id: 'testbed-news',
    href: '/docs/intro',
    text: {
      en: 'Testbed has learned something new.',
      'zh-Hans': 'Testbed 有了新功能。',
    },
  },
  analytics: { provider: 'none' },
  colorMode: 'switch',
  // There is a folder docs-versions/2.5, too: versions the owner's file does not name are found.
  docsVersions: [
    { id: 'current', label: 'Next' },
    { id: '2.6', label: '2.6' },
  ],
});
