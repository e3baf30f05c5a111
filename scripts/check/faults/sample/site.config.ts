import { defineSite } from '../../../../src/define-site.ts';

const release = { version: '2.10.0', released: '2026-05-14', bytes: 120000000 };
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const downloads = (product: string) => ({
  windows: { url: `https://downloads.acme.test/${product}/windows`, ...release, sha256: hash },
  macos: { url: `https://downloads.acme.test/${product}/macos`, ...release, sha256: hash },
});

export default defineSite({
  origin: 'https://acme.test',
  brand: {
    appName: 'Acme Deck',
    logo: './brand/logo.svg',
    accent: '#2563eb',
    supportEmail: 'support@acme.test',
    tutorialUrl: '/docs/intro',
    telegramUrl: 'https://t.acme.test/group',
  },
  community: {
    repository: 'https://code.acme.test',
    chatBot: 'https://bot.acme.test',
    chatServer: 'https://chat.acme.test',
    social: 'https://social.acme.test',
    video: 'https://video.acme.test',
  },
  aiSearchUrl: 'https://ai.acme.test',
  editUrl: 'https://code.acme.test/edit/',
  downloads: { app: downloads('app'), igmatrix: downloads('igmatrix'), videomagic: downloads('videomagic') },
  announcement: {
    id: 'news',
    href: '/docs/intro',
    text: { en: 'News.', 'zh-Hans': '新闻。', ru: 'Новости.' },
  },
  legal: { name: 'Acme Ltd' },
  languages: ['en', 'zh-Hans', 'ru'],
  requireTranslations: true,
  analytics: { provider: 'none' },
  colorMode: 'switch',
  docsVersions: [{ id: 'current', label: '2.10' }],
});
