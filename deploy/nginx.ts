import { fileOf, homePath, notFoundFile } from '../src/built-site/addresses.ts';
import { defaultLocale, locales } from '../src/lib/locales.ts';
import { allowedMethods, literal, otherSpellings, patterns } from './addresses.ts';
import { allTypes, byExtension, byName, smallestCompressed } from './file-types.ts';
import { cacheControl, hashedPath } from './policy.ts';
import type { SiteDescription } from './site-description.ts';

/** A value or a pattern as nginx reads it between double quotes. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const lines = (indent: string, items: readonly string[]): string => items.map((item) => indent + item).join('\n');
const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

const types = (of: (type: (typeof allTypes)[number]) => boolean | undefined): string =>
  // nginx takes text/html for granted in these lists, and warns when it is named.
  [...new Set(allTypes.filter(of).map(({ type }) => type))].filter((type) => type !== 'text/html').join(' ');

/** A pattern of targets as one of request lines: `GET /docs/intro HTTP/1.1`. */
const inRequestLine = (pattern: string, method = '\\S+'): string =>
  pattern.replace(/^\^/, () => `^${method} (?:https?://[^/?# ]+)?`);

const pathMap = (
  base: string,
): string => `# What is left of the address behind the base. Beside it there is nothing: no file of the site is called so.
map $uri $site_path {
  default /.beside;
  ${quoted(`~^${literal(base)}(?<site_path_part>/.*)$`)} $site_path_part;
}
`;

export function nginxConf({ host, base, headers, redirects }: SiteDescription): string {
  // The files of the site lie in the root of the server, whatever the base: their path is what is left of the address.
  const path = base ? '$site_path' : '$uri';
  const documentMaps = Object.entries(headers.documents)
    .map(
      ([name, value]) => `map "$status $sent_http_content_type" ${variable(name)} {
  "~^(?:200|206|404) text/html" ${quoted(value)};
}`,
    )
    .join('\n');
  const notFound = locales
    .filter((locale) => locale !== defaultLocale)
    .map(
      (locale) =>
        `${quoted(`~${inRequestLine(`^${literal(base)}/${literal(locale)}(?:[/?# ]|$)`)}`)} ${notFoundFile(locale)};`,
    );
  const homes = locales
    .flatMap((locale) => {
      const home = homePath(locale);
      const address = base + home;
      return [...new Set([address.replace(/(.)\/$/, '$1'), address])].map((at) => ({ at, file: fileOf(home) }));
    })
    .map(({ at, file }) => `location = ${at} { try_files ${file} =404; }`);
  const named = Object.entries(byName).map(
    ([name, { type }]) => `location ~ /${literal(name)}$ { types { } default_type ${type}; try_files ${path} =404; }`,
  );

  return `# Made by the build (deploy/nginx.ts). Include it in the http block: \`include /path/to/nginx.conf;\`
# The policy names the inline scripts of this build by their hashes: copy this file together with the site, always.

# What a browser obeys only in documents goes with documents only. An empty value sends no header.
${documentMaps}

# A year for files with a hash in their name, found and whole. A missing one, or a part of one, is asked for again.
map "$status [$http_range] $uri" $site_cache_control {
  default ${quoted(cacheControl.page)};
  ${quoted(`~^(?:200|304) \\[\\] ${literal(hashedPath)}`)} ${quoted(cacheControl.hashed)};
}
map $status $site_allow {
  405 "${allowedMethods.join(', ')}";
}

# The rule of addresses (deploy/addresses.ts). Targets no link leads to: empty and dot segments, encoded slashes, …
map $request_uri $site_inexact {
  ${quoted(`~*${patterns.inexactTarget}`)} 1;
}
# The same for requests nginx gives up on before it has an address: the request line is all there is.
map $request $site_unreadable {
  ${quoted(`~*${inRequestLine(patterns.inexactTarget, `(?:${allowedMethods.join('|')})`)}`)} 404;
  ${quoted(`~*${inRequestLine(patterns.inexactTarget)}`)} 405;
}
# Which page says "not found": the one of the language in the address.
map $request $site_not_found {
  default ${notFoundFile(defaultLocale)};
${lines('  ', notFound)}
}
${base ? pathMap(base) : ''}# The path without .html, /index.html or a slash at its end.
map ${path} $site_stem {
  ${quoted(`~^(?<site_stem_part>.*?)${patterns.spelling}$`)} $site_stem_part;
}
map $site_stem $site_withheld {
  ${quoted(`~${patterns.withheld}`)} 1;
}
map ${path} $site_moved {
${lines(
  '  ',
  otherSpellings({ base, redirects }).map(({ pattern, to }) => `${quoted(`~${pattern}`)} ${quoted(to)};`),
)}
}

server {
  listen 80;
  # listen [::]:80;               # IPv6
  # listen 443 ssl;               # TLS and HTTP/2; then answer port 80 with: return 301 https://$host$request_uri;
  # listen [::]:443 ssl;
  # http2 on;                     # before nginx 1.25.1: \`listen 443 ssl http2;\`
  # ssl_certificate     /etc/letsencrypt/live/${host}/fullchain.pem;
  # ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  # ssl_protocols TLSv1.2 TLSv1.3;
  server_name ${host};
  root /srv/site;
  server_tokens off;
  merge_slashes off;
  absolute_redirect off;
  max_ranges 1;
  if_modified_since before;

  types {
${lines(
  '    ',
  Object.entries(byExtension).map(([extension, { type }]) => `${type} ${extension};`),
)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${types(({ utf8 }) => utf8)};

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 6;
  gzip_min_length ${smallestCompressed};
  gzip_types ${types(({ compress }) => compress)};
  # brotli on;                    # needs the module ngx_brotli
  # brotli_comp_level 5;
  # brotli_min_length ${smallestCompressed};
  # brotli_types ${types(({ compress }) => compress)};

${lines(
  '  ',
  Object.entries(headers.every).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
)}
${lines(
  '  ',
  Object.keys(headers.documents).map((name) => `add_header ${name} ${variable(name)} always;`),
)}
  add_header Cache-Control $site_cache_control always;
  add_header Allow $site_allow always;

  recursive_error_pages on;
  error_page 400 = /.unreadable;
  error_page 404 @not_found;
  error_page 405 @method_not_allowed;

  if ($request_method !~ ^(?:${allowedMethods.join('|')})$) { return 405; }
  if ($site_inexact) { return 404; }
  if ($site_withheld) { return 404; }
  if ($site_moved) { return 301 $site_moved$is_args$args; }

${base ? `  # The host has nothing else to show. Put what it has here instead, as locations of your own.\n  location = / { return 301 ${base}/$is_args$args; }\n` : ''}${lines('  ', homes)}
${lines('  ', named)}
  # Another spelling of a page or a file leads to it.
  location ~ (?:\\.html|/)$ {
    if (-f $document_root$site_stem.html) { rewrite ^(.*?)${patterns.spelling}$ $1 permanent; }
    if (-f $document_root$site_stem) { rewrite ^(.*?)${patterns.spelling}$ $1 permanent; }
    return 404;
  }
  location / { try_files ${path}.html ${path} =404; }

  location @not_found { recursive_error_pages off; try_files $site_not_found =404; }
  location @method_not_allowed { types { } default_type text/plain; return 405 "This site answers ${allowedMethods.join(' and ')} only.\\n"; }
  location = /.unreadable {
    internal;
    types { }
    default_type text/plain;
    if ($site_unreadable = 404) { return 404; }
    if ($site_unreadable = 405) { return 405; }
    return 400 "This is not a request a browser makes.\\n";
  }
}
`;
}
