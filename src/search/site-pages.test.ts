import { expect, it } from 'vitest';
import { addressOf } from './site-pages.ts';

it('the address of a built file is the one readers use', () => {
  expect(['docs/intro.html', 'ru/docs/intro.html', 'index.html', 'zh-Hans/index.html'].map(addressOf)).toEqual([
    '/docs/intro',
    '/ru/docs/intro',
    '/',
    '/zh-Hans/',
  ]);
});
