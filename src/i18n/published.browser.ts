import type { Locale } from '../languages/index.ts';

/** In the browser the bundler has written in here what the owner's file says (astro.config.ts). */
export const published: readonly Locale[] = import.meta.env.SITE_LANGUAGES;
export const base: string = import.meta.env.SITE_BASE;
