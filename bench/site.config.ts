import { defineSite } from '../src/define-site.ts';
import testbed from '../tests/site/site.config.ts';

/** This site's code as `npm run bench` builds it: the tests' own site with one language, as its peers have. */
export default defineSite({
  ...testbed,
  languages: ['zh-Hans'],
  announcement: null,
  docsVersions: [{ id: 'current', label: 'Next' }],
});
