import type { LogPage } from './pages.ts';

/**
 * The messages the log doctor knows, with the page that explains each; its words are `rule.<id>.title` and
 * `rule.<id>.remedy`. Every pattern is a plain alternative of words or has bounded gaps, so that the time grows with the
 * length of the text and nothing else.
 */
/** exact: a message with one cause; known: a symptom with few; general: a hint to start from. */
export type LogCertainty = 'exact' | 'known' | 'general';

interface Rule {
  id: string;
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

const rules = [
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
] as const satisfies readonly Rule[];

export type LogRuleId = (typeof rules)[number]['id'];
export type LogRule = Rule & { id: LogRuleId };
export const logRules: readonly LogRule[] = rules;
