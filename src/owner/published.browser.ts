import type { Locale } from '../languages/index.ts';

/** In the browser the bundler has written the languages of the owner's file in here (astro.config.ts). */
export const published: readonly Locale[] = import.meta.env.SITE_LANGUAGES;
