/** What `adb devices` says of a phone, what needs attention first. */
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

export function toneOf(state: AdbState): AdbTone {
  if (state === 'device') return 'tip';
  return state === 'authorizing' || state === 'connecting' ? 'info' : 'warning';
}
