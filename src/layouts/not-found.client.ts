import { withBase } from '../i18n/base.ts';
import { splitLocale } from '../i18n/routes.ts';
import { likelyPaths, wordsOfPath } from '../lib/likely-paths.ts';
import { onPage } from '../ui/browser/dom.client.ts';

async function load(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The addresses of the reader's language, as the site tells them to search engines. */
async function pagesInLanguage(pathname: string): Promise<string[]> {
  const sitemap = await load(withBase('/sitemap-0.xml'));
  const { locale } = splitLocale(pathname);
  return [...sitemap.querySelectorAll('loc')]
    .map(({ textContent }) => new URL(textContent).pathname)
    .filter((path) => splitLocale(path).locale === locale);
}

async function entryFor(path: string): Promise<HTMLLIElement> {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = (await load(path)).querySelector('h1')?.textContent.trim() || path;
  const entry = document.createElement('li');
  entry.append(link);
  return entry;
}

/** What the address asks for stands in the field of the search; above it, the pages that are called most like it. */
onPage(async () => {
  const field = document.querySelector<HTMLInputElement>('[data-not-found] input');
  const section = document.querySelector<HTMLElement>('[data-likely]');
  if (!field || !section) return;
  const { pathname } = location;
  // Typed while the page was loading counts more.
  field.value ||= wordsOfPath(pathname);
  try {
    const entries = await Promise.all(likelyPaths(pathname, await pagesInLanguage(pathname)).map(entryFor));
    section.querySelector('ul')?.replaceChildren(...entries);
    section.hidden = entries.length === 0;
  } catch {
    // Suggestions are a convenience: the search and the links below work without them.
  }
});
