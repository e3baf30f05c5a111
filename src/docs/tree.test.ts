import { describe, expect, it } from 'vitest';
import { allCategories, branchOf, buildTree, neighborsOf, readingOrder } from './tree.ts';

const category = (label: string, position: number) => ({ label, position, slug: label.toLowerCase(), description: '' });
const categories = new Map([
  ['b', category('B', 2)],
  ['a', category('A', 1)],
  ['a/inner', category('Inner', 9)],
]);
const pages = [
  { slug: 'b/two', label: 'Two', position: 2 },
  { slug: 'b/one', label: 'One', position: 1 },
  { slug: 'intro', label: 'Intro', position: 0 },
  { slug: 'a/x', label: 'X', position: 1 },
  { slug: 'a/inner/deep', label: 'Deep', position: 1 },
];
const tree = buildTree(pages, categories);

describe('docs tree', () => {
  it('sorts pages and categories by position, folders inside folders, each category before its pages', () => {
    expect(readingOrder(tree).map(({ slug }) => slug)).toEqual([
      'intro',
      'category/a',
      'a/x',
      'category/inner',
      'a/inner/deep',
      'category/b',
      'b/one',
      'b/two',
    ]);
    expect(allCategories(tree).map(({ key }) => key)).toEqual(['a', 'a/inner', 'b']);
  });

  it('finds the branch of a page', () => {
    expect(branchOf(tree, 'a/inner/deep').map(({ label }) => label)).toEqual(['A', 'Inner']);
    expect(branchOf(tree, 'intro')).toEqual([]);
  });

  it('knows what comes before and after, across categories', () => {
    const order = readingOrder(tree);
    expect(neighborsOf(order, 'a/inner/deep')).toEqual({
      previous: { slug: 'category/inner', label: 'Inner' },
      next: { slug: 'category/b', label: 'B' },
    });
    expect(neighborsOf(order, 'category/b')).toMatchObject({
      previous: { slug: 'a/inner/deep' },
      next: { slug: 'b/one' },
    });
    expect(neighborsOf(order, 'intro').previous).toBeUndefined();
    expect(neighborsOf(order, 'unlisted')).toEqual({ previous: undefined, next: undefined });
  });

  it('throws for a folder without an entry in categories.yaml', () => {
    expect(() => buildTree([{ slug: 'c/page', label: 'P', position: 1 }], categories)).toThrow(/categories\.yaml.*"c"/);
  });
});
