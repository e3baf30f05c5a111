import { categoryPath } from '../src/docs/tree.ts';
import { readData } from '../src/files/content.ts';
import { locales } from '../src/i18n/locales.ts';
import { pathInLanguage } from '../src/i18n/routes.ts';
import { categoriesSchema } from '../src/lib/content-schemas.ts';
import { docsPath } from '../src/lib/docs-versions.ts';
import { docsVersions } from '../src/site.ts';
import type { Redirect } from './addresses.ts';

/**
 * Addresses that lead elsewhere, the same on every host. A folder of the docs is no page of its own: the docs begin
 * with their introduction, a category is read on its overview. `hasPage` tells whether a version has that page. From the
 * root of the site, without its base.
 */
export function redirects(hasPage: (path: string) => boolean): Redirect[] {
  const categories = Object.entries(readData('categories.yaml', categoriesSchema));
  const folders = docsVersions.flatMap(({ id }) => [
    { from: docsPath(id, '').replace(/\/$/, ''), to: docsPath(id, 'intro') },
    ...categories.map(([folder, { slug }]) => ({ from: docsPath(id, folder), to: categoryPath(id, slug) })),
  ]);
  return locales
    .flatMap((locale) =>
      folders.map(({ from, to }) => ({ from: pathInLanguage(from, locale), to: pathInLanguage(to, locale) })),
    )
    .filter(({ from, to }) => hasPage(to) && !hasPage(from));
}
