import { afterEach, describe, expect, it, vi } from 'vitest';
import { receive } from './fetch.client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every request with these parts; tells whether somebody has told the sender to stop. */
function answer(parts: readonly Uint8Array<ArrayBuffer>[], type: string, status = 200): { isCancelled: () => boolean } {
  const cancel = vi.fn();
  const left = [...parts];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (stream) => {
        const next = left.shift();
        if (next) stream.enqueue(next);
        else stream.close();
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
  return { isCancelled: () => cancel.mock.calls.length > 0 };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('what is received', () => {
  it('is handed over part by part, letters whole', async () => {
    const all = bytes('<p>手机</p>');
    answer([all.slice(0, 4), all.slice(4)], 'text/html; charset=utf-8');
    const parts: string[] = [];
    expect(await receive('/', {}, (part) => parts.push(part))).toBe(true);
    expect(parts).toEqual(['<p>', '手机</p>']);
  });

  it.each([
    ['another kind of file', 'application/octet-stream', 200],
    ['a page that is not there', 'text/html', 404],
  ])('is not loaded to its end where it is %s', async (_, type, status) => {
    const { isCancelled } = answer([bytes('a'), bytes('b')], type, status);
    const take = vi.fn();
    expect(await receive('/', {}, take)).toBe(false);
    expect(isCancelled()).toBe(true);
    expect(take).not.toHaveBeenCalled();
  });

  it('is nothing where there is no line', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    expect(await receive('/', {})).toBe(false);
  });
});
