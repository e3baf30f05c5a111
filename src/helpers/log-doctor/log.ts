import { type KnownMessage, type MessageBook, messageIn } from '../shared/messages.ts';
import { type LogCertainty, type LogRule, logRules } from './causes.ts';

export interface LogExcerpt {
  /** Line of the pasted text, from 1. */
  line: number;
  before: string;
  /** The words that matched. */
  hit: string;
  after: string;
}

export interface LogFinding {
  /** What was recognized: a rule of ours, or a message of the program. */
  known: { rule: LogRule } | { message: KnownMessage };
  certainty: LogCertainty;
  /** Matching lines in all. */
  count: number;
  /** The last of them: the end of a log is nearest to the failure. */
  excerpts: LogExcerpt[];
}

export interface LogReport {
  /** Lines that hold something. */
  lines: number;
  /** Only the end was read. */
  cut: boolean;
  findings: LogFinding[];
  /** The last lines that speak of an error and were not recognized. */
  suspects: LogExcerpt[];
}

const excerptsPerRule = 3;
const suspectsShown = 5;
const contextBefore = 60;
const contextAfter = 140;
/** About two million characters; more than any support case needs, and still read in a blink. */
export const longestLog = 2_000_000;

const certainties: readonly LogCertainty[] = ['exact', 'known', 'general'];
const escapeCharacter = String.fromCharCode(27);
/** Colors of a terminal. The second form is what is left when copying has dropped the escape character. */
const terminalColors = new RegExp(
  String.raw`${escapeCharacter}\[[0-9;?]{0,20}[A-Za-z]|\[(?:\d{1,3};){0,5}\d{1,3}m`,
  'g',
);
const suspicious = /\b(?:error|failed|failure|fatal|panic(?:ked)?|exception|denied|refused|unable to)\b/i;

function excerpt(text: string, line: number, at: number, length: number): LogExcerpt {
  const from = Math.max(0, at - contextBefore);
  const to = Math.min(text.length, at + length + contextAfter);
  return {
    line,
    before: (from > 0 ? '…' : '') + text.slice(from, at).trimStart(),
    hit: text.slice(at, at + length),
    after: text.slice(at + length, to).trimEnd() + (to < text.length ? '…' : ''),
  };
}

interface Hit {
  id: string;
  certainty: LogCertainty;
  known: LogFinding['known'];
  at: number;
  length: number;
}

function matchRule(rule: LogRule, text: string): Hit | undefined {
  for (const pattern of rule.patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (rule.unless?.test(text)) return undefined;
    return { id: rule.id, certainty: rule.certainty, known: { rule }, at: match.index, length: match[0].length };
  }
  return undefined;
}

/** What names a line best: where an exact message is known, general rules about the same line only distract. */
function bestHits(text: string, book: MessageBook): Hit[] {
  const said = messageIn(text, book);
  if (said) {
    const { message, at, length } = said;
    return [{ id: message.id, certainty: 'exact', known: { message }, at, length }];
  }
  if (!anyRule.test(text)) return [];
  for (const certainty of certainties) {
    const hits: Hit[] = [];
    for (const rule of logRules) {
      const hit = rule.certainty === certainty ? matchRule(rule, text) : undefined;
      if (hit) hits.push(hit);
    }
    if (hits.length > 0) return hits;
  }
  return [];
}

/** One look for all rules together: nearly every line of a log holds none. */
const anyRule = new RegExp(
  logRules.flatMap(({ patterns }) => patterns.map((pattern) => `(?:${pattern.source})`)).join('|'),
  'i',
);

function keepLast(list: LogExcerpt[], item: LogExcerpt, most: number): void {
  list.push(item);
  if (list.length > most) list.shift();
}

/** The end of the text if it is very long, from the start of a line, and the number of that line. */
function readablePart(text: string): { part: string; firstLine: number } {
  if (text.length <= longestLog) return { part: text, firstLine: 1 };
  const lineBreak = text.indexOf('\n', text.length - longestLog);
  const start = lineBreak < 0 ? text.length - longestLog : lineBreak + 1;
  let firstLine = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) firstLine += 1;
  return { part: text.slice(start), firstLine };
}

export function readLog(text: string, book: MessageBook = []): LogReport {
  const { part, firstLine } = readablePart(text);
  const findings = new Map<string, LogFinding>();
  const suspects: LogExcerpt[] = [];
  let lines = 0;

  for (const [index, raw] of part.split(/\r\n|\n|\r/).entries()) {
    const line = raw.includes('[') ? raw.replace(terminalColors, '') : raw;
    if (!line.trim()) continue;
    lines += 1;
    const number = firstLine + index;
    const hits = bestHits(line, book);
    for (const { id, certainty, known, at, length } of hits) {
      const finding = findings.get(id) ?? { known, certainty, count: 0, excerpts: [] };
      finding.count += 1;
      keepLast(finding.excerpts, excerpt(line, number, at, length), excerptsPerRule);
      findings.set(id, finding);
    }
    const suspect = hits.length === 0 ? suspicious.exec(line) : null;
    if (suspect) keepLast(suspects, excerpt(line, number, suspect.index, suspect[0].length), suspectsShown);
  }

  // That a task failed is no finding where the reason stands beside it.
  if (findings.size > 1) findings.delete('taskFailed');
  return { lines, cut: firstLine > 1 || part.length < text.length, findings: ranked([...findings.values()]), suspects };
}

/** The most certain first; among equals the one seen last, because it stands nearest to the failure. */
function ranked(findings: LogFinding[]): LogFinding[] {
  const place = (finding: LogFinding): number => certainties.indexOf(finding.certainty);
  const lastLine = (finding: LogFinding): number => finding.excerpts.at(-1)?.line ?? 0;
  return findings.sort((a, b) => place(a) - place(b) || lastLine(b) - lastLine(a));
}
