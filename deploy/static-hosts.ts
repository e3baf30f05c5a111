import { homePath, notFoundFile } from '../src/built-site/addresses.ts';
import { defaultLocale, locales } from '../src/lib/locales.ts';
import { byName, contentType } from './file-types.ts';
import { cacheControl, hashedPath } from './policy.ts';
import type { SiteDescription } from './site-description.ts';

/*
 * These hosts serve what is published at the root of the host, and read their files there: below a base, the site is
 * published in a folder of that name, and these files beside the folder (README.md).
 */

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Feeds and the like: files whose type the host would guess from the extension, and guess too simply. */
function typedByName(files: readonly string[]): Array<{ file: string; type: string }> {
  return files.flatMap((file) => {
    const type = byName[nameOf(file)];
    return type ? [{ file, type: contentType(type) }] : [];
  });
}

/** Folders of the root without a single page: `/assets/`, `/icons/`, … */
function foldersWithoutPages(files: readonly string[]): string[] {
  const folderOf = (file: string): string | undefined => /^\/[^/]+\//.exec(file)?.[0];
  const withPages = new Set(files.filter((file) => file.endsWith('.html')).map(folderOf));
  const all = new Set(files.map(folderOf).filter((folder) => folder !== undefined));
  return [...all].filter((folder) => !withPages.has(folder)).sort();
}

/**
 * `_headers` of Netlify and Cloudflare Pages. Rules name paths and cannot name documents; where several match, values
 * of one header are joined. So the policy goes to all paths, and Cloudflare takes it away from the folders without
 * pages (`! Name`; Netlify passes over lines without a colon). Both hosts' own Cache-Control for the rest is ours.
 */
export function headersFile({ base, headers, files }: SiteDescription): string {
  const all = { ...headers.every, ...headers.documents };
  const detach = Object.keys(headers.documents).map((name) => `  ! ${name}`);
  const rule = (path: string, lines: string[]): string[] => [base + path, ...lines];
  return [
    ...rule(
      '/*',
      Object.entries(all).map(([name, value]) => `  ${name}: ${value}`),
    ),
    ...foldersWithoutPages(files).flatMap((folder) =>
      rule(`${folder}*`, [...detach, ...(folder === hashedPath ? [`  Cache-Control: ${cacheControl.hashed}`] : [])]),
    ),
    ...typedByName(files).flatMap(({ file, type }) => rule(file, [`  Content-Type: ${type}`])),
    '',
  ].join('\n');
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Other spellings of pages are the hosts' own business; those of paths
 * that stand for another one are written out, because there is no file a host could know them by. The rules with 404
 * are for Netlify: Cloudflare finds the nearest 404.html by itself and passes over them.
 */
export function redirectsFile({ base, redirects }: SiteDescription): string {
  const moved = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`, `${from}.html`, `${from}/index.html`].map((path) => `${base}${path} ${base}${to} 301`),
  );
  const missing = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `${base}${homePath(locale)}* ${base}${notFoundFile(locale)} 404`);
  const root = base ? [`/ ${base}/ 301`] : [];
  return [...root, ...moved, ...missing, `/* ${base}${notFoundFile(defaultLocale)} 404`, ''].join('\n');
}

/** `vercel.json`, read from the root of what is deployed, which is the built folder. */
export function vercelJson({ base, headers, redirects, files }: SiteDescription): string {
  const list = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...(base ? [{ source: '/', destination: base, statusCode: 301 }] : []),
      ...redirects.map(({ from, to }) => ({ source: base + from, destination: base + to, statusCode: 301 })),
    ],
    headers: [
      // The home of a site below a base has no slash behind it here.
      ...(base ? [{ source: base, headers: list({ ...headers.every, ...headers.documents }) }] : []),
      { source: `${base}/(.*)`, headers: list(headers.every) },
      // A page's path has no extension.
      { source: `${base}/((?!.*\\.[^/.]+$).*)`, headers: list(headers.documents) },
      { source: `${base}${hashedPath}(.*)`, headers: list({ 'Cache-Control': cacheControl.hashed }) },
      ...typedByName(files).map(({ file, type }) => ({ source: base + file, headers: list({ 'Content-Type': type }) })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
