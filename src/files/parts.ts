import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultLocale } from '../i18n/locales.ts';
import { inEveryLanguage } from '../i18n/routes.ts';
import { namesOf, type OwnNames } from '../lib/interpolate.ts';
import {
  everyPart,
  filledIn,
  needsIn,
  offIn,
  type PageNeeds,
  type PartName,
  partsOf,
  type Settings,
} from '../lib/parts.ts';
import { siteSchema } from '../lib/site-schema.ts';
import { ownerFile } from '../owner/owner-file.ts';
import { contentDir } from './folder.ts';
import { parseYaml } from './yaml.ts';

/** Mistakes in a text or a file are reported where it is read in full. */
function parsedText(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return undefined;
  }
}

const parsed = (name: string): unknown => {
  const file = resolve(contentDir, name);
  return existsSync(file) ? parsedText(readFileSync(file, 'utf8')) : undefined;
};

/** `needs: videomagic` or `needs: [blog, videomagic]` in the front matter of a page in the source language. */
function needsOf(file: string): unknown {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  // Few pages need anything: the others are not parsed for it.
  const read = /^needs:/m.test(frontMatter) ? parsedText(frontMatter) : undefined;
  return typeof read === 'object' && read !== null && 'needs' in read ? read.needs : undefined;
}

function pagesIn(folder: string, address: string): Array<[string, unknown]> {
  const root = resolve(contentDir, defaultLocale, folder);
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter((name) => name.endsWith('.mdx'))
    .map((name): [string, unknown] => [
      `${address}/${name.replaceAll('\\', '/').replace(/\.mdx$/, '')}`,
      needsOf(join(root, name)),
    ])
    .filter(([, needs]) => needsIn(needs).length > 0);
}

function readPageNeeds(): PageNeeds {
  const versions = resolve(contentDir, defaultLocale, 'docs-versions');
  const older = existsSync(versions) ? readdirSync(versions) : [];
  return new Map([
    ...pagesIn('docs', '/docs'),
    ...pagesIn('blog', '/blog'),
    ...pagesIn('pages', ''),
    ...older.flatMap((id) => pagesIn(`docs-versions/${id}`, `/docs/${id}`)),
  ]);
}

// Mistakes in the owner's file are reported where it is parsed in full (src/site.ts).
const config = siteSchema.safeParse('value' in ownerFile ? ownerFile.value : undefined);
const files = {
  plans: parsed('data/plans.yaml'),
  testimonials: parsed('data/testimonials.yaml'),
  partners: parsed('data/partners.yaml'),
};
const parts = config.success ? partsOf(config.data, filledIn(files)) : everyPart;

/** The parts of the site being built, and which of its pages are disabled. */
export const settings: Settings = { parts, isOff: offIn(parts, readPageNeeds()) };

/** The names the owner has given. */
export const names: OwnNames = config.success
  ? namesOf(config.data)
  : { brand: '', igmatrix: '', ytmatrix: '', videomagic: '' };

export const has = (name: PartName): boolean => settings.parts[name];
export const { isOff } = settings;

/** `getStaticPaths` of a page that goes with a part of the site. */
export const inEveryLanguageWith = (name: PartName) => () => (has(name) ? inEveryLanguage() : []);
