import { type KnownMessage, type MessageBook, messageIn } from '../shared/messages.ts';

/**
 * Finds known messages in a log. Every pattern is a plain alternative of words or has bounded gaps, so that the time
 * grows with the length of the text and nothing else.
 */
export const logPages = {
  taskFailed: '/docs/troubleshooting/task_failed',
  startup: '/docs/troubleshooting/software-startup-error',
  drafts: '/docs/troubleshooting/permission-denied-draft-videos',
  detect: '/docs/troubleshooting/unable-detect-phone',
  connect: '/docs/tutorial-basics/connect-to-devices',
  cloud: '/docs/tutorial-basics/connect-to-cloudphone',
  initDevice: '/docs/tutorial-basics/init-device',
  installTiktok: '/docs/tutorial-basics/install-tiktok',
  attempts: '/blog/maximum-attempts-reached',
} as const;
export type LogPage = keyof typeof logPages;

export const logRuleIds = [
  'draftPermission',
  'localPort',
  'agentTimeout',
  'macosAgent',
  'vcruntime',
  'badImage',
  'maxAttempts',
  'inputDenied',
  'installRefused',
  'installStorage',
  'installConflict',
  'installUnfit',
  'glogin',
  'elementNotFound',
  'agentStart',
  'appMissing',
  'portTaken',
  'adbMissing',
  'adbUnauthorized',
  'adbOffline',
  'adbNotFound',
  'adbSeveral',
  'adbServer',
  'remoteRefused',
  'macosDamaged',
  'linkLost',
  'timeout',
  'taskFailed',
] as const;
export type LogRuleId = (typeof logRuleIds)[number];

/** exact: a message with one cause; known: a symptom with few; general: a hint to start from. */
export type LogCertainty = 'exact' | 'known' | 'general';

export interface LogRule {
  id: LogRuleId;
  certainty: LogCertainty;
  patterns: readonly RegExp[];
  /** The rule does not hold on lines that match this. */
  unless?: RegExp;
  page: LogPage;
  heading: string;
}

const loopback = String.raw`(?:127\.0\.0\.1|localhost|\[::1\])`;
const refused = String.raw`(?:connection refused|actively refused|econnrefused|os error 10061|os error 111\b|os error 61\b)`;
/** An address that is not this computer. */
const elsewhere = /(?<![\d.])(?!127\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}:\d{1,5}(?!\d)/;

export const logRules: readonly LogRule[] = [
  {
    id: 'draftPermission',
    certainty: 'exact',
    patterns: [/(?:permission denied\.? )?unable to save draft videos?/i],
    page: 'drafts',
    heading: 'steps',
  },
  {
    id: 'localPort',
    certainty: 'exact',
    patterns: [
      new RegExp(`${loopback}.{0,200}?${refused}`, 'i'),
      new RegExp(`${refused}.{0,200}?${loopback}`, 'i'),
      /os error 10061/i,
    ],
    unless: elsewhere,
    page: 'taskFailed',
    heading: 'log-doctor',
  },
  {
    id: 'agentTimeout',
    certainty: 'exact',
    patterns: [/agent[ _-]?start[ _-]?time-?out/i],
    page: 'startup',
    heading: 'clock',
  },
  {
    id: 'macosAgent',
    certainty: 'exact',
    patterns: [/agent start error:? invalidstateerror/i, /invalidstateerror: the object is in an invalid state/i],
    page: 'startup',
    heading: 'macos-agent',
  },
  {
    id: 'vcruntime',
    certainty: 'exact',
    // Windows shows this message in its own language. A line that only lists the file as loaded is no error.
    patterns: [
      /(?:vcruntime|msvcp)140(?:_\d)?(?:\.dll)?["'»”]? .{0,60}?(?:not found|missing|отсутств|не найден)/i,
      /(?:not find|missing|load|找不到|缺少|не обнаружила|не найден) .{0,60}?(?:vcruntime|msvcp)140(?:_\d)?(?:\.dll)?/i,
    ],
    unless: /\bloaded\b/i,
    page: 'startup',
    heading: 'runtime',
  },
  { id: 'badImage', certainty: 'exact', patterns: [/0xc000007b/i], page: 'startup', heading: 'runtime' },
  {
    id: 'maxAttempts',
    certainty: 'exact',
    patterns: [/maximum number of attempts reached/i],
    page: 'attempts',
    heading: 'stop',
  },
  {
    id: 'inputDenied',
    certainty: 'exact',
    patterns: [/inject_events permission/i, /injecting (?:input events|to another application) requires/i],
    page: 'connect',
    heading: 'steps',
  },
  {
    id: 'installRefused',
    certainty: 'exact',
    patterns: [
      /install_failed_user_restricted/i,
      /install_canceled_by_user/i,
      /install_failed_verification_failure/i,
      /install_failed_aborted/i,
    ],
    page: 'initDevice',
    heading: 'prompts',
  },
  {
    id: 'installStorage',
    certainty: 'exact',
    patterns: [/install_failed_insufficient_storage/i, /no space left on device/i, /\benospc\b/i],
    page: 'installTiktok',
    heading: 'if-it-fails',
  },
  {
    id: 'installConflict',
    certainty: 'exact',
    patterns: [/install_failed_(?:update_incompatible|version_downgrade|already_exists)/i],
    page: 'installTiktok',
    heading: 'if-it-fails',
  },
  {
    id: 'installUnfit',
    certainty: 'exact',
    patterns: [/install_failed_(?:no_matching_abis|older_sdk|invalid_apk|missing_split)/i, /install_parse_failed/i],
    page: 'installTiktok',
    heading: 'if-it-fails',
  },
  {
    id: 'glogin',
    certainty: 'exact',
    patterns: [/glogin: (?:inaccessible or )?not found/i],
    page: 'cloud',
    heading: 'terminal',
  },
  {
    id: 'elementNotFound',
    certainty: 'known',
    patterns: [
      /element (?:was )?not found/i,
      /no ?such ?element/i,
      /uiobjectnotfound/i,
      /(?:can ?not|could not|unable to) find (?:the )?element/i,
    ],
    page: 'taskFailed',
    heading: 'steps',
  },
  {
    id: 'agentStart',
    certainty: 'known',
    patterns: [
      /agent (?:start|init|install|wake ?up) (?:error|failed|failure)/i,
      /failed to (?:start|open|install|init(?:ialize)?) (?:the )?agent/i,
    ],
    page: 'initDevice',
    heading: 'if-it-fails',
  },
  {
    id: 'appMissing',
    certainty: 'known',
    patterns: [
      /activity class \{[^}]{1,200}\} does not exist/i,
      /no activities found to run/i,
      /unable to resolve intent/i,
      /unknown package: ?com\./i,
    ],
    page: 'installTiktok',
    heading: 'if-it-fails',
  },
  {
    id: 'portTaken',
    certainty: 'known',
    patterns: [
      /address already in use/i,
      /\beaddrinuse\b/i,
      /os error 10048/i,
      /only one usage of each socket address/i,
    ],
    page: 'taskFailed',
    heading: 'log-doctor',
  },
  {
    id: 'adbMissing',
    certainty: 'known',
    patterns: [
      /\badb(?:\.exe)?["']?:? (?:command )?not found/i,
      /command not found: (?:\.\/)?adb\b/i,
      /\badb(?:\.exe)?["']? is not recognized/i,
      /\badb(?:\.exe)?["']? ?不是内部或外部命令/,
      /\badb(?:\.exe)?["»]? не является внутренней/i,
    ],
    page: 'detect',
    heading: 'steps',
  },
  {
    id: 'adbUnauthorized',
    certainty: 'known',
    patterns: [
      /\bdevice (?:['"]?[\w.:-]{1,80}['"]? )?(?:is )?unauthorized\b/i,
      /^\s?(?=\S{0,80}\d)[\w.:-]{4,80}\s{1,30}unauthorized\b/,
    ],
    unless: /\bhttps?\b|\b401\b/i,
    page: 'detect',
    heading: 'states',
  },
  {
    id: 'adbOffline',
    certainty: 'known',
    patterns: [
      /\bdevice (?:['"]?[\w.:-]{1,80}['"]? )?(?:is )?offline\b/i,
      /^\s?(?=\S{0,80}\d)[\w.:-]{4,80}\s{1,30}offline\b/,
    ],
    page: 'detect',
    heading: 'states',
  },
  {
    id: 'adbNotFound',
    certainty: 'known',
    patterns: [/\bdevice ['"][^'"]{1,80}['"] not found/i, /no devices(?:\/emulators)? found/i],
    page: 'detect',
    heading: 'steps',
  },
  {
    id: 'adbSeveral',
    certainty: 'known',
    patterns: [/more than one (?:device|emulator)/i],
    page: 'detect',
    heading: 'steps',
  },
  {
    id: 'adbServer',
    certainty: 'known',
    patterns: [
      /adb server version \(\d{1,4}\) doesn.?t match this client/i,
      /adb server is out of date/i,
      /cannot connect to daemon/i,
      /failed to (?:start daemon|check server version)/i,
      /could not read ok from adb/i,
      /server didn.?t ack/i,
      /protocol fault/i,
      /smartsocket/i,
    ],
    page: 'detect',
    heading: 'if-it-fails',
  },
  {
    id: 'remoteRefused',
    certainty: 'known',
    patterns: [
      /(?:failed to|unable to|cannot) connect to ['"]?(?!127\.|localhost)[\w.-]{1,80}:\d{1,5}/i,
      new RegExp(`${elsewhere.source}.{0,200}?${refused}`, 'i'),
      new RegExp(`${refused}.{0,200}?${elsewhere.source}`, 'i'),
    ],
    page: 'cloud',
    heading: 'if-it-fails',
  },
  {
    id: 'macosDamaged',
    certainty: 'known',
    patterns: [/is damaged and can.?t be opened/i, /com\.apple\.quarantine/i],
    page: 'startup',
    heading: 'steps',
  },
  {
    id: 'linkLost',
    certainty: 'general',
    patterns: [
      /(?:adb|error): (?:error: )?closed\b/i,
      /connection reset/i,
      /\beconnreset\b/i,
      /os error 10054/i,
      /broken pipe/i,
      /device (?:['"]?[\w.:-]{1,80}['"]? )?(?:was )?disconnected/i,
    ],
    page: 'taskFailed',
    heading: 'log-doctor',
  },
  {
    id: 'timeout',
    certainty: 'general',
    patterns: [/\btimed out\b/i, /\btimeout (?:error|exceeded|expired|waiting)/i, /\betimedout\b/i, /os error 10060/i],
    page: 'taskFailed',
    heading: 'steps',
  },
  {
    id: 'taskFailed',
    certainty: 'general',
    patterns: [/\btask[ _-]?(?:has )?failed\b/i, /\btask \S{1,40} failed\b/i],
    page: 'taskFailed',
    heading: 'steps',
  },
];

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

export const rulePath = ({ page, heading }: Pick<LogRule, 'page' | 'heading'>): string =>
  `${logPages[page]}#${heading}`;
export const supportPath = `${logPages.taskFailed}#support`;

export const logExamples = {
  port: `[2026-11-15 09:12:03] INFO  device 07 task 4211 started: post
[2026-11-15 09:12:05] INFO  connecting to agent at 127.0.0.1:20807
[2026-11-15 09:12:07] ERROR error trying to connect: tcp connect error: No connection could be made because the target machine actively refused it. (os error 10061) 127.0.0.1:20807
[2026-11-15 09:12:07] WARN  task 4211 failed, retry in 34 s
`,
  post: `[2026-11-15 18:00:11] INFO  device 03 task 4302 started: post
[2026-11-15 18:00:42] INFO  upload finished, tapping publish
[2026-11-15 18:00:45] ERROR toast on screen: Permission denied. Unable to save draft videos.
[2026-11-15 18:01:02] ERROR element not found: Post
`,
  startup: `Agent Start Timeout
The program can't start because vcruntime140.dll was not found.
`,
  unknown: `[2026-11-15 11:40:00] INFO  device 12 task 4410 started: account warmup
[2026-11-15 11:40:09] ERROR unexpected answer from screen reader: code 7
[2026-11-15 11:40:10] INFO  task 4410 put back into the queue
`,
} as const;
