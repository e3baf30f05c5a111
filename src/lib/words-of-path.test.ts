import { expect, it } from 'vitest';
import { wordsOfPath } from './words-of-path.ts';

it.each([
  ['/docs/conect-to_devices.html', 'conect to devices'],
  ['/ru/', 'ru'],
  ['/', ''],
  ['/blog/%E7%94%B5%E6%BA%90', '电源'],
  ['/blog/%E7', 'E7'],
])('%s asks for “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
