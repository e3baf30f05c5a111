import { coversSchema } from '../../src/drawings/covers/cover-schema.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';

/** Covers that no post shows: of posts and tags that are gone. */
export function checkCovers({ pages, tags, data }: Content): RawFinding[] {
  const file = data.find(({ name }) => name === 'blog/covers.yaml');
  const covers = coversSchema.safeParse(file?.yaml.data);
  // What cannot be read is a finding of its own.
  if (!file || !covers.success || !tags) return [];
  const slugs = new Set(pages.filter(({ collection }) => collection === 'blog').map(({ slug }) => slug));
  const unused = (place: 'posts' | 'tags', known: (key: string) => boolean, fix: string): RawFinding[] =>
    Object.keys(covers.data[place])
      .filter((key) => !known(key))
      .map((key) => ({
        rule: 'data',
        severity: 'warning',
        file: file.file,
        line: file.yaml.lineOf([place, key]),
        what: `${place}: there is no "${key}"`,
        fix,
      }));
  return [
    ...unused(
      'posts',
      (slug) => slugs.has(slug),
      'correct it to the name of a file in content/blog/<language>, or remove it',
    ),
    ...unused('tags', (tag) => tag in tags, 'correct it to a tag of content/tags.yaml, or remove it'),
  ];
}
