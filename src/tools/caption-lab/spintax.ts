/**
 * Captions as the post script takes them: one per line, `{a|b|c}` picks one variant (nesting allowed), `Title##Description`
 * splits the result.
 */
type Nodes = Array<string | Nodes[]>;

const problemIds = ['unclosed', 'strayClose', 'strayPipe', 'single', 'fullwidth', 'separators'] as const;

export interface Problem {
  id: (typeof problemIds)[number];
  /** Index into the caption. */
  at: number;
  length: number;
}

/** Braces below are plain text: no caption needs them, and the functions below recurse. */
const deepest = 40;
/** More than anyone corrects in one go. */
const problemsReported = 20;
/** Counting stops here: beyond it the figure tells the reader nothing. */
export const countCap = 1e12;
/** Up to this number all results are generated, so that equal ones are counted once. */
const enumerationLimit = 2000;
const enumerationCharacters = 2e6;

function append(nodes: Nodes, node: Nodes[number]): void {
  const last = nodes.at(-1);
  if (typeof last === 'string' && typeof node === 'string') nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}

/** Reads a caption. Malformed parts stay in the text as typed, and are reported with their position. */
export function parse(caption: string): { nodes: Nodes; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (id: Problem['id'], at: number, length = 1) => problems.push({ id, at, length });
  const root: { at: number; options: Nodes[]; nodes: Nodes } = { at: 0, options: [], nodes: [] };
  const open: Array<typeof root> = [];
  const outer = () => open.at(-1) ?? root;
  for (const { 0: text, index: at } of caption.matchAll(/[{}|]|[^{}|]+/g)) {
    const inner = open.at(-1);
    if (text === '{' && open.length < deepest) open.push({ at, options: [], nodes: [] });
    else if (text === '|' && inner) {
      inner.options.push(inner.nodes);
      inner.nodes = [];
    } else if (text === '}' && inner) {
      open.pop();
      if (inner.options.length === 0) report('single', inner.at, at + 1 - inner.at);
      append(outer().nodes, [...inner.options, inner.nodes]);
    } else {
      if (text === '}') report('strayClose', at);
      if (text === '|') report('strayPipe', at);
      append(outer().nodes, text);
    }
  }
  for (const { at } of open) report('unclosed', at);
  for (let inner = open.pop(); inner; inner = open.pop())
    for (const node of ['{', ...inner.options.flatMap((option) => [...option, '|']), ...inner.nodes])
      append(outer().nodes, node);

  const wide = /[｛｝｜]+|＃＃/.exec(caption);
  if (wide) report('fullwidth', wide.index, wide[0].length);
  const first = caption.indexOf('##');
  if (mostSeparators(root.nodes) > 1) report('separators', caption.indexOf('##', first + 2), 2);
  return { nodes: root.nodes, problems: problems.sort((a, b) => a.at - b.at).slice(0, problemsReported) };
}

interface Fold<T> {
  text: (text: string) => T;
  choice: (options: T[]) => T;
  join: (before: T, after: T) => T;
  first: T;
}

function fold<T>(nodes: Nodes, by: Fold<T>): T {
  const of = (node: Nodes[number]): T =>
    typeof node === 'string' ? by.text(node) : by.choice(node.map((option) => fold(option, by)));
  return nodes.reduce<T>((before, node) => by.join(before, of(node)), by.first);
}

/** The most `##` one result can hold. */
const mostSeparators = (nodes: Nodes): number =>
  fold(nodes, {
    text: (text) => text.split('##').length - 1,
    choice: (options) => Math.max(...options),
    join: (a, b) => a + b,
    first: 0,
  });

const capped = (count: number): number => Math.min(count, countCap);
const choicesOf = (nodes: Nodes): number =>
  fold(nodes, {
    text: () => 1,
    choice: (options) => capped(options.reduce((a, b) => a + b, 0)),
    join: (a, b) => capped(a * b),
    first: 1,
  });

const resultsOf = (nodes: Nodes): string[] =>
  fold<string[]>(nodes, {
    text: (text) => [text],
    choice: (options) => options.flat(),
    join: (starts, ends) => [...new Set(starts.flatMap((start) => ends.map((end) => start + end)))],
    first: [''],
  });

const draw = (nodes: Nodes, random: () => number): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : draw(node[Math.floor(random() * node.length)] ?? [], random)))
    .join('');

export interface Variant {
  /** Undefined where the caption has no `##`. */
  title: string | undefined;
  description: string;
  mentions: number;
  tags: number;
  characters: number;
}

export function variantOf(result: string): Variant {
  const at = result.indexOf('##');
  const title = at < 0 ? undefined : result.slice(0, at).trim();
  const description = (at < 0 ? result : result.slice(at + 2)).trim();
  const words = title === undefined ? description : `${title} ${description}`;
  return {
    title,
    description,
    mentions: words.match(/(?<![\p{L}\p{N}_.@])@[\p{L}\p{N}_.]+/gu)?.length ?? 0,
    tags: words.match(/(?<!#)#[\p{L}\p{N}_]+/gu)?.length ?? 0,
    characters: [...(title ?? ''), ...description].length,
  };
}

export interface Caption {
  /** Line of the text, from 1. */
  line: number;
  caption: string;
  problems: Problem[];
  count: number;
  /** Otherwise equal results may be counted twice. */
  exact: boolean;
  variants: Variant[];
  /** The variants are all there are, not a sample. */
  complete: boolean;
}

/** Checks every caption of a text; so many of them get variants. */
export function readCaptions(text: string, wanted: number, inFull = 20, random = Math.random): Caption[] {
  const captions: Caption[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const caption = raw.trimEnd();
    if (!caption) continue;
    const { nodes, problems } = parse(caption);
    const choices = choicesOf(nodes);
    const isShown = captions.length < inFull;
    const few = choices <= enumerationLimit && choices * caption.length <= enumerationCharacters;
    const all = isShown && few ? resultsOf(nodes) : undefined;
    const complete = all !== undefined && all.length <= wanted;
    const drawn = new Set(complete ? all : []);
    for (let tries = isShown ? wanted * 20 : 0; tries > 0 && !complete && drawn.size < wanted; tries -= 1)
      drawn.add(draw(nodes, random));
    captions.push({
      line: index + 1,
      caption,
      problems,
      count: all?.length ?? choices,
      exact: all !== undefined || choices === 1,
      variants: [...drawn].map(variantOf),
      complete,
    });
  }
  return captions;
}
