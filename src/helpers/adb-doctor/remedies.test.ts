import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentDir } from '../../files/content.ts';
import { locales } from '../../lib/locales.ts';
import { readAdbDevices } from './adb.ts';
import { adbExamples } from './examples.ts';
import { adbRemedyLinks, connectPhonesPath, groupPhones, remedyOf } from './remedies.ts';
import { adbStates } from './states.ts';
import english from './words/en.json';

test('the remedy for an offline or unauthorized phone depends on the connection', () => {
  expect(remedyOf({ state: 'offline', kind: 'usb' })).toBe('offline-usb');
  expect(remedyOf({ state: 'offline', kind: 'network' })).toBe('offline-network');
  expect(remedyOf({ state: 'offline', kind: 'emulator' })).toBe('offline-emulator');
  expect(remedyOf({ state: 'unauthorized', kind: 'network' })).toBe('unauthorized-network');
  expect(remedyOf({ state: 'sideload', kind: 'usb' })).toBe('restart');
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
    expect(groupPhones(readAdbDevices(['List of devices attached', ...lines].join('\n')).phones)).toMatchObject([
      { state: 'device', tone: 'tip' },
    ]);
  });
});

describe('words and links', () => {
  test('every state has words', () => {
    for (const state of adbStates) {
      expect(english).toHaveProperty([`state.${state}`]);
      expect(english).toHaveProperty([`meaning.${state}`]);
      expect(english).toHaveProperty([`remedy.${remedyOf({ state, kind: 'usb' })}`]);
    }
  });

  test('every link leads to a heading that exists in every language', () => {
    const paths = [connectPhonesPath, ...Object.values(adbRemedyLinks).map((link) => link.path)];
    for (const path of paths) {
      const [page = '', heading = ''] = path.replace('/docs/', '').split('#');
      for (const locale of locales) {
        const file = `${contentDir}/${locale}/docs/${page}.mdx`;
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file, 'utf8'), `${file}#${heading}`).toContain(`{/*${heading}*/}`);
      }
    }
  });
});
