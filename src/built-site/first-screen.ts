/**
 * A large phone, 430 × 930. Heights are guessed too low rather than too high: a block that is in sight after all comes one
 * frame late.
 */
const screenHeight = 930;
/** Above the title: the header, the bar of a text, the way to the page. */
const aboveTitle = 150;
const lineHeight = 28;
/** In letters, of which a Chinese one takes the place of two. */
const lineLength = 48;
const chinese = /[\u2e80-\u9fff\uff00-\uffef]/g;

/** Between the blocks of a text. */
const gap = 16;
/** Around the words of those that have more of it. */
const padding = new Map([
  ['h2', 36],
  ['div', 36],
  ['li', 4],
  ['header', 60],
  ['section', 60],
]);
/** A drawing or a helper, whatever is in it. */
const partHeight = 150;
/** To lay out a large drawing is more work than all the text around it: where little of it can be seen, the text comes first. */
const largePart = { elements: 100, height: 400, from: 500 };

/** Tag by tag, and no further than needed: lib/html.ts would read all of every page once more. */
const tags = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/g;
const alone = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** These stand beside each other, or in a line of text; all others begin a line of their own. */
const inLine = new Set(
  'a abbr b button code del em i img input ins kbd label s samp small span strong sub sup td th time wbr'.split(' '),
);
/** What is in them takes no place, or the place given here. */
const closed = new Map<string, number>([
  ['astro-island', partHeight],
  ['details', lineHeight],
  ['dialog', 0],
  ['figure', partHeight],
  ['noscript', 0],
  ['script', 0],
  ['style', 0],
  ['svg', 0],
  ['template', 0],
]);

const lettersOf = (text: string): number => {
  const { length } = text.trim();
  return length + (text.match(chinese)?.length ?? 0);
};

/** Where the tag ends that opens the first block of a text not in the first frame; undefined where all of it may be. */
function endOfFirstScreen(html: string): number | undefined {
  let height = aboveTitle;
  let letters = 0;
  const endLine = (): void => {
    if (letters > 0) height += Math.max(1, Math.floor(letters / lineLength)) * lineHeight;
    letters = 0;
  };
  let depth = 0;
  /** How deep the blocks of the text stand, once it has begun. */
  let text: number | undefined;
  /** The one being read. */
  let block = { tagEnd: 0, from: 0 };
  /** What is closed, while it is passed over. */
  let part: { depth: number; elements: number } | undefined;
  tags.lastIndex = html.indexOf('<h1');
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [whole, slash, name, attributes = ''] = tag;
    if (name === undefined) {
      if (!part) letters += lettersOf(whole);
      continue;
    }
    if (!inLine.has(name) && !part) endLine();
    if (alone.has(name) || attributes.endsWith('/')) continue;
    if (slash) {
      depth -= 1;
      if (text !== undefined && depth < text) return undefined;
      if (part?.depth !== depth) continue;
      const isLarge = part.elements > largePart.elements;
      part = undefined;
      if (!isLarge) continue;
      if (text !== undefined && block.from >= largePart.from) return block.tagEnd;
      height += largePart.height;
      continue;
    }
    if (part) part.elements += 1;
    else if (text !== undefined && depth === text) {
      block = { tagEnd: tag.index + whole.length - 1, from: height };
      if (height >= screenHeight) return block.tagEnd;
      height += gap;
    }
    if (!part) height += padding.get(name) ?? 0;
    const place = closed.get(name);
    if (!part && place !== undefined) {
      part = { depth, elements: 0 };
      height += place;
    }
    depth += 1;
    if (attributes.includes('class="prose"')) text = depth;
  }
  return undefined;
}

/**
 * Marks the first block of a text that a phone shows only when its reader scrolls. The first frame of the page ends before
 * it (styles/base.css): what nobody sees yet need not be laid out before what everybody waits for.
 */
export function markFirstScreen(html: string): string {
  const tagEnd = html.includes('class="prose"') ? endOfFirstScreen(html) : undefined;
  return tagEnd === undefined ? html : `${html.slice(0, tagEnd)} data-next-frame${html.slice(tagEnd)}`;
}
