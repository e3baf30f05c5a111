import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { costOfLength, linear } from '../../../tests/linear.ts';
import { contentDir } from '../../files/content.ts';
import { locales } from '../../lib/locales.ts';
import { type KnownMessage, messageBook } from '../shared/messages.ts';
import { type LogRuleId, logRules } from './causes.ts';
import { logExamples } from './examples.ts';
import { longestLog, readLog } from './log.ts';
import { rulePath, supportPath } from './pages.ts';
import english from './words/en.json';

const idsOf = (report: ReturnType<typeof readLog>): string[] =>
  report.findings.map(({ known }) => ('rule' in known ? known.rule.id : known.message.id));
const found = (text: string) => idsOf(readLog(text));

describe('what the example texts say', () => {
  test('a failed task is no cause of its own beside the reason', () => {
    expect(found(logExamples.port)).toEqual(['localPort']);
    expect(found('task 4211 failed')).toEqual(['taskFailed']);
  });

  test('lines that were not recognized are listed beside those that were', () => {
    const { suspects } = readLog('ERROR element not found: Post\nERROR Agent is not initialized\nINFO done');
    expect(suspects.map(({ line, hit }) => [line, hit])).toEqual([[2, 'ERROR']]);
  });
});

describe('messages of the program', () => {
  const message: KnownMessage = {
    id: 'agentPortOccupied',
    texts: [
      'Port 50809 is occupied by process: …, which may mean another copy is running.',
      '端口50809被进程：…占用。',
    ],
    cause: 'The port is held.',
    remedy: 'Close the other program.',
  };
  const book = messageBook([message]);

  test('are recognized with their line, and nothing else is said about it', () => {
    const report = readLog(
      'INFO start\n09:12 ERROR Port 50809 is occupied by process: adb.exe, address already in use',
      book,
    );
    expect(idsOf(report)).toEqual(['agentPortOccupied']);
    expect(report.findings[0]?.certainty).toBe('exact');
    expect(report.findings[0]?.excerpts[0]).toMatchObject({ line: 2, hit: 'Port 50809 is occupied by process:' });
    expect(idsOf(readLog('端口50809被进程：adb.exe占用', book))).toEqual(['agentPortOccupied']);
  });
});

describe('known messages', () => {
  const messages: Array<[LogRuleId, string]> = [
    ['draftPermission', 'Permission denied. Unable to save draft videos.'],
    [
      'localPort',
      'error: tcp connect error: No connection could be made because the target machine actively refused it. (os error 10061)',
    ],
    ['localPort', '由于目标计算机积极拒绝，无法连接。 (os error 10061)'],
    ['localPort', 'connect to 127.0.0.1:20807 failed: Connection refused (os error 61)'],
    ['localPort', 'Connection refused: localhost/127.0.0.1:8080'],
    ['localPort', 'Error: connect ECONNREFUSED 127.0.0.1:50809'],
    ['agentTimeout', 'Agent Start Timeout'],
    ['agentTimeout', 'ERROR agent_start_timeout device=07'],
    ['macosAgent', 'Agent start error InvalidStateError: The object is in an invalid state.'],
    ['vcruntime', 'vcruntime140.dll not found'],
    ['vcruntime', 'The code execution cannot proceed because VCRUNTIME140_1.dll was not found.'],
    ['vcruntime', 'The program can’t start because MSVCP140.dll is missing from your computer.'],
    ['vcruntime', '由于找不到 VCRUNTIME140.dll，无法继续执行代码。'],
    ['vcruntime', 'Не удается продолжить выполнение кода, поскольку система не обнаружила VCRUNTIME140.dll.'],
    ['badImage', 'The application was unable to start correctly (0xc000007b). Click OK to close.'],
    ['maxAttempts', 'Maximum number of attempts reached. Try again later.'],
    [
      'inputDenied',
      'java.lang.SecurityException: Injecting input events requires the caller to have the INJECT_EVENTS permission.',
    ],
    [
      'installRefused',
      'adb: failed to install agent.apk: Failure [INSTALL_FAILED_USER_RESTRICTED: Install canceled by user]',
    ],
    ['installStorage', 'Failure [INSTALL_FAILED_INSUFFICIENT_STORAGE]'],
    ['installStorage', "adb: error: failed to copy 'a.mp4': No space left on device"],
    ['installConflict', 'Failure [INSTALL_FAILED_VERSION_DOWNGRADE]'],
    ['installConflict', 'INSTALL_FAILED_UPDATE_INCOMPATIBLE: Existing package signatures do not match'],
    ['installUnfit', 'Failure [INSTALL_FAILED_NO_MATCHING_ABIS: Failed to extract native libraries, res=-113]'],
    ['glogin', '/system/bin/sh: glogin: inaccessible or not found'],
    ['elementNotFound', 'ERROR element not found: Post'],
    ['elementNotFound', 'NoSuchElementException: An element could not be located'],
    ['agentStart', 'failed to start agent on R58M12ABCDE'],
    ['appMissing', 'Error: Activity class {com.zhiliaoapp.musically/.SplashActivity} does not exist.'],
    ['appMissing', '** No activities found to run, monkey aborted.'],
    ['portTaken', 'Only one usage of each socket address is normally permitted. (os error 10048)'],
    ['portTaken', 'listen EADDRINUSE: address already in use :::50809'],
    ['adbMissing', "'adb' is not recognized as an internal or external command"],
    ['adbUnauthorized', 'error: device unauthorized.'],
    ['adbUnauthorized', 'R58M12ABCDE\tunauthorized'],
    ['adbOffline', "error: device 'R58M12ABCDE' offline"],
    ['adbOffline', 'adb: device offline'],
    ['adbOffline', '192.168.1.23:5555      offline transport_id:5'],
    ['adbNotFound', "error: device 'R58M12ABCDE' not found"],
    ['adbNotFound', 'error: no devices/emulators found'],
    ['adbSeveral', 'error: more than one device/emulator'],
    ['adbServer', "adb server version (40) doesn't match this client (41); killing..."],
    ['adbServer', 'error: cannot connect to daemon'],
    ['adbServer', "error: protocol fault (couldn't read status)"],
    ['remoteRefused', "failed to connect to '203.0.113.10:5555': Connection refused"],
    ['remoteRefused', 'cannot connect to 203.0.113.10:5555: actively refused it. (os error 10061)'],
    ['remoteRefused', 'connect 203.0.113.10:5555: Connection refused'],
    ['macosDamaged', '“App” is damaged and can’t be opened. You should move it to the Trash.'],
    ['linkLost', 'error: closed'],
    ['linkLost', 'An existing connection was forcibly closed by the remote host. (os error 10054)'],
    ['timeout', 'request timed out after 30 s'],
    ['taskFailed', 'task_failed'],
    ['taskFailed', 'WARN  task 4211 failed, retry in 34 s'],
  ];

  test.each(messages)('%s: %s', (id, text) => {
    expect(found(text)).toEqual([id]);
    expect(found(`[2026-11-15 09:00:00] INFO start\r\n${text}\r\n[2026-11-15 09:00:01] INFO end`)).toEqual([id]);
  });

  test('in any case of letters', () => {
    expect(found('AGENT START TIMEOUT\nElement Not Found')).toEqual(['agentTimeout', 'elementNotFound']);
  });

  test('every rule is proven by a message', () => {
    expect(new Set(messages.map(([id]) => id))).toEqual(new Set(logRules.map(({ id }) => id)));
  });
});

describe('what is not an error', () => {
  test.each([
    'INFO connected to 127.0.0.1:20807',
    'DEBUG timeout=30 retries=3',
    'DEBUG loaded C:\\Windows\\System32\\vcruntime140.dll',
    'HTTP 401 Unauthorized: device unauthorized by https://example.com',
    'INFO task 12 completed',
    'INFO device 07 online',
    'Mode offline enabled',
    'status unauthorized',
    'the licence of this library is MIT',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('empty text', () => {
    expect(readLog('')).toEqual({ lines: 0, cut: false, findings: [], suspects: [] });
    expect(readLog('\r\n \r\n').lines).toBe(0);
  });
});

describe('ranking', () => {
  test('a line belongs to the most exact rule only', () => {
    expect(found('task failed: request timed out: 127.0.0.1:20807 connection refused')).toEqual(['localPort']);
  });

  test('exact messages before symptoms before hints, whatever the order of the lines', () => {
    expect(found('task failed\nelement not found\nAgent Start Timeout')).toEqual(['agentTimeout', 'elementNotFound']);
  });

  test('among equals the one nearest to the end comes first', () => {
    expect(found('Failure [INSTALL_FAILED_VERSION_DOWNGRADE]\nAgent Start Timeout')).toEqual([
      'agentTimeout',
      'installConflict',
    ]);
  });
});

describe('excerpts', () => {
  test('line number and matching words', () => {
    const [finding] = readLog('one\r\n\r\n[09:00] ERROR Agent Start Timeout (device 7)').findings;
    expect(finding?.excerpts).toEqual([
      { line: 3, before: '[09:00] ERROR ', hit: 'Agent Start Timeout', after: ' (device 7)' },
    ]);
  });

  test('many matches: the last three are shown, all are counted', () => {
    const [finding] = readLog('error: device offline\n'.repeat(50)).findings;
    expect(finding?.count).toBe(50);
    expect(finding?.excerpts.map((excerpt) => excerpt.line)).toEqual([48, 49, 50]);
  });

  test('terminal colours are removed, also where copying dropped the escape character', () => {
    const colour = String.fromCharCode(27);
    const [finding] = readLog(`${colour}[1;31mAgent ${colour}[0mStart Timeout[0m`).findings;
    expect(finding?.excerpts[0]).toEqual({ line: 1, before: '', hit: 'Agent Start Timeout', after: '' });
  });

  test('brackets that are no colours stay', () => {
    expect(readLog('[12] [main] error: device offline [x]').findings[0]?.excerpts[0]).toMatchObject({
      before: '[12] [main] error: ',
      after: ' [x]',
    });
  });

  test('HTML stays text', () => {
    const [finding] = readLog('<img src=x onerror=alert(1)> Agent Start Timeout <b>').findings;
    expect(finding?.excerpts[0]).toMatchObject({ before: '<img src=x onerror=alert(1)> ', after: ' <b>' });
  });

  test('a very long line is shown around the match', () => {
    const [finding] = readLog(`${'x'.repeat(5000)} Agent Start Timeout ${'y'.repeat(5000)}`).findings;
    const [excerpt] = finding?.excerpts ?? [];
    expect(excerpt?.before).toMatch(/^…x+ $/);
    expect(excerpt?.after).toMatch(/^ y+…$/);
    expect(`${excerpt?.before}${excerpt?.hit}${excerpt?.after}`.length).toBeLessThan(300);
  });
});

describe('nothing known', () => {
  test('shows the last lines that speak of an error', () => {
    const report = readLog(logExamples.unknown);
    expect(report.findings).toEqual([]);
    expect(report.suspects).toMatchObject([{ line: 2, hit: 'ERROR' }]);
  });

  test('at most five of them, the last ones', () => {
    const { suspects } = readLog('some exception\n'.repeat(20));
    expect(suspects.map((suspect) => suspect.line)).toEqual([16, 17, 18, 19, 20]);
  });
});

describe('size', () => {
  const length = 250_000;

  test('a long ordinary log', () => {
    const line =
      '[2026-11-15 09:12:05] INFO  device 07 192.168.1.23:5555 tapped (312, 840), waiting for screen "Profile"\n';
    const text = line.repeat(Math.ceil(length / line.length));
    expect(costOfLength(readLog, text)).toBeLessThan(linear);
    expect(found(`${text}Agent Start Timeout`)).toEqual(['agentTimeout']);
  });

  test.each([
    ['one line', 'a'],
    ['spaces', ' '],
    ['almost a device', "device '"],
    ['almost a refusal', 'connection refused '],
    ['almost an address', '127.0.0.1 '],
    ['another address', '10.0.0.1:1 '],
    ['almost an activity', 'activity class {'],
    ['almost a task', 'task '],
    ['almost a library', 'vcruntime140.dll '],
    ['brackets', '['],
    ['digits and semicolons', '[1;1;1;'],
    ['line breaks', '\n'],
    ['errors', 'error: device offline\n'],
  ])('a long log of %s takes linear time', (_, piece) => {
    expect(costOfLength(readLog, piece.repeat(Math.ceil(length / piece.length)))).toBeLessThan(linear);
  });

  test('beyond the limit the end is read, with the right line numbers', () => {
    const line = `${'x'.repeat(99)}\n`;
    const count = Math.ceil(longestLog / line.length) + 500;
    const report = readLog(`Agent Start Timeout\n${line.repeat(count)}Failure [INSTALL_FAILED_VERSION_DOWNGRADE]`);
    expect(report.cut).toBe(true);
    expect(idsOf(report)).toEqual(['installConflict']);
    expect(report.findings[0]?.excerpts[0]?.line).toBe(count + 2);
  });
});

describe('words and links', () => {
  test('every rule has words', () => {
    for (const { id, page } of logRules) {
      expect(english).toHaveProperty([`rule.${id}.title`]);
      expect(english).toHaveProperty([`rule.${id}.remedy`]);
      expect(english).toHaveProperty([`page.${page}`]);
    }
  });

  test('every link leads to a heading that exists in every language', () => {
    for (const path of [supportPath, ...logRules.map(rulePath)]) {
      const [, folder = '', page = '', heading = ''] = /^\/(docs|blog)\/([^#]+)#(.+)$/.exec(path) ?? [];
      for (const locale of locales) {
        const file = `${contentDir}/${locale}/${folder}/${page}.mdx`;
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file, 'utf8'), `${file}#${heading}`).toContain(`{/*${heading}*/}`);
      }
    }
  });

  test('the examples show what they promise', () => {
    expect(found(logExamples.port)).toEqual(['localPort']);
    expect(found(logExamples.post)).toEqual(['draftPermission', 'elementNotFound']);
    expect(found(logExamples.startup)).toEqual(['vcruntime', 'agentTimeout']);
  });
});
