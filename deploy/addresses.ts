import { fileOf, homePath, notFoundFile } from '../src/built-site/addresses.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';

/**
 * Which file answers at which address, the same on every host. `scripts/serve.ts` and the check call it; nginx.ts and
 * caddy.ts say it in their words; tests/behavior/addresses.e2e.ts asks all three the same questions.
 *
 * - A page answers at its path without `.html`: `/docs/intro`. Only a language's home is a folder: `/ru/`, also as `/ru`.
 * - The same path with `.html`, `/index.html` or a slash redirects there.
 * - A text is also there as Markdown, at its path with `.md`; it has no other spelling.
 * - Anything else is the not-found page of the language in the prefix.
 * - All of it is below the base of the site, and the root of the host redirects to the base.
 */
export interface BuiltSite {
  /** The prefix of all addresses: nothing, or `/site`. Files and redirects are named without it. */
  base: string;
  /** Whether the build has written this file: `/docs/intro.html`. */
  has(file: string): boolean;
  redirects: ReadonlyMap<string, string>;
}

export interface Redirect {
  from: string;
  to: string;
}

export type Answer =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; file: string };

export const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** Files of the build that configure a host. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'] as const;

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Sources of regular expressions that mean the same in JavaScript, PCRE (nginx) and RE2 (Caddy). */
export const patterns = {
  /** What may follow the path of a page. */
  spelling: '(?:\\.html|/index\\.html)?/?',
  /** Built files that are no addresses, compressed copies among them. */
  withheld: `^(?:(?:${prefixed.map((locale) => `/${literal(locale)}`).join('|')})?/(?:404|index)|/(?:${hostFiles.map(literal).join('|')}))(?:\\.html|/index\\.html)?/?$|\\.(?:br|gz)$`,
} as const;

/** Other spellings of homes, and redirects in every spelling: patterns of paths without the base, and where they lead. */
export function movedPatterns(base: string, redirects: readonly Redirect[]): Array<{ pattern: string; to: string }> {
  const homes = locales.map((locale) => {
    const home = homePath(locale);
    const others = locale === defaultLocale ? '/index\\.html' : `/${literal(locale)}(?:\\.html|/index\\.html)`;
    return { pattern: `^${others}/?$`, to: base + home };
  });
  const moved = redirects.map(({ from, to }) => ({
    pattern: `^${literal(from)}${patterns.spelling}$`,
    to: encodeURI(base + to),
  }));
  return [...homes, ...moved];
}

const spelled = new RegExp(`^(.*?)${patterns.spelling}$`);
const withheld = new RegExp(patterns.withheld);
const homeStems = new Set(locales.map((locale) => homePath(locale).slice(0, -1)));

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The answer to a request for this target: path and query as the client has written them. */
export function answerTo({ base, has, redirects }: BuiltSite, target: string): Answer {
  const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const redirect = (to: string): Answer => ({ kind: 'redirect', to: encodeURI(base + to) + query });
  const address = decoded(rawPath);
  if (base && address === '/') return redirect('/');
  const isBelow = address !== undefined && `${address}/`.startsWith(`${base}/`);
  const path = (isBelow && address.slice(base.length)) || '/';
  const stem = spelled.exec(path)?.[1] ?? path;
  const locale =
    prefixed.find(
      (each) => `${path}/`.toLowerCase().startsWith(`/${each.toLowerCase()}/`) && has(notFoundFile(each)),
    ) ?? defaultLocale;
  const notFound: Answer = { kind: 'not-found', file: notFoundFile(locale) };
  // Empty and dot segments are no addresses: a redirect to `//host` would leave the site.
  // Nor are the names of hidden files.
  if (!isBelow || /\/\.{0,2}\/|\/\.(?!well-known\/)/.test(`${stem}/`)) return notFound;

  if (homeStems.has(stem)) {
    const home = `${stem}/`;
    if (!has(fileOf(home))) return notFound;
    return path === home || path === stem ? { kind: 'file', file: fileOf(home) } : redirect(home);
  }
  if (withheld.test(path)) return notFound;
  const elsewhere = redirects.get(stem);
  if (elsewhere) return redirect(elsewhere);
  if (has(`${stem}.html`)) return path === stem ? { kind: 'file', file: `${stem}.html` } : redirect(stem);
  return has(path) ? { kind: 'file', file: path } : notFound;
}
