import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf } from '../src/built-site/addresses.ts';
import type { InlineHashes } from '../src/built-site/inline-hashes.ts';
import { filesIn } from '../src/built-site/site.ts';
import { withBase } from '../src/i18n/base.ts';
import { site } from '../src/site.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';
import { deployOut } from './place.ts';
import { responseHeaders } from './policy.ts';
import { redirects } from './redirects.ts';
import type { SiteDescription } from './site-description.ts';
import { headersFile, redirectsFile, vercelJson } from './static-hosts.ts';

/** After the build: how to serve it, in the form each kind of host reads. deploy/README.md tells which is whose. */
export async function writeHostFiles(dist: string, hashes: InlineHashes): Promise<void> {
  const files = filesIn(dist);
  const built = new Set(files);
  const description: SiteDescription = {
    host: new URL(site.origin).host,
    base: withBase(''),
    headers: responseHeaders({ ...site, ...hashes }),
    redirects: redirects((path) => built.has(fileOf(path))),
    files,
  };
  const { base, headers, redirects: moved } = description;
  const out = deployOut(dist);
  await mkdir(out, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(description)),
    writeFile(join(dist, '_redirects'), redirectsFile(description)),
    writeFile(join(dist, 'vercel.json'), vercelJson(description)),
    writeFile(join(out, 'nginx.conf'), nginxConf(description)),
    writeFile(join(out, 'Caddyfile'), caddyfile(description)),
    writeFile(join(out, 'headers.json'), `${JSON.stringify({ base, headers, redirects: moved }, null, 2)}\n`),
  ]);
}
