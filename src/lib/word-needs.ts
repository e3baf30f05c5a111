import type { PartName } from './parts.ts';

/** Words of the interface that a site shows only with a part of it, by their keys: empty on a site without. */
export const wordNeeds: Readonly<Record<string, PartName>> = {
  'home.paths.codes': 'igmatrix',
  'search.blog': 'blog',
  'search.browseBlog': 'blog',
  'search.browseBlogTags': 'blog',
};
