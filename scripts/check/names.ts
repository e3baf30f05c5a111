import { type Facts, isClaim } from '../../src/lib/facts.ts';
import type { OwnNames } from '../../src/lib/interpolate.ts';
import { everyPart, isMet, partNames, productKeys } from '../../src/lib/parts.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import { remembered } from './remember.ts';
import type { SourceText } from './sources.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Brand and products are never typed, and placeholders outside MDX are known. */
export function checkNames(content: Content, sources: SourceText[]): RawFinding[] {
  return [
    ...checkBrand(content, sources),
    ...checkProducts(content),
    ...checkPlaceholders(content),
    ...checkNeedsNames(content),
  ];
}

const inSmallLetters = remembered(({ text }: SourceText) => text.toLowerCase());

/** The name this site was delivered with: after a rebrand it has no place in texts or code any more. */
export const deliveredName = 'FleetMatrix';

/** One of some names as a whole word, in any spelling of capital letters. */
const typedName = (names: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** A brand that is an ordinary word stands in code for other reasons. */
const isOrdinaryWord = (name: string): boolean => /^\p{L}\p{Ll}*$/u.test(name);

function checkBrand(
  {
    texts,
    names: {
      own: { brand },
    },
    show,
  }: Content,
  sources: SourceText[],
): RawFinding[] {
  const names = [...new Set([brand, deliveredName].map((name) => name.toLowerCase()))];
  const typed = typedName(names);
  const inContent = [...texts].flatMap(([name, text]) =>
    linesNaming(typed, text).map(({ line, found }) => ({
      rule: 'names' as const,
      file: show(name),
      line,
      what: describeName(found, brand),
      fix: name.endsWith('.mdx')
        ? 'write <Brand /> in the text, {brand} in the front matter (value in quotes) and in code'
        : 'write {brand}',
    })),
  );
  const typedInCode = typedName(isOrdinaryWord(brand) ? [deliveredName] : names);
  const inCode = sources
    .filter((source) => source.file.startsWith('src/') && names.some((name) => inSmallLetters(source).includes(name)))
    .flatMap(({ file, text }) =>
      linesNaming(typedInCode, text).map(({ line, found }) => ({
        rule: 'names' as const,
        file,
        line,
        what: describeName(found, brand),
        fix: 'take it from `site.brand.appName` (src/site.ts)',
      })),
    );
  return [...inContent, ...inCode];
}

/** The names the siblings of the program were delivered with. */
const deliveredProducts: OwnNames = { brand: '', igmatrix: 'IgMatrix', ytmatrix: 'YtMatrix', videomagic: 'VideoMagic' };

/** Addresses keep the names of the routes (`/IgMatrix`); in texts a product goes by the name in the owner's file. */
function checkProducts({ texts, names: { own }, show }: Content): RawFinding[] {
  const known = productKeys.flatMap((key) => [
    { key, name: deliveredProducts[key] },
    ...(own[key] === deliveredProducts[key] || isOrdinaryWord(own[key]) ? [] : [{ key, name: own[key] }]),
  ]);
  const typed = new RegExp(
    `(?<![\\p{L}\\p{N}/-])(?:${known.map(({ name }) => escaped(name)).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
  return [...texts].flatMap(([name, text]) =>
    linesNaming(typed, text).flatMap(({ line, found }): RawFinding[] => {
      const key = known.find((each) => each.name === found)?.key;
      if (!key || text.split('\n')[line - 1]?.trimStart().startsWith('#')) return [];
      const fix = name.endsWith('.mdx')
        ? `write <Product name="${key}" /> in the text, {${key}} in the front matter (value in quotes) and in code`
        : `write {${key}}`;
      return [{ rule: 'names', file: show(name), line, what: `the product "${found}" is typed by hand`, fix }];
    }),
  );
}

/** Conditions of entries name parts of the site; those of front matter are checked with it. */
function checkNeedsNames({ data }: Content): RawFinding[] {
  return data.flatMap(({ file, yaml }) =>
    yaml.strings.flatMap(({ path, line, text }): RawFinding[] => {
      const isNeed = path.at(-1) === 'needs' || path.at(-2) === 'needs';
      if (!isNeed || isMet(text, everyPart) !== undefined) return [];
      const fix = `known: ${partNames.join(', ')}, or one of them after "no "`;
      return [{ rule: 'names', file, line, what: `needs: "${text}" is no part of the site`, fix }];
    }),
  );
}

const describeName = (found: string, brand: string): string =>
  found.toLowerCase() === brand.toLowerCase()
    ? `the brand "${brand}" is typed by hand`
    : `"${found}", the name the site was delivered with, is typed by hand`;

function linesNaming(typed: RegExp, text: string): Array<{ line: number; found: string }> {
  if (!typed.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const found = typed.exec(line)?.[0];
    return found === undefined ? [] : [{ line: index + 1, found }];
  });
}

interface Problem {
  what: string;
  fix: string;
}

/** A misspelled placeholder would reach the reader as it is. */
function checkPlaceholders({ pages, data, facts }: Content): RawFinding[] {
  const inFrontMatter = pages.flatMap(({ file, frontMatter }) =>
    (frontMatter?.strings ?? []).flatMap(({ line, text }) =>
      [...placeholderProblems(text, facts), ...strayBraces(text)].map(
        (problem): RawFinding => ({ rule: 'names', file, line, ...problem }),
      ),
    ),
  );
  const inData = data
    .filter(({ name }) => name !== 'facts.yaml')
    .flatMap(({ file, yaml }) =>
      yaml.strings.flatMap(({ line, text }) =>
        placeholderProblems(text, facts).map((problem): RawFinding => ({ rule: 'names', file, line, ...problem })),
      ),
    );
  return [...inFrontMatter, ...inData];
}

function placeholderProblems(text: string, facts: Content['facts']): Problem[] {
  return [...text.matchAll(/\{([^{}|]*)\}/g)].flatMap(([whole, inner = '']): Problem[] => {
    const fact = /^fact:(.*)$/.exec(inner)?.[1];
    if (fact !== undefined && facts) return factProblem(whole, fact, facts);
    const meant = ownNames.find((name) => inner.trim().toLowerCase() === name && inner !== name);
    return meant
      ? [{ what: `${whole} is not filled in`, fix: `write {${meant}}, in lower case and without spaces` }]
      : [];
  });
}

const ownNames = ['brand', ...productKeys];

function factProblem(whole: string, fact: string, facts: Facts): Problem[] {
  if (!Object.hasOwn(facts, fact)) {
    return [
      { what: `${whole}: unknown fact`, fix: `use a name of content/facts.yaml: ${Object.keys(facts).join(', ')}` },
    ];
  }
  if (!isClaim(facts, fact)) return [];
  return [
    {
      what: `${whole} is a vendor claim`,
      fix: 'claims stand only where `fact:` with `claim: true` puts them beside their footnote',
    },
  ];
}

/** Spintax belongs into code; front matter has none. */
function strayBraces(text: string): Problem[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, inner = '']) => !/^\s*((brand|igmatrix|ytmatrix|videomagic)\s*|fact:.*)$/i.test(inner))
    .map(([whole]) => ({
      what: `${whole} in the front matter is not filled in`,
      fix: 'use {brand}, {igmatrix} or {fact:name}, or take the braces away',
    }));
}
