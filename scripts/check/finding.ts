import { defaultLocale } from '../../src/i18n/locales.ts';
import type { Locale } from '../../src/languages/index.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';

/** An error stops the build; a warning is printed and counted. */
export type Severity = 'error' | 'warning';

/** A report of a rule: where, what is wrong, how to fix it. */
export interface Finding {
  rule: Rule;
  severity: Severity;
  /** As the author would open it, relative to the project where possible. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  what: string;
  fix: string;
  /** The language a translation is missing in. */
  untranslated?: Locale | undefined;
  /** No page can be made from this: it stops `npm run build -- --force` too. */
  unbuildable?: boolean | undefined;
}

/**
 * Every rule, and whether breaking it stops the build. Errors are what a reader would stumble over or what the site is
 * held together by; the length of a text and the age of a translation are states of work, and a site can be published
 * with them.
 */
const severities = {
  configuration: 'error',
  encoding: 'error',
  data: 'error',
  'front matter': 'error',
  languages: 'error',
  headings: 'error',
  components: 'error',
  program: 'error',
  names: 'error',
  glossary: 'error',
  unfinished: 'error',
  links: 'error',
  sources: 'error',
  pictures: 'error',
  interface: 'error',
  'built pages': 'error',
  switches: 'warning',
  launch: 'error',
  length: 'warning',
  translations: 'warning',
} as const satisfies Record<string, Severity>;

export type Rule = keyof typeof severities;

export type Path = readonly PropertyKey[];

/** A file that knows the line of each value: data, the owner's file, a page with its front matter. */
export interface Located {
  file: string;
  placeOf(path: Path): { file: string; line: number | undefined };
}

/** Optional fields of a finding; the severity defaults to the rule's. */
type More = { [K in 'column' | 'severity' | 'untranslated' | 'unbuildable']?: Finding[K] | undefined };

/** A finding on a line of a file, or at a value of it. */
export function found(
  rule: Rule,
  where: string | Located,
  at: number | Path | undefined,
  what: string,
  fix: string,
  { severity = severities[rule], ...more }: More = {},
): Finding {
  const said = { rule, severity, what, fix, ...more };
  if (typeof where === 'string') return { file: where, line: typeof at === 'number' ? at : undefined, ...said };
  return typeof at === 'object' ? { ...where.placeOf(at), ...said } : { file: where.file, line: at, ...said };
}

/** A problem on a line, not yet assigned to a file. */
export interface Problem {
  line: number;
  column?: number;
  what: string;
  fix: string;
}

export const allFound = (rule: Rule, where: string | Located, problems: Problem[], more: More = {}): Finding[] =>
  problems.map(({ line, column, what, fix }) => found(rule, where, line, what, fix, { column, ...more }));

/** The severity of a missing translation: an error if the owner's file asks for it, else a warning. */
export function missingIn(
  { requireTranslations }: Pick<SiteConfig, 'requireTranslations'>,
  locale: Locale,
): Pick<Finding, 'severity' | 'untranslated'> {
  const required = Array.isArray(requireTranslations) ? requireTranslations.includes(locale) : requireTranslations;
  return { severity: required || locale === defaultLocale ? 'error' : 'warning', untranslated: locale };
}

function place({ file, line, column }: Finding): string {
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

export function describeFinding(finding: Finding): string {
  return `${place(finding)}  ${finding.severity} [${finding.rule}] ${finding.what}\n    → ${finding.fix}`;
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "3 errors, 2 warnings", "no findings". */
export function describeCount(findings: Finding[]): string {
  if (findings.length === 0) return 'no findings';
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return [errors > 0 ? counted(errors, 'error') : '', warnings > 0 ? counted(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
}

/**
 * Warnings before errors, so that errors are last on the terminal; each sorted by file, then by line, so that an
 * author goes through each file once.
 */
export function inReadingOrder(findings: Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      Number(a.severity === 'error') - Number(b.severity === 'error') ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}
