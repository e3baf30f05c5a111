import { SearchEngine } from './engine.ts';
import type { Heads, Texts } from './index-format.ts';
import type { Answer, Question, Request } from './use-search.ts';

/** The index is in a worker: typing never waits for it. */

const answer = (message: Answer): void => postMessage(message);

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

let engine: Promise<SearchEngine> | undefined;
let addTexts: (() => Promise<void>) | undefined;
let complete = false;
let last: Question | undefined;

function run(index: SearchEngine): void {
  if (last) answer({ type: 'results', query: last.query, results: index.search(last.query, last), complete });
}

/** Titles and questions are searched first; the texts are fetched with the first search, and improve the results. */
async function load({ heads, texts }: { heads: string; texts: string }): Promise<SearchEngine> {
  const titles = await fetchJson<Heads>(heads);
  addTexts = async () => {
    const whole = await SearchEngine.create(titles, await fetchJson<Texts>(texts));
    engine = Promise.resolve(whole);
    complete = true;
    run(whole);
  };
  return SearchEngine.create(titles);
}

async function handle(message: Request): Promise<void> {
  if (message.type === 'load') {
    engine = load(message);
    await engine;
    return;
  }
  last = message;
  if (engine) run(await engine);
  const add = addTexts;
  addTexts = undefined;
  await add?.();
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  handle(data).catch(() => answer({ type: 'failed' }));
});
