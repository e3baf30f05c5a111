import { homePath, notFoundFile } from '../src/built-site/addresses.ts';
import { defaultLocale, locales } from '../src/lib/locales.ts';
import { allowedMethods, literal, otherSpellings, patterns } from './addresses.ts';
import { allTypes, byExtension, byName, contentType, smallestCompressed, unknownType } from './file-types.ts';
import { cacheControl, hashedPath } from './policy.ts';
import type { SiteDescription } from './site-description.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
const lines = (tabs: number, items: readonly string[]): string =>
  items.map((item) => '\t'.repeat(tabs) + item).join('\n');

const pathMap = (
  base: string,
): string => `	# What is left of the address behind the base. Beside it there is nothing: no file of the site is called so.
	map {path} {site_path} {
		${quoted(`~^${literal(base)}/?$`)} "/"
		${quoted(`~^${literal(base)}(/.+)$`)} "\${1}"
		default "/.beside"
	}
`;

const rootRedirect = (base: string): string => `		# The host has nothing else to show. Put what it has here instead.
		@root path /
		redir @root ${base}/{site_query} 301
`;

/** The same rule as nginx.ts, in Caddy's words. Caddy fetches its certificate itself, and speaks HTTP/2 and HTTP/3. */
export function caddyfile({ host, base, headers, redirects }: SiteDescription): string {
  const set = (values: Record<string, string>): string[] =>
    Object.entries(values).map(([name, value]) => `${name} ${quoted(value)}`);
  const prefixed = locales.filter((locale) => locale !== defaultLocale);
  const homesBelow = (begin: string): string =>
    locales.map((locale) => literal(begin + homePath(locale).slice(0, -1))).join('|');
  // The files of the site lie in the root of the server, whatever the base: their path is what is left of the address.
  const path = base ? '{site_path}' : '{path}';
  const compressed = new Set(allTypes.filter(({ compress }) => compress).map(({ type }) => type));
  const typed = [
    ...Object.entries(byName).map(([name, type]) => ({ pattern: `/${literal(name)}$`, type })),
    ...Object.entries(byExtension).map(([extension, type]) => ({ pattern: `\\.${extension}$`, type })),
  ];

  return `# Made by the build (deploy/caddy.ts). \`caddy run --config Caddyfile\`, or \`import\` it in your own.
# The policy names the inline scripts of this build by their hashes: copy this file together with the site, always.
(site_headers) {
	header {
${lines(2, set({ ...headers.every, 'Cache-Control': cacheControl.page }))}
	}
	# Apart from the rest: what takes a header away is done last, and would bring the rest with it.
	header -Server
}

(site_encode) {
	encode gzip {
		minimum_length ${smallestCompressed}
		match {
${lines(
  3,
  [...compressed].map((type) => `header Content-Type ${type}*`),
)}
		}
	}
}

${host} {
	root * /srv/site
	import site_encode
	import site_headers

	map {query} {site_query} {
		"~^(.+)$" "?\${1}"
		default ""
	}
${base ? pathMap(base) : ''}	# The path without .html, /index.html or a slash at its end; then the same, still encoded as it came.
	map ${path} {site_stem} {
		${quoted(`~^(.*?)${patterns.spelling}$`)} "\${1}"
	}
	map {uri} {site_address} {
		${quoted(`~^([^?]*?)${patterns.spelling}(?:\\?.*)?$`)} "\${1}"
	}
	map {path} {site_type} {
${lines(
  2,
  typed.map(({ pattern, type }) => `${quoted(`~${pattern}`)} ${quoted(contentType(type))}`),
)}
		default ${contentType(unknownType)}
	}
	map ${path} {site_moved} {
${lines(
  2,
  otherSpellings({ base, redirects }).map(({ pattern, to }) => `${quoted(`~${pattern}`)} ${quoted(to)}`),
)}
		default ""
	}

	route {
		# The rule of addresses (deploy/addresses.ts).
		@refused not method ${allowedMethods.join(' ')}
		error @refused 405
		@inexact vars_regexp {http.request.orig_uri} ${quoted(`(?i)${patterns.inexactTarget}`)}
		error @inexact 404
		@withheld vars_regexp {site_stem} ${quoted(patterns.withheld)}
		error @withheld 404
		@moved vars_regexp {site_moved} ^/
		redir @moved {site_moved}{site_query} 301
${base ? rootRedirect(base) : ''}
		# Another spelling of a page or a file leads to it.
		@spelled {
			not path_regexp ^(?:${homesBelow(base)})/$
			path_regexp (?:\\.html|/)$
			vars_regexp {http.request.orig_uri} (?:\\.html|/)(?:[?#]|$)
			file {site_stem}.html {site_stem}
		}
		redir @spelled {site_address}{site_query} 301
		@misspelled {
			not path_regexp ^(?:${homesBelow(base)})/$
			path_regexp (?:\\.html|/)$
		}
		error @misspelled 404

${base ? '		# From here on the path is that of a file of the site.\n		rewrite * {site_path}\n' : ''}		@home path_regexp home ^(${homesBelow('')})/?$
		rewrite @home {re.home.1}/index.html
		@page {
			not path *.html
			file {path}.html
		}
		rewrite @page {path}.html

		@found file
		header @found Content-Type {site_type}
		# What a browser obeys only in documents.
		@document path *.html
		header @document {
${lines(3, set(headers.documents))}
		}
		@hashed {
			path ${hashedPath}*
			file
			not header Range *
		}
		header @hashed Cache-Control ${quoted(cacheControl.hashed)}
		file_server {
			index ""
			disable_canonical_uris
		}
	}

	handle_errors {
		import site_encode
		import site_headers
		@not_found expression {err.status_code} == 404
		handle @not_found {
			header {
${lines(4, set(headers.documents))}
			}
			map {http.request.orig_uri} {site_not_found} {
${lines(
  4,
  prefixed.map((locale) => `${quoted(`~^${literal(base)}/${literal(locale)}(?:[/?#]|$)`)} ${notFoundFile(locale)}`),
)}
				default ${notFoundFile(defaultLocale)}
			}
			# Nobody has a copy or wants a part of what is not there.
			request_header -If-*
			request_header -Range
			rewrite * {site_not_found}
			file_server
		}
		@method_not_allowed expression {err.status_code} == 405
		handle @method_not_allowed {
			header Allow "${allowedMethods.join(', ')}"
			respond "This site answers ${allowedMethods.join(' and ')} only.
" 405
		}
	}
}
`;
}
