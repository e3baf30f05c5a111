import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { deployOut } from '../../deploy/place.ts';
import { isKnownLocale } from '../../src/languages/index.ts';
import { readingMinutes } from '../../src/lib/reading-time.ts';
import { hashOf } from '../hash-of.ts';

/** All files in a folder, or the file itself; nothing where there is none. */
function filesBelow(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name));
}

const isText = (file: string): boolean => file.endsWith('.mdx');
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Of a text what pages other than its own show: all that stands in its front matter, and how long a post takes to read. */
function shownElsewhere(file: string, text: string): string {
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\r?\n---/.exec(text) ?? [];
  const [, locale] = /[\\/]blog[\\/]([^\\/]+)[\\/]/.exec(file) ?? [];
  if (!isKnownLocale(locale)) return frontMatter;
  return `${frontMatter}\n${readingMinutes(text.slice(frontMatter.length), locale)}`;
}

/** Where the files are that pages are made from. */
export interface Project {
  root: string;
  /** The texts and data of the site being built. */
  content: string;
  ownerFile: string;
  /** Files that the owner's file names. */
  named: string[];
  environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The project's code and packages, and the texts that a site without its own words shows. The code of the check is among
 * them: what it has found on a page is kept, too.
 */
const ofEverySite = [
  ...['src', 'deploy', 'brand', 'content', 'tools/build', 'tools/check'],
  ...['astro.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

/**
 * What pages are made from, in two parts. Any page may read any file of the project, so all of them together are one key;
 * only the body of a text is read by nobody but the pages that render it, and of those Astro knows which.
 */
export class Inputs {
  /** Of everything but the bodies of texts. */
  readonly key: string;
  /** By file name from the root, as Astro names it. */
  private readonly texts = new Map<string, string>();

  constructor({ root, content, ownerFile, named, environment }: Project, today = new Date()) {
    const beside = readdirSync(dirname(ownerFile)).filter((name) => name.endsWith('.ts'));
    const places = [...ofEverySite, content, ...named, ...beside.map((name) => resolve(dirname(ownerFile), name))];
    // Written by the last build, among the code that writes it.
    const written = deployOut(join(root, 'dist')) + sep;
    const isRead = (file: string): boolean => !isTest(file) && !file.startsWith(written);
    const files = new Set(places.flatMap((place) => filesBelow(resolve(root, place))).filter(isRead));
    const lines: string[] = [];
    for (const file of [...files].sort()) {
      const name = relative(root, file).split(sep).join('/');
      const bytes = readFileSync(file);
      const hash = hashOf(bytes);
      if (isText(file)) this.texts.set(name, hash);
      lines.push(name, isText(file) ? shownElsewhere(file, bytes.toString('utf8')) : hash);
    }
    // Where a site is written to and what is kept beside it does not show on its pages.
    const wishes = Object.entries(environment).filter(([name]) => /^SITE_(?!OUT$|CACHE$)/.test(name));
    // The footer names the year.
    this.key = hashOf(...lines, JSON.stringify(wishes.sort()), process.version, String(today.getUTCFullYear()));
  }

  isSame(other: Inputs): boolean {
    return this.key === other.key && [...this.texts].every(([file, hash]) => other.textHash(file) === hash);
  }

  /** Of every text with its body. */
  get textHashes(): Record<string, string> {
    return Object.fromEntries(this.texts);
  }

  /** Of a text with its body; undefined for a file that was not there. */
  textHash(file: string): string | undefined {
    return this.texts.get(file);
  }
}
