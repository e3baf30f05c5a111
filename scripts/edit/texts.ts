import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { isKnownLocale, type Locale } from '../../src/languages/index.ts';
import { disk } from '../check/files.ts';
import type { Text } from './protocol.ts';
import titles from './titles.json' with { type: 'json' };

/** Titles of data files, and where on the site their words are seen. */
const known: Record<string, { title: string; path?: string }> = titles;

/** An older version of the docs has the same titles: its pages are a group of their own, after all others. */
const groups: Array<[RegExp, string]> = [
  [/^\*\/docs\//, 'Docs'],
  [/^\*\/blog\//, 'Posts'],
  [/^\*\/pages\//, 'Company and legal pages'],
  [/^\*\/[^/]+\.yaml$/, 'Home page, products and lists'],
  [/^(?:data|\*)\/program\//, 'The program'],
  [/^data\//, 'Figures, order and links'],
  [/^\*\/search\//, 'Search'],
  [/^\*\/(?!docs-versions\/)/, 'Words of the interface'],
  [/^\*\/docs-versions\/([^/]+)\//, 'Docs, version $1'],
];

/** `ru/docs/intro.mdx` and `en/docs/intro.mdx` are one text: its id has a star for the language. */
export function textOf(name: string): { id: string; locale: Locale | undefined } {
  const parts = name.split(/([/.])/);
  const locale = parts.find(isKnownLocale);
  return { id: locale ? parts.with(parts.indexOf(locale), '*').join('') : name, locale };
}

function pathOf(id: string): string {
  if (id.endsWith('.mdx')) return id.slice(1, -4).replace('/pages/', '/').replace('/docs-versions/', '/docs/');
  return (
    known[id.replace(/^data\//, '*/')]?.path ??
    (/^(?:data|\*)\/program\//.test(id) ? `/dev/program/${defaultLocale}` : '/')
  );
}

const field = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}: *(["']?)(.*?)\\1 *\\r?$`, 'm').exec(/^---\r?\n[\s\S]*?\n---/.exec(source)?.[0] ?? '')?.[2];

/** Every text of the content folder, in the order of its groups and addresses. */
export function listTexts(contentDir: string, show: (name: string) => string, brand: string): Text[] {
  const names = new Set(
    disk.below(contentDir).filter((name) => /\.(?:mdx|yaml|json)$/.test(name) && !/(?:^|\/)\./.test(name)),
  );
  const file = (name: string, locale?: Locale) => ({ locale, name, shown: show(name), missing: !names.has(name) });
  const ids = [...names].map(textOf).filter(({ locale }) => locale === undefined || locales.includes(locale));
  const ranked = [...new Set(ids.map(({ id }) => id))].map((id) => {
    const rank = groups.findIndex(([form]) => form.test(id));
    const [form, group] = groups[rank] ?? [/^/, 'Others'];
    const files = id.includes('*') ? locales.map((code) => file(id.replace('*', code), code)) : [file(id)];
    const source = files.find(({ missing }) => !missing)?.name ?? '';
    const page = id.endsWith('.mdx') ? readFileSync(join(contentDir, source), 'utf8') : '';
    const short = id.replace(/\*[/.]|\.\w+$/g, '');
    const title =
      known[id]?.title || field(page, 'title')?.replaceAll('\\"', '"').replaceAll('{brand}', brand) || short;
    const version = form.exec(id)?.[1] ?? '';
    const text: Text = { id, group: group.replace('$1', version), title, files, path: pathOf(id), draft: false };
    return { rank, text: { ...text, draft: field(page, 'draft') === 'true' } };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ text }) => text);
}
