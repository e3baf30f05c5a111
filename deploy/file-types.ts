import { basename, extname } from 'node:path/posix';

/** How a kind of file is sent, on every host. */
export interface FileType {
  type: string;
  /** Text whose type takes a `charset` parameter; JSON and its relatives are UTF-8 by definition. */
  utf8?: boolean;
  /** Smaller with gzip. Pictures, films and fonts are compressed already. */
  compress?: boolean;
}

const text = (type: string): FileType => ({ type, utf8: true, compress: true });
const data = (type: string): FileType => ({ type, compress: true });
const compressed = (type: string): FileType => ({ type });

export const byExtension: Readonly<Record<string, FileType>> = {
  avif: compressed('image/avif'),
  bin: compressed('application/octet-stream'),
  css: text('text/css'),
  gif: compressed('image/gif'),
  html: text('text/html'),
  ico: data('image/x-icon'),
  jpeg: compressed('image/jpeg'),
  jpg: compressed('image/jpeg'),
  js: text('text/javascript'),
  json: data('application/json'),
  md: text('text/markdown'),
  mp4: compressed('video/mp4'),
  pdf: compressed('application/pdf'),
  png: compressed('image/png'),
  svg: data('image/svg+xml'),
  txt: text('text/plain'),
  vtt: text('text/vtt'),
  wasm: data('application/wasm'),
  webm: compressed('video/webm'),
  webmanifest: data('application/manifest+json'),
  webp: compressed('image/webp'),
  woff2: compressed('font/woff2'),
  xml: text('application/xml'),
  zip: compressed('application/zip'),
};

/** Files whose name says more than their extension. */
export const byName: Readonly<Record<string, FileType>> = {
  'rss.xml': text('application/rss+xml'),
};

export const fileType = (file: string): FileType | undefined =>
  byName[basename(file)] ?? byExtension[extname(file).slice(1)];

/** The types of a kind, each once. */
export const typesWhere = (is: (type: FileType) => boolean | undefined): string[] => [
  ...new Set([...Object.values(byExtension), ...Object.values(byName)].filter(is).map(({ type }) => type)),
];

/** A file without a type is offered for saving, not shown. */
export const unknownType: FileType = { type: 'application/octet-stream' };

export const contentType = ({ type, utf8 }: FileType): string => (utf8 ? `${type}; charset=utf-8` : type);

/** In bytes: below, the envelope of gzip is larger than what it saves. */
export const smallestCompressed = 256;
