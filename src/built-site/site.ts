import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isPage } from './addresses.ts';
import { Page } from './page.ts';

interface PageFile {
  /** From the root of the site: `/docs/intro.html`. */
  file: string;
  html: string;
}

/** Every file of a built site, named from its root: `/docs/intro.html`. */
export const filesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();

/** The pages of a built site as they are written; `edit` may change each before it is looked at. */
export function* pageFiles(dist: string, edit = (html: string): string => html): Generator<PageFile> {
  for (const file of filesIn(dist).filter(isPage)) {
    const path = join(dist, file);
    const source = readFileSync(path, 'utf8');
    const html = edit(source);
    if (html !== source) writeFileSync(path, html);
    yield { file, html };
  }
}

/**
 * The pages of a built site, each read and parsed once. They come one after the other, so that a site of ten thousand
 * needs no more memory than one: whoever keeps something of a page keeps a copy (`kept`).
 */
export function* readPages(dist: string, edit?: (html: string) => string): Generator<Page> {
  for (const { file, html } of pageFiles(dist, edit)) yield new Page(file, html);
}

/** A copy: a part of a text keeps the whole text in memory. */
export const kept = <T>(value: T): T => structuredClone(value);

/** Copies of texts that stand on many pages, one of each. */
export class KeptTexts {
  private readonly texts = new Map<string, string>();

  keep(text: string): string {
    const known = this.texts.get(text) ?? kept(text);
    this.texts.set(known, known);
    return known;
  }
}
