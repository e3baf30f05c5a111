import type { Locale } from '../i18n/locales.ts';
import { splitLocale } from '../i18n/routes.ts';
import { type Element, elementsIn, parseHtml, textIn } from '../lib/html.ts';
import { addressOf } from './addresses.ts';

/** The metadata in `<head>`. */
export interface Head {
  title: string;
  description: string;
  keywords: string[];
  language: string | undefined;
  canonical: string | undefined;
  alternates: Array<{ language: string; url: string }>;
  /** False with `noindex`. */
  indexed: boolean;
  /** Redirects by `<meta http-equiv="refresh">`. */
  forwards: boolean;
}

export interface Link {
  url: string;
  element: Element;
}

/** A page of the built site, parsed once. */
export class Page {
  /** From the root of the site: `/ru/docs/intro.html`. */
  readonly file: string;
  /** `/ru/docs/intro`. */
  readonly address: string;
  readonly locale: Locale;
  /** The address without its language: `/docs/intro`. */
  readonly path: string;
  readonly document: Element;
  /** Every element, in the order of the source. */
  readonly elements: readonly Element[];
  readonly head: Head;
  /** What is unique to this page; the rest is on many. */
  readonly main: Element | undefined;

  constructor(file: string, html: string) {
    this.file = file;
    this.address = addressOf(file);
    ({ locale: this.locale, path: this.path } = splitLocale(this.address));
    this.document = parseHtml(html);
    this.elements = elementsIn(this.document);
    this.head = readHead(this.elements);
    this.main = this.elements.find(({ name }) => name === 'main');
  }

  /** It is what search engines should show: it names no other page as the one to show instead. */
  get isCanonical(): boolean {
    const named = this.head.canonical === undefined ? undefined : URL.parse(this.head.canonical)?.pathname;
    return named?.endsWith(encodeURI(this.address)) ?? false;
  }

  inMain({ start }: Element): boolean {
    return this.main !== undefined && start >= this.main.start && start < this.main.end;
  }

  /** Everything that names another file: what readers follow and what the browser loads. */
  get links(): Link[] {
    return this.elements.flatMap((element) => urlsOf(element).map((url) => ({ url, element })));
  }

  /** The inline code of the page, by kind. */
  get inline(): { scripts: string[]; styles: string[] } {
    const texts = (wanted: string): string[] =>
      this.elements
        .filter((element) => element.name === wanted && !isElsewhere(element))
        .map((each) => textIn(each))
        .filter(Boolean);
    return { scripts: texts('script'), styles: texts('style') };
  }
}

/** A script in a separate file, or data that is not executed. */
const isElsewhere = ({ attributes: { src, type } }: Element): boolean =>
  src !== undefined || type === 'application/json' || type === 'application/ld+json';

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readHead(elements: readonly Element[]): Head {
  const body = elements.findIndex(({ name }) => name === 'body');
  const own = body < 0 ? elements : elements.slice(0, body);
  const named = (name: string): Element[] => own.filter((element) => element.name === name);
  const title = named('title')[0];
  const metas = named('meta').map(({ attributes }) => attributes);
  const links = named('link').map(({ attributes }) => attributes);
  const meta = (name: string): string => oneLine(metas.find((each) => each.name === name)?.content ?? '');
  return {
    title: title ? oneLine(textIn(title)) : '',
    description: meta('description'),
    keywords: meta('keywords').split(', ').filter(Boolean),
    language: named('html')[0]?.attributes.lang,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: links.flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang && href ? [{ language: hreflang, url: href }] : [],
    ),
    indexed: !meta('robots').includes('noindex'),
    forwards: metas.some((each) => each['http-equiv']?.toLowerCase() === 'refresh'),
  };
}

/** Attributes that name another file. */
const references: Record<string, string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
  iframe: ['src'],
  form: ['action'],
  use: ['href', 'xlink:href'],
  image: ['href'],
  'astro-island': ['component-url', 'renderer-url'],
};

function urlsOf({ name, attributes }: Element): string[] {
  const urls = references[name]?.flatMap((key) => attributes[key] ?? []) ?? [];
  // Other sizes of a picture: `/a.webp 400w, /b.webp 800w`.
  return attributes.srcset
    ? [...urls, ...attributes.srcset.split(',').flatMap((size) => size.trim().split(/\s/)[0] || [])]
    : urls;
}
