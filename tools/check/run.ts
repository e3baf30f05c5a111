import type { SiteConfig } from '../../src/lib/site-schema.ts';
import { checkComponents } from './components.ts';
import { allPassages, type Content, readContent } from './content.ts';
import { checkFigures } from './figures.ts';
import { type Finding, inReadingOrder, type Rule } from './finding.ts';
import { checkTranslations } from './fingerprint.ts';
import { checkFrontMatter } from './front-matter.ts';
import { checkGlossary } from './glossary.ts';
import { checkHeadings } from './headings.ts';
import { checkLanguages } from './languages.ts';
import { checkLengths } from './lengths.ts';
import { checkLinks } from './links.ts';
import { checkNames } from './names.ts';
import { checkTypography } from './typography.ts';
import { checkUiWords, type SourceText } from './ui-words.ts';
import { checkUnfinished } from './unfinished.ts';

export interface Place {
  /** The project; files below it are named relative to it. */
  root: string;
  contentDir: string;
  site: SiteConfig;
  /** The code that uses the interface words. */
  sources: SourceText[];
}

/** A draft is not published: it may be short, unfinished and not yet translated. */
const notForDrafts: Rule[] = ['length', 'unfinished', 'translations'];

/** Every rule on the sources. */
export function checkContent({ root, contentDir, site, sources }: Place): { content: Content; findings: Finding[] } {
  const content = readContent(contentDir, root, site);
  const passages = allPassages(content);
  const findings = [
    ...content.findings,
    ...checkFrontMatter(content),
    ...checkLanguages(content),
    ...checkHeadings(content),
    ...checkComponents(content),
    ...checkNames(content),
    ...checkFigures(passages, content.facts, content.pages),
    ...checkGlossary(passages),
    ...checkTypography(passages),
    ...checkUnfinished(passages, content),
    ...checkLinks(content),
    ...checkLengths(content),
    ...checkUiWords(content, sources),
    ...checkTranslations(content),
  ];
  const drafts = new Set(content.pages.filter(({ data }) => data.draft === true).map(({ file }) => file));
  return {
    content,
    findings: inReadingOrder(findings).filter(({ file, rule }) => !(drafts.has(file) && notForDrafts.includes(rule))),
  };
}
