import { basename, extname } from 'node:path/posix';

/** How a kind of file travels. `deploy/nginx.ts` and the other hosts' files are written from this list too. */
export interface FileType {
  type: string;
  /** Text whose type takes a `charset` parameter; JSON and its relatives are UTF-8 by definition. */
  utf8?: boolean;
  /** Grows smaller with gzip. Pictures, films, fonts and the search index (`.bin`) are compressed already. */
  compress?: boolean;
}

const text = (type: string): FileType => ({ type, utf8: true, compress: true });
const compressed = (type: string): FileType => ({ type });

export const byExtension: Readonly<Record<string, FileType>> = {
  avif: compressed('image/avif'),
  bin: compressed('application/octet-stream'),
  css: text('text/css'),
  gif: compressed('image/gif'),
  html: text('text/html'),
  ico: { type: 'image/x-icon', compress: true },
  jpg: compressed('image/jpeg'),
  js: text('text/javascript'),
  json: { type: 'application/json', compress: true },
  mp4: compressed('video/mp4'),
  pdf: compressed('application/pdf'),
  png: compressed('image/png'),
  svg: { type: 'image/svg+xml', compress: true },
  txt: text('text/plain'),
  vtt: text('text/vtt'),
  wasm: { type: 'application/wasm', compress: true },
  webm: compressed('video/webm'),
  webmanifest: { type: 'application/manifest+json', compress: true },
  webp: compressed('image/webp'),
  woff2: compressed('font/woff2'),
  xml: text('application/xml'),
  zip: compressed('application/zip'),
};

/** Files whose name says more than their extension. */
export const byName: Readonly<Record<string, FileType>> = {
  'feed.json': { type: 'application/feed+json', compress: true },
  'rss.xml': text('application/rss+xml'),
};

export const allTypes: readonly FileType[] = [...Object.values(byExtension), ...Object.values(byName)];

export const fileType = (file: string): FileType | undefined =>
  byName[basename(file)] ?? byExtension[extname(file).slice(1)];

/** A file that nobody has named a type for is offered for saving, not shown. */
export const unknownType: FileType = { type: 'application/octet-stream' };

export const contentType = ({ type, utf8 }: FileType): string => (utf8 ? `${type}; charset=utf-8` : type);

/** Below this many bytes the envelope of gzip eats what it saves. */
export const smallestCompressed = 256;
