import { defineSite } from '../../src/define-site.ts';
import site from './site.config.ts';

/** A page of the variant alone, made with `npm run new`. */
export const newPage = {
  path: 'tutorial-basics/what-the-owner-wrote-today',
  title: 'What the owner wrote today',
  description: 'A page that was begun with the command for new pages and then filled in.',
  text: 'The first sentence of a new page, written by hand.\n\n## More about it {/*more*/}\n\nAnd the second one.',
};

/** Another owner's site: the settings of which a site can have only one at a time, the other way round. */
export default defineSite({
  ...site,
  base: '/site/',
  languages: ['en', 'ru'],
  announcement: null,
  announcements: [
    { id: 'over', text: { en: 'Spring sale' }, until: '2020-03-31' },
    { id: 'to-come', text: { en: 'The next fair' }, from: '2999-01-01' },
    { id: 'fair', text: { en: 'Meet us at the fair', ru: 'Мы на выставке' }, until: '2998-12-31', languages: ['ru'] },
  ],
  analytics: { provider: 'gtag', measurementId: 'G-TEST1' },
  colorMode: 'light',
  docsVersions: [{ id: 'current', label: 'Next' }],
  // As little as a site can have, and the one sibling that is left goes by another name.
  brand: { ...site.brand, appName: 'Nimbus Control', accent: '#b3261e', telegramUrl: undefined },
  community: {},
  links: [
    { label: { en: 'Status', ru: 'Состояние' }, href: 'https://status.nimbus.example.org', in: 'navbar' },
    { label: 'Imprint', href: '/about-us#company', in: 'footer', languages: ['en'] },
  ],
  head: {
    meta: { 'yandex-verification': 'abc123' },
    scripts: ['https://chat.nimbus.example.org/widget.js'],
  },
  policy: { connect: ['wss://chat.nimbus.example.org'], frame: ['https://chat.nimbus.example.org'] },
  legal: {
    name: { en: 'Nimbus Control Ltd', ru: 'ООО «Нимбус»' },
    address: '1 Harbour Street',
    registrations: [
      { text: 'ИНН 7700000000', languages: ['ru'] },
      { text: '沪ICP备2026000001号', href: 'https://beian.miit.gov.cn/' },
    ],
    logDays: 14,
  },
  contacts: [
    { kind: 'vk', href: 'https://vk.example.org/nimbus', languages: ['ru'] },
    { kind: 'wechat', picture: '/wechat.svg', text: 'nimbus-01' },
    { kind: 'phone', href: 'tel:+4930123456' },
  ],
  payment: { methods: { en: 'Card, Alipay', ru: 'Карта, счёт' }, refunds: 'Within 14 days.' },
  fonts: [
    {
      name: 'Nimbus Sans',
      file: './node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      weight: '100 900',
    },
  ],
  aiSearchUrl: undefined,
  pages: { blog: false, rewards: false, markdownPage: false },
  sections: { testimonials: false, partners: false, whiteLabel: false },
  downloads: {
    ...site.downloads,
    app: {
      ...site.downloads.app,
      windows: {
        ...site.downloads.app.windows,
        mirrors: [{ label: 'Mirror', url: 'https://pan.nimbus.example.org/s/1', code: 'k3x9' }],
      },
    },
  },
  products: { igmatrix: { on: false }, ytmatrix: { on: false }, videomagic: { name: 'Reelsmith' } },
});
