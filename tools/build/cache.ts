import { join } from 'node:path';

/** What is kept from one build to the next: Astro's own, and that of tools/build. It can be deleted at any time. */
export const cacheFolder = (): string => process.env.SITE_CACHE ?? 'node_modules/.astro';

/** Pages as they were rendered. */
export const pagesFolder = (cache: string): string => join(cache, 'pages');
