import { expect, it } from 'vitest';
import { answerTo, movedPatterns } from './addresses.ts';

/** The rest is asked of servers, in tests/behavior/addresses.e2e.ts. */
const files = [
  '/index.html',
  '/404.html',
  '/docs/intro.html',
  '/docs/intro.md',
  '/robots.txt',
  '/ru/index.html',
  '/ru/404.html',
];
const redirects = new Map([['/docs', '/docs/intro']]);
const at = (target: string, base = ''): string => {
  const answer = answerTo({ base, has: (file) => files.includes(file), redirects }, target);
  return answer.kind === 'redirect' ? `to ${answer.to}` : `${answer.kind} ${answer.file}`;
};

it.each([
  ['/', 'file /index.html'],
  ['/ru', 'file /ru/index.html'],
  ['/docs/intro?q=1#there', 'file /docs/intro.html'],
  ['/robots.txt', 'file /robots.txt'],
  ['/docs/intro.md', 'file /docs/intro.md'],
  ['/docs/intro.md/', 'not-found /404.html'],
  ['/docs/intro.md.html', 'not-found /404.html'],
  ['/docs.md', 'not-found /404.html'],
  ['/docs/index.html?a=b', 'to /docs/intro?a=b'],
  ['/docs/intro.html', 'to /docs/intro'],
  ['/ru.html', 'to /ru/'],
  ['/index', 'not-found /404.html'],
  ['/ru//', 'not-found /ru/404.html'],
  ['//docs/intro.html', 'not-found /404.html'],
  ['/ru/../docs/intro', 'not-found /ru/404.html'],
  ['/docs/%2e%2e/docs/intro', 'not-found /404.html'],
  ['/%', 'not-found /404.html'],
])('%s: %s', (target, answer) => {
  expect(at(target)).toBe(answer);
});

it.each([
  ['/', 'to /site/'],
  ['/site', 'file /index.html'],
  ['/site/docs/', 'to /site/docs/intro'],
  ['/site/ru/nowhere', 'not-found /ru/404.html'],
  ['/docs/intro', 'not-found /404.html'],
  ['/sites/', 'not-found /404.html'],
])('below a base, %s: %s', (target, answer) => {
  expect(at(target, '/site')).toBe(answer);
});

it('configuration files get the same spellings as patterns', () => {
  const patterns = movedPatterns('', [{ from: '/docs', to: '/docs/intro' }]);
  const leadsTo = (path: string) => patterns.find(({ pattern }) => new RegExp(pattern).test(path))?.to;
  expect(['/index.html', '/ru.html', '/docs/', '/docs.html', '/docs/intro', '/ru/'].map(leadsTo)).toEqual([
    '/',
    '/ru/',
    '/docs/intro',
    '/docs/intro',
    undefined,
    undefined,
  ]);
});
