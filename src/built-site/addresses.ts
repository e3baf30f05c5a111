import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';

/**
 * Which file of the built site answers at which address. A file is named from the root of the site: `/docs/intro.html`
 * answers at `/docs/intro`. Only a language's home is a folder: `/ru/index.html` answers at `/ru/`.
 */
export const addressOf = (file: string): string => file.replace(/(?:(?<=\/)index)?\.html$/, '');

/** The inverse: the file of the page at an address. */
export const fileOf = (address: string): string => (address.endsWith('/') ? `${address}index.html` : `${address}.html`);

export const isPage = (file: string): boolean => file.endsWith('.html');

export const homePath = (locale: Locale): string => localizePath('/', locale);
export const notFoundPath = (locale: Locale): string => localizePath('/404', locale);
export const notFoundFile = (locale: Locale): string => fileOf(notFoundPath(locale));
