/** A title in lines, and the size it is set in. */
export interface FittedTitle {
  size: number;
  lines: string[];
  /** Set in smaller letters than a reader of a small preview can read. */
  tooLong: boolean;
}

export interface TitleBox {
  width: number;
  height: number;
  /** From large to small; each says how many lines are still calm. */
  sizes: ReadonlyArray<{ size: number; lines: number }>;
  /** In em. */
  leading: number;
}

interface Piece {
  text: string;
  /** Whether a space stands before it, unless it begins a line. */
  spaced: boolean;
}

const han = /\p{Script=Han}/u;
const closing = /^[\p{Pe}\p{Pf}、。，：；！？…—·,.:;!?%]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** What stays together: words, and in Chinese words too, with the punctuation that belongs to them. */
export function piecesOf(text: string, locale: string): Piece[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  // A no-break space keeps its neighbors together.
  return text.split(/[^\S\u00a0\u202f]+/).flatMap((word) => {
    if (!han.test(word)) return word ? [{ text: word, spaced: true }] : [];
    const pieces: Piece[] = [];
    for (const { segment } of segmenter.segment(word)) {
      const last = pieces.at(-1);
      const breaks =
        last && !closing.test(segment) && !opening.test(last.text) && (han.test(segment) || han.test(last.text));
      if (last && !breaks) last.text += segment;
      else pieces.push({ text: segment, spaced: !last });
    }
    return pieces;
  });
}

interface Measured extends Piece {
  /** In em. */
  width: number;
}

/** A break after a colon or a comma reads better than an even one; in parts of the usual width of a line. */
const breakAfter: ReadonlyArray<[end: RegExp, worth: number]> = [
  [/[:：?？]["”»]?$/, 0.2],
  [/[,，;；、—]$/, 0.05],
];
const worthOf = ({ text }: Piece): number => breakAfter.find(([end]) => end.test(text))?.[1] ?? 0;

/** The pieces in that many lines, as alike in width as they can be; nothing where they do not fit. */
function inLines(pieces: readonly Measured[], space: number, width: number, count: number): Measured[][] | undefined {
  const whole = pieces.reduce((sum, piece, index) => sum + piece.width + (piece.spaced && index > 0 ? space : 0), 0);
  const usual = whole / count;
  /** The best way to set what follows `from`, by `from` and number of lines. */
  const known = new Map<string, { cost: number; lines: Measured[][] } | undefined>();
  const best = (from: number, lines: number): { cost: number; lines: Measured[][] } | undefined => {
    const key = `${from} ${lines}`;
    if (known.has(key)) return known.get(key);
    let found: { cost: number; lines: Measured[][] } | undefined;
    let used = -space;
    for (let end = from; end < pieces.length; end += 1) {
      const piece = pieces[end];
      if (!piece) break;
      used += piece.width + (piece.spaced || end === from ? space : 0);
      if (used > width) break;
      const isLast = end === pieces.length - 1;
      const rest = lines > 1 && !isLast ? best(end + 1, lines - 1) : undefined;
      if (!rest && !(isLast && lines === 1)) continue;
      const cost = (used / usual - 1) ** 2 - (isLast ? 0 : worthOf(piece)) + (rest?.cost ?? 0);
      if (!found || cost < found.cost) found = { cost, lines: [pieces.slice(from, end + 1), ...(rest?.lines ?? [])] };
    }
    known.set(key, found);
    return found;
  };
  return best(0, count)?.lines;
}

const written = (line: readonly Measured[]): string =>
  line.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');

/** Below the smallest size that is wanted a title is still shown whole, in smaller and smaller letters. */
const shrink = 0.9;
const smallest = 12;

/** The largest size a title fits in. `widthOf` measures in em. */
export function fitTitle(title: string, locale: string, box: TitleBox, widthOf: (text: string) => number): FittedTitle {
  const space = widthOf(' ');
  const pieces = piecesOf(title, locale).map((piece) => ({ ...piece, width: widthOf(piece.text) }));
  const attempt = (size: number, most: number): string[] | undefined => {
    const calm = Math.min(most, Math.floor(box.height / (size * box.leading)));
    for (let count = 1; count <= calm; count += 1) {
      const lines = inLines(pieces, space, box.width / size, count);
      if (lines) return lines.map(written);
    }
    return undefined;
  };
  for (const { size, lines: most } of box.sizes) {
    const lines = attempt(size, most);
    if (lines) return { size, lines, tooLong: false };
  }
  let size = box.sizes.at(-1)?.size ?? smallest;
  while (size > smallest) {
    size *= shrink;
    const lines = attempt(size, Number.POSITIVE_INFINITY);
    if (lines) return { size, lines, tooLong: true };
  }
  return { size, lines: [title], tooLong: true };
}
