import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { AstroPrerenderer, RouteData } from 'astro';
import { installRenderScope, type PrerenderableApp, renderForPrerender } from 'astro/app';
import { isPage } from '../../src/built-site/addresses.ts';
import { PageEdits, sharedFiles } from '../../src/built-site/edits.ts';
import { withoutBase } from '../../src/lib/base.ts';
import type { PictureOrder } from '../../src/social/orders.ts';
import type { Inputs } from './inputs.ts';
import type { KeptBundle } from './kept-bundle.ts';
import { type KeptPage, keptPages, type SeenPage } from './kept-pages.ts';
import { copySite, hashOfFile, type LastSite } from './last-site.ts';
import type { NotedText } from './replaceable-text.ts';

/** Why the site has to be made from the beginning. Nothing is wrong with it. */
export class FromTheBeginning extends Error {}

function need(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new FromTheBeginning(reason);
}

/** The pages that show a text which is not as it was in the last site. */
export function pagesToRender(
  pages: readonly SeenPage[],
  last: Readonly<Record<string, string>>,
  now: Pick<Inputs, 'textHash'>,
): SeenPage[] {
  return pages.filter(({ texts }) => texts?.some((text) => now.textHash(text) !== last[text]));
}

/** Of each kind that is rendered one that is as it was when the bundle was made; at least one of any kind. */
export function pagesToCompare(
  all: readonly SeenPage[],
  rendered: readonly SeenPage[],
  isSame: (page: SeenPage) => boolean,
): SeenPage[] {
  const others = all.filter((page) => page.kept !== undefined && !rendered.includes(page) && isSame(page));
  const kinds = new Set(rendered.map(({ component }) => component));
  const found = [...kinds].flatMap((kind) => others.find(({ component }) => component === kind) ?? []);
  return found.length > 0 ? found : others.slice(0, 1);
}

/** The file of the site that a page is written to. */
const fileOfPage = ({ url }: SeenPage): string =>
  decodeURI(withoutBase(new URL(url).pathname)).replace(/\/$/, '/index.html');

interface BuildApp extends PrerenderableApp {
  manifest: { routes: Array<{ routeData: RouteData }> };
  setInternals(internals: object): void;
  setOptions(options: object): void;
}

const isBuildApp = (app: unknown): app is BuildApp =>
  typeof app === 'object' && app !== null && 'setInternals' in app && 'setOptions' in app && 'manifest' in app;

/** Astro's own way to render, with the bundle of an earlier build. */
async function prerendererOf(
  folder: string,
  { entry, styles }: KeptBundle,
): Promise<{ prerenderer: AstroPrerenderer; routes: RouteData[] }> {
  const { app }: { app?: unknown } = await import(pathToFileURL(join(folder, entry)).href);
  need(isBuildApp(app), 'the bundle is not of the form that is known');
  app.setInternals({ pagesByKeys: new Map(styles.map(([route, sheets]) => [route, { styles: sheets }])) });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } });
  installRenderScope(new AsyncLocalStorage());
  const prerenderer: AstroPrerenderer = {
    name: 'kept-bundle',
    getStaticPaths: async () => [],
    render: (request, options) => renderForPrerender(app, request, options),
  };
  return { prerenderer, routes: app.manifest.routes.map(({ routeData }) => routeData) };
}

export interface ChangedSite {
  /** As it will be known when it is published. */
  site: LastSite;
  /** The pages that were rendered, by the file they are kept in: theirs from then on (`takeOver`). */
  rendered: string[];
}

export interface Changing {
  inputs: Pick<Inputs, 'key' | 'textHash' | 'textHashes'>;
  unchanged: () => boolean;
  /** Where the site was published last, and where the next one is made. */
  published: string;
  dist: string;
  root: string;
  site: LastSite | undefined;
  bundle: KeptBundle | undefined;
  bundleFolder: string;
  pagesFolder: string;
  compile: (files: string[], settings: KeptBundle['settings']) => Promise<Map<string, NotedText>>;
}

/**
 * Makes the site from the last one when nothing but the bodies of texts has changed since: copies its files, and renders
 * the pages that show a changed text with the bundle of an earlier build. Nothing is taken on trust: the copied files are
 * those that were published, a text that has not changed is compiled to what it was, and a page that has not changed comes
 * out of the bundle as it was, and so does the last version of a changed one out of the edits; and a changed page must not
 * concern others. Where one of these does not hold, an error says so and the site is made from the beginning.
 */
export async function changeSite(changing: Changing): Promise<ChangedSite> {
  const { inputs, unchanged, published, dist, root, site, bundle, bundleFolder, pagesFolder, compile } = changing;
  need(site?.key === inputs.key, 'more than the bodies of texts has changed');
  need(bundle?.key === inputs.key, 'there is no bundle');
  need(bundle.root === root && bundle.dist === dist, 'the bundle is that of another place');
  const rendered = pagesToRender(bundle.pages, site.texts, inputs);
  const isSame = ({ texts = [] }: SeenPage): boolean =>
    texts.every((text) => inputs.textHash(text) === bundle.texts[text]?.hash);
  const compared = pagesToCompare(bundle.pages, rendered, isSame);
  need(rendered.length === 0 || compared.length > 0, 'there is no page to try the bundle with');
  need(copySite(site, published, dist), 'the last site is not as it was published');

  const files: Record<string, string> = {};
  const keptAs: string[] = [];
  if (rendered.length > 0) {
    const shown = new Set(rendered.flatMap(({ texts = [] }) => texts));
    const changed = [...shown].filter((text) => inputs.textHash(text) !== bundle.texts[text]?.hash);
    // With one that is as it was: it must come out as the bundler has made it.
    const known = [...compared.flatMap(({ texts = [] }) => texts), ...Object.keys(bundle.texts)];
    const same = known.find(
      (text) => bundle.texts[text]?.made !== undefined && inputs.textHash(text) === bundle.texts[text]?.hash,
    );
    need(same !== undefined, 'there is no text to try the compiling with');
    const compiled = await compile(
      [same, ...changed].map((text) => resolve(root, text)),
      bundle.settings,
    );
    need(compiled.get(resolve(root, same))?.made === bundle.texts[same]?.made, `${same} is compiled to something else`);
    const makers: Array<[string, (imported: Record<string, unknown>) => Record<string, unknown>]> = [];
    for (const text of changed) {
      const module = compiled.get(resolve(root, text));
      need(module !== undefined && module.frame === bundle.texts[text]?.frame, `${text} uses other components`);
      makers.push([module.id, new Function(`return ${module.make}`)()]);
    }
    globalThis.changedTexts = new Map(makers);
    const { prerenderer, routes } = await prerendererOf(bundleFolder, bundle);
    const routeOf = ({ component, route }: SeenPage): RouteData => {
      const found = routes.find((each) => each.component === component && each.route === route);
      need(found !== undefined, `there is no route ${route}`);
      return found;
    };
    const keptPage = ({ kept = '' }: SeenPage): KeptPage => JSON.parse(readFileSync(join(pagesFolder, kept), 'utf8'));

    for (const page of compared) {
      const result = await prerenderer.render(new Request(page.url), { routeData: routeOf(page) });
      const html = await (result instanceof Response ? result : result.response).text();
      need(html === keptPage(page).body, `${page.url} is not as it was`);
    }

    const orders: PictureOrder[] = [];
    let seen: SeenPage | undefined;
    const pages = keptPages(prerenderer, {
      folder: pagesFolder,
      inputs,
      unchanged,
      assets: () => [...bundle.assets],
      order: (order) => orders.push(order),
      seen: (page) => {
        seen = page;
      },
      some: true,
    });
    await pages.setup?.();
    const edits = new PageEdits(dist, site.known);
    for (const page of rendered) {
      const file = fileOfPage(page);
      need(page.kept !== undefined && file in site.files, `${page.url} is never kept`);
      const before = keptPage(page);
      orders.length = 0;
      const result = await pages.render(new Request(page.url), { routeData: routeOf(page) });
      const raw = await (result instanceof Response ? result : result.response).text();
      need(seen?.kept !== undefined && isDeepStrictEqual(seen.texts, page.texts), `${page.url} shows other texts`);
      // As they are kept: what is undefined is not written.
      need(JSON.stringify(orders) === JSON.stringify(before.orders), `${page.url} has another picture`);
      const edited = (html: string): string => (isPage(file) ? edits.apply(html) : html);
      need(edited(before.body) === readFileSync(join(dist, file), 'utf8'), `${file} was not made from the page kept`);
      need(!isPage(file) || sharedFiles(raw) === sharedFiles(before.body), `${file} uses other styles or files`);
      const html = edited(raw);
      writeFileSync(join(dist, file), html);
      files[file] = hashOfFile(html);
      keptAs.push(seen.kept);
    }
    await pages.teardown?.();
    need(unchanged(), 'a file was edited meanwhile');
  }
  return {
    site: { ...site, texts: inputs.textHashes, files: { ...site.files, ...files } },
    rendered: keptAs,
  };
}
