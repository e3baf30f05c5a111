import type { Results } from './engine.ts';
import type { Kind, Manifest } from './index-format.ts';

export type Parts = Pick<Manifest, 'heads' | 'texts'>;

/** What the page asks the worker. */
export type Request =
  | { type: 'load'; parts: Parts; starts: string[] }
  | { type: 'search'; id: number; query: string; kind?: Kind | undefined; limit: number };

export interface Start {
  path: string;
  title: string;
}

/** What the worker answers; results of one search may come again when more texts have arrived. */
export type Answer =
  | { type: 'loaded'; starts: Start[] }
  | { type: 'results'; id: number; results: Results; complete: boolean }
  | { type: 'failed' };
