import { defineSite } from '../../src/define-site.ts';
import site from './site.config.ts';

/** The settings of which a site can have only one at a time, the other way round. */
export default defineSite({
  ...site,
  base: '/site/',
  languages: ['en', 'ru'],
  announcement: null,
  analytics: { provider: 'gtag', measurementId: 'G-TEST1' },
  colorMode: 'light',
  docsVersions: [{ id: 'current', label: 'Next' }],
});
