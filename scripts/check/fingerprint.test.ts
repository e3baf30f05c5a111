import { describe, expect, it } from 'vitest';
import { fingerprint, withSource } from './fingerprint.ts';
import { pageOf } from './testing.ts';

const english = (body: string, title = 'Title') =>
  pageOf(`---\ntitle: ${title}\ndescription: What the reader gets.\n---\n\n${body}\n`);

describe('fingerprint', () => {
  it('changes with the words, the title and the description only', () => {
    const first = fingerprint(english('Some words.'));
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    expect(fingerprint(english('Other words.'))).not.toBe(first);
    expect(fingerprint(english('Some words.', 'Another'))).not.toBe(first);
    expect(fingerprint(english('Some words.   \n\n\n'))).toBe(first);
    const windows = english('Some words.').source.replaceAll('\n', '\r\n');
    expect(fingerprint(pageOf(windows))).toBe(first);
  });
});

describe('withSource', () => {
  it('adds or replaces one line and keeps the rest', () => {
    expect(withSource('---\ntitle: x\n---\n\nText\n', 'abc')).toBe('---\ntitle: x\nsource: "abc"\n---\n\nText\n');
    expect(withSource('---\nsource: "old"\ntitle: x\n---\n\nsource: y\n', 'abc')).toBe(
      '---\nsource: "abc"\ntitle: x\n---\n\nsource: y\n',
    );
    expect(withSource('---\r\ntitle: x\r\n---\r\nText', 'abc')).toBe('---\r\ntitle: x\r\nsource: "abc"\r\n---\r\nText');
  });

  it('writes digits so that they stay a text', () => {
    const page = pageOf(withSource('---\ntitle: x\n---\n', '123456789012'));
    expect(page.data.source).toBe('123456789012');
  });
});
