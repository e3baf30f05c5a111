import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import type { Results } from './engine.ts';
import { type Kind, type Manifest, manifestAddress } from './index-format.ts';

export type Parts = Pick<Manifest, 'heads' | 'texts'>;

/** What the page asks the worker. */
export type Request =
  | { type: 'load'; parts: Parts; starts: string[] }
  | { type: 'search'; id: number; query: string; kind?: Kind | undefined; limit: number };

export interface Start {
  path: string;
  title: string;
}

/** What the worker answers; results of one search come again when the texts have arrived. */
export type Answer =
  | { type: 'loaded'; starts: Start[] }
  | { type: 'results'; id: number; results: Results; complete: boolean }
  | { type: 'failed' };

export interface SearchState {
  status: 'loading' | 'ready' | 'failed';
  starts: Start[];
  /** Of the last search that was answered. */
  results?: Results | undefined;
  query: string;
  /** Whether all texts have been indexed. */
  complete: boolean;
}

const initialState: SearchState = { status: 'loading', starts: [], query: '', complete: false };

export interface SearchClient {
  search: (query: string, kind: Kind | undefined, limit: number) => void;
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  state: () => SearchState;
}

/** On the server, and until the page is hydrated. */
export const idleClient: SearchClient = {
  search: () => undefined,
  retry: () => undefined,
  subscribe: () => () => undefined,
  state: () => initialState,
};

/** Suggested before anything is typed. */
const startPaths = [
  '/docs/intro',
  '/docs/tutorial-basics/connect-to-devices',
  '/docs/troubleshooting/unable-detect-phone',
  '/docs/troubleshooting/task_failed',
];

export async function fetchManifest(locale: Locale): Promise<Manifest> {
  const response = await fetch(manifestAddress(locale));
  if (!response.ok) throw new Error(`${response.status} ${manifestAddress(locale)}`);
  return response.json();
}

/** Talks to the worker; answers to an older query than the last are dropped. */
export function createClient(locale: Locale, known?: Parts): SearchClient {
  const listeners = new Set<() => void>();
  const starts = startPaths.map((path) => localizePath(path, locale));
  let state = initialState;
  let last: Extract<Request, { type: 'search' }> | undefined;
  let worker: Worker | undefined;

  function update(change: Partial<SearchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const fail = (): void => update({ status: 'failed' });

  async function start(): Promise<void> {
    const { heads, texts } = known ?? (await fetchManifest(locale));
    worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'failed') fail();
      else if (data.type === 'loaded') update({ status: 'ready', starts: data.starts });
      else if (data.id === last?.id)
        update({ status: 'ready', results: data.results, complete: data.complete, query: last.query });
    });
    const message: Request = { type: 'load', parts: { heads, texts }, starts };
    worker.postMessage(message);
    if (last) worker.postMessage(last);
  }

  start().catch(fail);
  return {
    search: (query, kind, limit) => {
      last = { type: 'search', id: (last?.id ?? 0) + 1, query, kind, limit };
      worker?.postMessage(last);
    },
    retry: () => {
      worker?.terminate();
      update({ status: 'loading' });
      start().catch(fail);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
  };
}
