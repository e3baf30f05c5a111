import { defineSite } from '../../src/define-site.ts';
import site from './site.config.ts';

/** The settings of which a site can have only one at a time, the other way round. */
export default defineSite({
  ...site,
  languages: ['en'],
  announcement: null,
  analytics: { provider: 'gtag', measurementId: 'G-TEST1' },
  colorMode: 'light',
  docsVersions: [{ id: 'current', label: 'Next' }],
  // As little as a site can have, and the one sibling that is left goes by another name.
  brand: { ...site.brand, telegramUrl: undefined },
  community: {},
  aiSearchUrl: undefined,
  pages: { blog: false, rewards: false, markdownPage: false },
  sections: { testimonials: false, partners: false, whiteLabel: false },
  products: { igmatrix: { on: false }, ytmatrix: { on: false }, videomagic: { name: 'Reelsmith' } },
});
