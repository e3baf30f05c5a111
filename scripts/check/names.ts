import { literal } from '../../deploy/addresses.ts';
import { isClaim } from '../../src/lib/facts.ts';
import { everyPart, isMet, partNames, productKeys } from '../../src/lib/parts.ts';
import type { Content } from './content.ts';
import { type Finding, found } from './finding.ts';
import type { SourceText } from './sources.ts';

/** The names this site was delivered with: after a rebrand they have no place in texts or code any more. */
export const deliveredName = 'FleetMatrix';
const deliveredProducts = { igmatrix: 'IgMatrix', ytmatrix: 'YtMatrix', videomagic: 'VideoMagic' };

/** Brand and products are never typed; placeholders and conditions are known. */
export const checkNames = (content: Content, sources: SourceText[]): Finding[] => [
  ...checkTyped(content, sources),
  ...checkPlaceholders(content),
  ...checkNeeds(content),
];

/** A name that is an ordinary word is in code, and a product's in texts, for other reasons. */
const isOrdinaryWord = (name: string): boolean => /^\p{L}\p{Ll}*$/u.test(name);

function checkTyped({ texts, names: { own }, show }: Content, sources: SourceText[]): Finding[] {
  const delivered = `"${deliveredName}", the name the site was delivered with,`;
  const brands = [...new Set([own.brand, deliveredName])].map((name) => {
    const what = name === deliveredName ? delivered : `the brand "${name}"`;
    // An ordinary word is the name only in its own letters, and then perhaps.
    const isWord = isOrdinaryWord(name) && name !== deliveredName;
    return { name, what, inText: '<Brand />', placeholder: '{brand}', flags: isWord ? 'u' : 'iu', isWord };
  });
  const products = productKeys.flatMap((key) =>
    [...new Set([deliveredProducts[key], own[key]])]
      .filter((name) => name === deliveredProducts[key] || !isOrdinaryWord(name))
      .map((name) => {
        const inText = `<Product name="${key}" />`;
        return { name, what: `the product "${name}"`, inText, placeholder: `{${key}}`, flags: 'u', isWord: false };
      }),
  );
  const isOwn = (name: string): boolean => Object.values(own).includes(name) && name !== deliveredName;
  const inContent = [...brands, ...products].flatMap(({ name, what, inText, placeholder, flags, isWord }) => {
    // Addresses keep the names of the routes: /IgMatrix.
    const typed = new RegExp(`(?<![\\p{L}\\p{N}/-])${literal(name)}(?![\\p{L}\\p{N}])`, flags);
    const mdx = `write ${inText} in the text, ${placeholder} in the front matter (value in quotes) and in code`;
    return [...texts].flatMap(([file, text]) =>
      typedIn(
        typed,
        what,
        show(file),
        isOwn(name) ? withoutAddresses(text) : text,
        file.endsWith('.mdx') ? mdx : `write ${placeholder}`,
        isWord,
      ),
    );
  });
  const inCode = brands
    .filter(({ name }) => name === deliveredName || !isOrdinaryWord(name))
    .flatMap(({ name, what }) => {
      const typed = new RegExp(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}])`, 'iu');
      const fix = 'take it from `site.brand.appName` (src/site.ts)';
      return sources.flatMap(({ file, text }) => typedIn(typed, what, file, text, fix));
    });
  return [...inContent, ...inCode];
}

/** The owner's domain, mailbox, handle and repository contain the name, and are allowed. */
const withoutAddresses = (text: string): string =>
  text.replace(/\w+:\/\/[^\s)"'>]+|[\w.+-]*@[\w.-]+|\b(?:[\w-]+\.)+[a-z]{2,}\b(?:\/[^\s)"'>]*)?|`[^`\n]+`/gi, '');

/** Comments of data files may say where a name comes from. */
function typedIn(typed: RegExp, what: string, file: string, text: string, fix: string, isWord = false): Finding[] {
  if (!typed.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const isTyped = typed.test(line) && !/^\s*# /.test(line);
    if (!isTyped) return [];
    return [
      found('names', file, index + 1, `${what} is typed by hand`, fix, { severity: isWord ? 'warning' : undefined }),
    ];
  });
}

/** Conditions of entries name parts of the site; those of front matter are checked with it. */
const checkNeeds = ({ data }: Content): Finding[] =>
  data.flatMap(({ file, strings }) =>
    strings
      .filter(({ path, text }) => path.slice(-2).includes('needs') && isMet(text, everyPart) === undefined)
      .map(({ line, text }) => {
        const fix = `known: ${partNames.join(', ')}, or one of them after "no "`;
        return found('names', file, line, `needs: "${text}" is no part of the site`, fix);
      }),
  );

/** A misspelled placeholder would reach the reader as it is. */
function checkPlaceholders({ pages, data, names: { facts } }: Content): Finding[] {
  const frontMatters = pages.flatMap(({ frontMatter }) => frontMatter ?? []);
  const files = [...frontMatters, ...data.filter(({ name }) => !name.endsWith('facts.yaml'))];
  return files.flatMap(({ file, name, strings }) =>
    strings.flatMap(({ line, text }) =>
      [...text.matchAll(/\{([^{}|]*)\}/g)].flatMap(([whole, inner = '']): Finding[] => {
        const add = (what: string, fix: string): Finding[] => [found('names', file, line, `${whole} ${what}`, fix)];
        const fact = /^fact:(.*)$/.exec(inner)?.[1];
        if (fact !== undefined && facts && !Object.hasOwn(facts, fact))
          return add('names an unknown fact', `use a name of facts.yaml: ${Object.keys(facts).join(', ')}`);
        if (fact !== undefined && facts && isClaim(facts, fact))
          return add('is a vendor claim', 'claims are only allowed where `fact:` puts them next to their footnote');
        const meant = ['brand', ...productKeys].find((name) => name === inner.trim().toLowerCase());
        if (meant && meant !== inner)
          return add('is not filled in', `write {${meant}}, in lower case and without spaces`);
        if (meant || fact !== undefined || !name.endsWith('.mdx')) return [];
        return add('in the front matter is not filled in', 'use {brand} or {fact:name}, or take the braces away');
      }),
    ),
  );
}
