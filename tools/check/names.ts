import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Facts, isClaim } from '../../src/lib/facts.ts';
import type { Content } from './content.ts';
import type { Finding } from './finding.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Rule 4, names: the brand is never typed, and placeholders outside MDX are known. */
export function checkNames(content: Content): Finding[] {
  return [...checkBrand(content), ...checkPlaceholders(content)];
}

function checkBrand({ dir, files, names, show }: Content): Finding[] {
  const typed = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(names.brand)}(?![\\p{L}\\p{N}])`, 'iu');
  const findings: Finding[] = [];
  for (const name of files) {
    if (!/\.(mdx|ya?ml|json)$/.test(name)) continue;
    const text = readFileSync(join(dir, name), 'utf8');
    if (!typed.test(text)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      if (!typed.test(line)) continue;
      findings.push({
        rule: 'names',
        file: show(name),
        line: index + 1,
        what: `the brand "${names.brand}" is typed by hand`,
        mend: name.endsWith('.mdx')
          ? 'write <Brand /> in the text, {brand} in the front matter (value in quotes) and in code'
          : 'write {brand}',
      });
    }
  }
  return findings;
}

interface Problem {
  what: string;
  mend: string;
}

/** A misspelled placeholder would reach the reader as it is. */
function checkPlaceholders({ pages, data, facts }: Content): Finding[] {
  const inFrontMatter = pages.flatMap(({ file, frontMatter }) =>
    [...(frontMatter?.strings() ?? [])].flatMap(({ line, text }) =>
      [...placeholderProblems(text, facts), ...strayBraces(text)].map(
        (problem): Finding => ({ rule: 'names', file, line, ...problem }),
      ),
    ),
  );
  const inData = data
    .filter(({ name }) => name !== 'facts.yaml')
    .flatMap(({ file, yaml }) =>
      [...yaml.strings()].flatMap(({ line, text }) =>
        placeholderProblems(text, facts).map((problem): Finding => ({ rule: 'names', file, line, ...problem })),
      ),
    );
  return [...inFrontMatter, ...inData];
}

function placeholderProblems(text: string, facts: Content['facts']): Problem[] {
  return [...text.matchAll(/\{([^{}|]*)\}/g)].flatMap(([whole, inner = '']): Problem[] => {
    const fact = /^fact:(.*)$/.exec(inner)?.[1];
    if (fact !== undefined && facts) return factProblem(whole, fact, facts);
    const misspelled = /^\s*brand\s*$/i.test(inner) && inner !== 'brand';
    return misspelled
      ? [{ what: `${whole} is not filled in`, mend: 'write {brand}, in lower case and without spaces' }]
      : [];
  });
}

function factProblem(whole: string, fact: string, facts: Facts): Problem[] {
  if (!Object.hasOwn(facts, fact)) {
    return [
      { what: `${whole}: unknown fact`, mend: `use a name of content/facts.yaml: ${Object.keys(facts).join(', ')}` },
    ];
  }
  if (!isClaim(facts, fact)) return [];
  return [
    {
      what: `${whole} is a vendor claim`,
      mend: 'claims stand only where `fact:` with `claim: true` puts them beside their footnote',
    },
  ];
}

/** Spintax belongs into code; front matter has none. */
function strayBraces(text: string): Problem[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, inner = '']) => !/^\s*(brand\s*|fact:.*)$/i.test(inner))
    .map(([whole]) => ({
      what: `${whole} in the front matter is not filled in`,
      mend: 'use {brand} or {fact:name}, or take the braces away',
    }));
}
