import type { Answer, Parts, Request } from './client.ts';
import { SearchEngine } from './engine.ts';
import type { Heads, Texts } from './index-format.ts';

/** The index is in a worker: typing never waits for it. */

type SearchRequest = Extract<Request, { type: 'search' }>;

/** Between so many pages, what has been typed meanwhile is answered. */
const pagesAtOnce = 16;

const answer = (message: Answer): void => postMessage(message);

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

let parts: Parts | undefined;
let engine: SearchEngine | undefined;
let texts: Promise<void> | undefined;
let complete = false;
let last: SearchRequest | undefined;

function run(): void {
  if (!engine || !last) return;
  const { id, query, kind, limit } = last;
  answer({ type: 'results', id, results: engine.search(query, { kind, limit }), complete });
}

async function load(from: Parts, starts: string[]): Promise<void> {
  parts = from;
  engine = new SearchEngine(await fetchJson<Heads>(from.heads));
  answer({ type: 'loaded', starts: engine.pagesAt(starts) });
  if (last) await search(last);
}

/** Titles and questions answer at once; the texts are fetched with the first search, and improve the answer. */
async function loadTexts(address: string, into: SearchEngine): Promise<void> {
  const pages = await fetchJson<Texts>(address);
  for (let from = 0; from < pages.length; from += pagesAtOnce) {
    into.addTexts(from, pages.slice(from, from + pagesAtOnce));
    await new Promise((resolve) => setTimeout(resolve));
  }
  complete = true;
  run();
}

async function search(request: SearchRequest): Promise<void> {
  last = request;
  if (!parts || !engine) return;
  run();
  if (!request.query.trim() || complete) return;
  texts ??= loadTexts(parts.texts, engine);
  try {
    await texts;
  } catch (error) {
    texts = undefined;
    throw error;
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const work = data.type === 'load' ? load(data.parts, data.starts) : search(data);
  work.catch(() => answer({ type: 'failed' }));
});
