import { basename } from 'node:path/posix';
import { homePath, notFoundFile } from '../src/built-site/addresses.ts';
import { defaultLocale } from '../src/i18n/locales.ts';
import { prefixed } from './addresses.ts';
import { byExtension, byName, contentType } from './file-types.ts';
import { cacheControl, hashedPath } from './policy.ts';
import type { SiteDescription } from './site-description.ts';

/*
 * These hosts serve what is published at the root of the host, and read their files there: below a base, the site is
 * published in a folder of that name, and these files in the folder above (README.md).
 */

/** Hosts guess Markdown to be plain text, or a file to be saved. */
const markdownType = contentType(byExtension.md ?? { type: 'text/markdown' });

/** Feeds and the like: files whose type the host would guess from the extension, and guess too simply. */
function typedByName(files: readonly string[]): Array<{ file: string; type: string }> {
  return files.flatMap((file) => {
    const type = byName[basename(file)];
    return type ? [{ file, type: contentType(type) }] : [];
  });
}

/**
 * `_headers` of Netlify and Cloudflare Pages. Rules name paths and cannot name documents: the policy goes with all files,
 * and HTTP/2 compresses it away.
 */
export function headersFile({ base, headers, files }: SiteDescription): string {
  const rule = (path: string, values: Record<string, string>): string =>
    [base + path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule('/*', { ...headers.every, ...headers.documents }),
    rule(`${hashedPath}*`, { 'Cache-Control': cacheControl.hashed }),
    rule('/*.md', { 'Content-Type': markdownType }),
    ...typedByName(files).map(({ file, type }) => rule(file, { 'Content-Type': type })),
  ].join('');
}

/**
 * `_redirects` of Netlify and Cloudflare Pages, which know other spellings of pages themselves. The rules with 404 are for
 * Netlify: Cloudflare finds the nearest 404.html and ignores them.
 */
export function redirectsFile({ base, redirects }: SiteDescription): string {
  const moved = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`, `${from}.html`, `${from}/index.html`].map((path) => `${base}${path} ${base}${to} 301`),
  );
  const missing = prefixed.map((locale) => `${base}${homePath(locale)}* ${base}${notFoundFile(locale)} 404`);
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
      { source: `${base}/(.*)\\.md`, headers: list({ 'Content-Type': markdownType }) },
      ...typedByName(files).map(({ file, type }) => ({ source: base + file, headers: list({ 'Content-Type': type }) })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
