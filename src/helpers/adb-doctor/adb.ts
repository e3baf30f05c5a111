/**
 * Reads what `adb devices` and `adb devices -l` print, together with what people copy along with it:
 * prompts, the command itself, daemon lines, error messages in the language of the system.
 */
export const adbStates = [
  'unauthorized',
  'offline',
  'no-permissions',
  'recovery',
  'sideload',
  'rescue',
  'bootloader',
  'host',
  'unknown',
  'authorizing',
  'connecting',
  'device',
] as const;
export type AdbState = (typeof adbStates)[number];

export type AdbKind = 'usb' | 'network' | 'emulator';

export type AdbRemedy =
  | 'device'
  | 'unauthorized'
  | 'unauthorized-network'
  | 'offline-usb'
  | 'offline-network'
  | 'offline-emulator'
  | 'no-permissions'
  | 'restart'
  | 'wait'
  | 'host'
  | 'unknown';

export type AdbTone = 'tip' | 'info' | 'warning' | 'danger';

export interface AdbPhone {
  serial: string;
  state: AdbState;
  /** The state as adb printed it. */
  stateText: string;
  /** What adb adds in brackets, e.g. about missing udev rules. */
  hint?: string;
  model?: string;
  kind: AdbKind;
  /** Line of the pasted text, from 1. */
  line: number;
}

export interface AdbGroup {
  remedy: AdbRemedy;
  state: AdbState;
  /** Set where the remedy depends on how the phone is connected. */
  kind?: AdbKind;
  tone: AdbTone;
  phones: AdbPhone[];
}

export type AdbNoticeId =
  | 'missing'
  | 'server'
  | 'protocol'
  | 'version'
  | 'versionOld'
  | 'connectFailed'
  | 'severalDevices'
  | 'duplicate'
  | 'samePhone'
  | 'severalLists'
  | 'daemon'
  | 'skipped';

export type AdbNotice =
  | { id: AdbNoticeId; tone: AdbTone; slots: Record<string, string | number> }
  /** An error message that names a state but no phone, e.g. "error: device offline". */
  | { id: 'state'; tone: AdbTone; state: AdbState };

export interface AdbReport {
  /** empty: no text; garbage: not adb's; error: adb failed; none: an empty list; phones: a list. */
  verdict: 'empty' | 'garbage' | 'error' | 'none' | 'phones';
  phones: AdbPhone[];
  notices: AdbNotice[];
}

const stateWords: Record<string, AdbState> = {
  device: 'device',
  unauthorized: 'unauthorized',
  offline: 'offline',
  'no permissions': 'no-permissions',
  recovery: 'recovery',
  sideload: 'sideload',
  rescue: 'rescue',
  bootloader: 'bootloader',
  // What `fastboot devices` prints; readers paste it here too.
  fastboot: 'bootloader',
  fastbootd: 'bootloader',
  authorizing: 'authorizing',
  connecting: 'connecting',
  host: 'host',
  unknown: 'unknown',
};

/** Longer lines are not adb's. The cut also bounds the work of every pattern below. */
const longestLine = 1000;

const listHeader = /^list of devices attached/i;
const daemonLine = /^\*? ?daemon (?:not running|started)|^\* ?daemon/i;
const harmlessLine = /^(?:(?:already )?connected to |disconnected |restarting in |android debug bridge version)/i;
const echoedCommand = /\b(?:adb|fastboot)(?:\.exe)?["']? (?:.* )?devices\b/i;
const barePrompt = /^.{0,200}[>$#%]$/;

// A second phone of one name gets " (2)" in its mDNS name: the only serial with a space.
const phoneLine = /^(\(no serial number\)|adb-\S+ \(\d+\)\S*|\S+)\s+(no permissions|[a-z]+)(.*)$/;
const phoneDetails = /^(?: *\(([^()]*)\))?(?:; see \[[^\]]*\])?((?: +[a-z_]+:\S+)*)$/;

const networkSerial = /^(?:\[[0-9a-z:.%]+\]|[\w.-]+):\d{1,5}$|\._adb(?:-tls-connect)?\._tcp\.?$/i;
const emulatorSerial = /^emulator-\d+$/;

function kindOf(serial: string): AdbKind {
  if (emulatorSerial.test(serial)) return 'emulator';
  return networkSerial.test(serial) ? 'network' : 'usb';
}

/** Without the header above it, a line must look like a phone in itself: prose also holds the word "device". */
const looksLikeSerial = (serial: string): boolean => /\d|^\?+$|^\(no serial number\)$/.test(serial);

function readPhone(text: string, line: number, listed: boolean): AdbPhone | undefined {
  const [, serial = '', stateText = '', rest = ''] = phoneLine.exec(text) ?? [];
  const details = phoneDetails.exec(rest);
  if (!serial || !details) return undefined;
  const [, hint, properties = ''] = details;
  const known = stateWords[stateText];
  if (known ? !listed && !looksLikeSerial(serial) : !listed || !looksLikeSerial(serial)) return undefined;
  const model = / model:(\S+)/.exec(properties)?.[1]?.replaceAll('_', ' ');
  return { serial, state: known ?? 'unknown', stateText, hint, model, kind: kindOf(serial), line };
}

type ErrorId = 'missing' | 'server' | 'protocol' | 'version' | 'versionOld' | 'connectFailed' | 'severalDevices';

/** In this order: the first that fits names the line. Windows and PowerShell speak the system's language. */
const errorPatterns: ReadonlyArray<{ id: ErrorId; tone: AdbTone; pattern: RegExp }> = [
  {
    id: 'missing',
    tone: 'danger',
    pattern:
      /\badb(?:\.exe)?["'”»]?:? (?:command )?not found|(?:command not found|no such file or directory): (?:\.\/)?adb|adb(?:\.exe)?["'”»]? is not recognized|term ["'][^"']{0,60}adb[^"']{0,10}["'] is not recognized|adb(?:\.exe)?: no such file|adb(?:\.exe)?["'”»]? ?不是内部或外部命令|无法将[“"][^”"]{0,60}adb[^”"]{0,10}[”"]项识别|adb(?:\.exe)?["»]? не является внутренней|имя ["«][^"»]{0,60}adb[^"»]{0,10}["»] не распознано/i,
  },
  {
    id: 'version',
    tone: 'warning',
    pattern: /adb server version \((\d+)\) doesn.?t match this client \((\d+)\)/i,
  },
  { id: 'versionOld', tone: 'warning', pattern: /adb server is out of date/i },
  {
    id: 'server',
    tone: 'danger',
    pattern:
      /cannot connect to daemon|failed to start daemon|failed to check server version|cannot start server|could not read ok from adb|server didn.?t ack|smartsocket|could not install .{0,40}listener/i,
  },
  { id: 'protocol', tone: 'warning', pattern: /protocol fault/i },
  { id: 'connectFailed', tone: 'warning', pattern: /(?:failed to|unable to|cannot) connect to (\S{1,80})/i },
  { id: 'severalDevices', tone: 'info', pattern: /more than one (?:device|emulator)/i },
];

/** Errors of other adb commands that name a state but no phone. */
const statePatterns: ReadonlyArray<{ state: AdbState; pattern: RegExp }> = [
  { state: 'unauthorized', pattern: /^(?:error|adb): device unauthorized/i },
  { state: 'offline', pattern: /^(?:error|adb)(?:: error)?: device offline/i },
  { state: 'authorizing', pattern: /device still authorizing/i },
  { state: 'connecting', pattern: /device still connecting/i },
  { state: 'no-permissions', pattern: /insufficient permissions for device/i },
];

const noDevices = /no devices(?:\/emulators)? found/i;

/** `adb-R58M123-x4Zk._adb-tls-connect._tcp` carries the serial that the phone shows over USB. */
const serialInside = (name: string): string | undefined => /^adb-(.+)-[A-Za-z0-9]+(?: \(\d+\))?\._adb/.exec(name)?.[1];

/** A farm can have hundreds of the same trouble; a few names show which. */
const someOf = (names: Set<string>): string => [...names].slice(0, 5).join(', ') + (names.size > 5 ? ', …' : '');

function noticesAboutPhones(phones: AdbPhone[]): AdbNotice[] {
  const notices: AdbNotice[] = [];
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { serial } of phones) {
    if (seen.has(serial)) repeated.add(serial);
    seen.add(serial);
  }
  const twice = new Set(
    phones.flatMap(({ serial }) => serialInside(serial) ?? []).filter((serial) => seen.has(serial)),
  );
  if (repeated.size > 0) notices.push({ id: 'duplicate', tone: 'warning', slots: { serial: someOf(repeated) } });
  if (twice.size > 0) notices.push({ id: 'samePhone', tone: 'info', slots: { serial: someOf(twice) } });
  return notices;
}

export function readAdbDevices(text: string): AdbReport {
  let phones: AdbPhone[] = [];
  let lists = 0;
  let skipped = 0;
  let emptyByError = false;
  let daemonStarted = false;
  const errors = new Map<string, AdbNotice>();
  const unreached = new Set<string>();

  const readError = (line: string): boolean => {
    for (const { id, tone, pattern } of errorPatterns) {
      const match = pattern.exec(line);
      if (!match) continue;
      const [, first = '', second = ''] = match;
      if (id === 'connectFailed') unreached.add(first.replace(/^'|[':]+$/g, ''));
      // Each message uses the slots it has words for.
      errors.set(id, { id, tone, slots: { server: first, client: second, address: someOf(unreached) } });
      return true;
    }
    const named = statePatterns.find(({ pattern }) => pattern.test(line));
    if (named) errors.set(named.state, { id: 'state', tone: toneOf(named.state), state: named.state });
    if (noDevices.test(line)) emptyByError = true;
    return named !== undefined || noDevices.test(line);
  };

  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    // A tab stands between serial and state; copying often turns it into spaces.
    const line = raw.slice(0, longestLine).replace(/\s+/g, ' ').trim();
    if (!line) continue;
    if (listHeader.test(line)) {
      // Pasted twice or run twice: only the last list is true now.
      phones = [];
      lists += 1;
      continue;
    }
    if (readError(line)) continue;
    if (daemonLine.test(line)) {
      daemonStarted = true;
      continue;
    }
    if (echoedCommand.test(line) || harmlessLine.test(line)) continue;
    const phone = readPhone(line, index + 1, lists > 0);
    if (phone) phones.push(phone);
    else if (!barePrompt.test(line)) skipped += 1;
  }

  const isAdb = lists > 0 || phones.length > 0 || errors.size > 0 || emptyByError || daemonStarted;
  if (!isAdb) return { verdict: text.trim() ? 'garbage' : 'empty', phones: [], notices: [] };

  const listRead = lists > 0 || emptyByError || (daemonStarted && errors.size === 0);
  const verdict = phones.length > 0 ? 'phones' : listRead ? 'none' : 'error';
  const notices: AdbNotice[] = [...errors.values(), ...noticesAboutPhones(phones)];
  if (lists > 1) notices.push({ id: 'severalLists', tone: 'info', slots: {} });
  if (daemonStarted) notices.push({ id: 'daemon', tone: 'info', slots: {} });
  // An error of the shell runs over many lines; counting them would only puzzle.
  if (skipped > 0 && verdict !== 'error') notices.push({ id: 'skipped', tone: 'info', slots: { n: skipped } });
  return { verdict, phones, notices };
}

export function toneOf(state: AdbState): AdbTone {
  if (state === 'device') return 'tip';
  return state === 'authorizing' || state === 'connecting' ? 'info' : 'warning';
}

export function remedyOf(phone: Pick<AdbPhone, 'state' | 'kind'>): AdbRemedy {
  switch (phone.state) {
    case 'offline':
      return `offline-${phone.kind}`;
    case 'unauthorized':
      return phone.kind === 'network' ? 'unauthorized-network' : 'unauthorized';
    case 'recovery':
    case 'sideload':
    case 'rescue':
    case 'bootloader':
      return 'restart';
    case 'authorizing':
    case 'connecting':
      return 'wait';
    default:
      return phone.state;
  }
}

/** Phones with the same state and remedy together, what needs attention first: a farm has hundreds of lines. */
export function groupPhones(phones: AdbPhone[]): AdbGroup[] {
  const groups = new Map<string, AdbGroup>();
  for (const phone of phones) {
    const remedy = remedyOf(phone);
    const key = `${phone.state} ${remedy}`;
    const group = groups.get(key);
    if (group) group.phones.push(phone);
    else {
      const kind = phone.state === 'offline' || remedy === 'unauthorized-network' ? phone.kind : undefined;
      groups.set(key, { remedy, state: phone.state, kind, tone: toneOf(phone.state), phones: [phone] });
    }
  }
  return [...groups.values()].sort((a, b) => adbStates.indexOf(a.state) - adbStates.indexOf(b.state));
}

/** Where a remedy is described at length: page and heading, without language. */
export const adbRemedyLinks: Record<AdbRemedy, { page: 'detect' | 'connect' | 'cloud'; path: string }> = {
  device: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#listed-but-missing' },
  unauthorized: { page: 'connect', path: '/docs/tutorial-basics/connect-to-devices#steps' },
  'unauthorized-network': { page: 'cloud', path: '/docs/tutorial-basics/connect-to-cloudphone#if-it-fails' },
  'offline-usb': { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  'offline-network': { page: 'connect', path: '/docs/tutorial-basics/connect-to-devices#network' },
  'offline-emulator': { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  'no-permissions': { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  restart: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  wait: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  host: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#if-it-fails' },
  unknown: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#if-it-fails' },
};
export const connectPhonesPath = '/docs/tutorial-basics/connect-to-devices#steps';

export const adbExamples = {
  ready: `List of devices attached
R58M12ABCDE            device usb:1-2 product:beyond1lte model:SM_G973F device:beyond1 transport_id:1
`,
  mixed: `* daemon not running; starting now at tcp:5037
* daemon started successfully
List of devices attached
R58M12ABCDE            device usb:1-2 product:beyond1lte model:SM_G973F device:beyond1 transport_id:1
9f1c2d3e               device usb:1-3.1 product:willow model:Redmi_Note_8T device:willow transport_id:2
HT85G1A02345           unauthorized usb:1-3.2 transport_id:3
ZY22ABCD9K             offline usb:1-3.4 transport_id:4
192.168.1.23:5555      offline transport_id:5
LGH870f00d1            recovery usb:1-4 product:lucye model:LG_H870 device:lucye transport_id:6
`,
  none: `List of devices attached

`,
  error: `adb server version (40) doesn't match this client (41); killing...
could not read ok from ADB Server
* failed to start daemon
error: cannot connect to daemon
`,
} as const;
