import { unpackTexts, unpackWords } from './codec.ts';
import { SearchEngine } from './engine.ts';
import type { HeadsPart, IndexParts, LanguagePart } from './index-format.ts';
import type { Answer, Request } from './messages.ts';
import { unpackText } from './ppm.ts';

/** The index lives beside the page: nothing the reader does on the page waits for it. */

type SearchRequest = Extract<Request, { type: 'search' }>;

const answer = (message: Answer): void => postMessage(message);

async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.blob();
}

async function fetchPart(address: string): Promise<Uint8Array> {
  const unpacked = (await fetchFile(address)).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

const fetchText = async (address: string): Promise<string> => new TextDecoder().decode(await fetchPart(address));

let parts: IndexParts | undefined;
let engine: SearchEngine | undefined;
let texts: Promise<void> | undefined;
let complete = false;
let last: SearchRequest | undefined;

function run(): void {
  if (!engine || !last) return;
  const { id, query, kind, limit } = last;
  answer({ type: 'results', id, results: engine.search(query, { kind, limit }), complete });
}

async function load(starts: string[]): Promise<void> {
  if (!parts) return;
  const heads: HeadsPart = JSON.parse(await fetchText(parts.heads));
  engine = new SearchEngine(heads, parts.grammar);
  answer({ type: 'loaded', starts: engine.pagesAt(starts) });
  if (last) await search(last);
}

/** Titles answer at once; the texts are fetched with the first search, and each part that arrives improves the answer. */
async function loadTexts(from: IndexParts, into: SearchEngine): Promise<void> {
  const files = from.texts.map(({ file }) => fetchPart(file));
  // Whichever fails first is reported by its own `await`; the others must not go unheard.
  for (const file of files) file.catch(() => undefined);
  const list = await (await fetchFile(from.language)).arrayBuffer();
  const language: LanguagePart = JSON.parse(unpackText(new Uint8Array(list)));
  const words = unpackWords(language.words);
  into.addLanguage(words.words, language);
  for (const [index, part] of from.texts.entries()) {
    const bytes = await files[index];
    if (bytes) into.addTexts(part.from, unpackTexts(bytes, words));
    complete = index === from.texts.length - 1;
    run();
  }
}

async function search(request: SearchRequest): Promise<void> {
  last = request;
  if (!parts || !engine) return;
  run();
  if (!request.query.trim() || complete) return;
  texts ??= loadTexts(parts, engine);
  try {
    await texts;
  } catch (error) {
    texts = undefined;
    throw error;
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'load') parts = data.parts;
  const work = data.type === 'load' ? load(data.starts) : search(data);
  work.catch(() => answer({ type: 'failed' }));
});
