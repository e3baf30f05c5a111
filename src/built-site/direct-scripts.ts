import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../lib/base.ts';

/** A file that does nothing but ask for another one. */
const detour = /^import"\.\/([\w.-]+\.js)";\s*$/;

/** What runs on every page; the bundler is told to name it so (astro.config.ts). */
const shellScript = /<script type="module" src="([^"]*\/assets\/shell\.[\w-]+\.js)"><\/script>/;

/**
 * The bundler gives every script of a page a file of its own, even where all its code went into one that is shared: the
 * browser would read the first to learn of the second, one round trip later. Pages name the second.
 *
 * Browsers fetch a module as urgently as what the first paint needs: the style sheet had to share the line with it. Pages
 * say that it can wait. They also say that it may run whenever it has come (`async`): else the browser would run it in one
 * go with the end of the page, the `load` event and the first layout, and the reader would see nothing before all of that.
 *
 * What runs on every page is only fetched: browser/first-paint.inline.js says when it begins.
 */
export class DirectScripts {
  private readonly detours = new Map<string, string>();

  /** `known` are those of a site with the same scripts: they need not be read. */
  constructor(dist: string, known?: Readonly<Record<string, string>>) {
    for (const [file, target] of Object.entries(known ?? {})) this.detours.set(file, target);
    if (known) return;
    for (const file of globSync('assets/*.js', { cwd: dist })) {
      const [, target] = detour.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
      if (target) this.detours.set(file.replaceAll('\\', '/'), `assets/${target}`);
    }
  }

  get known(): Record<string, string> {
    return Object.fromEntries(this.detours);
  }

  readonly lead = (html: string): string => {
    let direct = html;
    for (const [file, target] of this.detours)
      direct = direct.replaceAll(`"${withBase(`/${file}`)}"`, `"${withBase(`/${target}`)}"`);
    const [script = '', shell] = shellScript.exec(direct) ?? [];
    if (shell)
      direct = direct
        .replace(script, '')
        .replace('</head>', `<link rel="modulepreload" fetchpriority="low" href="${shell}" data-shell></head>`);
    return direct.replaceAll('<script type="module" src=', '<script type="module" async fetchpriority="low" src=');
  };
}
