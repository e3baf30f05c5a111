import { type Device, type DeviceList, doubles, listReader, regExp } from './devices.ts';
import { type MessageBook, messageIn } from './messages.ts';
import type { DiagnosisFile } from './schema.ts';
import { type Severity, severities } from './severities.ts';

export interface Advice {
  id: string;
  severity: Severity;
  /** Texts may mark **labels** and `commands`; `{address}` is what a pattern names so. */
  title: string;
  text: string;
  link?: { href: string; page: string } | undefined;
}

/** A rule of content/data/diagnosis/<name>.yaml with the words of one language; see schema.ts. */
export type Rule = Advice & Omit<DiagnosisFile['rules'][string], 'remedy' | 'href'>;

export type RuleBook = Pick<DiagnosisFile, 'order' | 'suspicious' | 'table'> & { rules: readonly Rule[] };

export interface Excerpt {
  line: number;
  before: string;
  hit: string;
  after: string;
}

export interface Finding {
  advice: Advice;
  /** Named groups of the patterns, and the words the title makes of them. */
  names: Map<string, Set<string>>;
  /** Matching lines in all, and the last of them: the end of a log is nearest to the failure. */
  count: number;
  excerpts: Excerpt[];
  devices: Device[];
}

export interface Report {
  verdict: 'empty' | 'nothing' | 'found' | 'emptyList' | 'list';
  /** Lines that hold something. */
  lines: number;
  /** True if only the end of a very long text was read. */
  cut: boolean;
  devices: Device[];
  findings: Finding[];
  /** The last lines that speak of an error and were not recognized. */
  suspects: Excerpt[];
}

/** About two million characters: more than any support case needs, and still read in a blink. */
export const longestText = 2_000_000;
const excerptsShown = 3;
const suspectsShown = 5;
const contextBefore = 60;
const contextAfter = 140;
const namesShown = 5;

/** Colors of a terminal. The second form is what is left when copying has dropped the escape character. */
const terminalColors = new RegExp(
  String.raw`${String.fromCharCode(27)}\[[0-9;?]{0,20}[A-Za-z]|\[(?:\d{1,3};){0,5}\d{1,3}m`,
  'g',
);

interface Hit {
  advice: Advice;
  at: number;
  length: number;
  names: Record<string, string>;
}

function excerptOf(text: string, line: number, { at, length }: Pick<Hit, 'at' | 'length'>): Excerpt {
  const from = Math.max(0, at - contextBefore);
  const to = Math.min(text.length, at + length + contextAfter);
  return {
    line,
    before: (from > 0 ? '…' : '') + text.slice(from, at).trimStart(),
    hit: text.slice(at, at + length),
    after: text.slice(at + length, to).trimEnd() + (to < text.length ? '…' : ''),
  };
}

/** Finds what a line says: where an exact message is known, vaguer rules about the same line only distract. */
function hitFinder(rules: readonly Rule[]): (text: string, book: MessageBook) => Hit[] {
  const matchers = severities.map((severity) =>
    rules
      .filter((rule) => rule.severity === severity)
      .map((rule) => ({
        rule,
        patterns: rule.patterns.map((each) => regExp(each)),
        unless: regExp(rule.unless ?? '(?!)'),
      })),
  );
  // One look for all rules: nearly every line of a log matches none. Names of groups may occur once in a pattern.
  const any = regExp(...rules.flatMap(({ patterns }) => patterns.map((each) => each.replaceAll(/\(\?<\w+>/g, '('))));

  return (text, book) => {
    const said = messageIn(text, book);
    if (said) {
      const { id, cause, remedy, page } = said.message;
      const link = page && { href: page.path, page: page.title };
      return [{ ...said, advice: { id, severity: 'danger', title: cause, text: remedy, link }, names: {} }];
    }
    if (!any.test(text)) return [];
    for (const group of matchers) {
      const hits = group.flatMap(({ rule, patterns, unless }): Hit[] => {
        const match = patterns.map((pattern) => pattern.exec(text)).find(Boolean);
        if (!match || unless.test(text)) return [];
        return [{ advice: rule, at: match.index, length: match[0].length, names: { ...match.groups } }];
      });
      if (hits.length > 0) return hits;
    }
    return [];
  };
}

function keepLast<T>(list: T[], item: T, most: number): void {
  list.push(item);
  if (list.length > most) list.shift();
}

/** The offset from which a very long text is read: the start of a line. */
function readFrom(text: string): number {
  if (text.length <= longestText) return 0;
  return text.indexOf('\n', text.length - longestText) + 1 || text.length - longestText;
}

const ruleFor = (rules: readonly Rule[], { state, kind }: Device): Rule | undefined => {
  const own = rules.filter((rule) => rule.kind === undefined || rule.kind === kind);
  return own.find(({ states }) => states.includes(state)) ?? own.find(({ states }) => states.includes('*'));
};

/** The most urgent first; among equals in the order of the rules, or the one seen last, nearest to the failure. */
function ranked(findings: Iterable<Finding>, { order, rules }: RuleBook): Finding[] {
  const all = [...findings];
  const place = ({ advice, excerpts }: Finding): number =>
    order === 'rules' ? rules.findIndex(({ id }) => id === advice.id) : -(excerpts.at(-1)?.line ?? 0);
  const urgency = ({ advice }: Finding): number => severities.indexOf(advice.severity);
  const alone = new Set(rules.filter((rule) => rule.alone).map(({ id }) => id));
  return all
    .filter(({ advice }) => all.length === 1 || !alone.has(advice.id))
    .sort((a, b) => urgency(a) - urgency(b) || place(a) - place(b));
}

/** Reads a text line by line. Patterns are compiled once. */
export function reader(ruleBook: RuleBook): (text: string, book?: MessageBook) => Report {
  const { rules, suspicious = '(?!)', table } = ruleBook;
  const hitsIn = hitFinder(rules);
  const lists = table && listReader(table, new Set(rules.flatMap(({ states }) => states)));
  const suspicion = regExp(suspicious);

  return (text, book = []) => {
    const findings = new Map<string, Finding>();
    const suspects: Excerpt[] = [];
    const list: DeviceList = { devices: [], headers: 0, saysEmpty: false, unread: 0 };
    const findingOf = (advice: Advice, names: Record<string, readonly string[]> = {}): Finding => {
      const finding = findings.get(advice.id) ?? { advice, names: new Map(), count: 0, excerpts: [], devices: [] };
      for (const [name, values] of Object.entries(names)) {
        const known = finding.names.get(name) ?? new Set();
        for (const value of values) known.add(value);
        finding.names.set(name, known);
      }
      findings.set(advice.id, finding);
      return finding;
    };

    const start = readFrom(text);
    let line = text.slice(0, start).split('\n').length - 1;
    let lines = 0;
    for (const raw of text.slice(start).split(/\r\n|\n|\r/)) {
      line += 1;
      const shown = (raw.includes('[') ? raw.replace(terminalColors, '') : raw).replace(/\s+/g, ' ').trim();
      if (!shown) continue;
      lines += 1;
      if (lists?.isHeader(shown)) {
        // Pasted twice or run twice: only the last list is true now.
        list.devices = [];
        list.headers += 1;
        continue;
      }
      const hits = hitsIn(shown, book);
      for (const hit of hits) {
        const names = Object.fromEntries(Object.entries(hit.names).map(([name, value]) => [name, [value]]));
        const finding = findingOf(hit.advice, names);
        finding.count += 1;
        keepLast(finding.excerpts, excerptOf(shown, line, hit), excerptsShown);
      }
      if (hits.length > 0) continue;
      const suspect = suspicion.exec(shown);
      if (suspect)
        keepLast(suspects, excerptOf(shown, line, { at: suspect.index, length: suspect[0].length }), suspectsShown);
      lists?.read(list, shown, line);
    }

    const { devices, headers, saysEmpty, unread } = list;
    const unlisted = lines === 0 ? 'empty' : ranked(findings.values(), ruleBook).length > 0 ? 'found' : 'nothing';
    const listed = devices.length > 0 ? 'list' : headers > 0 || saysEmpty ? 'emptyList' : undefined;
    for (const device of devices) {
      const rule = ruleFor(rules, device);
      if (rule) findingOf(rule).devices.push(device);
    }
    const note = (id: string, isOn: boolean, names?: Record<string, readonly string[]>): void => {
      const rule = rules.find((each) => each.id === id);
      if (rule && isOn) findingOf(rule, names);
    };
    const { duplicate, samePhone } = doubles(devices);
    note('duplicate', duplicate.length > 0, { serial: duplicate });
    note('samePhone', samePhone.length > 0, { serial: samePhone });
    note('severalLists', headers > 1);
    // An error of the shell runs over many lines; counting them would only puzzle.
    note('skipped', unread > 0 && headers + devices.length > 0, { n: [String(unread)] });
    return {
      verdict: listed ?? unlisted,
      lines,
      cut: start > 0,
      devices,
      findings: ranked(findings.values(), ruleBook),
      suspects,
    };
  };
}

/** Slots of a finding's title: a farm can have hundreds of the same problem, so only a few names are listed. */
export const slotsOf = ({ names }: Finding): Record<string, string> =>
  Object.fromEntries(
    [...names].map(([name, values]) => [
      name,
      [...values].slice(0, namesShown).join(', ') + (values.size > namesShown ? ', …' : ''),
    ]),
  );
