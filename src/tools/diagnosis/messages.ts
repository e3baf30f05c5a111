/** A message of the program, as pages/[...locale]/diagnosis/[name].json.ts lists it. */
export interface KnownMessage {
  id: string;
  /** The text in the languages of the program; its slots are `…`. */
  texts: string[];
  cause: string;
  remedy: string;
  /** The page that says more. */
  page?: { path: string; title: string } | undefined;
}

/** A text that a line can be compared with: its pieces in order, small letters. */
interface Matcher {
  message: KnownMessage;
  pieces: string[];
  /** Too short to tell anything in the middle of a line: the line has to end with it. */
  atEnd: boolean;
}

const han = /\p{Script=Han}/u;
/** Characters that are enough to match a message: readers paste beginnings, and logs cut lines off. */
const isLong = (text: string): boolean => text.length >= (han.test(text) ? 8 : 18);

const firstSentence = (text: string): string => /^.+?(?=[.。](?:\s|$|\p{Script=Han}))/u.exec(text)?.[0] ?? text;

function matcherOf(message: KnownMessage, text: string): Matcher {
  const pieces = text
    .toLowerCase()
    .split('…')
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const start = firstSentence(pieces[0] ?? '');
  if (isLong(start)) return { message, pieces: [start], atEnd: false };
  if (isLong(pieces.join(''))) return { message, pieces, atEnd: false };
  return { message, pieces: [pieces.join(' ').replace(/[.。!！]$/u, '')], atEnd: !text.trimEnd().endsWith('…') };
}

export type MessageBook = Matcher[];

export const messageBook = (messages: KnownMessage[]): MessageBook =>
  messages.flatMap((message) => [...new Set(message.texts)].map((text) => matcherOf(message, text)));

export interface MessageHit {
  message: KnownMessage;
  at: number;
  length: number;
}

/** The message in a line, if any; of several the longest match. */
export function messageIn(line: string, book: MessageBook): MessageHit | undefined {
  const low = line.toLowerCase();
  let best: MessageHit | undefined;
  for (const { message, pieces, atEnd } of book) {
    const first = low.indexOf(pieces[0] ?? '');
    if (first < 0) continue;
    let end = first;
    for (const piece of pieces) {
      const at = low.indexOf(piece, end);
      end = at < 0 ? Number.NaN : at + piece.length;
    }
    if (Number.isNaN(end) || (atEnd && /[\p{L}\p{N}]/u.test(low.slice(end)))) continue;
    // A word that only begins or ends like it is another word.
    if (/[a-zа-яё0-9]/.test(low[first - 1] ?? '') || (atEnd && /[a-zа-яё0-9]/.test(low[end] ?? ''))) continue;
    if (end - first > (best?.length ?? 0)) best = { message, at: first, length: end - first };
  }
  return best;
}
