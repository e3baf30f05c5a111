import type { Locale } from '../i18n/locales.ts';
import { type Kind, type Manifest, manifestAddress, type Results, type Start } from './index-format.ts';

/** What the page asks the worker. */
export type Request =
  | ({ type: 'load' } & Pick<Manifest, 'heads' | 'texts'>)
  | { type: 'search'; query: string; kind?: Kind; limit: number };

export type SearchRequest = Extract<Request, { type: 'search' }>;

/** What the worker answers; results of one search come again when the texts have arrived. */
export type Answer =
  | { type: 'results'; request: SearchRequest; results: Results; complete: boolean }
  | { type: 'failed' };

export interface SearchState {
  failed: boolean;
  starts: Start[];
  /** Of the last search that was answered. */
  results?: Results;
  query: string;
  /** Whether all texts have been indexed. */
  complete: boolean;
}

export interface SearchClient {
  search: (query: string, kind: Kind | undefined, limit: number) => void;
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  state: () => SearchState;
}

const initialState: SearchState = { failed: false, starts: [], query: '', complete: false };

/** On the server, and until the page is hydrated. */
export const idleClient: SearchClient = {
  search: () => undefined,
  retry: () => undefined,
  subscribe: () => () => undefined,
  state: () => initialState,
};

export async function fetchManifest(locale: Locale): Promise<Manifest> {
  const response = await fetch(manifestAddress(locale));
  if (!response.ok) throw new Error(`${response.status} ${manifestAddress(locale)}`);
  return response.json();
}

/** Talks to the worker; answers to an older query than the last are dropped. */
export function createClient(locale: Locale, firstManifest = fetchManifest(locale)): SearchClient {
  const listeners = new Set<() => void>();
  let state = initialState;
  let last: SearchRequest | undefined;
  let worker: Worker | undefined;

  function update(change: Partial<SearchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const fail = (): void => update({ failed: true });
  const send = (message: Request): void => worker?.postMessage(message);

  async function start(manifest: Promise<Manifest>): Promise<void> {
    const { heads, texts, starts } = await manifest;
    update({ starts });
    worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'failed') return fail();
      const { request, results, complete } = data;
      const isLast = request.query === last?.query && request.kind === last.kind && request.limit === last.limit;
      if (isLast) update({ results, complete, query: request.query });
    });
    send({ type: 'load', heads, texts });
    if (last) send(last);
  }

  start(firstManifest).catch(fail);
  return {
    search: (query, kind, limit) => {
      last = { type: 'search', query, kind, limit };
      send(last);
    },
    retry: () => {
      worker?.terminate();
      update({ failed: false });
      // After a new build the files have other names.
      start(fetchManifest(locale)).catch(fail);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
  };
}
