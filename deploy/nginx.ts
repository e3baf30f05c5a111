import { fileOf, homePath, notFoundFile } from '../src/built-site/addresses.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';
import { literal, movedPatterns, patterns, prefixed } from './addresses.ts';
import { byExtension, byName, typesWhere } from './file-types.ts';
import { cacheControl, hashedPath } from './policy.ts';
import type { SiteDescription } from './site-description.ts';

/** A value or a pattern as nginx reads it between double quotes. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const lines = (items: readonly string[], indent = '  '): string => items.map((item) => indent + item).join('\n');
const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
/** nginx includes text/html by default, and warns if it is listed. */
const listed = (types: string[]): string => types.filter((type) => type !== 'text/html').join(' ');

const pathMap = (base: string): string => `map $uri $site_path {
  default /.outside;
  ${quoted(`~^${literal(base)}(?<site_path_part>/.*)$`)} $site_path_part;
}
`;

/** The rules of addresses.ts in nginx's words, to be included in its http block. */
export function nginxConf({ host, base, headers, redirects }: SiteDescription): string {
  // The files of the site are in the root of the server, whatever the base: their path is the rest of the address.
  const path = base ? '$site_path' : '$uri';
  const homes = locales.flatMap((locale) => {
    const home = homePath(locale);
    const addresses = new Set([base + home, (base + home).replace(/(.)\/$/, '$1')]);
    return [...addresses].map((address) => `location = ${address} { try_files ${fileOf(home)} =404; }`);
  });
  const documentHeaders = Object.entries(headers.documents);
  return `# Made by the build (deploy/nginx.ts). Include it in the http block: \`include /path/to/nginx.conf;\`
# The policy names the inline scripts of this build by their hashes: copy this file together with the site, always.

# An empty value sends no header: these go with documents only.
${documentHeaders
  .map(([name, value]) => `map $sent_http_content_type ${variable(name)} {\n  "~^text/html" ${quoted(value)};\n}`)
  .join('\n')}
# A year for files with a hash in their name, when they are found.
map "$status $uri" $site_cache_control {
  default ${quoted(cacheControl.page)};
  ${quoted(`~^(?:200|206|304) ${literal(hashedPath)}`)} ${quoted(cacheControl.hashed)};
}
${base ? pathMap(base) : ''}map ${path} $site_moved {
${lines(movedPatterns(base, redirects).map(({ pattern, to }) => `${quoted(`~${pattern}`)} ${quoted(to)};`))}
}
map ${path} $site_stem {
  ${quoted(`~^(?<site_stem_part>.*?)${patterns.spelling}$`)} $site_stem_part;
}
map $uri $site_not_found {
  default ${notFoundFile(defaultLocale)};
${lines(prefixed.map((locale) => `${quoted(`~*^${literal(base)}/${literal(locale)}(?:/|$)`)} ${notFoundFile(locale)};`))}
}

server {
  listen 80;
  # listen [::]:80;               # IPv6
  # listen 443 ssl;               # TLS and HTTP/2; then answer port 80 with: return 301 https://$host$request_uri;
  # listen [::]:443 ssl;
  # http2 on;                     # before nginx 1.25.1: \`listen 443 ssl http2;\`
  # ssl_certificate     /etc/letsencrypt/live/${host}/fullchain.pem;
  # ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  server_name ${host};
  root /srv/site;
  server_tokens off;
  absolute_redirect off;

  types {
${lines(
  Object.entries(byExtension).map(([extension, { type }]) => `${type} ${extension};`),
  '    ',
)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${listed(typesWhere(({ utf8 }) => utf8))};

  # The build has already compressed every text file: a .gz and a .br are next to it.
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  # brotli_static on;             # needs the module ngx_brotli

  # For requests that never end.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;

${lines(Object.entries(headers.every).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`))}
${lines(documentHeaders.map(([name]) => `add_header ${name} ${variable(name)} always;`))}
  add_header Cache-Control $site_cache_control always;

  error_page 404 @not_found;
  location @not_found { try_files $site_not_found =404; }

  if ($site_moved) { return 301 $site_moved$is_args$args; }
${base ? `  # The host has nothing else to show. Put your own locations here instead.\n  location = / { return 301 ${base}/$is_args$args; }\n` : ''}${lines(homes)}
  location ~ "/\\.(?!well-known/)" { return 404; }
  location ~ ${quoted(patterns.withheld.replace('^', `^${literal(base)}`))} { return 404; }
${lines(
  Object.entries(byName).map(
    ([name, { type }]) => `location ~ /${literal(name)}$ { types { } default_type ${type}; try_files ${path} =404; }`,
  ),
)}
  # Another spelling of a page redirects to it.
  location ~ (?:\\.html|/)$ {
    if (-f $document_root$site_stem.html) { rewrite ^(.*?)${patterns.spelling}$ $1 permanent; }
    return 404;
  }
  location / { try_files ${path}.html ${path} =404; }
}
`;
}
