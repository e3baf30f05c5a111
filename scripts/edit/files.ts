import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { OpenFile, Saving } from './protocol.ts';

/** A file outside the content folder, or none a writer edits. */
export class Refused extends Error {}

const editable = /^(?!\.)[^\\:*?"<>|\0]+\.(?:mdx|yaml|json)$/;

/** A file of the content folder: not above it, not hidden, not through a link that leads elsewhere. */
export function placeOf(contentDir: string, name: string): string {
  const path = resolve(contentDir, name);
  const parts = name.split('/');
  const isHidden = parts.some((part) => part === '' || part.startsWith('.'));
  if (!editable.test(name) || isHidden || path !== join(contentDir, ...parts))
    throw new Refused(`${name} is no text of the content folder`);
  let above = dirname(path);
  while (!existsSync(above)) above = dirname(above);
  const isLink = existsSync(path) && lstatSync(path).isSymbolicLink();
  if (isLink || !(realpathSync(above) + sep).startsWith(realpathSync(contentDir) + sep))
    throw new Refused(`${name} leads out of the content folder`);
  return path;
}

const versionOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Text boxes have Unix line ends; the file keeps its own. */
const inBox = (text: string): string => text.replaceAll('\r\n', '\n');
const asFile = (text: string, windows: boolean): string => (windows ? text.replaceAll('\n', '\r\n') : text);

export function readText(contentDir: string, name: string): OpenFile {
  const path = placeOf(contentDir, name);
  if (!existsSync(path)) return { name, text: '', version: '' };
  const bytes = readFileSync(path);
  const written = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const text = inBox(written);
  const version = versionOf(bytes);
  // A text box would change these bytes.
  const same = Buffer.from(asFile(text, written.includes('\r\n'))).equals(bytes) && !text.includes('\r');
  return same ? { name, text, version } : { name, text, version, locked: 'its line ends are mixed, or it is no UTF-8' };
}

/** Writes the file if it is still the one that was read. The rename is atomic: no reader gets half a text. */
export function saveText(contentDir: string, name: string, text: string, version: string): Saving {
  const path = placeOf(contentDir, name);
  const disk = readText(contentDir, name);
  if (disk.version !== version || disk.locked) return { saved: false, disk };
  const windows = existsSync(path) && readFileSync(path, 'utf8').includes('\r\n');
  const bytes = Buffer.from(asFile(inBox(text), windows));
  mkdirSync(dirname(path), { recursive: true });
  // Hidden, and with an ending the live preview does not watch.
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, bytes, existsSync(path) ? { mode: lstatSync(path).mode } : {});
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
  return { saved: true, version: versionOf(bytes) };
}
