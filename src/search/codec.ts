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

/** Cuts Han into words: any cut will do, a good one is shorter. */
type Cutter = (han: string) => string[];

/** So many are remembered at a time: a large site has millions. */
const mostKnown = 20_000;

/** The segmenter takes longer than all else that is done to a text, and what stands between two signs often comes again. */
function cutter(): Cutter {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const known = new Map<string, string[]>();
  return (run) => {
    let words = known.get(run);
    if (!words) {
      words = Array.from(segmenter.segment(run), ({ segment }) => segment);
      if (known.size === mostKnown) known.clear();
      known.set(run, words);
    }
    return words;
  };
}

function pieces(text: string, cut: Cutter): string[] {
  const found = text.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|[^\p{L}\p{N}]+/gu) ?? [];
  return found.flatMap((piece) => (classOf(piece) === han ? cut(piece) : piece));
}

/** Tells each word of a text, and what is not understood between two of them. */
function eachSymbol(
  text: string,
  cut: Cutter,
  tell: { word: (piece: string) => void; sign: (sign: typeof plain | typeof space) => void },
): void {
  const all = pieces(text, cut);
  const classes = all.map(classOf);
  for (const [index, piece] of all.entries()) {
    const left = index === 0 ? sentenceEnd : (classes[index - 1] ?? between);
    const own = classes[index] ?? between;
    if (piece === ' ') {
      if (!spaced(left, classes[index + 1] ?? between)) tell.sign(space);
    } else if (left !== sentenceEnd || own !== word) {
      if (spaced(left, own)) tell.sign(plain);
      tell.word(piece);
    } else if (capitalized(piece) !== piece) {
      tell.sign(plain);
      tell.word(piece);
    } else {
      const lower = decapitalized(piece);
      // `Usb` comes back as it was, `USB` does not need to be taken apart.
      tell.word(lower.toLowerCase() === lower && capitalized(lower) === piece ? lower : piece);
    }
  }
}

/** Words by number, in the order they were met, and how often they were. */
class WordCount {
  readonly words: string[] = [];
  readonly counts: number[] = [];
  private readonly numbers = new Map<string, number>();

  add(piece: string): number {
    let number = this.numbers.get(piece);
    if (number === undefined) {
      number = this.words.push(piece) - 1;
      this.numbers.set(piece, number);
    }
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    return number;
  }
}

export interface PackedTexts {
  /** The list of words, for `unpackWords`. */
  words: string;
  pack: (texts: string[]) => Uint8Array<ArrayBuffer>;
}

/**
 * Lists the words of all texts; the result packs any of these texts. Between the two, a text is kept as numbers: a large site
 * has millions of words, and as many strings keep the garbage collector busy.
 */
export function packTexts(texts: string[]): PackedTexts {
  const cut = cutter();
  const count = new WordCount();
  const coded = new Map<string, Uint32Array>();
  for (const text of texts) {
    const values: number[] = [];
    eachSymbol(text, cut, {
      word: (piece) => values.push(firstWord + count.add(piece)),
      sign: (sign) => values.push(sign),
    });
    coded.set(text, Uint32Array.from(values));
  }
  const { words, counts } = count;
  const byAlphabet = (a: number, b: number): number => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1);
  const ranked = [...words.keys()].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || byAlphabet(a, b));
  const list = [...ranked.slice(0, oneByte - firstWord), ...ranked.slice(oneByte - firstWord).sort(byAlphabet)];
  const places = new Uint32Array(list.length);
  for (const [place, number] of list.entries()) places[number] = place + firstWord;
  return {
    words: frontCode(list.map((number) => words[number] ?? '')),
    pack: (some) => {
      const bytes: number[] = [];
      for (const text of some) {
        const values = coded.get(text);
        if (!values) throw new Error('only the texts whose words were listed can be packed');
        for (const value of values) pushNumber(bytes, value < firstWord ? value : (places[value - firstWord] ?? plain));
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
