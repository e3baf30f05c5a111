import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { unixLineEnds } from '../src/lib/line-ends.ts';
import { site } from '../src/site.ts';
import type { Redirect } from './addresses.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';
import { deployOut } from './place.ts';
import { type ResponseHeaders, responseHeaders } from './policy.ts';
import { redirects } from './redirects.ts';
import { headersFile, redirectsFile, vercelJson } from './static-hosts.ts';

/** All that a host has to know, whatever form its files have. */
export interface SiteDescription {
  host: string;
  headers: ResponseHeaders;
  redirects: Redirect[];
  /** Every built file as an address: `/docs/intro.html`. */
  files: string[];
}

/** As the browser will hash it. */
const sha256 = (text: string): string => `sha256-${createHash('sha256').update(unixLineEnds(text)).digest('base64')}`;
const inline = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/** Every inline script and style of the built pages, as hashes for the policy. */
export async function inlineHashes(
  dist: string,
  files: readonly string[],
): Promise<{ scriptHashes: string[]; styleHashes: string[] }> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(dist, name), 'utf8');
    for (const [, tag, attributes = '', body = ''] of html.matchAll(inline)) {
      if (!body || /\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
      (tag === 'script' ? scripts : styles).add(sha256(body));
    }
  }
  return { scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() };
}

/** Every file of a folder as an address. */
export async function filesIn(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}

/** After the build: how to serve it, in the form each kind of host reads. deploy/README.md tells which is whose. */
export async function writeHostFiles(dist: string): Promise<void> {
  const files = await filesIn(dist);
  const built = new Set(files);
  const description: SiteDescription = {
    host: new URL(site.origin).host,
    headers: responseHeaders({ analytics: site.analytics, ...(await inlineHashes(dist, files)) }),
    redirects: redirects((path) => built.has(`${path}.html`)),
    files,
  };
  const { headers, redirects: moved } = description;
  const out = deployOut(dist);
  await mkdir(out, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(description)),
    writeFile(join(dist, '_redirects'), redirectsFile(description)),
    writeFile(join(dist, 'vercel.json'), vercelJson(description)),
    writeFile(join(out, 'nginx.conf'), nginxConf(description)),
    writeFile(join(out, 'Caddyfile'), caddyfile(description)),
    writeFile(join(out, 'headers.json'), `${JSON.stringify({ headers, redirects: moved }, null, 2)}\n`),
  ]);
}
