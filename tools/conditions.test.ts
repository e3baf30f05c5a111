import { describe, expect, it } from 'vitest';
import { acceptsGzip, precondition, requestedRange } from './conditions.ts';

const copy = { etag: '"a-1"', modified: new Date('2026-11-15T12:00:00Z'), size: 100 };
const date = copy.modified.toUTCString();
const later = 'Fri, 01 Jan 2100 00:00:00 GMT';
const earlier = 'Sat, 01 Jan 2000 00:00:00 GMT';

describe('preconditions', () => {
  it.each([
    [{}, 200],
    [{ 'if-none-match': '"a-1"' }, 304],
    [{ 'if-none-match': 'W/"a-1"' }, 304],
    [{ 'if-none-match': '"b", "c,d", W/"a-1"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"a-10"' }, 200],
    [{ 'if-none-match': '"b"', 'if-modified-since': later }, 200],
    [{ 'if-none-match': '"a-1"', 'if-modified-since': earlier }, 304],
    [{ 'if-modified-since': date }, 304],
    [{ 'if-modified-since': later }, 304],
    [{ 'if-modified-since': earlier }, 200],
    [{ 'if-modified-since': 'yesterday' }, 200],
    [{ 'if-match': '"b"' }, 412],
    [{ 'if-match': 'W/"a-1"' }, 412],
    [{ 'if-match': '"b", "a-1"' }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-unmodified-since': earlier }, 412],
    [{ 'if-unmodified-since': date }, 200],
    [{ 'if-match': '"a-1"', 'if-unmodified-since': earlier }, 200],
  ] as const)('%o: %i', (request, status) => {
    expect(precondition(request, copy)).toBe(status);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-5000', { start: 50, end: 99 }],
    ['Bytes=0-0', { start: 0, end: 0 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=9-5', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', 'unsatisfiable'],
    ['bytes=x', 'unsatisfiable'],
    ['bytes=0-1,4-5', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ] as const)('%s', (range, expected) => {
    expect(requestedRange({ range }, copy)).toEqual(expected);
  });

  it('belong to the copy that If-Range names', () => {
    const part = { start: 0, end: 9 };
    const ask = (ifRange: string) => requestedRange({ range: 'bytes=0-9', 'if-range': ifRange }, copy);
    expect(ask('"a-1"')).toEqual(part);
    expect(ask(date)).toEqual(part);
    for (const other of ['"b"', 'W/"a-1"', later, earlier, 'nonsense']) expect(ask(other)).toBeUndefined();
  });
});

it.each([
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['gzip ; q=1', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000', false],
  ['xgzip', false],
  ['br', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding %s takes gzip: %s', (header, accepted) => {
  expect(acceptsGzip(header)).toBe(accepted);
});
