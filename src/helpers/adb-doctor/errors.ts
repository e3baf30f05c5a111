import type { AdbState, AdbTone } from './states.ts';

type ErrorId = 'missing' | 'server' | 'protocol' | 'version' | 'versionOld' | 'connectFailed' | 'severalDevices';

/** In this order: the first that fits names the line. Windows and PowerShell speak the system's language. */
export const errorPatterns: ReadonlyArray<{ id: ErrorId; tone: AdbTone; pattern: RegExp }> = [
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
export const statePatterns: ReadonlyArray<{ state: AdbState; pattern: RegExp }> = [
  { state: 'unauthorized', pattern: /^(?:error|adb): device unauthorized/i },
  { state: 'offline', pattern: /^(?:error|adb)(?:: error)?: device offline/i },
  { state: 'authorizing', pattern: /device still authorizing/i },
  { state: 'connecting', pattern: /device still connecting/i },
  { state: 'no-permissions', pattern: /insufficient permissions for device/i },
];
