import { categorySlug } from './tree.ts';

/** As every path without the prefix of a language; the current version has no segment of its own. */
export const docsPath = (version: string, slug: string): string =>
  version === 'current' ? `/docs/${slug}` : `/docs/${version}/${slug}`;

export const categoryPath = (version: string, slug: string): string => docsPath(version, categorySlug({ slug }));
