import { describe, expect, it } from 'vitest';
import { asSent, fileFor } from './static-server.ts';

const has = (file: string): boolean => ['index.html', 'a.html', 'b/index.html', 'api/search', 'c.js'].includes(file);

describe('the server of all sites', () => {
  it.each([
    ['/', 'index.html'],
    ['/a', 'a.html'],
    ['/a.html', 'a.html'],
    ['/b', 'b/index.html'],
    ['/b/', 'b/index.html'],
    ['/api/search', 'api/search'],
    ['/a/', undefined],
    ['/../a', undefined],
    ['/none', undefined],
  ])('answers %s with %s', (path, file) => {
    expect(fileFor(path, has)).toBe(file);
  });

  it('compresses text and leaves alone what is compressed or too small', () => {
    const text = Buffer.from('文档'.repeat(500));
    expect(asSent('c.js', text)).toMatchObject({ gzip: true });
    expect(asSent('api/search', text)).toMatchObject({ gzip: true });
    expect(asSent('index.pf_meta', text)).toMatchObject({ gzip: false });
    expect(asSent('c.js', Buffer.from('1'))).toMatchObject({ gzip: false });
  });
});
