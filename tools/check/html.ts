/** A quick look at built HTML: tags and attributes in order, scripts and comments skipped. No tree. */
export class Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly line: number;
  /** Offset behind `>`. */
  readonly end: number;
  private readonly raw: string;
  private parsed: Map<string, string> | undefined;

  constructor(name: string, closing: boolean, raw: string, line: number, end: number) {
    this.name = name;
    this.closing = closing;
    this.raw = raw;
    this.line = line;
    this.end = end;
  }

  /** Most tags of a page are never asked: attributes are read on demand. */
  get attributes(): ReadonlyMap<string, string> {
    this.parsed ??= readAttributes(this.raw);
    return this.parsed;
  }

  get(name: string): string | undefined {
    return this.raw.includes(name) ? this.attributes.get(name) : undefined;
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return entities[name ?? ''] ?? whole;
    },
  );
}

const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

function readAttributes(raw: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of raw.matchAll(attribute)) {
    // The first of two attributes of the same name is the one browsers keep.
    const name = key.toLowerCase();
    if (!attributes.has(name)) attributes.set(name, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** What stands between these is text for the browser, not markup. */
const rawText: Record<string, RegExp> = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  textarea: /<\/textarea/gi,
  title: /<\/title/gi,
};

export function* tagsOf(html: string): Generator<Tag> {
  const scan = new RegExp(token);
  let line = 1;
  let counted = 0;
  for (let match = scan.exec(html); match; match = scan.exec(html)) {
    const name = match[2]?.toLowerCase();
    if (!name) continue;
    for (let at = html.indexOf('\n', counted); at >= 0 && at < match.index; at = html.indexOf('\n', counted)) {
      line += 1;
      counted = at + 1;
    }
    const closing = match[1] === '/';
    const end = scan.lastIndex;
    yield new Tag(name, closing, match[3] ?? '', line, end);
    const close = closing || !Object.hasOwn(rawText, name) ? undefined : rawText[name];
    if (!close) continue;
    close.lastIndex = end;
    const found = close.exec(html);
    if (!found) return;
    scan.lastIndex = found.index;
  }
}

/** Visible text with the code taken out, to look for placeholders that nobody filled. */
export function visibleText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|code|pre|textarea|template)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<(?:"[^"]*"|'[^']*'|[^"'>])*>/g, ' ');
}
