import { describe, expect, test } from 'vitest';
import { type AdbNotice, readAdbDevices } from './adb.ts';
import { adbExamples } from './examples.ts';

const header = 'List of devices attached';
const read = (...lines: string[]) => readAdbDevices(lines.join('\n'));
const ids = (notices: AdbNotice[]) => notices.map((notice) => notice.id);

describe('errors', () => {
  test.each([
    'adb: command not found',
    'bash: adb: command not found',
    '-bash: ./adb: No such file or directory',
    'zsh: command not found: adb',
    'zsh: no such file or directory: ./adb',
    "Command 'adb' not found, but can be installed with:",
    "'adb' is not recognized as an internal or external command,\noperable program or batch file.",
    "adb : The term 'adb' is not recognized as the name of a cmdlet, function, script file, or operable program.",
    "& : The term '.\\adb.exe' is not recognized as the name of a cmdlet",
    "'adb' 不是内部或外部命令，也不是可运行的程序\n或批处理文件。",
    'adb : 无法将“adb”项识别为 cmdlet、函数、脚本文件或可运行程序的名称。',
    '"adb" не является внутренней или внешней\nкомандой, исполняемой программой или пакетным файлом.',
    'adb : Имя "adb" не распознано как имя командлета, функции, файла сценария или выполняемой программы.',
  ])('adb is missing: %s', (text) => {
    const report = readAdbDevices(text);
    expect(report.verdict).toBe('error');
    expect(ids(report.notices)).toEqual(['missing']);
  });

  test('no devices found is an empty list', () => {
    for (const text of [
      'error: no devices/emulators found',
      'adb: no devices/emulators found',
      'error: no devices found',
    ]) {
      expect(readAdbDevices(text)).toEqual({ verdict: 'none', phones: [], notices: [] });
    }
  });

  test('two versions of adb, with their numbers', () => {
    const report = read(
      "adb server version (40) doesn't match this client (41); killing...",
      '* daemon started successfully',
      header,
      'R58M12ABCDE\tdevice',
    );
    expect(report.verdict).toBe('phones');
    expect(report.notices[0]).toMatchObject({ id: 'version', tone: 'warning', slots: { server: '40', client: '41' } });
  });

  test.each([
    ['error: cannot connect to daemon', 'server'],
    ['* failed to start daemon', 'server'],
    ['could not read ok from ADB Server', 'server'],
    ["ADB server didn't ACK", 'server'],
    ['adb.exe: failed to check server version: cannot connect to daemon at tcp:5037', 'server'],
    ['error: could not install *smartsocket* listener: Address already in use', 'server'],
    ["error: protocol fault (couldn't read status): Connection reset by peer", 'protocol'],
    ['adb server is out of date.  killing...', 'versionOld'],
    ['error: more than one device/emulator', 'severalDevices'],
  ])('%s', (text, id) => {
    const report = readAdbDevices(text);
    expect(report.verdict).toBe('error');
    expect(ids(report.notices)).toEqual([id]);
  });

  test('the same error on several lines is told once', () => {
    expect(ids(readAdbDevices(adbExamples.error).notices)).toEqual(['version', 'server']);
  });

  test.each([
    "failed to connect to '192.168.1.23:5555': Connection refused",
    'cannot connect to 192.168.1.23:5555: No connection could be made because the target machine actively refused it. (10061)',
    'unable to connect to 192.168.1.23:5555',
  ])('a failed adb connect names the address: %s', (text) => {
    expect(readAdbDevices(text).notices).toMatchObject([
      { id: 'connectFailed', tone: 'warning', slots: { address: '192.168.1.23:5555' } },
    ]);
  });

  test('hundreds of failed connections are one notice', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `failed to connect to '10.0.0.${index}:5555': timed out`);
    const { notices } = read(...lines);
    expect(notices).toHaveLength(1);
    expect(notices).toMatchObject([
      { slots: { address: expect.stringMatching(/^10\.0\.0\.0:5555, .*10\.0\.0\.4:5555, …$/) } },
    ]);
  });

  test.each([
    ['error: device unauthorized.', 'unauthorized'],
    ['adb: device offline', 'offline'],
    ['error: device still authorizing', 'authorizing'],
    ['adb: insufficient permissions for device: missing udev rules? user is in the plugdev group', 'no-permissions'],
  ])('an error that names a state: %s', (text, state) => {
    expect(readAdbDevices(text)).toMatchObject({ verdict: 'error', phones: [], notices: [{ id: 'state', state }] });
  });
});
