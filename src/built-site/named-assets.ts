import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './site.ts';

/**
 * Scripts name each other in several ways: by address, by path from the root, by the name alone. The ending is looked for
 * first: from its beginning, every word of a page could be a name.
 */
const names = /\.(?:js|css)\b(?<=([\w.-]+))/g;
const isBundled = (file: string): boolean => /^\/assets\/[^/]+\.(?:js|css)$/.test(file);
const nameOf = (file: string): string => file.slice('/assets/'.length);

/**
 * The bundler writes scripts and styles for everything the code can show; a page may need none of them: its styles are
 * joined in another sheet, its script only led to another, the part of the site it belongs to is switched off. What no
 * page names, nor a script or style sheet that one needs, is not published.
 */
export class NamedAssets {
  private readonly named = new Set<string>();

  /** Shown every page as it will be published. */
  readonly note = (html: string): string => {
    for (const name of NamedAssets.read(html)) this.named.add(name);
    return html;
  };

  /** What a page or a script names. */
  static read(text: string): string[] {
    return [...text.matchAll(names)].map(([, name = '']) => name);
  }

  /** When all pages have been seen. */
  removeOthers(dist: string): void {
    const bundled = new Map(filesIn(dist).flatMap((file) => (isBundled(file) ? [[nameOf(file), file] as const] : [])));
    // A set goes on to what is added to it meanwhile.
    for (const name of this.named) {
      const file = bundled.get(name);
      if (file) this.note(readFileSync(join(dist, file), 'utf8'));
    }
    for (const [name, file] of bundled) if (!this.named.has(name)) rmSync(join(dist, file));
  }
}
