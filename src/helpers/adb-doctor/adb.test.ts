import { describe, expect, test } from 'vitest';
import { costOfLength, linear } from '../../../tests/linear.ts';
import { type AdbNotice, readAdbDevices } from './adb.ts';
import { adbExamples } from './examples.ts';

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
