import { errorPatterns, statePatterns } from './errors.ts';
import { type AdbKind, type AdbPhone, type AdbState, type AdbTone, toneOf } from './states.ts';

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

/**
 * Reads what `adb devices` and `adb devices -l` print, together with what people copy along with it:
 * prompts, the command itself, daemon lines, error messages in the language of the system.
 */
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
