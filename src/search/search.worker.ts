import type { Answer, Request, SearchRequest } from './client.ts';
import { SearchEngine } from './engine.ts';
import type { Heads, Texts } from './index-format.ts';

/** The index is in a worker: typing never waits for it. */

const answer = (message: Answer): void => postMessage(message);

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

let heads: Promise<Heads> | undefined;
let textsAddress = '';
let engine: SearchEngine | undefined;
let texts: Promise<void> | undefined;
let complete = false;
let last: SearchRequest | undefined;

function run(): void {
  if (!engine || !last) return;
  answer({ type: 'results', request: last, results: engine.search(last.query, last), complete });
}

/** Titles and questions answer at once; the texts are fetched with the first search, and improve the answer. */
async function addTexts(from: Promise<Heads>): Promise<void> {
  engine = await SearchEngine.create(await from, await fetchJson<Texts>(textsAddress));
  complete = true;
  run();
}

async function search(request: SearchRequest): Promise<void> {
  last = request;
  run();
  if (!heads || !engine || complete || !request.query.trim()) return;
  texts ??= addTexts(heads);
  await texts;
}

async function handle(message: Request): Promise<void> {
  if (message.type === 'search') return search(message);
  textsAddress = message.texts;
  heads = fetchJson<Heads>(message.heads);
  engine = await SearchEngine.create(await heads);
  if (last) await search(last);
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  handle(data).catch(() => answer({ type: 'failed' }));
});
