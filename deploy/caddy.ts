import { homePath, notFoundFile } from '../src/built-site/addresses.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';
import { literal, movedPatterns, patterns, prefixed } from './addresses.ts';
import { byExtension, byName, contentType, unknownType } from './file-types.ts';
import { cacheControl, hashedPath } from './policy.ts';
import type { SiteDescription } from './site-description.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
const lines = (tabs: number, items: readonly string[]): string =>
  items.map((item) => '\t'.repeat(tabs) + item).join('\n');
const belowBase = (base: string): string => `		# The host has nothing else to show. Put what it has here instead.
		@root path /
		redir @root ${base}/{site_query} 301
		@outside not path ${base} ${base}/*
		error @outside 404
		rewrite ${base} ${base}/
		uri strip_prefix ${base}
`;

/** The rules of addresses.ts in Caddy's words. Caddy fetches its certificate itself, and speaks HTTP/2 and HTTP/3. */
export function caddyfile({ host, base, headers, redirects }: SiteDescription): string {
  const set = (values: Record<string, string>): string[] =>
    Object.entries(values).map(([name, value]) => `${name} ${quoted(value)}`);
  const homes = locales.map((locale) => literal(homePath(locale).slice(0, -1))).join('|');
  const named = Object.entries(byName).map(([name, type]) => ({ pattern: `/${literal(name)}$`, type }));
  const types = Object.entries(byExtension).map(([extension, type]) => ({ pattern: `\\.${extension}$`, type }));
  return `# Made by the build (deploy/caddy.ts). \`caddy run --config Caddyfile\`, or \`import\` it in your own.
# The policy names the inline scripts of this build by their hashes: copy this file together with the site, always.
# Leave the first block out where you \`import\` this file: options come once, at the top of your own.
{
	servers {
		timeouts {
			read_header 10s
			read_body 10s
			idle 2m
		}
	}
}
(site_headers) {
	header {
${lines(2, set({ ...headers.every, 'Cache-Control': cacheControl.page }))}
	}
	# Apart from the rest: a header is removed last, and would take the others along.
	header -Server
}
(site_documents) {
	header {args.0} {
${lines(2, set(headers.documents))}
	}
}

${host} {
	root * /srv/site
	import site_headers
	map {query} {site_query} {
		"~^(.+)$" "?\${1}"
		default ""
	}
	route {
${base ? belowBase(base) : ''}		map {path} {site_moved} {
${lines(
  3,
  movedPatterns(base, redirects).map(({ pattern, to }) => `${quoted(`~${pattern}`)} ${quoted(to)}`),
)}
			default ""
		}
		# The path of the page another spelling belongs to; then the same as it came, still encoded.
		map {path} {site_stem} {
			${quoted(`~^(.*?)${patterns.spelling}$`)} "\${1}"
		}
		map {uri} {site_address} {
			${quoted(`~^([^?]*?)${patterns.spelling}(?:\\?.*)?$`)} "\${1}"
		}
		map {path} {site_type} {
${lines(
  3,
  [...named, ...types].map(({ pattern, type }) => `${quoted(`~${pattern}`)} ${quoted(contentType(type))}`),
)}
			default ${contentType(unknownType)}
		}
		@refused not method GET HEAD
		error @refused 405
		@inexact vars_regexp {http.request.orig_uri.path} //
		error @inexact 404
		@moved vars_regexp {site_moved} ^/
		redir @moved {site_moved}{site_query} 301
		@hidden {
			path_regexp /\\.
			not path */.well-known/*
		}
		error @hidden 404
		@withheld path_regexp ${quoted(patterns.withheld)}
		error @withheld 404
		# Another spelling of a page redirects to it.
		@spelled {
			path_regexp (?:\\.html|/)$
			file {site_stem}.html
		}
		redir @spelled ${base}{site_address}{site_query} 301
		@home path_regexp home ^(${homes})/?$
		rewrite @home {re.home.1}/index.html
		@page file {path}.html
		rewrite @page {path}.html

		# A file has no folder below it.
		@folder path_regexp /$
		error @folder 404
		@found file
		header @found Content-Type {site_type}
		@document path *.html
		import site_documents @document
		@hashed {
			path ${hashedPath}*
			file
		}
		header @hashed Cache-Control ${quoted(cacheControl.hashed)}
		file_server {
			index ""
			disable_canonical_uris
			precompressed br gzip
		}
	}
	handle_errors {
		import site_headers
		# A name too long for the file system is an error to Caddy.
		@not_found expression {err.status_code} in [404, 500]
		handle @not_found {
			map {http.request.orig_uri.path} {site_not_found} {
${lines(
  4,
  prefixed.map((locale) => `${quoted(`~(?i)^${literal(base)}/${literal(locale)}(?:/|$)`)} ${notFoundFile(locale)}`),
)}
				default ${notFoundFile(defaultLocale)}
			}
			rewrite * {site_not_found}
			import site_documents *
			file_server {
				precompressed br gzip
				status 404
			}
		}
	}
}
`;
}
