/**
 * Packs a sequence of numbers by guessing each from the three before it (prediction by partial matching). Titles, headings and
 * the list of words, letter by letter, take a fifth to a quarter less than deflate makes of them. The texts would gain a
 * tenth, and a second of work on a slow computer: they stay with deflate.
 *
 * The two ends run the same model over the same numbers. A number is looked for among those that have followed the last
 * three, then the last two, then the last one, then among all; what was not found is told by an escape.
 */

/** Whole numbers below 2^48 stay exact in a double. */
const topByte = 2 ** 40;
const bottom = 2 ** 32;

/** Writes a share of what is left of an interval, or reads which share was written (a range coder without carry). */
interface Coder {
  /** Where in `total` the written place lies; nobody knows while writing. */
  place(total: number): number;
  take(start: number, length: number, total: number): void;
}

class Interval {
  low = 0;
  range = 2 ** 48 - 1;
  part = 0;

  /** Narrows to a share; calls `shift` for every byte that is decided. */
  narrow(start: number, length: number, total: number, shift: (byte: number) => void): void {
    this.part = Math.floor(this.range / total);
    this.low += start * this.part;
    this.range = length * this.part;
    for (;;) {
      const decided = Math.floor(this.low / topByte);
      if (decided !== Math.floor((this.low + this.range) / topByte)) {
        if (this.range >= bottom) return;
        this.range = bottom - (this.low % bottom);
      }
      shift(decided);
      this.low = (this.low % topByte) * 256;
      this.range *= 256;
    }
  }
}

class Writer implements Coder {
  readonly bytes: number[] = [];
  private readonly interval = new Interval();

  place(): number {
    return -1;
  }

  take(start: number, length: number, total: number): void {
    this.interval.narrow(start, length, total, (byte) => this.bytes.push(byte));
  }

  finish(): Uint8Array<ArrayBuffer> {
    for (let left = 6; left > 0; left--) {
      this.bytes.push(Math.floor(this.interval.low / topByte));
      this.interval.low = (this.interval.low % topByte) * 256;
    }
    while (this.bytes.at(-1) === 0) this.bytes.pop();
    return Uint8Array.from(this.bytes);
  }
}

class Reader implements Coder {
  private readonly interval = new Interval();
  private readonly bytes: Uint8Array;
  private value = 0;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    for (let left = 6; left > 0; left--) this.value = this.value * 256 + this.next();
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0;
  }

  place(total: number): number {
    const { low, range } = this.interval;
    return Math.min(total - 1, Math.floor((this.value - low) / Math.floor(range / total)));
  }

  take(start: number, length: number, total: number): void {
    this.interval.narrow(start, length, total, () => {
      this.value = (this.value % topByte) * 256 + this.next();
    });
  }
}

/** What has followed some numbers, and how often. */
interface Followers {
  numbers: number[];
  counts: number[];
}

/** Numbers are looked up by blocks of this many. */
const blockLength = 64;
/** What a number counts that has been met, beside one that has not. */
const metOnce = 3;
/** How many numbers a guess is made from. Fewer guess worse; more are seldom met again. */
const order = 3;
/**
 * Several numbers are mixed into one that is small enough to be looked up fast. Where two happen to be mixed into the same,
 * they are at both ends: the guess is worse, the number read is right.
 */
const mixing = 0x9e3779b1;
/** What anything may follow tells nothing: after a comma, all numbers are looked through. */
const mostFollowers = 256;

class Model {
  private readonly after = new Map<number, Followers>();
  private readonly weights: Float64Array;
  private readonly blocks: Float64Array;
  private total: number;
  /** In which round a number was passed over: it stood in a longer context and was not meant. */
  private readonly passed: Uint32Array;
  private round = 0;
  private passedOver: number[] = [];
  /** The last numbers, the newest first. */
  private readonly last: number[];
  /** What the last one, two, three, … are looked up by. */
  private readonly keys: number[] = [];

  constructor(size: number) {
    this.weights = new Float64Array(size).fill(1);
    this.blocks = new Float64Array(Math.ceil(size / blockLength));
    for (let number = 0; number < size; number++) this.changeBlock(number, 1);
    this.total = size;
    this.passed = new Uint32Array(size);
    this.last = Array.from({ length: order }, () => size);
  }

  private changeBlock(number: number, by: number): void {
    const block = Math.floor(number / blockLength);
    this.blocks[block] = (this.blocks[block] ?? 0) + by;
  }

  /** Writes `known`, or reads the number that was written. */
  code(coder: Coder, known: number): number {
    this.round += 1;
    this.passedOver = [];
    const { keys, last } = this;
    let mixed = 0;
    for (let depth = 0; depth < order; depth++) {
      mixed = Math.imul(mixed + (last[depth] ?? 0) + 1, mixing);
      mixed ^= mixed >>> 15;
      keys[depth] = mixed >>> 2;
    }
    const tried: Followers[] = [];
    let found = -1;
    for (let depth = order - 1; depth >= 0 && found < 0; depth--) {
      const key = keys[depth] ?? 0;
      let followers = this.after.get(key);
      if (!followers) {
        followers = { numbers: [], counts: [] };
        this.after.set(key, followers);
      } else if (followers.numbers.length < mostFollowers) found = this.codeAmong(followers, coder, known);
      if (found < 0 && followers.numbers.length < mostFollowers) tried.push(followers);
    }
    if (found < 0) found = this.codeAny(coder, known);
    for (const followers of tried) {
      followers.numbers.push(found);
      followers.counts.push(1);
    }
    for (let depth = order - 1; depth > 0; depth--) last[depth] = last[depth - 1] ?? 0;
    last[0] = found;
    return found;
  }

  /** Each number counts once less than twice as often as it came; the rest is the escape. */
  private codeAmong({ numbers, counts }: Followers, coder: Coder, known: number): number {
    const { passed, round } = this;
    let all = 0;
    let kinds = 0;
    for (let at = 0; at < numbers.length; at++) {
      if (passed[numbers[at] ?? 0] === round) continue;
      all += 2 * (counts[at] ?? 0) - 1;
      kinds += 1;
    }
    if (kinds === 0) return -1;
    const total = all + kinds;
    const place = coder.place(total);
    let start = 0;
    for (let at = 0; at < numbers.length && place < all; at++) {
      const number = numbers[at] ?? 0;
      if (passed[number] === round) continue;
      const length = 2 * (counts[at] ?? 0) - 1;
      if (known === number || (place >= start && place < start + length)) {
        coder.take(start, length, total);
        const count = (counts[at] ?? 0) + 1;
        counts[at] = count;
        // The frequent ones come first: they are found sooner.
        const before = counts[at - 1] ?? Number.POSITIVE_INFINITY;
        if (count > before) {
          counts[at] = before;
          counts[at - 1] = count;
          numbers[at] = numbers[at - 1] ?? 0;
          numbers[at - 1] = number;
        }
        return number;
      }
      start += length;
    }
    coder.take(all, kinds, total);
    for (const number of numbers) {
      if (passed[number] === round) continue;
      passed[number] = round;
      this.passedOver.push(number);
    }
    return -1;
  }

  /** Among all numbers, without those passed over. */
  private codeAny(coder: Coder, known: number): number {
    const { weights, blocks, passed, round } = this;
    const without = this.passedOver;
    let total = this.total;
    for (const number of without) {
      const weight = weights[number] ?? 0;
      this.changeBlock(number, -weight);
      total -= weight;
    }
    const place = coder.place(total);
    const wantedBlock = known < 0 ? -1 : Math.floor(known / blockLength);
    let start = 0;
    let block = 0;
    for (; wantedBlock < 0 ? start + (blocks[block] ?? 0) <= place : block < wantedBlock; block++)
      start += blocks[block] ?? 0;
    let number = block * blockLength;
    for (; ; number++) {
      if (passed[number] === round) continue;
      const weight = weights[number] ?? 0;
      if (known < 0 ? place < start + weight : number === known) break;
      start += weight;
    }
    coder.take(start, weights[number] ?? 0, total);
    for (const one of without) this.changeBlock(one, weights[one] ?? 0);
    weights[number] = (weights[number] ?? 0) + metOnce;
    this.changeBlock(number, metOnce);
    this.total += metOnce;
    return number;
  }
}

/** Numbers below `size`. */
export function packNumbers(numbers: Iterable<number>, size: number): Uint8Array<ArrayBuffer> {
  const model = new Model(size);
  const writer = new Writer();
  for (const number of numbers) model.code(writer, number);
  return writer.finish();
}

/** What `packNumbers` wrote, without end: who reads knows when it is over. */
export function* unpackNumbers(bytes: Uint8Array, size: number): Generator<number> {
  const model = new Model(size);
  const reader = new Reader(bytes);
  for (;;) yield model.code(reader, -1);
}

/** Seven bits a byte; the eighth says that more follow. */
function pushSmall(bytes: number[], value: number): void {
  for (let rest = value; ; rest >>= 7) {
    bytes.push(rest > 127 ? (rest & 127) | 128 : rest);
    if (rest <= 127) return;
  }
}

/** A text, letter by letter, behind the list of its letters: in order, each as its distance from the one before. */
export function packText(text: string): Uint8Array<ArrayBuffer> {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const places = new Map(codes.map((code, index) => [code, index + 1]));
  const bytes: number[] = [];
  pushSmall(bytes, codes.length);
  for (const [index, code] of codes.entries()) pushSmall(bytes, code - (codes[index - 1] ?? 0));
  const numbers = [...text].map((letter) => places.get(letter.codePointAt(0) ?? 0) ?? 0);
  return Uint8Array.from([...bytes, ...packNumbers([...numbers, 0], codes.length + 1)]);
}

export function unpackText(bytes: Uint8Array): string {
  let at = 0;
  const small = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const count = small();
  const letters: string[] = [];
  for (let code = 0; letters.length < count; letters.push(String.fromCodePoint(code))) code += small();
  const text: string[] = [];
  for (const number of unpackNumbers(bytes.subarray(at), count + 1)) {
    if (number === 0) break;
    text.push(letters[number - 1] ?? '');
  }
  return text.join('');
}
