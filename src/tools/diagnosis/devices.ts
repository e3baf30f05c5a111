import type { DiagnosisFile } from './schema.ts';

export interface Device {
  serial: string;
  state: string;
  kind: string;
  model?: string | undefined;
  hint?: string | undefined;
  /** Line of the pasted text, from 1. */
  line: number;
}

export interface DeviceList {
  devices: Device[];
  headers: number;
  saysEmpty: boolean;
  /** Lines that are neither a device nor known noise. */
  unread: number;
}

const longestRow = 1000;

export const regExp = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|') || '(?!)', 'i');

/** Puts the lines of a text into a list; says of each whether it is the header of one. */
export function listReader(table: NonNullable<DiagnosisFile['table']>, states: ReadonlySet<string>) {
  const [header, serialNumber, empty, noise] = [
    regExp(table.header),
    regExp(table.serial),
    regExp(table.empty),
    regExp(...table.noise),
  ];
  // The words of a list are small letters.
  const row = new RegExp(table.row);
  const kinds = Object.entries(table.kinds).map(([kind, pattern]) => ({ kind, pattern: regExp(pattern) }));

  function deviceIn(text: string, line: number, listed: boolean): Device | undefined {
    if (text.length > longestRow) return undefined;
    const { serial, state, hint, details = '' } = row.exec(text)?.groups ?? {};
    if (!serial || !state) return undefined;
    const isKnown = states.has(state);
    // Without the header above it, a line must look like a device in itself; so must one with an unknown state.
    if (!(listed && isKnown) && !((listed || isKnown) && serialNumber.test(serial))) return undefined;
    const kind = kinds.find(({ pattern }) => pattern.test(serial))?.kind ?? 'usb';
    const model = / model:(\S+)/.exec(details)?.[1]?.replaceAll('_', ' ');
    return { serial, state, kind, model, hint, line };
  }

  return {
    isHeader: (text: string): boolean => header.test(text),
    read: (list: DeviceList, text: string, line: number): void => {
      const device = deviceIn(text, line, list.headers > 0);
      if (device) list.devices.push(device);
      else if (empty.test(text)) list.saysEmpty = true;
      else if (!noise.test(text)) list.unread += 1;
    },
  };
}

/** `adb-R58M123-x4Zk._adb-tls-connect._tcp` carries the serial that the phone shows over USB. */
const serialInside = (name: string): string | undefined => /^adb-(.+)-[A-Za-z0-9]+(?: \(\d+\))?\._adb/.exec(name)?.[1];

/** Serial numbers that occur twice, and those of devices that are connected twice. */
export function doubles(devices: readonly Device[]) {
  const serials = devices.map(({ serial }) => serial);
  const seen = new Set<string>();
  return {
    duplicate: serials.filter((serial) => seen.has(serial) || !seen.add(serial)),
    samePhone: serials.flatMap((serial) => serialInside(serial) ?? []).filter((serial) => seen.has(serial)),
  };
}
