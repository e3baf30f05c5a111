import { unpackTexts, unpackWords } from './codec.ts';
import { SearchEngine } from './engine.ts';
import { type HeadsPart, type IndexParts, type LanguagePart, packings } from './index-format.ts';
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

async function inflated(packed: Blob): Promise<Uint8Array> {
  const unpacked = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

const fetchTexts = async (address: string): Promise<Uint8Array> => inflated(await fetchFile(address));

async function fetchPart(address: string): Promise<string> {
  const file = await fetchFile(address);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return bytes[0] === packings.guessed
    ? unpackText(bytes.subarray(1))
    : new TextDecoder().decode(await inflated(file.slice(1)));
}

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
  const heads: HeadsPart = JSON.parse(await fetchPart(parts.heads));
  engine = new SearchEngine(heads, parts.grammar);
  answer({ type: 'loaded', starts: engine.pagesAt(starts) });
  if (last) await search(last);
}

/** What has been typed meanwhile is answered first. */
const othersFirst = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** On a large site parts are many, and each changes the answer less than the one before: after 1, 2, 4, 8, … of them. */
const isWorthAnswering = (arrived: number): boolean => (arrived & (arrived - 1)) === 0;

/** Titles answer at once; the texts are fetched with the first search, and what arrives improves the answer. */
async function loadTexts(from: IndexParts, into: SearchEngine): Promise<void> {
  const files = from.texts.map(({ file }) => fetchTexts(file));
  // Whichever fails first is reported by its own `await`; the others must not go unheard.
  for (const file of files) file.catch(() => undefined);
  const language: LanguagePart = JSON.parse(await fetchPart(from.language));
  const words = unpackWords(language.words);
  into.addLanguage(words.words, language);
  for (const [index, part] of from.texts.entries()) {
    const bytes = await files[index];
    if (bytes) into.addTexts(part.from, unpackTexts(bytes, words));
    complete = index === from.texts.length - 1;
    if (complete || isWorthAnswering(index + 1)) run();
    await othersFirst();
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
