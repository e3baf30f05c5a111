import { expect, it } from 'vitest';
import { likelyPaths, wordsOfPath } from './likely-paths.ts';

it.each([
  ['/docs/conect-to_devices.html', 'conect to devices'],
  ['/ru/', 'ru'],
  ['/', ''],
  ['/blog/%E7%94%B5%E6%BA%90', '电源'],
  ['/blog/%E7', 'E7'],
])('%s asks for “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

const known = [
  '/',
  '/Download',
  '/Download-IgMatrix',
  '/blog/power-and-cooling',
  '/docs/intro',
  '/docs/tutorial-basics/connect-to-cloudphone',
  '/docs/tutorial-basics/connect-to-devices',
];

it.each([
  ['/docs/conect-to-device', '/docs/tutorial-basics/connect-to-devices'],
  ['/download.php', '/Download'],
  ['/blog/cooling-and-power', '/blog/power-and-cooling'],
  ['/docs/introduction', '/docs/intro'],
])('%s was probably meant to be %s', (missing, likely) => {
  expect(likelyPaths(missing, known)[0]).toBe(likely);
});

it('names no page rather than any page', () => {
  expect(likelyPaths('/wp-login.php', known)).toEqual([]);
  expect(likelyPaths('/', known)).toEqual([]);
});

it('of pages with one name takes the one that is nearer', () => {
  const versions = ['/docs/2.6/basics/init-device', '/docs/basics/init-device'];
  expect(likelyPaths('/docs/init-devices', versions)).toEqual(['/docs/basics/init-device']);
});

it('names three at most', () => {
  expect(likelyPaths('/download', [...known, '/download-a', '/download-b', '/download-c'])).toHaveLength(3);
});
