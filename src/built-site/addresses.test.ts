import { expect, it } from 'vitest';
import { addressOf, fileOf } from './addresses.ts';

const pairs = [
  ['/index.html', '/'],
  ['/zh-Hans/index.html', '/zh-Hans/'],
  ['/docs/intro.html', '/docs/intro'],
  ['/ru/docs/tags/风控.html', '/ru/docs/tags/风控'],
  ['/docs/search-index.html', '/docs/search-index'],
] as const;

it.each(pairs)('%s answers at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
  expect(fileOf(address)).toBe(file);
});
