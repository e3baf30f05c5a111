import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '../src/lib/locales.ts';
import { localizePath } from '../src/lib/routes.ts';
import { site } from '../src/site.ts';
import { deployOut } from './place.ts';
import { cacheControl, hashedPath, securityHeaders } from './policy.ts';

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const inline = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/** Every inline script and style of the built pages, as hashes for the policy. */
export async function inlineHashes(dist: string): Promise<{ scriptHashes: string[]; styleHashes: string[] }> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const names = await readdir(dist, { recursive: true });
  for (const name of names.filter((entry) => entry.endsWith('.html'))) {
    const html = await readFile(join(dist, name), 'utf8');
    for (const [, tag, attributes = '', body = ''] of html.matchAll(inline)) {
      if (!body || /\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
      (tag === 'script' ? scripts : styles).add(sha256(body));
    }
  }
  return { scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() };
}

/** Addresses that lead elsewhere, the same on every host. */
export function redirects(): Array<{ from: string; to: string }> {
  return locales.map((locale) => ({ from: localizePath('/docs', locale), to: localizePath('/docs/intro', locale) }));
}

function netlifyHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    `  Cache-Control: ${cacheControl.page}`,
    `${hashedPath}*`,
    '  ! Cache-Control',
    `  Cache-Control: ${cacheControl.hashed}`,
    '',
  ].join('\n');
}

function netlifyRedirects(): string {
  const moved = redirects().map(({ from, to }) => `${from} ${to} 301`);
  const missing = locales.slice(1).map((locale) => `/${locale}/* /${locale}/404.html 404`);
  return [...moved, ...missing, '/* /404.html 404', ''].join('\n');
}

function nginx(headers: Record<string, string>): string {
  const add = (indent: string): string =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
      .join('\n');
  const moved = redirects()
    .map(({ from, to }) => `  location = ${from} { return 301 ${to}; }`)
    .join('\n');
  const localized = locales
    .slice(1)
    .map(
      (locale) => `  location = /${locale} {
    try_files /${locale}/index.html =404;
${add('    ')}
    add_header Cache-Control "${cacheControl.page}" always;
  }
  location /${locale}/ {
    error_page 404 /${locale}/404.html;
    try_files $uri $uri.html $uri/index.html =404;
${add('    ')}
    add_header Cache-Control "${cacheControl.page}" always;
  }`,
    )
    .join('\n');
  return `# Made by the build from deploy/policy.ts. Include it in the http block of nginx.
server {
  listen 80;
  server_name ${new URL(site.origin).host};
  root /srv/site;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml application/manifest+json;
  absolute_redirect off;

  # The address as the reader asked for it: internal redirects (error pages) must not be rewritten.
  if ($request_uri ~ ^(?<stem>/(?:[^?]*/)?)index\\.html(?<query>\\?.*)?$) { return 301 $stem$query; }
  if ($request_uri ~ ^(?<stem>/[^?]+)\\.html(?<query>\\?.*)?$) { return 301 $stem$query; }
  if ($request_uri ~ ^(?<stem>/(?!(?:${locales.slice(1).join('|')})/(?:\\?|$))[^?]*[^/?])/+(?<query>\\?.*)?$) { return 301 $stem$query; }

${moved}
  location ${hashedPath} {
${add('    ')}
    add_header Cache-Control "${cacheControl.hashed}" always;
  }
${localized}
  location / {
    error_page 404 /404.html;
    try_files $uri $uri.html $uri/index.html =404;
${add('    ')}
    add_header Cache-Control "${cacheControl.page}" always;
  }
}
`;
}

/** After the build: the policy with its hashes, in the form each kind of host reads. */
export async function writeHostFiles(dist: string): Promise<void> {
  const headers = securityHeaders({ analytics: site.analytics, ...(await inlineHashes(dist)) });
  const out = deployOut(dist);
  await mkdir(out, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), netlifyHeaders(headers)),
    writeFile(join(dist, '_redirects'), netlifyRedirects()),
    writeFile(join(out, 'headers.json'), `${JSON.stringify({ headers, redirects: redirects() }, null, 2)}\n`),
    writeFile(join(out, 'nginx.conf'), nginx(headers)),
  ]);
}
