import { describe, expect, test } from 'vitest';
import {
  buildFacts,
  checksumCommand,
  installerName,
  readDistributor,
  recognizeSystem,
  withDistributor,
} from './download.ts';

const firefox = (system: string) => `Mozilla/5.0 (${system}; rv:140.0) Gecko/20100101 Firefox/140.0`;
const safari = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`;
const chrome = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`;
const system = (userAgent: string, platform?: string, maxTouchPoints = 0) =>
  recognizeSystem({ userAgent, platform, maxTouchPoints });

describe('system', () => {
  test.each([
    ['Windows', 'windows'],
    ['macOS', 'macos'],
    ['Linux', 'linux'],
    ['Android', 'phone'],
    ['iOS', 'phone'],
    ['Chrome OS', 'unknown'],
    ['Chromium OS', 'unknown'],
    ['Fuchsia', 'unknown'],
  ])('platform %s is %s', (platform, expected) => {
    expect(system(chrome('X11; Linux x86_64'), platform)).toBe(expected);
  });

  test('without a platform the user agent tells', () => {
    expect(system(firefox('Windows NT 10.0; Win64; x64'))).toBe('windows');
    expect(system(safari('Macintosh; Intel Mac OS X 10_15_7'))).toBe('macos');
    expect(system(firefox('X11; Ubuntu; Linux x86_64'))).toBe('linux');
    expect(system(chrome('Linux; Android 15; Pixel 9'))).toBe('phone');
    expect(system(safari('iPhone; CPU iPhone OS 18_0 like Mac OS X'))).toBe('phone');
    expect(system(chrome('X11; CrOS x86_64 14541.0.0'))).toBe('unknown');
    expect(system('App/1 CFNetwork/1490 Darwin/23.0.0')).toBe('unknown');
    expect(system('')).toBe('unknown');
  });

  test('an iPad that calls itself a Mac, and a Windows laptop with a touch screen', () => {
    expect(system(safari('Macintosh; Intel Mac OS X 10_15_7'), undefined, 5)).toBe('phone');
    expect(system(chrome('Windows NT 10.0; Win64; x64'), 'Windows', 10)).toBe('windows');
  });
});

describe('distributor', () => {
  test.each([
    ['?distributor=partner_7', 'partner_7'],
    ['?a=1&distributor=A-b', 'A-b'],
    [`?distributor=${'x'.repeat(64)}`, 'x'.repeat(64)],
  ])('%s', (search, expected) => {
    expect(readDistributor(search)).toBe(expected);
  });

  test.each([
    '',
    '?distributor=',
    `?distributor=${'x'.repeat(65)}`,
    '?distributor=a b',
    '?distributor=a%00b',
    '?distributor=a%26url%3Dhttps://evil.example',
    '?distributor=../../evil',
    '?distributor=@evil.example',
    '?distributor=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '?distributor=%D0%B0%D0%B1',
    '?distributor=%',
  ])('%j is ignored', (search) => {
    expect(readDistributor(search)).toBeUndefined();
  });

  test('is added to the link and nothing else changes', () => {
    expect(withDistributor('https://downloads.example.com/app/windows', 'p7')).toBe(
      'https://downloads.example.com/app/windows?distributor=p7',
    );
    expect(withDistributor('https://downloads.example.com/a.dmg?v=1#top', 'p7')).toBe(
      'https://downloads.example.com/a.dmg?v=1&distributor=p7#top',
    );
    expect(withDistributor('https://downloads.example.com/a?distributor=old', 'p7')).toBe(
      'https://downloads.example.com/a?distributor=p7',
    );
    expect(withDistributor('https://downloads.example.com/a', undefined)).toBe('https://downloads.example.com/a');
  });

  test('even an unchecked value stays inside the parameter', () => {
    const link = new URL(withDistributor('https://downloads.example.com/a', '&x=1#f@evil.example/"><script>'));
    expect(link.origin + link.pathname + link.hash).toBe('https://downloads.example.com/a');
    expect([...link.searchParams.keys()]).toEqual(['distributor']);
  });
});

describe('checksum', () => {
  test('one command per system, with the name of the saved file', () => {
    expect(checksumCommand('https://downloads.example.com/App-1.2_x64.msi?x=1', 'windows')).toBe(
      'Get-FileHash -Algorithm SHA256 "$HOME\\Downloads\\App-1.2_x64.msi"',
    );
    expect(checksumCommand('https://downloads.example.com/app/macos', 'macos')).toBe(
      'shasum -a 256 ~/Downloads/installer.dmg',
    );
  });

  test.each(['a%22;calc.exe', '$(calc).exe', '-rf.exe', 'a b.exe', '`x`.exe', '..', 'app.html'])(
    'the name %j does not reach the terminal',
    (name) => {
      expect(installerName(`https://downloads.example.com/${name}`, 'windows')).toBe('installer.exe');
    },
  );
});

describe('what is known of a build', () => {
  const words = { version: 'Version {version}', size: '{n} MB' };
  const url = 'https://downloads.example.com/app';

  test('is written as the language writes it', () => {
    const build = { url, version: '2.1', released: '2026-11-02', bytes: 120_450_000 };
    expect(buildFacts(build, words, 'en')).toEqual({
      version: 'Version 2.1',
      released: 'November 2, 2026',
      size: '120.5 MB',
    });
    expect(buildFacts(build, words, 'ru')).toMatchObject({ released: '2 ноября 2026 г.', size: '120,5 MB' });
  });

  test('and unknown values are left out', () => {
    expect(Object.values(buildFacts({ url }, words, 'en')).filter(Boolean)).toEqual([]);
  });
});
