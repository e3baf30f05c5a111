/**
 * Text as numbers of words. An inverted index beside the texts for the excerpts would weigh half as much again; the
 * browser makes the index from the texts, so only the texts travel, and each word is written once.
 * A space between two words is understood, between two Han words none; so is a capital at the start of a sentence.
 */

/** What a piece of text is. */
const between = 0;
const sentenceEnd = 1;
const word = 2;
const han = 3;

function classOf(piece: string): number {
  if (/^\p{Script=Han}/u.test(piece)) return han;
  if (/^[\p{L}\p{N}]/u.test(piece)) return word;
  return /(?:[.!?:]["”»)]* |\n|· )$/.test(piece) ? sentenceEnd : between;
}

/** Whether a space is understood between two neighbors. */
const spaced = (left: number, right: number): boolean => left >= word && right >= word && left + right < 2 * han;

const capitalized = (piece: string): string => piece.slice(0, 1).toUpperCase() + piece.slice(1);
const decapitalized = (piece: string): string => piece.slice(0, 1).toLowerCase() + piece.slice(1);

/** Numbers below `firstWord` are signs, the others places in the list of words. */
const endOfText = 0;
/** What would be understood here, space or capital, is not there. */
const plain = 1;
const space = 2;
const firstWord = 3;
/**
 * How many numbers take one byte and two: the most frequent words come first, the rest by alphabet. The first byte says
 * how many follow.
 */
const oneByte = 200;
const twoBytes = (248 - oneByte) * 256;

/** Han is cut by the segmenter: any cut will do, a good one is shorter. */
function pieces(text: string, segmenter: Intl.Segmenter): string[] {
  const found = text.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|[^\p{L}\p{N}]+/gu) ?? [];
  return found.flatMap((piece) =>
    classOf(piece) === han ? [...segmenter.segment(piece)].map(({ segment }) => segment) : [piece],
  );
}

type Symbols = Array<string | typeof plain | typeof space>;

/** A text as words and signs. */
function symbols(text: string, segmenter: Intl.Segmenter): Symbols {
  const all = pieces(text, segmenter);
  const classes = all.map(classOf);
  return all.flatMap((piece, index): Symbols => {
    const left = index === 0 ? sentenceEnd : (classes[index - 1] ?? between);
    const own = classes[index] ?? between;
    if (piece === ' ') return spaced(left, classes[index + 1] ?? between) ? [] : [space];
    if (spaced(left, own)) return [plain, piece];
    if (left !== sentenceEnd || own !== word) return [piece];
    const lower = decapitalized(piece);
    if (capitalized(piece) !== piece) return [plain, piece];
    // `Usb` comes back as it was, `USB` does not need to be taken apart.
    return [lower.toLowerCase() === lower && capitalized(lower) === piece ? lower : piece];
  });
}

export interface PackedTexts {
  /** The list of words, for `unpackWords`. */
  words: string;
  pack: (texts: string[]) => Uint8Array<ArrayBuffer>;
}

/** Lists the words of all texts; the result packs any of these texts. */
export function packTexts(texts: string[]): PackedTexts {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const cut = new Map(texts.map((text) => [text, symbols(text, segmenter)]));
  const count = new Map<string, number>();
  for (const text of texts) {
    for (const symbol of cut.get(text) ?? []) {
      if (typeof symbol === 'string') count.set(symbol, (count.get(symbol) ?? 0) + 1);
    }
  }
  const ranked = [...count].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([piece]) => piece);
  const list = [...ranked.slice(0, oneByte - firstWord), ...ranked.slice(oneByte - firstWord).sort()];
  const places = new Map(list.map((piece, index) => [piece, index + firstWord]));
  return {
    words: frontCode(list),
    pack: (some) => {
      const bytes: number[] = [];
      for (const text of some) {
        const all = cut.get(text);
        if (!all) throw new Error('only the texts whose words were listed can be packed');
        for (const symbol of all)
          pushNumber(bytes, typeof symbol === 'string' ? (places.get(symbol) ?? plain) : symbol);
        bytes.push(endOfText);
      }
      return Uint8Array.from(bytes);
    },
  };
}

function pushNumber(bytes: number[], value: number): void {
  const second = value - oneByte;
  const third = second - twoBytes;
  if (second < 0) bytes.push(value);
  else if (third < 0) bytes.push(oneByte + (second >> 8), second & 255);
  else bytes.push(248 + (third >> 16), (third >> 8) & 255, third & 255);
}

function* numbers(bytes: Uint8Array): Generator<number> {
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0;
    if (first < oneByte) yield first;
    else if (first < 248) yield oneByte + ((first - oneByte) << 8) + (bytes[++at] ?? 0);
    else yield oneByte + twoBytes + ((first - 248) << 16) + ((bytes[++at] ?? 0) << 8) + (bytes[++at] ?? 0);
  }
}

/** A word begins with as many characters of the word before it as its first character says. */
function frontCode(list: string[]): string {
  let previous = '';
  return list
    .map((piece) => {
      let shared = 0;
      while (shared < 35 && shared < piece.length && piece[shared] === previous[shared]) shared++;
      previous = piece;
      return shared.toString(36) + piece.slice(shared).replaceAll('\n', '\u0001');
    })
    .join('\n');
}

export interface WordList {
  words: string[];
  classes: number[];
}

export function unpackWords(coded: string): WordList {
  let previous = '';
  const words = coded.split('\n').map((line) => {
    previous = previous.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1).replaceAll('\u0001', '\n');
    return previous;
  });
  return { words, classes: words.map(classOf) };
}

/** The texts of one part, in the order they were packed. */
export function unpackTexts(bytes: Uint8Array, { words, classes }: WordList): string[] {
  const texts: string[] = [];
  let text = '';
  let left = sentenceEnd;
  for (const value of numbers(bytes)) {
    if (value >= firstWord) {
      const piece = words[value - firstWord] ?? '';
      const own = classes[value - firstWord] ?? between;
      if (spaced(left, own)) text += ' ';
      text += left === sentenceEnd && own === word ? capitalized(piece) : piece;
      left = own;
    } else if (value === endOfText) {
      texts.push(text);
      text = '';
      left = sentenceEnd;
    } else {
      if (value === space) text += ' ';
      left = between;
    }
  }
  return texts;
}
