import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { costOfLength, linear } from '../../../tests/linear.ts';
import { parseYaml } from '../../files/yaml.ts';
import { type Finding, longestText, type Report, reader, slotsOf } from './diagnose.ts';
import { messageBook } from './messages.ts';
import { labelsOf, ruleBookOf, type WordsFile } from './rules.ts';
import { diagnosisNames, diagnosisSchema } from './schema.ts';

const read = (name: string) =>
  diagnosisSchema.parse(parseYaml(readFileSync(`content/data/diagnosis/${name}.yaml`, 'utf8')));
const files = { adb: read('adb'), log: read('log') };
const english: WordsFile = JSON.parse(readFileSync('content/en/diagnosis.json', 'utf8'));
const word = (key: string): string => english[key] ?? '';
const readers = {
  adb: reader(ruleBookOf('adb', files, word, () => undefined)),
  log: reader(ruleBookOf('log', files, word, () => undefined)),
};
const { adb, log } = readers;
const header = 'List of devices attached';
const ids = ({ findings }: Report): string[] => findings.map(({ advice }) => advice.id);
const titleOf = (finding: Finding | undefined) => finding && [finding.advice.id, slotsOf(finding)];

describe.each(diagnosisNames)('%s.yaml', (name) => {
  it.each(files[name].examples)('finds in $text: $gives', ({ text, gives, verdict }) => {
    const report = readers[name](text);
    expect(ids(report)).toEqual(gives);
    if (verdict) expect(report.verdict).toBe(verdict);
  });

  it('has an example of every rule', () => {
    const given = new Set(files[name].examples.flatMap(({ gives }) => gives));
    expect(Object.keys(files[name].rules).filter((id) => !given.has(id))).toEqual([]);
  });

  it('has the words its panel shows', () => {
    const labels = labelsOf(name, english);
    expect(labels).toHaveProperty('title');
    expect(labels).not.toHaveProperty(`${name}.title`);
    for (const each of files[name].examples) if (each.name) expect(labels).toHaveProperty([`example.${each.name}`]);
  });

  test.each([
    ['spaces', ' '],
    ['commands', 'adb '],
    ['quotes', "adb '\n"],
    ['almost a list', `${header}\nx y:`],
    ['almost an address', '127.0.0.1 '],
    ['almost an activity', 'activity class {'],
    ['almost a library', 'vcruntime140.dll '],
    ['brackets', '[1;1;1;'],
    ['errors', 'error: device offline\n'],
    ['devices', 'adb-R5CX-a-a-a\tdevice\n'],
  ])('reads a long text of %s in linear time', (_, piece) => {
    const text = piece.repeat(Math.ceil(250_000 / piece.length));
    expect(costOfLength((each) => readers[name](each), text)).toBeLessThan(linear);
  });
});

describe('a list of devices', () => {
  it('is read with model, connection, remark of adb and line', () => {
    const { devices } = adb(
      [
        '* daemon started successfully',
        header,
        '9f1c2d3e               device usb:1-3.1 product:willow model:Redmi_Note_8T transport_id:1',
        '0123456789ABCDEF\tno permissions (missing udev rules? user is in the plugdev group); see [http://x.test/a.html]',
        '192.168.1.23:5555\toffline',
      ].join('\n'),
    );
    expect(devices).toMatchObject([
      { serial: '9f1c2d3e', state: 'device', model: 'Redmi Note 8T', kind: 'usb', line: 3 },
      { state: 'no permissions', hint: 'missing udev rules? user is in the plugdev group', line: 4 },
      { kind: 'network', line: 5 },
    ]);
  });

  it('of a farm has one finding for each state', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `BOARD${index}\tdevice`);
    const { findings } = adb([header, ...lines].join('\n'));
    expect(findings).toHaveLength(1);
    expect(findings[0]?.devices).toHaveLength(200);
  });

  it.each([
    ["adb server version (40) doesn't match this client (41); killing...", 'version', { server: '40', client: '41' }],
    ["failed to connect to '192.168.1.23:5555': Connection refused", 'connectFailed', { address: '192.168.1.23:5555' }],
    ['cannot connect to 192.168.1.23:5555: No connection (10061)', 'connectFailed', { address: '192.168.1.23:5555' }],
    [`${header}\nA1\tdevice\nA1\tdevice`, 'duplicate', { serial: 'A1' }],
    [`${header}\nA1\tdevice\nadb-A1-AbCd._adb-tls-connect._tcp\tdevice`, 'samePhone', { serial: 'A1' }],
    [`${header}\nA1\tdevice\nmy notes\nhello world`, 'skipped', { n: '2' }],
  ])('names what %s is about', (text, id, slots) => {
    expect(titleOf(adb(text).findings[0])).toEqual([id, slots]);
  });

  it('names five of hundreds', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `failed to connect to '10.0.0.${index}:5555': timed out`);
    expect(titleOf(adb(lines.join('\n')).findings[0])).toEqual([
      'connectFailed',
      { address: expect.stringMatching(/^10\.0\.0\.0:5555, .*10\.0\.0\.4:5555, …$/) },
    ]);
  });
});

describe('excerpts', () => {
  it('have line number and matching words', () => {
    const [finding] = log('one\r\n\r\n[09:00] ERROR Agent Start Timeout (device 7)').findings;
    expect(finding?.excerpts).toEqual([
      { line: 3, before: '[09:00] ERROR ', hit: 'Agent Start Timeout', after: ' (device 7)' },
    ]);
  });

  it('are the last three of many, and all are counted', () => {
    const [finding] = log('error: device offline\n'.repeat(50)).findings;
    expect(finding?.count).toBe(50);
    expect(finding?.excerpts.map(({ line }) => line)).toEqual([48, 49, 50]);
  });

  it('leave out colors of a terminal, also where copying dropped the escape character', () => {
    const start = String.fromCharCode(27);
    const [finding] = log(`${start}[1;31mAgent ${start}[0mStart Timeout[0m`).findings;
    expect(finding?.excerpts[0]).toEqual({ line: 1, before: '', hit: 'Agent Start Timeout', after: '' });
    expect(log('[12] [main] error: device offline [x]').findings[0]?.excerpts[0]).toMatchObject({
      before: '[12] [main] error: ',
      after: ' [x]',
    });
  });

  it('show a very long line around the match, as text', () => {
    const [finding] = log(`${'x'.repeat(5000)} <b>Agent Start Timeout ${'y'.repeat(5000)}`).findings;
    const { before = '', after = '' } = finding?.excerpts[0] ?? {};
    expect(before).toMatch(/^…x+ <b>$/);
    expect(after).toMatch(/^ y+…$/);
    expect(before.length + after.length).toBeLessThan(250);
  });

  it('of lines that speak of an error and were not recognized are the last five', () => {
    expect(log('some exception\n'.repeat(20)).suspects.map(({ line }) => line)).toEqual([16, 17, 18, 19, 20]);
    const { suspects } = log('ERROR element not found: Post\nERROR Agent is not initialized\nINFO done');
    expect(suspects.map(({ line, hit }) => [line, hit])).toEqual([[2, 'ERROR']]);
  });
});

it('a message of the program is the only finding of its line', () => {
  const book = messageBook([
    { id: 'agentPortOccupied', texts: ['Port 50809 is occupied by process: …'], cause: 'Held.', remedy: 'Close it.' },
  ]);
  const report = log(
    'INFO start\n09:12 ERROR Port 50809 is occupied by process: adb.exe, address already in use',
    book,
  );
  expect(ids(report)).toEqual(['agentPortOccupied']);
  expect(report.findings[0]?.advice).toMatchObject({ severity: 'danger', title: 'Held.', text: 'Close it.' });
  expect(report.findings[0]?.excerpts[0]).toMatchObject({ line: 2, hit: 'Port 50809 is occupied by process:' });
});

it('beyond the limit the end is read, with the right line numbers', () => {
  const line = `${'x'.repeat(99)}\n`;
  const count = Math.ceil(longestText / line.length) + 500;
  const report = log(`Agent Start Timeout\n${line.repeat(count)}Failure [INSTALL_FAILED_VERSION_DOWNGRADE]`);
  expect(report.cut).toBe(true);
  expect(ids(report)).toEqual(['installConflict']);
  expect(report.findings[0]?.excerpts[0]?.line).toBe(count + 2);
});
