/**
 * What a request says about the copy it has and the part it wants (RFC 9110, sections 13 and 14). Pure; `serve.ts`
 * asks, nginx does the same.
 */
export interface Representation {
  /** A strong tag: the compressed form gets the same one, marked weak. */
  etag: string;
  /** Whole seconds, as `Last-Modified` says it. */
  modified: Date;
  size: number;
}

export interface RequestConditions {
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
  'if-unmodified-since'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Weak comparison for "do I have it already", strong for "is it still exactly this". */
function listsTag(list: string, etag: string, comparison: 'weak' | 'strong'): boolean {
  if (list.trim() === '*') return true;
  const tags = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => (comparison === 'weak' ? opaque(tag) === etag : tag === etag));
}

/** Seconds after 1970, or undefined for what is no date: such a condition is passed over. */
function seconds(date: string): number | undefined {
  const time = Date.parse(date);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

export function precondition(request: RequestConditions, { etag, modified }: Representation): 200 | 304 | 412 {
  const changed = Math.floor(modified.getTime() / 1000);
  const ifMatch = request['if-match'];
  const unmodifiedSince = ifMatch === undefined ? seconds(request['if-unmodified-since'] ?? '') : undefined;
  if (ifMatch !== undefined && !listsTag(ifMatch, etag, 'strong')) return 412;
  if (unmodifiedSince !== undefined && changed > unmodifiedSince) return 412;
  const ifNoneMatch = request['if-none-match'];
  if (ifNoneMatch !== undefined) return listsTag(ifNoneMatch, etag, 'weak') ? 304 : 200;
  const since = seconds(request['if-modified-since'] ?? '');
  return since !== undefined && changed <= since ? 304 : 200;
}

export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

/** The part asked for; `undefined` for the whole: no range, several, another unit, or the copy it belongs to is old. */
export function requestedRange(
  request: RequestConditions,
  { etag, modified, size }: Representation,
): ByteRange | 'unsatisfiable' | undefined {
  const wanted = /^bytes=(.*)$/i.exec(request.range ?? '')?.[1];
  if (wanted === undefined || wanted.includes(',')) return undefined;
  const copy = request['if-range']?.trim();
  if (copy !== undefined) {
    const same = copy.endsWith('"') ? copy === etag : seconds(copy) === Math.floor(modified.getTime() / 1000);
    if (!same) return undefined;
  }
  const [, first = '', last = ''] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(wanted) ?? [];
  if (!first && !last) return 'unsatisfiable';
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : 'unsatisfiable';
}

/** Whether `Accept-Encoding` takes gzip. */
export function acceptsGzip(header: string | undefined): boolean {
  const entry = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .find(([name = '']) => name.toLowerCase() === 'gzip');
  if (!entry) return false;
  const quality = entry.slice(1).find((parameter) => /^q=/i.test(parameter));
  return quality === undefined || Number(quality.slice(2)) > 0;
}
