import { type MessageBook, messageIn } from './messages.ts';

/** In order of urgency. */
export const severities = ['danger', 'warning', 'info', 'tip'] as const;
export type Severity = (typeof severities)[number];

export interface Advice {
  id: string;
  severity: Severity;
  /** Texts may mark **labels** and `commands`; `{address}` stands for what a pattern calls so. */
  title: string;
  text: string;
  link?: { href: string; page: string } | undefined;
}

export interface Rule extends Advice {
  patterns: readonly string[];
  /** Lines the rule does not hold for. */
  unless?: string | undefined;
  /** Left out where there is another finding. */
  alone?: true | undefined;
  /** What a list says of a device; `*`: whatever no other rule has. */
  states: readonly string[];
  /** Only for devices connected this way. */
  kind?: string | undefined;
}

/** A list of devices in the text. */
interface Table {
  header: string;
  row: string;
  serial: string;
  empty: string;
  kinds: Readonly<Record<string, string>>;
  noise: readonly string[];
}

/** content/data/diagnosis/<name>.yaml with the words of one language. */
export interface RuleBook {
  order: 'rules' | 'latest';
  suspicious?: string | undefined;
  table?: Table | undefined;
  rules: readonly Rule[];
}

export interface Device {
  serial: string;
  state: string;
  kind: string;
  model?: string | undefined;
  hint?: string | undefined;
  /** Line of the pasted text, from 1. */
  line: number;
}

export interface Excerpt {
  line: number;
  before: string;
  hit: string;
  after: string;
}

export interface Finding {
  advice: Advice;
  /** What the patterns have named, and what the title says with it. */
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
  /** Only the end was read. */
  cut: boolean;
  devices: Device[];
  findings: Finding[];
  /** The last lines that speak of an error and were not recognized. */
  suspects: Excerpt[];
}

/** About two million characters: more than any support case needs, and still read in a blink. */
export const longestText = 2_000_000;
const longestRow = 1000;
const excerptsShown = 3;
const suspectsShown = 5;
const contextBefore = 60;
const contextAfter = 140;
const namesShown = 5;

const escapeCharacter = String.fromCharCode(27);
/** Colors of a terminal. The second form is what is left when copying has dropped the escape character. */
const terminalColors = new RegExp(
  String.raw`${escapeCharacter}\[[0-9;?]{0,20}[A-Za-z]|\[(?:\d{1,3};){0,5}\d{1,3}m`,
  'g',
);

const regExp = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|') || '(?!)', 'i');
/** Names of groups may occur once in a pattern. */
const unnamed = (pattern: string): string => pattern.replaceAll(/\(\?<\w+>/g, '(');

function compile({ order, suspicious, table, rules }: RuleBook) {
  return {
    order,
    rules,
    suspicious: suspicious === undefined ? undefined : regExp(suspicious),
    /** One look for all rules together: nearly every line of a log holds none. */
    any: regExp(...rules.flatMap(({ patterns }) => patterns.map(unnamed))),
    matchers: rules.map((rule) => ({
      rule,
      patterns: rule.patterns.map((pattern) => regExp(pattern)),
      unless: rule.unless === undefined ? undefined : regExp(rule.unless),
    })),
    table: table && {
      header: regExp(table.header),
      // The words of a list are small letters.
      row: new RegExp(table.row),
      serial: regExp(table.serial),
      empty: regExp(table.empty),
      kinds: Object.entries(table.kinds).map(([kind, pattern]) => ({ kind, pattern: regExp(pattern) })),
      noise: regExp(...table.noise),
    },
  };
}
type Compiled = ReturnType<typeof compile>;

interface Hit {
  advice: Advice;
  at: number;
  length: number;
  names: Record<string, string>;
}

function excerptOf(text: string, line: number, at: number, length: number): Excerpt {
  const from = Math.max(0, at - contextBefore);
  const to = Math.min(text.length, at + length + contextAfter);
  return {
    line,
    before: (from > 0 ? '…' : '') + text.slice(from, at).trimStart(),
    hit: text.slice(at, at + length),
    after: text.slice(at + length, to).trimEnd() + (to < text.length ? '…' : ''),
  };
}

function hitOf({ rule, patterns, unless }: Compiled['matchers'][number], text: string): Hit[] {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (unless?.test(text)) return [];
    return [{ advice: rule, at: match.index, length: match[0].length, names: { ...match.groups } }];
  }
  return [];
}

/** What names a line best: where an exact message is known, vaguer rules about the same line only distract. */
function hitsIn(text: string, { any, matchers }: Compiled, book: MessageBook): Hit[] {
  const said = messageIn(text, book);
  if (said) {
    const { id, cause, remedy, page } = said.message;
    const link = page && { href: page.path, page: page.title };
    const advice: Advice = { id, severity: 'danger', title: cause, text: remedy, link };
    return [{ advice, at: said.at, length: said.length, names: {} }];
  }
  if (!any.test(text)) return [];
  for (const severity of severities) {
    const hits = matchers.filter(({ rule }) => rule.severity === severity).flatMap((matcher) => hitOf(matcher, text));
    if (hits.length > 0) return hits;
  }
  return [];
}

function deviceIn(text: string, line: number, listed: boolean, { table, rules }: Compiled): Device | undefined {
  if (!table || text.length > longestRow) return undefined;
  const { serial, state, hint, details = '' } = table.row.exec(text)?.groups ?? {};
  if (!serial || !state) return undefined;
  const isKnown = rules.some(({ states }) => states.includes(state));
  // Without the header above it, a line must look like a device in itself; so must one with a state of its own.
  if (!(listed && isKnown) && !((listed || isKnown) && table.serial.test(serial))) return undefined;
  const kind = table.kinds.find(({ pattern }) => pattern.test(serial))?.kind ?? 'usb';
  const model = / model:(\S+)/.exec(details)?.[1]?.replaceAll('_', ' ');
  return { serial, state, kind, model, hint, line };
}

const ruleFor = (rules: readonly Rule[], { state, kind }: Device): Rule | undefined => {
  const own = rules.filter((rule) => rule.kind === undefined || rule.kind === kind);
  return own.find(({ states }) => states.includes(state)) ?? own.find(({ states }) => states.includes('*'));
};

/** `adb-R58M123-x4Zk._adb-tls-connect._tcp` carries the serial that the phone shows over USB. */
const serialInside = (name: string): string | undefined => /^adb-(.+)-[A-Za-z0-9]+(?: \(\d+\))?\._adb/.exec(name)?.[1];

/** Serial numbers that occur twice, and those of devices that are connected twice. */
function doubles(devices: Device[]) {
  const serials = devices.map(({ serial }) => serial);
  const seen = new Set<string>();
  const repeated = serials.filter((serial) => seen.has(serial) || !seen.add(serial));
  return {
    duplicate: repeated,
    samePhone: serials.flatMap((serial) => serialInside(serial) ?? []).filter((serial) => seen.has(serial)),
  };
}

function keepLast<T>(list: T[], item: T, most: number): void {
  list.push(item);
  if (list.length > most) list.shift();
}

/** The end of the text if it is very long, from the start of a line, and the number of that line. */
function readablePart(text: string): { part: string; firstLine: number } {
  if (text.length <= longestText) return { part: text, firstLine: 1 };
  const lineBreak = text.indexOf('\n', text.length - longestText);
  const start = lineBreak < 0 ? text.length - longestText : lineBreak + 1;
  let firstLine = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) firstLine += 1;
  return { part: text.slice(start), firstLine };
}

class Findings {
  readonly #all = new Map<string, Finding>();

  at(advice: Advice): Finding {
    const finding = this.#all.get(advice.id) ?? { advice, names: new Map(), count: 0, excerpts: [], devices: [] };
    this.#all.set(advice.id, finding);
    return finding;
  }

  /** The most urgent first; among equals in the order of the rules, or the one seen last, nearest to the failure. */
  ranked({ order, rules }: Compiled): Finding[] {
    const place = ({ advice, excerpts }: Finding): number =>
      order === 'rules' ? rules.findIndex(({ id }) => id === advice.id) : -(excerpts.at(-1)?.line ?? 0);
    const urgency = ({ advice }: Finding): number => severities.indexOf(advice.severity);
    const alone = new Set(rules.filter((rule) => rule.alone).map(({ id }) => id));
    return [...this.#all.values()]
      .filter(({ advice }) => this.#all.size === 1 || !alone.has(advice.id))
      .sort((a, b) => urgency(a) - urgency(b) || place(a) - place(b));
  }
}

/** Reads a text line by line. What is compiled once can be asked again and again. */
export function reader(ruleBook: RuleBook): (text: string, book?: MessageBook) => Report {
  const compiled = compile(ruleBook);
  return (text, book = []) => read(text, compiled, book);
}

function read(text: string, compiled: Compiled, book: MessageBook): Report {
  const { part, firstLine } = readablePart(text);
  const { table, rules, suspicious } = compiled;
  const findings = new Findings();
  const suspects: Excerpt[] = [];
  let devices: Device[] = [];
  let [lines, lists, unread] = [0, 0, 0];
  let saysEmpty = false;

  for (const [index, raw] of part.split(/\r\n|\n|\r/).entries()) {
    const line = (raw.includes('[') ? raw.replace(terminalColors, '') : raw).replace(/\s+/g, ' ').trim();
    if (!line) continue;
    lines += 1;
    const number = firstLine + index;
    if (table?.header.test(line)) {
      // Pasted twice or run twice: only the last list is true now.
      devices = [];
      lists += 1;
      continue;
    }
    const hits = hitsIn(line, compiled, book);
    for (const { advice, at, length, names } of hits) {
      const finding = findings.at(advice);
      finding.count += 1;
      keepLast(finding.excerpts, excerptOf(line, number, at, length), excerptsShown);
      for (const [name, value] of Object.entries(names))
        finding.names.set(name, (finding.names.get(name) ?? new Set()).add(value));
    }
    if (hits.length > 0) continue;
    const suspect = suspicious?.exec(line);
    if (suspect) keepLast(suspects, excerptOf(line, number, suspect.index, suspect[0].length), suspectsShown);
    if (!table) continue;
    const device = deviceIn(line, number, lists > 0, compiled);
    if (device) devices.push(device);
    else if (table.empty.test(line)) saysEmpty = true;
    else if (!table.noise.test(line)) unread += 1;
  }

  const hasErrors = findings.ranked(compiled).length > 0;
  for (const device of devices) {
    const rule = ruleFor(rules, device);
    if (rule) findings.at(rule).devices.push(device);
  }
  const listed = devices.length > 0 ? 'list' : lists > 0 || saysEmpty ? 'emptyList' : undefined;
  const unlisted = lines === 0 ? 'empty' : hasErrors ? 'found' : 'nothing';
  const note = (id: string, names: Record<string, Iterable<string>> = {}): void => {
    const rule = rules.find((each) => each.id === id);
    if (!rule) return;
    const finding = findings.at(rule);
    for (const [name, values] of Object.entries(names)) finding.names.set(name, new Set(values));
  };
  const { duplicate, samePhone } = doubles(devices);
  if (duplicate.length > 0) note('duplicate', { serial: duplicate });
  if (samePhone.length > 0) note('samePhone', { serial: samePhone });
  if (lists > 1) note('severalLists');
  // An error of the shell runs over many lines; counting them would only puzzle.
  if (unread > 0 && lists + devices.length > 0) note('skipped', { n: [String(unread)] });
  return {
    verdict: listed ?? unlisted,
    lines,
    cut: firstLine > 1 || part.length < text.length,
    devices,
    findings: findings.ranked(compiled),
    suspects,
  };
}

/** What a finding fills into its title: a farm can have hundreds of the same trouble, and a few names show which. */
export const slotsOf = ({ names }: Finding): Record<string, string> =>
  Object.fromEntries(
    [...names].map(([name, values]) => [
      name,
      [...values].slice(0, namesShown).join(', ') + (values.size > namesShown ? ', …' : ''),
    ]),
  );
