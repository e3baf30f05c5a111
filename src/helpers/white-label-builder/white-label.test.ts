import { describe, expect, test } from 'vitest';
import { emptySettings, findProblems, initial, logoMaxBytes, type Settings, whiteLabelJson } from './white-label.ts';

const named: Settings = { ...emptySettings, appName: 'Studio' };
const problems = (changes: Partial<Settings>) => findProblems({ ...named, ...changes });
const png = (size: number) => ({ name: 'logo.png', size, type: 'image/png' });

describe('name', () => {
  test('is the only required setting', () => {
    expect(findProblems(emptySettings)).toEqual({ appName: 'nameMissing' });
    expect(problems({ appName: ' \t' })).toEqual({ appName: 'nameMissing' });
    expect(findProblems(named)).toEqual({});
  });

  test('has at most 40 characters, counted as a reader counts', () => {
    expect(problems({ appName: '群'.repeat(40) })).toEqual({});
    expect(problems({ appName: '📱'.repeat(40) })).toEqual({});
    expect(problems({ appName: 'a'.repeat(41) })).toEqual({ appName: 'nameTooLong' });
  });
});

describe('e-mail', () => {
  test.each([
    'a@b.co',
    'first.last+tag@mail.example.com',
    ' help@example.com ',
    'помощь@пример.рф',
    "o'brien@example.ie",
  ])('%j is accepted', (supportEmail) => {
    expect(problems({ supportEmail })).toEqual({});
  });

  test.each([
    'support',
    'support@',
    '@example.com',
    'support@localhost',
    'a@b@example.com',
    'a b@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a@example..com',
    'a@-example.com',
    'a@example.c',
    'Name <a@example.com>',
    'a@example.com,b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is refused', (supportEmail) => {
    expect(problems({ supportEmail })).toEqual({ supportEmail: 'emailBad' });
  });
});

describe('addresses', () => {
  test.each([
    'https://example.com',
    'http://help.example.com:8080/a?b=c#d',
    ' https://t.me/group ',
    'https://пример.рф/',
  ])('%j is accepted', (tutorialUrl) => {
    expect(problems({ tutorialUrl })).toEqual({});
  });

  test.each([
    ['example.com', 'urlNoScheme'],
    ['example.com:8080/x', 'urlNoScheme'],
    ['//example.com', 'urlNoScheme'],
    ['/docs', 'urlNoScheme'],
    ['javascript:alert(1)', 'urlScheme'],
    ['JavaScript://example.com/%0aalert(1)', 'urlScheme'],
    ['ftp://example.com', 'urlScheme'],
    ['data:text/html,hi', 'urlScheme'],
    ['tg://resolve?domain=x', 'urlScheme'],
    ['https://', 'urlBad'],
    ['https:example.com', 'urlBad'],
    ['https://exa mple.com', 'urlBad'],
    ['https://tutorial', 'urlBad'],
    ['https://user:secret@example.com', 'urlBad'],
    ['https://example.com@evil.example', 'urlBad'],
  ])('%j is refused: %s', (telegramUrl, problem) => {
    expect(problems({ telegramUrl })).toEqual({ telegramUrl: problem });
  });
});

describe('logo', () => {
  test('PNG, JPG and SVG up to 2 MB', () => {
    expect(problems({ logo: png(logoMaxBytes) })).toEqual({});
    expect(problems({ logo: { name: 'a.JPG', size: 9, type: 'image/jpeg' } })).toEqual({});
    expect(problems({ logo: { name: 'a.svg', size: 9, type: 'image/svg+xml' } })).toEqual({});
    expect(problems({ logo: { name: 'a.svg', size: 9, type: '' } })).toEqual({});
  });

  test('one byte more, nothing at all, or another type is refused', () => {
    expect(problems({ logo: png(logoMaxBytes + 1) })).toEqual({ logo: 'logoTooLarge' });
    expect(problems({ logo: png(0) })).toEqual({ logo: 'logoEmpty' });
    expect(problems({ logo: { name: 'a.gif', size: 9, type: 'image/gif' } })).toEqual({ logo: 'logoType' });
    expect(problems({ logo: { name: 'logo.png', size: 9, type: 'text/html' } })).toEqual({ logo: 'logoType' });
    expect(problems({ logo: { name: 'logo', size: 9, type: '' } })).toEqual({ logo: 'logoType' });
  });
});

describe('file', () => {
  const full: Settings = {
    appName: ' Studio "One" ',
    logo: png(10),
    supportEmail: 'help@example.com',
    tutorialUrl: 'https://example.com/start',
    telegramUrl: 'https://t.example.com/group',
  };

  test('has the five settings', () => {
    expect(JSON.parse(whiteLabelJson(full, findProblems(full)))).toEqual({
      appName: 'Studio "One"',
      logo: 'logo.png',
      supportEmail: 'help@example.com',
      tutorialUrl: 'https://example.com/start',
      telegramUrl: 'https://t.example.com/group',
    });
  });

  test('leaves out what is empty or refused', () => {
    const settings: Settings = { ...named, supportEmail: 'nobody', telegramUrl: 'javascript:alert(1)' };
    expect(JSON.parse(whiteLabelJson(settings, findProblems(settings)))).toEqual({
      appName: 'Studio',
    });
  });
});

test('the letter in place of a logo', () => {
  expect(initial(' studio')).toBe('S');
  expect(initial('群控')).toBe('群');
  expect(initial('')).toBe('');
});
