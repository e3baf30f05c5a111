import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * ARCHITECTURE.md, "The house": imports point one way, and a feature does not reach into another. Each folder below
 * may import those after it.
 */
const floors = [
  ['pages', 'dev', 'env.d.ts'],
  ['twins'],
  ['mdx'],
  ['docs', 'blog', 'home', 'products', 'search'],
  ['download'],
  ['marketing'],
  ['tools'],
  ['program'],
  ['layouts'],
  ['social'],
  ['islands'],
  ['content.config.ts', 'define-site.ts'],
  ['covers'],
  ['site.ts'],
  ['drawings'],
  ['files', 'ui'],
  ['built-site'],
  ['lib'],
  ['i18n'],
  ['languages'],
  ['owner'],
  ['styles'],
];

/** The layout holds the door to the search; what is behind it loads when it is opened. */
const doors = ['src/search/SearchButton.tsx', 'src/search/open.client.ts'];

/** `#name`: one file for the build, one for the browser. */
const { imports: byPlace }: { imports: Record<string, { browser: string; default: string }> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

interface Import {
  /** From the project's folder where it is a file of ours, else as it is written. */
  path: string;
  /** Gone before the code runs. */
  typesOnly: boolean;
}

const statement =
  /^\s*(?:import|export)\s+(type\s)?([^'"`;()]*?)from\s+'([^']+)'|\bimport\(\s*'([^']+)'|^\s*import\s+'([^']+)'/gm;

function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(statement)].map(([, type, names = '', from, later, bare]) => {
    const named = /^\{(.*)\}\s*$/s
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const written = from ?? later ?? bare ?? '';
    return {
      path: written.startsWith('.')
        ? posix.join(posix.dirname(file), written.replace(/\?.*$/, ''))
        : posix.normalize(byPlace[written]?.default ?? written),
      typesOnly: type !== undefined || (named?.every((name) => name.startsWith('type ')) ?? false),
    };
  });
}

const imports = new Map(
  globSync('{src,scripts,deploy}/**/*.{ts,tsx,astro}')
    // Windows gives its own separator.
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, importsOf(file)]),
);

const partOf = (path: string): string => path.split('/')[1] ?? '';
const floorOf = (path: string): number => floors.findIndex((parts) => parts.includes(partOf(path)));

it('imports point one way, in the order of the list', () => {
  const upwards = [...imports]
    .filter(([file]) => file.startsWith('src/'))
    .flatMap(([file, own]) =>
      own
        .map(({ path }) => path)
        .filter((path) => path.startsWith('src/') && partOf(path) !== partOf(file) && !doors.includes(path))
        .filter((path) => floorOf(file) < 0 || floorOf(path) <= floorOf(file))
        .map((path) => `${file} imports ${path}`),
    );
  expect(upwards).toEqual([]);
});

it('no file imports itself by way of others, not even for a type', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const { path } of imports.get(file) ?? []) follow(path, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  expect(circles).toEqual([]);
});

it('lib is pure: it reads no files and knows no browser', () => {
  const outside = /\bfrom 'node:|\b(?:process|document|window|navigator|localStorage|sessionStorage)\.\w/;
  const impure = [...imports.keys()]
    .filter((file) => file.startsWith('src/lib/'))
    .filter((file) => outside.test(readFileSync(file, 'utf8')));
  expect(impure).toEqual([]);
});

describe('what runs in the browser', () => {
  const starts = [...imports.keys()].filter(
    (file) => file.startsWith('src/') && /\.(?:island|client|inline|worker)\.tsx?$/.test(file),
  );
  const inBrowser = new Map(
    Object.values(byPlace).map((place) => [posix.normalize(place.default), posix.normalize(place.browser)]),
  );
  /** How the browser's code comes to a file, by the file. */
  const ways = new Map<string, string[]>();
  const follow = (file: string, way: string[]): void => {
    if (ways.has(file)) return;
    ways.set(file, [...way, file]);
    for (const { path, typesOnly } of imports.get(file) ?? [])
      if (!typesOnly) follow(inBrowser.get(path) ?? path, [...way, file]);
  };
  for (const file of starts) follow(file, []);

  it('is found by its name', () => {
    expect(starts.length).toBeGreaterThan(20);
  });

  it('reaches nothing of the build: no files, no schemas, not the site as a whole', () => {
    const ofTheBuild = (path: string): boolean =>
      /^(?:node:|src\/(?:site\.ts|files\/)|(?:zod|yaml|sharp|culori|astro:content)$)/.test(path);
    const reached = [...ways].filter(([path]) => ofTheBuild(path)).map(([, way]) => way.join(' → '));
    expect(reached).toEqual([]);
  });

  it('imports files that are there', () => {
    const missing = [...ways.keys()].filter((path) => path.startsWith('src/') && !existsSync(path));
    expect(missing).toEqual([]);
  });
});
