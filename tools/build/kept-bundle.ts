import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { writeWhole } from './cache.ts';
import { type TextSettings, textSettings } from './compile-texts.ts';
import type { Inputs } from './inputs.ts';
import type { SeenPage } from './kept-pages.ts';
import { type NotedText, replaceableTexts } from './replaceable-text.ts';

type BuildSetup = NonNullable<AstroIntegration['hooks']['astro:build:setup']>;
type PageBuildData = Parameters<BuildSetup>[0]['pages'] extends Map<string, infer Data> ? Data : never;

/** The code that pages are rendered with, as the bundler wrote it, and what has to be known to render one again. */
export interface KeptBundle {
  /** Of all it was made from but the texts (`Inputs`). */
  key: string;
  /** Both stand in the code. */
  root: string;
  dist: string;
  /** The file to begin with. */
  entry: string;
  /** The style sheets of each route. */
  styles: Array<[route: string, styles: PageBuildData['styles']]>;
  /** The files that the bundler has written for the browser. */
  assets: string[];
  /** By file from the root; those with a frame can be replaced. */
  texts: Record<string, { hash: string; frame?: string | undefined; made?: string | undefined }>;
  /** How the modules of texts are made. */
  settings: TextSettings;
  /** Every page that shows a text. */
  pages: SeenPage[];
}

const description = 'bundle.json';

export function readBundle(folder: string): KeptBundle | undefined {
  const file = join(folder, description);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export interface BundleKeeping {
  folder: string;
  root: string;
  dist: string;
  inputs: Pick<Inputs, 'key' | 'textHashes'>;
  unchanged: () => boolean;
  assets: () => string[];
  /** What the pages said when they were rendered. */
  pages: readonly SeenPage[];
}

/** Moves the folder, which nobody reads any more; copies it where it cannot be moved: to another disk. */
function takeFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
  }
}

/** Keeps the bundle, which Astro deletes when the pages are rendered. Comes after `mdx()`. */
export function keepBundle({ folder, root, dist, inputs, unchanged, assets, pages }: BundleKeeping): AstroIntegration {
  const noted = new Map<string, { frame: string; made: string }>();
  let routes: ReadonlyMap<string, PageBuildData> = new Map();
  let written: { dir: string; entry: string } | undefined;
  let settings: TextSettings | undefined;
  const noteText = ({ id, frame, made }: NotedText): void => {
    noted.set(relative(root, id).split(sep).join('/'), { frame, made });
  };
  const place: Plugin = {
    name: 'kept-bundle',
    applyToEnvironment: ({ name }) => name === 'prerender',
    writeBundle({ dir }, files) {
      const entry = Object.keys(files).find((name) => name.startsWith('prerender-entry'));
      if (dir && entry) written = { dir, entry };
    },
  };
  return {
    name: 'kept-bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [replaceableTexts(noteText), place] } });
      },
      'astro:config:done': ({ config }) => {
        settings = textSettings(config);
      },
      'astro:build:setup': ({ pages: all }) => {
        routes = all;
      },
      'astro:build:start': () => {
        rmSync(folder, { recursive: true, force: true });
      },
      // The last moment before it is deleted.
      'astro:build:generated': () => {
        if (!written || !settings || !unchanged() || pages.some((page) => page.texts === undefined)) return;
        const bundle: KeptBundle = {
          key: inputs.key,
          root,
          dist,
          entry: written.entry,
          styles: [...routes].map(([route, { styles }]) => [route, styles]),
          assets: assets(),
          texts: Object.fromEntries(
            Object.entries(inputs.textHashes).map(([name, hash]) => [name, { hash, ...noted.get(name) }]),
          ),
          settings,
          pages: pages.filter((page) => page.texts?.length),
        };
        takeFolder(written.dir, folder);
        // Last: what it describes is there.
        writeWhole(join(folder, description), JSON.stringify(bundle));
      },
    },
  };
}
