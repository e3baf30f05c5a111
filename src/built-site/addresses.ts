import { withBase } from '../i18n/base.ts';
import type { Locale } from '../i18n/locales.ts';
import { pathInLanguage } from '../i18n/routes.ts';

/**
 * Which file of the built site answers at which address. A file is named from the root of the site: `/docs/intro.html`
 * answers at `/docs/intro`, below the base. Only a language's home is a folder: `/ru/index.html` answers at `/ru/`.
 */
export const addressOf = (file: string): string => withBase(file.replace(/(?:(?<=\/)index)?\.html$/, ''));

/** The file of the page at a path from the root of the site. */
export const fileOf = (path: string): string => (path.endsWith('/') ? `${path}index.html` : `${path}.html`);

export const isPage = (file: string): boolean => file.endsWith('.html');

export const homePath = (locale: Locale): string => pathInLanguage('/', locale);
export const notFoundFile = (locale: Locale): string => fileOf(pathInLanguage('/404', locale));
