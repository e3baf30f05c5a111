import { notFoundFile } from '../../src/built-site/addresses.ts';
import type { Page } from '../../src/built-site/page.ts';
import { withBase } from '../../src/i18n/base.ts';
import { localizePath } from '../../src/i18n/routes.ts';
import { type Element, textIn } from '../../src/lib/html.ts';
import type { RawFinding } from './finding.ts';

export const isNotFound = ({ file, locale }: Pick<Page, 'file' | 'locale'>): boolean => file === notFoundFile(locale);

/** What a page must have and must not have, whatever the others say. `shown` is its file as an author would open it. */
export function pageFindings(page: Page, shown: string, origin: string): RawFinding[] {
  const findings = new Map<string, RawFinding>();
  const add = (element: Element | undefined, what: string, fix: string): void => {
    if (!findings.has(what)) findings.set(what, { rule: 'built pages', file: shown, line: element?.line, what, fix });
  };
  if (!page.head.forwards) {
    for (const { element, what, fix } of elementProblems(page)) add(element, what, fix);
    for (const { what, fix } of wholeProblems(page, origin)) add(undefined, what, fix);
  }
  return [...findings.values()];
}

interface Problem {
  what: string;
  fix: string;
}

function* elementProblems({ elements }: Page): Generator<Problem & { element: Element }> {
  const ids = new Set<string>();
  for (const element of elements) {
    const { name, attributes } = element;
    const { id, style, src = '', alt } = attributes;
    if (id !== undefined && ids.has(id)) {
      const fix = 'rename the heading id or the id in the component';
      yield { element, what: `the id "${id}" stands twice on the page`, fix };
    }
    if (id !== undefined) ids.add(id);
    if (style !== undefined) {
      const fix = 'use a class, a data attribute or an SVG attribute';
      yield { element, what: `<${name} style="…">: the security policy forbids inline styles`, fix };
    }
    if (name === 'img' && alt === undefined) {
      const fix = 'write what the image shows, or alt="" for a mere decoration';
      yield { element, what: `<img src="${src}"> has no alt`, fix };
    }
  }
}

/** Code may show what a writer types. */
const codeElements = new Set(['script', 'style', 'code', 'pre', 'textarea', 'template']);

function* wholeProblems(page: Page, origin: string): Generator<Problem> {
  const { address, path, locale, head, elements } = page;
  if (head.language !== locale)
    yield { what: `<html lang="${head.language ?? ''}"> on a page in ${locale}`, fix: 'pass the page its locale' };
  const titles = elements.filter(({ name }) => name === 'h1').length;
  if (titles !== 1) yield { what: `${titles} level-1 headings`, fix: 'exactly one <h1>: the title of the page' };
  if (!head.title) yield { what: 'no <title>', fix: 'give the page a title' };
  if (!head.description) yield { what: 'no description', fix: 'give the page a description of 20 to 155 characters' };
  const own = origin + encodeURI(address);
  // A text that is not translated yet is out of search and names its source.
  const isUntranslated = !head.indexed && isSameAddress(head.canonical, origin + encodeURI(withBase(path)));
  // A page of an older version of the docs names today's.
  const today = path.replace(/^\/docs\/[^/]+\//, '/docs/');
  const isOlder =
    today !== path &&
    [localizePath(today, locale), withBase(today)].some((newer) =>
      isSameAddress(head.canonical, origin + encodeURI(newer)),
    );
  if (!isNotFound(page) && !isUntranslated && !isOlder && !isSameAddress(head.canonical, own))
    yield { what: `the canonical address is ${head.canonical ?? 'missing'}`, fix: `it should be ${own}` };
  const text = textIn(page.document, ' ', ({ name }) => codeElements.has(name));
  const unfilled = /\{(?:brand|igmatrix|ytmatrix|videomagic|fact:[\w-]*|if [\w ]+|else|end)\}/.exec(text);
  if (unfilled) {
    const fix = 'pass the text through `fillIn()`, or write <Brand /> and <Fact> in MDX';
    yield { what: `${unfilled[0]} reached the reader`, fix };
  }
}

/** Whichever letters are encoded in the one and the other. */
const isSameAddress = (one: string | undefined, other: string): boolean =>
  one !== undefined && URL.parse(one)?.href === URL.parse(other)?.href;
