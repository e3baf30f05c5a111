import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import en from '../../../content/ui/en/helpers.json' with { type: 'json' };
import ru from '../../../content/ui/ru/helpers.json' with { type: 'json' };
import zh from '../../../content/ui/zh-Hans/helpers.json' with { type: 'json' };
import { costOfLength, linear } from '../../../tests/linear.ts';
import { locales } from '../../lib/locales.ts';
import {
  type AdbNotice,
  adbExamples,
  adbRemedyLinks,
  adbStates,
  connectPhonesPath,
  groupPhones,
  readAdbDevices,
  remedyOf,
} from './adb.ts';
import { adbDoctorKeys, captionLabKeys, logDoctorKeys } from './label-keys.ts';

const header = 'List of devices attached';
const read = (...lines: string[]) => readAdbDevices(lines.join('\n'));
const ids = (notices: AdbNotice[]) => notices.map((notice) => notice.id);
const states = (text: string) => readAdbDevices(text).phones.map((phone) => phone.state);

describe('lists', () => {
  test('nothing pasted', () => {
    expect(readAdbDevices('')).toEqual({ verdict: 'empty', phones: [], notices: [] });
    expect(readAdbDevices(' \r\n\t\n').verdict).toBe('empty');
  });

  test('no phone', () => {
    expect(readAdbDevices(`${header}\n\n`)).toEqual({ verdict: 'none', phones: [], notices: [] });
  });

  test('one phone, short form: a tab between serial and state', () => {
    expect(read(header, 'R58M12ABCDE\tdevice', '').phones).toEqual([
      { serial: 'R58M12ABCDE', state: 'device', stateText: 'device', kind: 'usb', line: 2 },
    ]);
  });

  test('one phone, long form: the model is readable again', () => {
    const [phone] = read(
      header,
      '9f1c2d3e               device usb:1-3.1 product:willow model:Redmi_Note_8T device:willow transport_id:2',
    ).phones;
    expect(phone).toMatchObject({ serial: '9f1c2d3e', state: 'device', model: 'Redmi Note 8T', kind: 'usb' });
  });

  test('several phones in one list keep their order and lines', () => {
    const { phones, verdict } = readAdbDevices(adbExamples.mixed);
    expect(verdict).toBe('phones');
    expect(phones.map(({ line, state }) => [line, state])).toEqual([
      [4, 'device'],
      [5, 'device'],
      [6, 'unauthorized'],
      [7, 'offline'],
      [8, 'offline'],
      [9, 'recovery'],
    ]);
  });

  test.each([
    ['device', 'device'],
    ['unauthorized', 'unauthorized'],
    ['offline', 'offline'],
    ['no permissions', 'no-permissions'],
    ['recovery', 'recovery'],
    ['sideload', 'sideload'],
    ['rescue', 'rescue'],
    ['bootloader', 'bootloader'],
    ['fastboot', 'bootloader'],
    ['authorizing', 'authorizing'],
    ['connecting', 'connecting'],
    ['host', 'host'],
    ['unknown', 'unknown'],
    ['hibernating', 'unknown'],
  ])('state "%s" in both forms, with tab or spaces', (printed, state) => {
    expect(states(`${header}\nR58M12ABCDE\t${printed}`)).toEqual([state]);
    expect(states(`${header}\nR58M12ABCDE ${printed}`)).toEqual([state]);
    expect(states(`${header}\nR58M12ABCDE            ${printed} usb:1-2 transport_id:7`)).toEqual([state]);
  });

  test.each([
    [
      'no permissions (missing udev rules? user is in the plugdev group); see [http://developer.android.com/tools/device.html]',
    ],
    [
      'no permissions (user in plugdev group; are your udev rules wrong?); see [http://developer.android.com/tools/device.html]',
    ],
    ['no permissions (verify udev rules); see [developer.android.com/tools/device.html] usb:1-1 transport_id:7'],
  ])('%s', (printed) => {
    const [phone] = read(header, `0123456789ABCDEF\t${printed}`).phones;
    expect(phone).toMatchObject({ serial: '0123456789ABCDEF', state: 'no-permissions', stateText: 'no permissions' });
    expect(phone?.hint).toMatch(/udev rules/);
    expect(phone?.hint).not.toMatch(/see|\(|\)/);
  });

  test('no permissions without a readable serial', () => {
    expect(states(`${header}\n????????????\tno permissions`)).toEqual(['no-permissions']);
    expect(states(`${header}\n(no serial number)\tno permissions`)).toEqual(['no-permissions']);
    expect(states(`${header}\nR58M1\tno permissions; see [http://developer.android.com/tools/device.html]`)).toEqual([
      'no-permissions',
    ]);
  });
});

describe('kinds of connection', () => {
  test.each([
    ['R58M12ABCDE', 'usb'],
    ['????????????', 'usb'],
    ['emulator-5554', 'emulator'],
    ['192.168.1.23:5555', 'network'],
    ['phone-7.lan:5555', 'network'],
    ['[fe80::1%en0]:5555', 'network'],
    ['adb-R5CX123ABC-AbCdEf._adb-tls-connect._tcp', 'network'],
    ['adb-R5CX123ABC-AbCdEf._adb-tls-connect._tcp.', 'network'],
    ['adb-R5CX123ABC-AbCdEf (2)._adb-tls-connect._tcp', 'network'],
  ])('%s is %s', (serial, kind) => {
    expect(read(header, `${serial}\tdevice`).phones).toMatchObject([{ serial, kind, state: 'device' }]);
  });

  test('the remedy for an offline or unauthorized phone depends on the connection', () => {
    expect(remedyOf({ state: 'offline', kind: 'usb' })).toBe('offline-usb');
    expect(remedyOf({ state: 'offline', kind: 'network' })).toBe('offline-network');
    expect(remedyOf({ state: 'offline', kind: 'emulator' })).toBe('offline-emulator');
    expect(remedyOf({ state: 'unauthorized', kind: 'network' })).toBe('unauthorized-network');
    expect(remedyOf({ state: 'sideload', kind: 'usb' })).toBe('restart');
  });
});

describe('what is copied along', () => {
  test('daemon lines', () => {
    const report = read(
      '* daemon not running; starting now at tcp:5037',
      '* daemon started successfully',
      header,
      'R58M12ABCDE\tdevice',
    );
    expect(report).toMatchObject({ verdict: 'phones', phones: [{ line: 4 }] });
    expect(ids(report.notices)).toEqual(['daemon']);
  });

  test('daemon lines of old versions', () => {
    const report = read(
      '* daemon not running. starting it now on port 5037 *',
      '* daemon started successfully *',
      header,
    );
    expect(report.verdict).toBe('none');
    expect(ids(report.notices)).toEqual(['daemon']);
  });

  test('Windows line ends', () => {
    const report = readAdbDevices(`${header}\r\nR58M12ABCDE\tdevice\r\nZY22\toffline\r\n\r\n`);
    expect(report.phones.map((phone) => phone.serial)).toEqual(['R58M12ABCDE', 'ZY22']);
    expect(report.notices).toEqual([]);
  });

  test.each([
    ['C:\\platform-tools>adb devices', 'C:\\platform-tools>'],
    ['PS C:\\Users\\li> .\\adb.exe devices -l', 'PS C:\\Users\\li>'],
    ['PS C:\\Program Files\\App> & ".\\adb.exe" devices', 'PS C:\\Program Files\\App>'],
    ['user@mac ~ % ./adb devices -l', 'user@mac ~ %'],
    ['$ adb -P 5038 devices', '$'],
    ['➜  ~ adb devices', 'root@box:/opt#'],
  ])('prompt "%s"', (command, prompt) => {
    const report = read(command, header, 'R58M12ABCDE\tdevice', '', prompt);
    expect(report.phones).toHaveLength(1);
    expect(report.notices).toEqual([]);
  });

  test('a list without its header', () => {
    expect(states('R58M12ABCDE\tdevice\n192.168.1.23:5555\toffline')).toEqual(['device', 'offline']);
  });

  test('two lists: the last one is true now', () => {
    const report = read(header, 'R58M12ABCDE\toffline', '', header, 'R58M12ABCDE\tdevice');
    expect(report.phones.map((phone) => phone.state)).toEqual(['device']);
    expect(ids(report.notices)).toEqual(['severalLists']);
  });

  test('lines that are not understood are counted, not hidden', () => {
    const report = read(header, 'R58M12ABCDE\tdevice', 'my notes about this phone', 'hello world');
    expect(report.phones).toHaveLength(1);
    expect(report.notices).toEqual([{ id: 'skipped', tone: 'info', slots: { n: 2 } }]);
  });

  test('answers of adb connect', () => {
    const report = read(
      'connected to 192.168.1.23:5555',
      'already connected to 192.168.1.24:5555',
      header,
      'A1\tdevice',
    );
    expect(report.notices).toEqual([]);
  });
});

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

describe('phones that disturb each other', () => {
  test('duplicate serial numbers', () => {
    const report = read(header, '0123456789ABCDEF\tdevice', '0123456789ABCDEF\tdevice', 'R58M1\tdevice');
    expect(report.phones).toHaveLength(3);
    expect(report.notices).toEqual([{ id: 'duplicate', tone: 'warning', slots: { serial: '0123456789ABCDEF' } }]);
  });

  test('one phone by USB and over the network', () => {
    const report = read(header, 'R5CX123ABC\tdevice', 'adb-R5CX123ABC-AbCdEf._adb-tls-connect._tcp\tdevice');
    expect(report.notices).toEqual([{ id: 'samePhone', tone: 'info', slots: { serial: 'R5CX123ABC' } }]);
  });
});

describe('garbage', () => {
  test.each([
    'hello',
    'my device is offline since yesterday',
    'Please help, the phone 7 is not there',
    'device offline',
    '<script>alert(1)</script>',
    '{"serial":"R58M12ABCDE","state":"device"}',
    'device\ndevice\ndevice',
    'C:\\Users\\li>',
    '\u0000\u0001\u0002 binary',
  ])('%j', (text) => {
    expect(readAdbDevices(text)).toEqual({ verdict: 'garbage', phones: [], notices: [] });
  });

  test.each([
    ['one word', 'a'.repeat(2.5e5)],
    ['one line after the header', `${header}\n${'x '.repeat(1.2e5)}`],
    ['commands', 'adb '.repeat(6e4)],
    ['quotes', "adb '\n".repeat(4e4)],
  ])('a long text of %s takes linear time', (_, text) => {
    expect(costOfLength(readAdbDevices, text)).toBeLessThan(linear);
  });
});

describe('groups', () => {
  test('equal states stand together, ready phones last', () => {
    const groups = groupPhones(readAdbDevices(adbExamples.mixed).phones);
    expect(groups.map(({ remedy, kind, phones }) => [remedy, kind, phones.length])).toEqual([
      ['unauthorized', undefined, 1],
      ['offline-usb', 'usb', 1],
      ['offline-network', 'network', 1],
      ['restart', undefined, 1],
      ['device', undefined, 2],
    ]);
  });

  test('a farm of 200 is one group', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `BOARD${index}\tdevice`);
    expect(groupPhones(read(header, ...lines).phones)).toMatchObject([{ state: 'device', tone: 'tip' }]);
  });
});

describe('words and links', () => {
  test('every key exists in every language, with the same slots and marks', () => {
    const slots = (text: string) => (text.match(/\{[a-z]+\}/g) ?? []).sort();
    const keys = { ...adbDoctorKeys, ...logDoctorKeys, ...captionLabKeys };
    const used = new Set([adbDoctorKeys, logDoctorKeys, captionLabKeys].flatMap((set) => Object.values(set)));
    expect(Object.keys(keys).length).toBeGreaterThan(100);
    const outside = /\.needsScript$/;
    expect([...used].sort()).toEqual(
      Object.keys(en)
        .filter((key) => !outside.test(key))
        .sort(),
    );
    for (const key of used) {
      expect(slots(zh[key]), `zh-Hans ${key}`).toEqual(slots(en[key]));
      expect(slots(ru[key]), `ru ${key}`).toEqual(slots(en[key]));
      for (const text of [en[key], zh[key], ru[key]]) {
        expect(text.split('**').length % 2, text).toBe(1);
        expect(text.split('`').length % 2, text).toBe(1);
      }
    }
  });

  test('every state has words', () => {
    for (const state of adbStates) {
      expect(adbDoctorKeys).toHaveProperty([`state.${state}`]);
      expect(adbDoctorKeys).toHaveProperty([`meaning.${state}`]);
      expect(adbDoctorKeys).toHaveProperty([`remedy.${remedyOf({ state, kind: 'usb' })}`]);
    }
  });

  test('every link leads to a heading that exists in every language', () => {
    const paths = [connectPhonesPath, ...Object.values(adbRemedyLinks).map((link) => link.path)];
    for (const path of paths) {
      const [page = '', heading = ''] = path.replace('/docs/', '').split('#');
      for (const locale of locales) {
        const file = `content/docs/${locale}/${page}.mdx`;
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file, 'utf8'), `${file}#${heading}`).toContain(`{/*${heading}*/}`);
      }
    }
  });
});
