import type { Results } from './engine.ts';
import type { Kind } from './index-format.ts';
import type { Answer, Parts, Request, Start } from './messages.ts';
import { unchangedKept } from './options.ts';

/** What the page knows of the search. */
export interface SearchState {
  status: 'loading' | 'ready' | 'failed';
  starts: Start[];
  /** Of the last search that was answered; nothing before the first one. */
  results?: Results | undefined;
  query: string;
  /** Whether every text has been read. */
  complete: boolean;
}

export const initialState: SearchState = { status: 'loading', starts: [], query: '', complete: false };

export interface SearchClient {
  search: (query: string, kind: Kind | undefined, limit: number) => void;
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  state: () => SearchState;
}

/** Talks to the worker; answers to an older query than the last are dropped. */
export function createClient(parts: Parts, starts: string[]): SearchClient {
  const listeners = new Set<() => void>();
  let state = initialState;
  let last: Extract<Request, { type: 'search' }> | undefined;
  let worker = start();

  function update(change: Partial<SearchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function start(): Worker {
    const created = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    const fail = (): void => update({ status: 'failed' });
    created.addEventListener('error', fail);
    created.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'failed') fail();
      else if (data.type === 'loaded') update({ status: 'ready', starts: data.starts });
      else if (data.id === last?.id) {
        const { results, complete } = data;
        const pages = unchangedKept(results.pages, state.results?.pages ?? []);
        update({ status: 'ready', results: { ...results, pages }, complete, query: last.query });
      }
    });
    const message: Request = { type: 'load', parts, starts };
    created.postMessage(message);
    return created;
  }

  return {
    search: (query, kind, limit) => {
      last = { type: 'search', id: (last?.id ?? 0) + 1, query, kind, limit };
      worker.postMessage(last);
    },
    retry: () => {
      worker.terminate();
      update({ status: 'loading' });
      worker = start();
      if (last) worker.postMessage(last);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
  };
}
