import { useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { type Kind, type Manifest, manifestAddress, type Results } from './index-format.ts';

export interface Question {
  query: string;
  kind: Kind | undefined;
  limit: number;
}

/** Messages to the worker. */
export type Request = ({ type: 'load' } & Pick<Manifest, 'heads' | 'texts'>) | ({ type: 'search' } & Question);

/** Messages from the worker: the results of a search are sent again when all texts have been indexed. */
export type Answer = { type: 'results'; query: string; results: Results; complete: boolean } | { type: 'failed' };

export async function fetchManifest(locale: Locale): Promise<Manifest> {
  const response = await fetch(manifestAddress(locale));
  if (!response.ok) throw new Error(`${response.status} ${manifestAddress(locale)}`);
  return response.json();
}

/** Asks the worker whenever the question changes. */
export function useSearch(locale: Locale, { query, kind, limit }: Question, known?: Manifest) {
  const [attempt, setAttempt] = useState(0);
  const [worker, setWorker] = useState<Worker>();
  const [manifest, setManifest] = useState(known);
  const [answer, setAnswer] = useState<Extract<Answer, { type: 'results' }>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const fail = (): void => setFailed(true);
    async function start(): Promise<void> {
      // After a new build the files have other names.
      const current = attempt === 0 && known ? known : await fetchManifest(locale);
      if (signal.aborted) return;
      const created = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
      signal.addEventListener('abort', () => created.terminate());
      created.addEventListener('error', fail);
      created.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
        data.type === 'failed' ? fail() : setAnswer(data),
      );
      created.postMessage({ type: 'load', heads: current.heads, texts: current.texts } satisfies Request);
      setManifest(current);
      setWorker(created);
    }
    start().catch(fail);
    return () => stop.abort();
  }, [locale, known, attempt]);

  useEffect(() => {
    if (query.trim()) worker?.postMessage({ type: 'search', query, kind, limit } satisfies Request);
  }, [worker, query, kind, limit]);

  return {
    starts: manifest?.starts ?? [],
    answer: query.trim() ? answer : undefined,
    failed,
    /** How often the reader has tried again. */
    attempt,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
