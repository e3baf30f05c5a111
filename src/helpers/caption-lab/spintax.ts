/**
 * Captions as the post script takes them: one per line, `{a|b|c}` picks one variant (nesting allowed),
 * `Title##Description` splits the result.
 */
export type SpintaxNode = { kind: 'text'; value: string } | { kind: 'choice'; options: SpintaxNode[][] };

export type SpintaxProblemId = 'unclosed' | 'strayClose' | 'strayPipe' | 'tooDeep' | 'single' | 'empty' | 'fullwidth';
export type CaptionProblemId = SpintaxProblemId | 'separators' | 'emptyTitle' | 'emptyDescription';

export interface CaptionProblem {
  id: CaptionProblemId;
  /** An error changes what would be posted; a warning may be meant. */
  level: 'error' | 'warning';
  /** Index into the caption. */
  at: number;
  length: number;
}

/** Deeper nesting is a mistake, and the limit lets the functions below recurse safely. */
export const deepestNesting = 40;

/** More than anyone mends at once; text that is not meant as a caption can hold thousands. */
const problemsReported = 20;

/** Counting stops here: beyond it the exact figure tells the reader nothing. */
export const countCap = 1_000_000_000_000n;

/** Up to here all results are written out, so that equal ones are counted once. */
const enumerationLimit = 2000n;
const enumerationCharacters = 2_000_000n;

interface OpenChoice {
  at: number;
  options: SpintaxNode[][];
  current: SpintaxNode[];
}

function addText(nodes: SpintaxNode[], value: string): void {
  const last = nodes.at(-1);
  if (last?.kind === 'text') last.value += value;
  else if (value) nodes.push({ kind: 'text', value });
}

/** Reads a caption. What is malformed stays in the text as typed, and is reported with its place. */
export function parseSpintax(caption: string): { nodes: SpintaxNode[]; problems: CaptionProblem[] } {
  const problems: CaptionProblem[] = [];
  const report = (id: SpintaxProblemId, level: CaptionProblem['level'], at: number, length = 1): void => {
    if (problems.length < problemsReported) problems.push({ id, level, at, length });
  };
  const root: SpintaxNode[] = [];
  const open: OpenChoice[] = [];
  let tooDeep = 0;
  const current = (): SpintaxNode[] => open.at(-1)?.current ?? root;

  for (const token of caption.matchAll(/[{}|]|[^{}|]+/g)) {
    const [text] = token;
    const at = token.index;
    const innermost = open.at(-1);
    if (text === '{' && open.length >= deepestNesting) {
      if (tooDeep === 0) report('tooDeep', 'error', at);
      tooDeep += 1;
      addText(current(), text);
    } else if (text === '{') {
      open.push({ at, options: [], current: [] });
    } else if (tooDeep > 0 && (text === '}' || text === '|')) {
      if (text === '}') tooDeep -= 1;
      addText(current(), text);
    } else if (text === '|' && innermost) {
      innermost.options.push(innermost.current);
      innermost.current = [];
    } else if (text === '}' && innermost) {
      open.pop();
      const options = [...innermost.options, innermost.current];
      if (options.length === 1) {
        report(options[0]?.length ? 'single' : 'empty', 'warning', innermost.at, at + 1 - innermost.at);
      }
      current().push({ kind: 'choice', options });
    } else {
      if (text === '}') report('strayClose', 'error', at);
      if (text === '|') report('strayPipe', 'warning', at);
      addText(current(), text);
    }
  }

  for (const choice of open) report('unclosed', 'error', choice.at);
  // Innermost first: each hands its pieces to the one around it, as plain text.
  for (let choice = open.pop(); choice; choice = open.pop()) {
    const target = current();
    addText(target, '{');
    for (const option of choice.options) {
      for (const node of option) pushNode(target, node);
      addText(target, '|');
    }
    for (const node of choice.current) pushNode(target, node);
  }

  const fullwidth = /[｛｝｜]+|＃＃/.exec(caption);
  if (fullwidth) report('fullwidth', 'warning', fullwidth.index, fullwidth[0].length);
  return { nodes: root, problems: problems.sort((a, b) => a.at - b.at) };
}

function pushNode(nodes: SpintaxNode[], node: SpintaxNode): void {
  if (node.kind === 'text') addText(nodes, node.value);
  else nodes.push(node);
}

const capped = (count: bigint): bigint => (count > countCap ? countCap : count);

/** How many ways there are to choose, at most `countCap`. */
export function countChoices(nodes: SpintaxNode[]): bigint {
  let product = 1n;
  for (const node of nodes) {
    if (node.kind === 'text') continue;
    let sum = 0n;
    for (const option of node.options) sum = capped(sum + countChoices(option));
    product = capped(product * sum);
  }
  return product;
}

function enumerate(nodes: SpintaxNode[]): Set<string> {
  let results = new Set(['']);
  for (const node of nodes) {
    const endings =
      node.kind === 'text' ? new Set([node.value]) : new Set(node.options.flatMap((option) => [...enumerate(option)]));
    const longer = new Set<string>();
    for (const start of results) for (const ending of endings) longer.add(start + ending);
    results = longer;
  }
  return results;
}

export interface ResultCount {
  count: bigint;
  /** exact; upTo: equal results may be counted twice; over: `countCap` or more. */
  precision: 'exact' | 'upTo' | 'over';
}

/** All different results, where there are few enough to write them out. */
function allResults(nodes: SpintaxNode[], length: number): string[] | undefined {
  const choices = countChoices(nodes);
  if (choices > enumerationLimit || choices * BigInt(length) > enumerationCharacters) return undefined;
  return [...enumerate(nodes)];
}

export function countResults(nodes: SpintaxNode[], all?: string[]): ResultCount {
  if (all) return { count: BigInt(all.length), precision: 'exact' };
  const count = countChoices(nodes);
  if (count === 1n) return { count, precision: 'exact' };
  return { count, precision: count >= countCap ? 'over' : 'upTo' };
}

/** mulberry32: small, fast, and the same seed gives the same sample on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function sampleOne(nodes: SpintaxNode[], random: () => number): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') text += node.value;
    else text += sampleOne(node.options[Math.floor(random() * node.options.length)] ?? [], random);
  }
  return text;
}

/** Different results drawn at random; fewer than `wanted` only where luck or the caption gives no more. */
export function sampleResults(nodes: SpintaxNode[], wanted: number, seed: number): string[] {
  const random = seededRandom(seed);
  const results = new Set<string>();
  for (let tries = wanted * 20; tries > 0 && results.size < wanted; tries -= 1) results.add(sampleOne(nodes, random));
  return [...results];
}

export interface PostText {
  /** Undefined where the caption has no `##`. */
  title: string | undefined;
  description: string;
}

export function splitTitle(result: string): PostText {
  const at = result.indexOf('##');
  if (at < 0) return { title: undefined, description: result.trim() };
  return { title: result.slice(0, at).trim(), description: result.slice(at + 2).trim() };
}

export interface CaptionVariant extends PostText {
  mentions: number;
  tags: number;
  characters: number;
}

const mention = /(?<![\p{L}\p{N}_.@])@[\p{L}\p{N}_.]+/gu;
const tag = /(?<!#)#[\p{L}\p{N}_]+/gu;

export function describeVariant(result: string): CaptionVariant {
  const { title, description } = splitTitle(result);
  const words = title === undefined ? description : `${title} ${description}`;
  return {
    title,
    description,
    mentions: words.match(mention)?.length ?? 0,
    tags: words.match(tag)?.length ?? 0,
    characters: [...(title ?? ''), ...description].length,
  };
}

/** The most `##` one result can hold. */
function mostSeparators(nodes: SpintaxNode[]): number {
  let total = 0;
  for (const node of nodes) {
    if (node.kind === 'text') total += node.value.split('##').length - 1;
    else total += node.options.reduce((most, option) => Math.max(most, mostSeparators(option)), 0);
  }
  return total;
}

function separatorProblems(caption: string, nodes: SpintaxNode[]): CaptionProblem[] {
  const first = caption.indexOf('##');
  if (first < 0) return [];
  const found = (id: CaptionProblemId, at: number): CaptionProblem[] => [{ id, level: 'warning', at, length: 2 }];
  if (mostSeparators(nodes) > 1) return found('separators', caption.indexOf('##', first + 2));
  if (!caption.slice(0, first).trim()) return found('emptyTitle', first);
  return caption.slice(first + 2).trim() ? [] : found('emptyDescription', first);
}

export interface CaptionReport {
  /** Line of the text, from 1. */
  line: number;
  caption: string;
  problems: CaptionProblem[];
  results: ResultCount;
  /** Only for the captions that are shown in full. */
  variants: CaptionVariant[];
  /** The variants are all there are, not a sample. */
  complete: boolean;
}

export interface CaptionsReport {
  captions: CaptionReport[];
  results: ResultCount;
  /** Captions with an error or a warning. */
  flawed: number;
}

export interface SampleOptions {
  /** Variants per caption. */
  variants: number;
  seed: number;
  /** So many captions get variants; the others are only checked. */
  inFull: number;
}

function readCaption(caption: string, line: number, options: SampleOptions, inFull: boolean): CaptionReport {
  const { nodes, problems } = parseSpintax(caption);
  const all = inFull ? allResults(nodes, caption.length) : undefined;
  const complete = all !== undefined && all.length <= options.variants;
  const drawn = complete ? all : inFull ? sampleResults(nodes, options.variants, options.seed + line) : [];
  return {
    line,
    caption,
    problems: [...problems, ...separatorProblems(caption, nodes)].sort((a, b) => a.at - b.at),
    results: countResults(nodes, all),
    variants: drawn.map(describeVariant),
    complete,
  };
}

/** Checks every caption of a text, one per line; empty lines do not count. */
export function readCaptions(text: string, options: SampleOptions): CaptionsReport {
  const captions: CaptionReport[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const caption = line.trimEnd();
    if (caption) captions.push(readCaption(caption, index + 1, options, captions.length < options.inFull));
  }
  const count = captions.reduce((sum, caption) => capped(sum + caption.results.count), 0n);
  const exact = captions.every((caption) => caption.results.precision === 'exact');
  return {
    captions,
    results: { count, precision: count >= countCap ? 'over' : exact ? 'exact' : 'upTo' },
    flawed: captions.filter((caption) => caption.problems.length > 0).length,
  };
}

/** Column as a person counts it: an emoji is one. */
export const columnOf = (caption: string, at: number): number => [...caption.slice(0, at)].length + 1;
