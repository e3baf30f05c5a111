import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroPrerenderer, PrerenderResult, RouteData } from 'astro';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { orderPicture, type PictureOrder } from '../../src/social/orders.ts';
import { keptPages } from './kept-pages.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let folder: string;
/** What the site consists of. */
let site: { key: string; texts: Record<string, string>; assets: string[]; edited?: boolean };
beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'build-'));
  site = { key: 'code and data', texts: { 'one.mdx': '1', 'two.mdx': '2' }, assets: ['a.css'] };
});
afterEach(() => {
  globalThis.takePictureOrder = undefined;
});

const order = (page: string): PictureOrder => ({
  page,
  picture: {
    title: page,
    kind: undefined,
    locale: 'en',
    brand: 'Testbed',
    address: 'testbed.example.org',
    logo: '',
    panel: '',
    colors: { ground: '', ink: '', soft: '', accent: '' },
  },
});

const routeData: RouteData = {
  type: 'page',
  component: 'page.astro',
  route: '/[...page]',
  params: ['...page'],
  pattern: /./,
  segments: [],
  prerender: true,
  distURL: [],
  fallbackRoutes: [],
  isIndex: false,
  origin: 'project',
};

type Metadata = NonNullable<PrerenderResult['metadata']>;

interface Wish {
  address: string;
  contentType?: string;
  metadata?: Metadata;
  status?: number;
}
const shows = (...contentEntryKeys: string[]): Metadata => ({
  contentEntryKeys,
  staticImages: [],
  referencedImages: [],
});

/** One build: which pages were rendered, what all of them are, and the pictures ordered. */
async function build(...wishes: Wish[]): Promise<{ rendered: string[]; pages: string[]; orders: string[] }> {
  const rendered: string[] = [];
  const orders: string[] = [];
  const astro: AstroPrerenderer = {
    name: 'test',
    getStaticPaths: async () => [],
    render: async (request) => {
      const { pathname } = new URL(request.url);
      const wish = wishes.find(({ address }) => address === pathname);
      const { metadata, status = 200, contentType = 'text/html' } = wish ?? {};
      rendered.push(pathname);
      // Pages are rendered side by side.
      await Promise.resolve();
      orderPicture(order(pathname));
      const response = new Response(`${pathname} of ${JSON.stringify(site)}`, {
        status,
        headers: { 'Content-Type': contentType },
      });
      return metadata ? { response, metadata } : response;
    },
  };
  const pages = keptPages(astro, {
    folder,
    inputs: { key: site.key, textHash: (file) => site.texts[file] },
    unchanged: () => !site.edited,
    assets: () => site.assets,
    order: ({ page }) => orders.push(page),
  });
  await pages.setup?.();
  const results = await Promise.all(
    wishes.map(async ({ address }) => {
      const result = await pages.render(new Request(`https://testbed.example.org${address}`), { routeData });
      return (result instanceof Response ? result : result.response).text();
    }),
  );
  await pages.teardown?.();
  // Side by side: which is first does not matter.
  return { rendered: rendered.sort(), pages: results, orders: orders.sort() };
}

const one = { address: '/one', metadata: shows('one.mdx') };
const two = { address: '/two', metadata: shows('two.mdx') };
const list = { address: '/', metadata: shows() };

it('renders nothing twice: page and picture are those of the last build', async () => {
  const first = await build(one, two, list);
  expect(first.rendered).toEqual(['/', '/one', '/two']);
  const second = await build(one, two, list);
  expect(second).toEqual({ ...first, rendered: [] });
});

it('renders the pages that show an edited text', async () => {
  await build(one, two, list);
  site.texts['one.mdx'] = 'edited';
  const { rendered, pages } = await build(one, two, list);
  expect(rendered).toEqual(['/one']);
  expect(pages[0]).toContain('edited');
});

it.each([
  ['code, data or configuration', () => ({ ...site, key: 'other code and data' })],
  ['the files pages name', () => ({ ...site, assets: ['b.css'] })],
])('renders all pages after a change of %s', async (_, changed) => {
  await build(one, two, list);
  site = changed();
  expect((await build(one, two, list)).rendered).toEqual(['/', '/one', '/two']);
  expect((await build(one, two, list)).rendered).toEqual([]);
});

it.each<[string, Wish]>([
  ['is a picture itself', { address: '/icon.png', metadata: shows(), contentType: 'image/png' }],
  [
    'shows pictures whose sizes Astro makes',
    { address: '/p', metadata: { ...shows(), referencedImages: ['desk.jpg'] } },
  ],
  ['shows a text that was not there', { address: '/p', metadata: shows('new.mdx') }],
  ['says nothing of its texts', { address: '/p' }],
  ['leads elsewhere', { address: '/p', metadata: shows(), status: 404 }],
])('never keeps what %s', async (_, wish) => {
  await build(wish);
  expect((await build(wish)).rendered).toEqual([wish.address]);
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps nothing of a build during which files were edited', async () => {
  await build(one);
  site.edited = true;
  await build(one, two);
  expect(readdirSync(folder)).toHaveLength(1);
  site.edited = false;
  expect((await build(one, two)).rendered).toEqual(['/two']);
});

it('forgets pages that are gone', async () => {
  await build(one, two);
  await build(one);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('the body of a text is read where it is rendered, and for the reading time: inputs.ts knows of no other', () => {
  const readers = globSync('src/**/*.{ts,tsx,astro}').filter((file) =>
    /\b(?:entry|text|post|page)\??\.body\b/.test(readFileSync(file, 'utf8')),
  );
  expect(readers.map((file) => file.replaceAll('\\', '/'))).toEqual(['src/blog/collection.ts']);
});
