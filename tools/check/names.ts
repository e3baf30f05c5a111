import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isClaim } from '../../src/lib/facts.ts';
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

/** Placeholders that no text may carry: a misspelled one would reach the reader as it is. */
function checkPlaceholders({ pages, data, facts }: Content): Finding[] {
  const findings: Finding[] = [];
  const look = (file: string, line: number, text: string): void => {
    for (const [whole, inner = ''] of text.matchAll(/\{([^{}|]*)\}/g)) {
      const fact = /^fact:\s*(.*)$/.exec(inner)?.[1];
      if (fact !== undefined) {
        if (!facts || (Object.hasOwn(facts, fact) && !isClaim(facts, fact))) continue;
        const claim = Object.hasOwn(facts, fact);
        findings.push({
          rule: 'names',
          file,
          line,
          what: claim ? `${whole} is a vendor claim` : `${whole}: unknown fact`,
          mend: claim
            ? 'claims stand only where `fact:` and `claim: true` put them with their footnote'
            : `use a name of content/facts.yaml: ${Object.keys(facts).join(', ')}`,
        });
      } else if (/^\s*brand\s*$/i.test(inner) && inner !== 'brand') {
        findings.push({
          rule: 'names',
          file,
          line,
          what: `${whole} is not filled in`,
          mend: 'write {brand}, in lower case and without spaces',
        });
      }
    }
  };
  for (const { file, frontMatter } of pages) {
    for (const { line, text } of frontMatter?.strings() ?? []) look(file, line, text);
    for (const { line, text } of frontMatter?.strings() ?? []) {
      for (const [whole, inner = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
        if (/^(brand|fact:.*)$/i.test(inner.trim())) continue;
        findings.push({
          rule: 'names',
          file,
          line,
          what: `${whole} in the front matter is not filled in`,
          mend: 'use {brand} or {fact:name}, or take the braces away',
        });
      }
    }
  }
  for (const { file, name, yaml } of data) {
    if (name === 'facts.yaml') continue;
    for (const { line, text } of yaml.strings()) look(file, line, text);
  }
  return findings;
}
