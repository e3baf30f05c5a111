import { onClick } from '../../ui/browser/dom.client.ts';
import { readStored, writeStored } from '../../ui/browser/storage.client.ts';

/** The version a reader chose is remembered; links to the introduction of the docs lead there. */
export function startDocsVersion(): void {
  onClick('a[data-docs-version]', (link) => writeStored('docs-version', link.dataset.docsVersion ?? null));
  onClick('header a[href$="/docs/intro"], footer a[href$="/docs/intro"]', (link) => {
    const chosen = readStored('docs-version');
    const versions = document.documentElement.dataset.docsVersions?.split(' ') ?? [];
    if (!chosen || chosen === 'current' || !versions.includes(chosen) || !(link instanceof HTMLAnchorElement)) return;
    link.href = link.href.replace(/\/docs\/intro$/, `/docs/${chosen}/intro`);
  });
}
