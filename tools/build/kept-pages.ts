import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration, AstroPrerenderer, PrerenderResult } from 'astro';
import type { PictureOrder } from '../../src/social/orders.ts';
import type { Inputs } from './inputs.ts';

/** A page as it was rendered. */
export interface KeptPage {
  /** Of all it was made from but the texts. */
  key: string;
  /** The texts it shows, with their hashes. */
  texts: Record<string, string>;
  orders: PictureOrder[];
  contentType: string;
  body: string;
}

/** Not icons: they are bytes. */
const isWritten = (contentType: string): boolean => /^text\/|\b(?:json|xml)\b/.test(contentType);

export interface Keeping {
  /** Where pages are kept from one build to the next. */
  folder: string;
  /** Read before Astro reads. */
  inputs: Pick<Inputs, 'key' | 'textHash'>;
  /** Was nothing changed since? Nobody could say which of the two a page was made from. */
  unchanged: () => boolean;
  /** The files that the bundler has written: pages name them. */
  assets: () => string[];
  order: (order: PictureOrder) => void;
  /** Is told of every page with the texts it shows. */
  seen?: (page: SeenPage) => void;
  /** Only some pages are asked for, and all stay as they are kept until `takeOver` is told of those. */
  some?: boolean;
}

export interface SeenPage {
  component: string;
  route: string;
  url: string;
  /** Undefined when nobody knows. */
  texts: string[] | undefined;
  /** The file it is kept in, if it is. */
  kept: string | undefined;
}

const fileOf = (name: string): string => `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.json`;

/** Renders the pages, feeds and lists that are not as they were in the last build, and takes the others from there. */
export function keptPages(
  astro: AstroPrerenderer,
  { folder, inputs, unchanged, assets, order, seen, some }: Keeping,
): AstroPrerenderer {
  let key = '';
  const used = new Set<string>();
  const written = new Set<string>();
  /** By the page being rendered: one after the other. Node could tell several apart, for a tenth of the build's time. */
  let ordered: PictureOrder[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function find(file: string): Promise<KeptPage | undefined> {
    const path = join(folder, file);
    if (!existsSync(path)) return undefined;
    const page: KeptPage = JSON.parse(await readFile(path, 'utf8'));
    const isSame =
      page.key === key && Object.entries(page.texts).every(([text, hash]) => inputs.textHash(text) === hash);
    return isSame ? page : undefined;
  }

  /** Undefined for a page that has to be rendered every time. */
  async function keepable(
    { response, metadata }: PrerenderResult,
    orders: PictureOrder[],
  ): Promise<KeptPage | undefined> {
    if (!metadata || response.status !== 200) return undefined;
    const { contentEntryKeys, staticImages = [], referencedImages = [] } = metadata;
    // Rendering such a page also tells Astro which sizes of its pictures are wanted.
    if (staticImages.length > 0 || referencedImages.length > 0) return undefined;
    const texts: KeptPage['texts'] = {};
    for (const text of contentEntryKeys) {
      const hash = inputs.textHash(text);
      if (hash === undefined) return undefined;
      texts[text] = hash;
    }
    const contentType = response.headers.get('Content-Type') ?? '';
    return isWritten(contentType) ? { key, texts, orders, contentType, body: await response.text() } : undefined;
  }

  async function renderAlone(...[request, options]: Parameters<AstroPrerenderer['render']>) {
    ordered = [];
    const rendered = await astro.render(request, { ...options, collectMetadata: true });
    const page = rendered instanceof Response ? undefined : await keepable(rendered, ordered);
    return { rendered, page };
  }

  /** Under another name until all is rendered: a build may be killed. */
  function keep(file: string, page: KeptPage): void {
    writeFileSync(join(folder, `${file}.new`), JSON.stringify(page));
    written.add(file);
  }

  return {
    ...astro,
    async setup() {
      await astro.setup?.();
      key = createHash('sha256').update(inputs.key).update(assets().sort().join('\n')).digest('base64url');
      mkdirSync(folder, { recursive: true });
      globalThis.takePictureOrder = (wanted) => {
        ordered.push(wanted);
        order(wanted);
      };
    },
    async render(request, options) {
      const { component, route } = options.routeData;
      const { url } = request;
      const file = fileOf(`${component} ${new URL(url).pathname}`);
      const tell = (texts: string[] | undefined, kept?: string): void => seen?.({ component, route, url, texts, kept });
      const kept = await find(file);
      if (kept) {
        used.add(file);
        tell(Object.keys(kept.texts), file);
        for (const each of kept.orders) order(each);
        return new Response(kept.body, { headers: { 'Content-Type': kept.contentType } });
      }
      const turn = last.then(() => renderAlone(request, options));
      last = turn.catch(() => {});
      const { rendered, page } = await turn;
      tell(rendered instanceof Response ? undefined : rendered.metadata?.contentEntryKeys, page && file);
      if (!page || rendered instanceof Response) return rendered;
      keep(file, page);
      return new Response(page.body, rendered.response);
    },
    async teardown() {
      await astro.teardown?.();
      if (some) return;
      if (written.size > 0 && unchanged()) {
        takeOver(folder, written);
        for (const file of written) used.add(file);
      }
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
}

/** From now on these pages are kept as they were rendered last. */
export function takeOver(folder: string, files: Iterable<string>): void {
  for (const file of files) renameSync(join(folder, `${file}.new`), join(folder, file));
}

export const keepPages = (keeping: Keeping): AstroIntegration => ({
  name: 'kept-pages',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => setPrerenderer((astro) => keptPages(astro, keeping)),
  },
});
