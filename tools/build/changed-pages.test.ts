import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SocialPicture } from '../../src/social/picture.ts';
import { type Changing, changeSite, FromTheBeginning, pagesToCompare, pagesToRender } from './changed-pages.ts';
import type { KeptBundle } from './kept-bundle.ts';
import { keptPages, type SeenPage, takeOver } from './kept-pages.ts';
import { hashOfFile, type LastSite } from './last-site.ts';

const noColors = {
  syntaxHighlight: false as const,
  shikiConfig: { langs: [], langAlias: {}, theme: 'css-variables' as const, themes: {}, wrap: false, transformers: [] },
};

/**
 * A site of three pages, rendered with a bundle of its own: what stands in it is what the bundle was made with, or what is
 * told to it as a changed text.
 */
let folder: string;
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const texts = (): Record<string, string> => ({ 'one.mdx': 'one', 'two.mdx': 'two', 'three.mdx': 'three' });
/** Of a page without a kind of its own. */
const picture: SocialPicture = {
  title: 'A page',
  locale: 'en',
  brand: '',
  address: '',
  logo: '',
  panel: '',
  kind: undefined,
  colors: { ground: '', ink: '', soft: '', accent: '' },
};
const bundle = `
const bundled = ${JSON.stringify(texts())};
const order = { page: '/', picture: { ...${JSON.stringify(picture)}, kind: undefined } };
const textOf = (name) => globalThis.changedTexts?.get(root + '/' + name)?.({}).text ?? bundled[name];
const routeData = { component: 'page.astro', route: '/[page]' };
let styles;
export const app = {
  logger: { warn() {} },
  manifest: { routes: [{ routeData }] },
  setInternals: ({ pagesByKeys }) => { styles = pagesByKeys.get('route').styles; },
  setOptions() {},
  async render(request) {
    const shown = [...new URL(request.url).pathname.matchAll(/one|two/g)].map(([name]) => name + '.mdx');
    const scope = globalThis[Symbol.for('astro:render-scope')].getStore();
    for (const text of shown) scope?.contentEntries.add(text);
    globalThis.takePictureOrder?.(order);
    const page = '<title>' + styles.length + '</title><body>' + shown.map(textOf).join(' and ') + '</body>';
    return new Response(page, { headers: { 'Content-Type': 'text/html' } });
  },
};`;

const page = (name: string, shown: string[]): SeenPage => ({
  component: 'page.astro',
  route: '/[page]',
  url: `https://testbed.example.org/${name}.html`,
  texts: shown.map((text) => `${text}.mdx`),
  kept: undefined,
});

let changing: Changing;
/** What the texts say now. */
let now: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  now = texts();
  write('bundle/prerender-entry.mjs', `const root = ${JSON.stringify(folder)};${bundle}`);
  const inputs: Changing['inputs'] = {
    key: 'code and data',
    textHash: (text) => now[text],
    get textHashes() {
      return { ...now };
    },
  };
  const kept: KeptBundle = {
    ...{ key: 'code and data', root: folder, dist: join(folder, 'next'), entry: 'prerender-entry.mjs' },
    styles: [['route', []]],
    assets: [],
    texts: Object.fromEntries(
      Object.entries(texts()).map(([name, hash]) => [name, { hash, frame: 'frame', made: hash }]),
    ),
    settings: {
      ...{ root: '', srcDir: '', config: { site: undefined, base: '/', trailingSlash: 'ignore' } },
      markdown: { ...noColors, gfm: true, smartypants: false },
    },
    pages: [],
  };
  const site: LastSite = {
    ...{ key: 'code and data', texts: texts(), files: {} },
    known: { sheets: {}, detours: {}, runtime: undefined },
    painted: { ordered: 0, drawn: 0, problems: [] },
  };
  changing = {
    inputs,
    unchanged: () => true,
    published: join(folder, 'dist'),
    dist: join(folder, 'next'),
    root: folder,
    site,
    bundle: kept,
    bundleFolder: join(folder, 'bundle'),
    pagesFolder: join(folder, 'pages'),
    compile: async (files) =>
      new Map(
        files.map((id) => {
          const text = now[id.slice(folder.length + 1)] ?? '';
          const frame = text.includes('<') ? 'another frame' : 'frame';
          return [id, { id, frame, make: `() => ({ text: ${JSON.stringify(text)} })`, made: text }];
        }),
      ),
  };
  // The first build: every page is rendered and kept, then published.
  const first = keptPages(
    {
      name: 'test',
      getStaticPaths: async () => [],
      render: async (request) => {
        const shown = [...new URL(request.url).pathname.matchAll(/one|two/g)].map(([name]) => name);
        globalThis.takePictureOrder?.({ page: '/', picture });
        const html = `<title>0</title><body>${shown.join(' and ')}</body>`;
        return {
          response: new Response(html, { headers: { 'Content-Type': 'text/html' } }),
          metadata: { contentEntryKeys: shown.map((text) => `${text}.mdx`), staticImages: [], referencedImages: [] },
        };
      },
    },
    {
      ...{ folder: changing.pagesFolder, inputs, unchanged: () => true, assets: () => [], order: () => {} },
      seen: (seen) => kept.pages.push(seen),
    },
  );
  await first.setup?.();
  for (const { url } of [page('one', []), page('two', []), page('one-two', [])]) {
    const result = await first.render(new Request(url), {
      routeData: {
        ...{ type: 'page', component: 'page.astro', route: '/[page]', params: [], pattern: /./, segments: [] },
        ...{ prerender: true, distURL: [], fallbackRoutes: [], isIndex: false, origin: 'project' },
      },
    });
    const html = await (result instanceof Response ? result : result.response).text();
    const file = new URL(url).pathname;
    write(`dist${file}`, html);
    site.files[file] = hashOfFile(html);
  }
  await first.teardown?.();
});
afterEach(() => {
  globalThis.changedTexts = undefined;
  rmSync(folder, { recursive: true });
});

describe('the last site is changed', () => {
  it('on the pages that show an edited text, and there only', async () => {
    now['one.mdx'] = 'other words';
    const { texts: known, files } = (await changeSite(changing)).site;
    expect(read('next/one.html')).toBe('<title>0</title><body>other words</body>');
    expect(read('next/one-two.html')).toBe('<title>0</title><body>other words and two</body>');
    expect(read('next/two.html')).toBe(read('dist/two.html'));
    expect(known).toEqual({ ...texts(), 'one.mdx': 'other words' });
    expect(files['/one.html']).toBe(hashOfFile(read('next/one.html')));
    expect(files['/two.html']).toBe(hashOfFile(read('dist/two.html')));
  });

  it('again and again, and back to what it was', async () => {
    for (const words of ['other words', 'more words', 'one']) {
      now['one.mdx'] = words;
      const { site, rendered } = await changeSite(changing);
      changing.site = site;
      takeOver(changing.pagesFolder, rendered);
      expect(read('next/one.html')).toBe(`<title>0</title><body>${words}</body>`);
      rmSync(changing.published, { recursive: true });
      mkdirSync(changing.published);
      for (const name of ['one', 'two', 'one-two']) write(`dist/${name}.html`, read(`next/${name}.html`));
    }
  });

  it('on a page that also shows a text which cannot be replaced', async () => {
    if (changing.bundle) changing.bundle.texts['two.mdx'] = { hash: 'two' };
    now['one.mdx'] = 'other words';
    await changeSite(changing);
    expect(read('next/one-two.html')).toBe('<title>0</title><body>other words and two</body>');
  });

  it('not at all when nothing was edited', async () => {
    expect((await changeSite(changing)).site.files).toEqual(changing.site?.files);
    expect(read('next/one.html')).toBe(read('dist/one.html'));
  });
});

describe('the site is made from the beginning', () => {
  beforeEach(() => {
    now['one.mdx'] = 'other words';
  });
  const change = (part: Partial<KeptBundle>): void => {
    if (changing.bundle) Object.assign(changing.bundle, part);
  };

  it.each<[string, () => void]>([
    ['code or data have changed', () => Object.assign(changing.inputs, { key: 'other code' })],
    ['there was no site', () => Object.assign(changing, { site: undefined })],
    ['there is no bundle', () => Object.assign(changing, { bundle: undefined })],
    ['the bundle is older', () => change({ key: 'other code' })],
    ['it is made elsewhere', () => change({ dist: '/elsewhere' })],
    ['a published file was edited', () => write('dist/two.html', 'edited')],
    ['a text uses another component', () => Object.assign(now, { 'one.mdx': '<Tabs/>' })],
    [
      'a text cannot be replaced',
      () => change({ texts: { 'one.mdx': { hash: 'one' }, 'two.mdx': { hash: 'two', frame: 'frame', made: 'two' } } }),
    ],
    [
      'an unchanged text is compiled to something else',
      () => change({ texts: { ...changing.bundle?.texts, 'two.mdx': { hash: 'two', frame: 'frame', made: 'else' } } }),
    ],
    [
      'an unchanged page comes out otherwise',
      () => change({ styles: [['route', [{ depth: 0, order: 0, sheet: { type: 'external', src: 'a' } }]]] }),
    ],
    ['no page is left to compare with', () => Object.assign(now, { 'two.mdx': 'others, too' })],
    ['a changed page has other classes', () => Object.assign(now, { 'one.mdx': ' class="a"' })],
    [
      'a changed page is never kept',
      () =>
        change({
          pages: (changing.bundle?.pages ?? []).map((each) => ({
            ...each,
            ...(each.url.includes('one.') && { kept: undefined }),
          })),
        }),
    ],
    ['a file is edited meanwhile', () => Object.assign(changing, { unchanged: () => false })],
  ])('when %s', async (_, happens) => {
    happens();
    await expect(changeSite(changing)).rejects.toThrow(FromTheBeginning);
  });
});

it('a site that was not published is forgotten', async () => {
  now['one.mdx'] = 'refused words';
  await changeSite(changing);
  rmSync(changing.dist, { recursive: true });
  now['one.mdx'] = 'better words';
  await changeSite(changing);
  expect(read('next/one.html')).toBe('<title>0</title><body>better words</body>');
});

it('renders what shows a text that is not as it was', () => {
  const pages = [page('one', ['one']), page('both', ['one', 'two']), page('list', [])];
  const hashes: Record<string, string> = { 'one.mdx': '1', 'two.mdx': '2' };
  const edited = { textHash: (text: string) => ({ ...hashes, 'two.mdx': '3' })[text] };
  expect(pagesToRender(pages, hashes, edited)).toEqual([pages[1]]);
});

it('compares with one page of each kind, or with any', () => {
  const of = (component: string, name: string): SeenPage => ({ ...page(name, []), component, kept: name });
  const [post, other, feed, never] = [of('post', 'a'), of('post', 'b'), of('feed', 'c'), of('feed', 'd')];
  if (!post || !other || !feed || !never) throw new Error('there are four');
  never.kept = undefined;
  const all = [post, other, feed, never];
  expect(pagesToCompare(all, [post, feed], () => true)).toEqual([other]);
  expect(pagesToCompare(all, [feed], () => true)).toEqual([post]);
  expect(pagesToCompare(all, [feed], (each) => each !== post)).toEqual([other]);
  expect(pagesToCompare(all, [feed], () => false)).toEqual([]);
});
