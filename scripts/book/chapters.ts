import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { addressOf, fileOf } from '../../src/built-site/addresses.ts';
import { withoutBase } from '../../src/i18n/base.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathInLanguage } from '../../src/i18n/routes.ts';
import { absolute } from '../../src/lib/seo.ts';
import { site } from '../../src/site.ts';

export interface Cover {
  locale: Locale;
  title: string;
  date: string;
  /** The heading of the list of chapters. */
  contents: string;
  /** The source of the SVG file. */
  logo: string;
}

export interface Chapter {
  id: string;
  title: string;
  /** One of a category, below its overview. */
  isBelow: boolean;
  /** Well-formed, with ids of the whole book and links within it. */
  body: string;
  /** Files of the site that an EPUB brings along, by their path. */
  pictures: string[];
}

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What can only be operated, or is there for a page of the site. */
const leftOut = new Set('script style template noscript button form input link dialog'.split(' '));
const leftOutClasses = /(?:^|\s)(?:needs-js|no-print|heading-anchor|visually-hidden)(?:\s|$)/;
/** Ids that other attributes name. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'fill'];

const byAttribute = (root: Document | Element, name: string): Element | null =>
  DomUtils.findOne((element) => name in element.attribs, root.children, true);
const byTag = (root: Document | Element, name: string): Element | undefined =>
  DomUtils.getElementsByTagName(name, root, true, 1)[0];

/** The docs of a language in the order of their navigation, as a book that is printed or one in files. */
export function chaptersOf(dist: string, locale: Locale): (kind: 'print' | 'epub') => Chapter[] {
  // Names of SVG have capitals.
  const written = { lowerCaseTags: false, lowerCaseAttributeNames: false };
  const read = (path: string): Document => parseDocument(readFileSync(join(dist, fileOf(path)), 'utf8'), written);
  const start = pathInLanguage('/docs/intro', locale);
  const side = DomUtils.getElementById('side-nav', read(start));
  const links = side ? DomUtils.getElementsByTagName('a', side, true) : [];
  const prefix = addressOf(fileOf(pathInLanguage('/docs/', locale))).replace(/index$/, '');
  const slugs = links.flatMap(({ attribs: { href = '' } }) =>
    href.startsWith(prefix) ? href.slice(prefix.length) : [],
  );
  const idOf = (slug: string): string => slug.replaceAll(/[^\w-]/g, '_');
  const ids = new Map([...new Set(slugs)].map((slug) => [slug, idOf(slug)]));

  return (kind) => {
    const leadsTo = (href: string, own: string): string => {
      const [path = '', hash = ''] = href.split('#');
      const id = path === '' ? own : ids.get(path.startsWith(prefix) ? path.slice(prefix.length) : '');
      if (id === undefined) return absolute(site.origin, href);
      return `${kind === 'epub' ? `${id}.xhtml` : ''}#${hash ? `${id}--${hash}` : id}`;
    };
    const prepare = (element: Element, own: string, pictures: string[]): void => {
      for (const child of [...element.children]) {
        if (child.type === 'comment') DomUtils.removeElement(child);
        if (!('attribs' in child)) continue;
        const { attribs } = child;
        if (leftOut.has(child.name) || leftOutClasses.test(attribs.class ?? '')) {
          DomUtils.removeElement(child);
          continue;
        }
        // Islands and their slots are elements of the site's own.
        if (child.name.includes('-')) child.name = 'div';
        for (const key of Object.keys(attribs)) {
          if (
            /^(?:data-|aria-(?!label)|role$|tabindex|target|style|popover)|^(?:props|opts|uid|ssr|client|component-\w+|renderer-\w+|before-\w+|await-\w+|prefix)$/.test(
              key,
            )
          )
            delete attribs[key];
        }
        if (child.name === 'svg') attribs.xmlns = 'http://www.w3.org/2000/svg';
        if (attribs.id) attribs.id = `${own}--${attribs.id}`;
        for (const name of references) {
          const value = attribs[name];
          if (value) attribs[name] = name === 'fill' ? value.replace('url(#', `url(#${own}--`) : `${own}--${value}`;
        }
        if (child.name === 'a' && attribs.href) attribs.href = leadsTo(attribs.href, own);
        if (attribs.src && kind === 'epub') {
          delete attribs.srcset;
          const picture = withoutBase(attribs.src);
          pictures.push(picture);
          attribs.src = `files${picture}`;
        }
        prepare(child, own, pictures);
      }
    };
    return [...ids].map(([slug, id]): Chapter => {
      const main = byTag(read(pathInLanguage(`/docs/${slug}`, locale)), 'main');
      const title = main && byTag(main, 'h1');
      const text = main && byAttribute(main, 'data-search-body');
      const lead = main && DomUtils.findOne(({ attribs }) => attribs.class === 'lead', main.children, true);
      const pictures: string[] = [];
      if (text) prepare(text, id, pictures);
      const body = [lead, text].flatMap((element) => element ?? []);
      return {
        id,
        title: title ? DomUtils.textContent(title) : slug,
        pictures,
        isBelow: slug.includes('/') && !slug.startsWith('category/'),
        body: render(body, { xmlMode: kind === 'epub' ? true : 'foreign', encodeEntities: 'utf8' }),
      };
    });
  };
}
