import { categoryPath } from '../src/docs/tree.ts';
import { hasData, readData } from '../src/files/content.ts';
import { withBase } from '../src/i18n/base.ts';
import { locales } from '../src/i18n/locales.ts';
import { pathInLanguage, splitLocale } from '../src/i18n/routes.ts';
import { categoriesSchema, redirectsSchema } from '../src/lib/content-schemas.ts';
import { docsPath } from '../src/lib/docs-versions.ts';
import { docsVersions } from '../src/site.ts';
import type { Redirect } from './addresses.ts';

/**
 * Addresses that lead elsewhere, the same on every host. A folder of the docs is no page of its own: the docs begin
 * with their introduction, a category is read on its overview. The owner's old addresses lead to a page in the language of
 * their prefix (content/data/redirects.yaml). `hasPage` tells whether a version has that page. From the
 * root of the site, without its base.
 */
export function redirects(hasPage: (path: string) => boolean): Redirect[] {
  const categories = Object.entries(readData('categories.yaml', categoriesSchema));
  const folders = docsVersions.flatMap(({ id }) => [
    { from: docsPath(id, '').replace(/\/$/, ''), to: docsPath(id, 'intro') },
    ...categories.map(([folder, { slug }]) => ({ from: docsPath(id, folder), to: categoryPath(id, slug) })),
  ]);
  const moved = locales.flatMap((locale) =>
    folders.map(({ from, to }) => ({ from: pathInLanguage(from, locale), to: pathInLanguage(to, locale) })),
  );
  const old = hasData('redirects.yaml') ? readData('redirects.yaml', redirectsSchema) : [];
  const owners = old.map(({ from, href }) => ({ from, to: pathInLanguage(href, splitLocale(withBase(from)).locale) }));
  return [...moved, ...owners].filter(({ from, to }) => hasPage(to.replace(/#.*/, '')) && !hasPage(from));
}
