import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/**
 * ARCHITECTURE.md, "The house": imports point one way, and a feature does not reach into another. Each folder below
 * may import those after it.
 */
const floors = [
  ['pages', 'dev', 'env.d.ts'],
  ['markdown'],
  ['docs', 'blog', 'marketing', 'search'],
  ['helpers'],
  ['program'],
  ['reading'],
  ['layout'],
  ['built-site'],
  ['islands'],
  ['browser'],
  ['content.config.ts', 'define-site.ts'],
  ['site.ts'],
  ['ui'],
  ['lib'],
  ['languages'],
  ['styles'],
];

/** The layout holds the door to the search; what is behind it loads when it is opened. */
const doors = ['src/search/SearchButton.tsx', 'src/search/open.client.ts'];

const partOf = (path: string): string => posix.normalize(path).split('/')[1] ?? '';
const floorOf = (path: string): number => floors.findIndex((parts) => parts.includes(partOf(path)));

const imported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)]
    .map(([, path = '']) => posix.join(posix.dirname(file), path))
    .filter((path) => path.startsWith('src/'));

it('imports point one way: pages, markdown, features, helpers, program, the frame, ui, lib, languages', () => {
  const upwards = globSync('src/**/*.{ts,tsx,astro}')
    // Windows gives its own separator.
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      imported(file)
        .filter((path) => partOf(path) !== partOf(file) && !doors.includes(path))
        .filter((path) => floorOf(file) < 0 || floorOf(path) <= floorOf(file))
        .map((path) => `${file} imports ${path}`),
    );
  expect(upwards).toEqual([]);
});
