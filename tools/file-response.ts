import type { IncomingHttpHeaders } from 'node:http';
import type { FileAnswer } from '../deploy/addresses.ts';
import { contentType, fileType, smallestCompressed, unknownType } from '../deploy/file-types.ts';
import { cacheControl, hashedPath } from '../deploy/policy.ts';
import { acceptsGzip, type ByteRange, precondition, type Representation, requestedRange } from './conditions.ts';

type Headers = Record<string, string>;

export interface FileResponse {
  status: 200 | 206 | 304 | 404 | 412 | 416;
  headers: Headers;
  /** What of the file follows the headers; without it, nothing. */
  body?: { gzip: boolean; range?: ByteRange | undefined };
}

/** The answer for a file of this size and age to a request with these headers. Pure. */
export function fileResponse(
  { kind, file }: FileAnswer,
  { size, mtimeMs }: { size: number; mtimeMs: number },
  request: IncomingHttpHeaders,
  documentHeaders: Headers,
): FileResponse {
  const type = fileType(file) ?? unknownType;
  const compressible = type.compress === true && size >= smallestCompressed;
  const gzip = compressible && acceptsGzip(request['accept-encoding']);
  const vary: Headers = compressible ? { Vary: 'Accept-Encoding' } : {};
  const content: Headers = {
    'Content-Type': contentType(type),
    ...(type.type === 'text/html' ? documentHeaders : {}),
    ...(gzip ? { 'Content-Encoding': 'gzip' } : {}),
  };
  const length = (bytes: number): Headers => (gzip ? {} : { 'Content-Length': String(bytes) });
  const page: Headers = { 'Cache-Control': cacheControl.page };

  // Nobody is to keep the not-found page, or a part of it, as the file that will be there tomorrow.
  if (kind === 'not-found')
    return { status: 404, headers: { ...page, ...vary, ...content, ...length(size) }, body: { gzip } };

  const etag = `"${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}"`;
  const copy: Representation = { etag, modified: new Date(Math.floor(mtimeMs / 1000) * 1000), size };
  const validators: Headers = {
    ETag: gzip ? `W/${etag}` : etag,
    'Last-Modified': copy.modified.toUTCString(),
    ...vary,
  };
  const condition = precondition(request, copy);
  if (condition === 412) return { status: 412, headers: page };

  // Some caches hand a part of a file, or the refusal of it, to whoever asks for the whole: parts are not kept.
  const keep = file.startsWith(hashedPath) && request.range === undefined;
  const cached: Headers = keep ? { 'Cache-Control': cacheControl.hashed } : page;
  if (condition === 304) return { status: 304, headers: { ...cached, ...validators } };

  // A range counts bytes of the file; the compressed form has others.
  const range = gzip ? undefined : requestedRange(request, copy);
  if (range === 'unsatisfiable') return { status: 416, headers: { ...page, 'Content-Range': `bytes */${size}` } };
  const headers: Headers = { ...cached, ...validators, ...content, ...(gzip ? {} : { 'Accept-Ranges': 'bytes' }) };
  if (!range) return { status: 200, headers: { ...headers, ...length(size) }, body: { gzip } };
  const part: Headers = {
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    ...length(range.end - range.start + 1),
  };
  return { status: 206, headers: { ...headers, ...part }, body: { gzip, range } };
}
