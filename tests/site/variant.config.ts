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
  analytics: { provider: 'gtag', measurementId: 'G-TEST1' },
  colorMode: 'light',
  docsVersions: [{ id: 'current', label: 'Next' }],
  // As little as a site can have, and the one sibling that is left goes by another name.
  brand: { ...site.brand, appName: 'Nimbus Control', accent: '#b3261e', telegramUrl: undefined },
  community: {},
  aiSearchUrl: undefined,
  pages: { blog: false, rewards: false, markdownPage: false },
  sections: { testimonials: false, partners: false, whiteLabel: false },
  products: { igmatrix: { on: false }, ytmatrix: { on: false }, videomagic: { name: 'Reelsmith' } },
});
