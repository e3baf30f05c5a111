import { answerTo } from '../../deploy/addresses.ts';
import type { Page } from '../../src/built-site/page.ts';
import { isWithinBase, withBase } from '../../src/i18n/base.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizePath, pathInLanguage, splitLocale } from '../../src/i18n/routes.ts';

export interface BuiltLink {
  url: string;
  line: number;
  /** A link a reader follows inside the page's content; not the language menu, not a file the page loads. */
  inContent: boolean;
  isLink: boolean;
}

/** Each once: the navbar, the drawer and the footer name the same pages. */
export function linksOf(page: Page): BuiltLink[] {
  const links = page.links
    // What the page calls itself is a matter of its own.
    .filter(({ element }) => element.attributes.rel !== 'canonical')
    .map(({ url, element }): BuiltLink => {
      const { name, attributes, line } = element;
      const isLink = name === 'a' || name === 'area';
      const toLanguage = 'data-language' in attributes || 'hreflang' in attributes || attributes.rel === 'alternate';
      return { url, line, isLink, inContent: isLink && !toLanguage && page.inMain(element) };
    });
  const groups = Map.groupBy(links, ({ url, isLink, inContent }) => `${isLink} ${inContent} ${url}`);
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

/** What a link has to know of the page it leads to, and of the one it stands on. */
export interface Linked {
  file: string;
  address: string;
  locale: Locale;
  ids: ReadonlySet<string>;
  forwards: boolean;
}

interface BuiltTargets {
  origin: string;
  /** Every file of the site, from its root. */
  files: ReadonlySet<string>;
  pages: ReadonlyMap<string, Linked>;
}

interface Problem {
  what: string;
  fix: string;
}

const safeDecode = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

export function linkProblems({ url, inContent, isLink }: BuiltLink, from: Linked, targets: BuiltTargets): Problem[] {
  if (/^(data|blob|mailto|tel|javascript):/i.test(url)) return [];
  const target = URL.parse(url, targets.origin + encodeURI(from.address));
  if (!target) return [{ what: 'is no address', fix: 'correct it' }];
  const path = safeDecode(target.pathname);
  const isWhole = /^https?:/i.test(url);
  // Below another base stands a neighbor on the same host.
  if (target.origin !== targets.origin || (isWhole && !isWithinBase(path))) return [];
  if (isLink && isWhole)
    return [{ what: 'leads to this site by its full address', fix: `write ${path}${target.hash}` }];
  const file = path === from.address ? from.file : fileAt(target.pathname, targets.files);
  if (typeof file !== 'string') return [file];
  const there = targets.pages.get(file);
  if (!there) return [];
  const anchor = safeDecode(target.hash.slice(1));
  const isLost = anchor && anchor !== 'top' && !anchor.startsWith(':~:') && !there.ids.has(anchor);
  return [
    ...(there.forwards ? [{ what: 'only forwards', fix: 'link the page it forwards to' }] : []),
    ...(inContent && there.locale !== from.locale
      ? [
          {
            what: `leaves the reader's language (${from.locale})`,
            fix: `link ${localizePath(splitLocale(path).path, from.locale)}`,
          },
        ]
      : []),
    ...(isLost
      ? [
          {
            what: `leads to no place on its page: there is no id "${anchor}"`,
            fix: `use the id of a heading on ${there.address}`,
          },
        ]
      : []),
  ];
}

const redirects = new Map(
  locales.map((locale) => [pathInLanguage('/docs', locale), pathInLanguage('/docs/intro', locale)]),
);

/** The built file a reader gets, by the rule every host follows. */
function fileAt(path: string, files: ReadonlySet<string>): string | Problem {
  const answer = answerTo({ base: withBase(''), redirects, has: (file) => files.has(file) }, path);
  if (answer.kind === 'redirect') return { what: 'only forwards', fix: `write ${safeDecode(answer.to)}` };
  if (answer.kind === 'file' && files.has(answer.file)) return answer.file;
  return { what: 'does not exist', fix: 'correct the address, or build the page it names' };
}
