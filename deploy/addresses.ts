import { fileOf, homePath, notFoundFile } from '../src/built-site/addresses.ts';
import { defaultLocale, type Locale, locales } from '../src/lib/locales.ts';

/**
 * What the site answers to a request. `tools/serve.ts` runs it; the configuration of nginx and Caddy is written from the
 * same patterns; `tests/addresses.e2e.ts` asks all of them the same questions.
 *
 * - A page answers at its path without `.html` and without a slash at the end: `/docs/intro`. Only a language's home
 *   is a folder; it answers as `/ru/` and as `/ru`.
 * - The same path spelled with `.html`, `/index.html` or a slash leads there, in one step.
 * - All of it begins at the base of the site, whose root answers like a language's home.
 * - Paths are exact. Whatever else somebody asks for is the not-found page in the language of the prefix.
 */
export interface BuiltSite {
  /** What stands before every address: nothing, or `/site`. Files and redirects are named without it. */
  base: string;
  /** Whether the build has made this file; `/docs/intro.html`. */
  has(file: string): boolean;
  /** Paths that stand for another one. */
  redirects: ReadonlyMap<string, string>;
}

export interface Redirect {
  from: string;
  to: string;
}

export type Answer =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; file: string }
  | { kind: 'method-not-allowed' }
  | { kind: 'bad-request' };

export type FileAnswer = Extract<Answer, { file: string }>;

export const allowedMethods = ['GET', 'HEAD'] as const;

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** Files of the build that configure a host. They are no part of the site. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'] as const;

/** A text as a pattern that means just this text. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Regular expressions in the part of the language that JavaScript, PCRE (nginx) and RE2 (Caddy) share, as sources for
 * the server and the files of the hosts alike. `target` is what the request line says: not decoded, query included.
 */
export const patterns = {
  /** What may follow the path of a page: the spellings that lead to it. */
  spelling: '(?:\\.html|/index\\.html)*/?',
  /**
   * A target that no client makes out of a link: an empty or a dot segment, an encoded slash, a backslash, a control
   * character, broken percent encoding. Hosts disagree about what such a path means, so it means nothing.
   */
  inexactTarget:
    '^[^?# ]*?(?://|/(?:\\.|%2e){1,2}(?:[/?# ]|$)|\\\\|%(?:2f|5c|7f|[01][0-9a-f]|[^0-9a-f]|.[^0-9a-f]|.?$))',
  /** Built files that are no addresses: what answers at another path, or only says how to serve the rest. */
  withheld: `^(?:(?:${prefixed.map((locale) => `/${literal(locale)}`).join('|')})?/(?:404|index)|/(?:${hostFiles.map(literal).join('|')}))$`,
} as const;

const inexactTarget = new RegExp(patterns.inexactTarget, 'i');
const spelled = new RegExp(`^(?<stem>.*?)${patterns.spelling}$`);
const withheld = new RegExp(patterns.withheld);

/**
 * For configuration files: every other spelling of a home, every spelling of a redirect, as patterns of paths without the
 * base, and the address where it leads.
 */
export function otherSpellings({
  base,
  redirects,
}: {
  base: string;
  redirects: readonly Redirect[];
}): Array<{ pattern: string; to: string }> {
  const homes = locales.map((locale) => {
    const stem = literal(homePath(locale).slice(0, -1));
    return {
      pattern: `^${stem}${stem ? '(?:\\.html|/index\\.html)+/?' : '(?:/index\\.html)+/?'}$`,
      to: base + homePath(locale),
    };
  });
  const moved = redirects.map(({ from, to }) => ({
    pattern: `^${literal(from)}${patterns.spelling}$`,
    to: encodeURI(base + to),
  }));
  return [...homes, ...moved];
}

/** The homes without their slash: '' and '/ru'. */
const homeStems = new Set(locales.map((locale) => homePath(locale).slice(0, -1)));

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const localeOf = (path: string): Locale =>
  prefixed.find((locale) => `${path}/`.startsWith(`/${locale}/`)) ?? defaultLocale;

/** What is left of a path behind the base; nothing where it lies beside the site. */
const pathBelow = (base: string, path: string): string | undefined =>
  `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : undefined;

/** A path, or the whole address as a client writes it for a proxy; the host in it says nothing to us. */
const targetForm = /^(?:https?:\/\/[^/?#]+|(?=\/))(?<path>[^?#]*)(?<query>\?[^#]*)?(?:#.*)?$/i;

export function answerTo(site: BuiltSite, method: string, target: string): Answer {
  const parts = targetForm.exec(target)?.groups;
  if (!parts) return { kind: 'bad-request' };
  if (!allowedMethods.some((allowed) => allowed === method)) return { kind: 'method-not-allowed' };

  const { base } = site;
  const rawPath = parts.path || '/';
  // A language that is no longer published has no page for it.
  const ownNotFound = notFoundFile(localeOf(pathBelow(base, rawPath) ?? '/'));
  const notFound: Answer = {
    kind: 'not-found',
    file: site.has(ownNotFound) ? ownNotFound : notFoundFile(defaultLocale),
  };
  if (inexactTarget.test(rawPath)) return notFound;
  const redirect = (to: string): Answer => ({ kind: 'redirect', to: encodeURI(base + to) + (parts.query ?? '') });
  const address = decodePath(rawPath);
  // The host has nothing else to show: its root leads to the site.
  if (base && address === '/') return redirect('/');
  const path = address === undefined ? undefined : pathBelow(base, address);
  const stem = path === undefined ? undefined : spelled.exec(path)?.groups?.stem;
  if (path === undefined || stem === undefined || withheld.test(stem)) return notFound;

  if (homeStems.has(stem)) {
    const home = `${stem}/`;
    const file = fileOf(home);
    if (!site.has(file)) return notFound;
    return path === home || path === stem ? { kind: 'file', file } : redirect(home);
  }
  const elsewhere = site.redirects.get(stem);
  if (elsewhere) return redirect(elsewhere);
  const file = [`${stem}.html`, stem].find((name) => site.has(name));
  if (!file) return notFound;
  return path === stem ? { kind: 'file', file } : redirect(stem);
}
