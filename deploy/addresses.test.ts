import { describe, expect, it } from 'vitest';
import { answerTo, otherSpellings } from './addresses.ts';

const files = [
  '/index.html',
  '/404.html',
  '/Download.html',
  '/blog.html',
  '/docs/intro.html',
  '/docs/category/basics.html',
  '/robots.txt',
  '/_headers',
  '/vercel.json',
  '/assets/app.01234567.js',
  '/ru/index.html',
  '/ru/404.html',
  '/ru/docs/intro.html',
  '/zh-Hans/index.html',
  '/zh-Hans/404.html',
  '/zh-Hans/blog/tags/代理.html',
];
const site = {
  base: '',
  has: (file: string) => files.includes(file),
  redirects: new Map([
    ['/docs', '/docs/intro'],
    ['/docs/basics', '/docs/category/basics'],
    ['/ru/docs', '/ru/docs/intro'],
  ]),
};
const ask = (target: string, method = 'GET') => answerTo(site, method, target);
const file = (name: string) => ({ kind: 'file', file: name });
const redirect = (to: string) => ({ kind: 'redirect', to });
const notFound = (name = '/404.html') => ({ kind: 'not-found', file: name });

describe('the rule of addresses', () => {
  it.each([
    ['/', '/index.html'],
    ['/ru', '/ru/index.html'],
    ['/ru/', '/ru/index.html'],
    ['/docs/intro', '/docs/intro.html'],
    ['/docs/intro?q=1#there', '/docs/intro.html'],
    ['/robots.txt', '/robots.txt'],
    ['/zh-Hans/blog/tags/%E4%BB%A3%E7%90%86', '/zh-Hans/blog/tags/代理.html'],
    ['http://elsewhere.example/docs/intro', '/docs/intro.html'],
    ['http://elsewhere.example', '/index.html'],
  ])('%s is %s', (target, name) => {
    expect(ask(target)).toEqual(file(name));
  });

  it.each([
    ['/index.html', '/'],
    ['/ru.html', '/ru/'],
    ['/ru/index.html?a=b', '/ru/?a=b'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro.html/', '/docs/intro'],
    ['/robots.txt/', '/robots.txt'],
    ['/docs', '/docs/intro'],
    ['/docs/?a=b', '/docs/intro?a=b'],
    ['/docs.html', '/docs/intro'],
    ['/docs/basics/index.html', '/docs/category/basics'],
    ['/ru/docs/', '/ru/docs/intro'],
    ['/zh-Hans/blog/tags/%e4%bb%a3%e7%90%86.html', '/zh-Hans/blog/tags/%E4%BB%A3%E7%90%86'],
  ])('%s leads to %s in one step', (target, to) => {
    expect(ask(target)).toEqual(redirect(to));
  });

  it.each([
    '/nowhere',
    '/index',
    '/.html',
    '/404',
    '/404.html',
    '/_headers',
    '/vercel.json/',
    '/download',
    '/DOCS/intro',
    '/de/',
    '/en/',
    '/assets',
    '//',
    '//elsewhere.example/',
    '/docs//intro',
    '/docs/../docs/intro',
    '/%2e%2E/package.json',
    '/docs%2Fintro',
    '/docs\\intro',
    '/docs/intro%00',
    '/docs/intro%0a',
    '/%',
    '/%z',
    '/%E4',
    '/docs/intro%4',
  ])('%s is not found', (target) => {
    expect(ask(target)).toEqual(notFound());
  });

  it.each([
    ['/ru/nowhere', '/ru/404.html'],
    ['/ru//', '/ru/404.html'],
    ['/ru/%zz', '/ru/404.html'],
    ['/ru/../x', '/ru/404.html'],
    ['/zh-Hans/404', '/zh-Hans/404.html'],
    ['/zh-hans/', '/404.html'],
    ['/ruined', '/404.html'],
  ])('%s is not found, said by %s', (target, name) => {
    expect(ask(target)).toEqual(notFound(name));
  });

  it('answers GET and HEAD only, wherever it is asked', () => {
    expect(ask('/docs/intro', 'HEAD')).toEqual(file('/docs/intro.html'));
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'get'])
      for (const target of ['/docs/intro', '/docs', '/nowhere', '//'])
        expect(ask(target, method)).toEqual({ kind: 'method-not-allowed' });
  });

  it.each(['', '*', 'docs/intro', '?q=1', 'ftp://elsewhere.example/'])('"%s" is no target of a request', (target) => {
    expect(ask(target)).toEqual({ kind: 'bad-request' });
  });

  it('gives configuration files the same spellings', () => {
    const patterns = otherSpellings({ base: '', redirects: [{ from: '/docs', to: '/docs/intro' }] });
    const leadsTo = (path: string) => patterns.find(({ pattern }) => new RegExp(pattern).test(path))?.to;
    expect(['/index.html', '/ru.html', '/ru/index.html/', '/docs', '/docs/', '/docs.html'].map(leadsTo)).toEqual([
      '/',
      '/ru/',
      '/ru/',
      '/docs/intro',
      '/docs/intro',
      '/docs/intro',
    ]);
    expect(['/', '/ru', '/ru/', '/docs/intro', '/docsx', '/zh-Hans/docs'].map(leadsTo)).toEqual(
      Array(6).fill(undefined),
    );
  });
});

describe('the rule of addresses below a base', () => {
  const below = (target: string) => answerTo({ ...site, base: '/site' }, 'GET', target);

  it.each([
    ['/site/', '/index.html'],
    ['/site', '/index.html'],
    ['/site/ru', '/ru/index.html'],
    ['/site/docs/intro?q=1', '/docs/intro.html'],
    ['/%73ite/docs/intro', '/docs/intro.html'],
    ['/site/assets/app.01234567.js', '/assets/app.01234567.js'],
  ])('%s is %s', (target, name) => {
    expect(below(target)).toEqual(file(name));
  });

  it.each([
    ['/', '/site/'],
    ['/?a=b', '/site/?a=b'],
    ['/site/index.html', '/site/'],
    ['/site/ru.html', '/site/ru/'],
    ['/site/docs/intro.html', '/site/docs/intro'],
    ['/site/ru/docs/?a=b', '/site/ru/docs/intro?a=b'],
  ])('%s leads to %s in one step', (target, to) => {
    expect(below(target)).toEqual(redirect(to));
  });

  it.each(['/docs/intro', '/ru/', '/ru/docs/intro', '/sites/', '/site.html', '/index.html', '/site/site/', '/site//'])(
    '%s is not found',
    (target) => {
      expect(below(target)).toEqual(notFound());
    },
  );

  it('says so in the language behind the base', () => {
    expect(below('/site/ru/nowhere')).toEqual(notFound('/ru/404.html'));
    expect(below('/site/404')).toEqual(notFound());
  });

  it('gives configuration files addresses below it', () => {
    const patterns = otherSpellings({ base: '/site', redirects: [{ from: '/docs', to: '/docs/intro' }] });
    expect(patterns.map(({ to }) => to)).toEqual(['/site/', '/site/zh-Hans/', '/site/ru/', '/site/docs/intro']);
  });
});
