import { append, type Change, type Fault, intro, introRu } from './fault.ts';

const withBom: Change = (source) => `\uFEFF${source}`;
const bytes = (text: string, encoding: 'latin1' | 'utf16le'): Buffer => Buffer.from(text, encoding);
const utf8 = /save it as UTF-8/;

/** Files saved by a program that means something else by "text". */
export const encoding: Fault[] = [
  { name: 'a byte order mark before a page', file: intro, change: withBom, what: /BOM/ },
  { name: 'a byte order mark before data', file: 'content/tags.yaml', change: withBom, what: /BOM/ },
  { name: 'a byte order mark before interface words', file: 'content/ui/en/docs.json', change: withBom, what: /BOM/ },
  {
    name: 'a page in UTF-16',
    file: introRu,
    change: (source: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), bytes(source, 'utf16le')]),
    what: /UTF-16/,
  },
  {
    name: 'a page in Latin-1',
    file: intro,
    change: (source: string) => Buffer.concat([Buffer.from(source), bytes('Caf\u00e9\n', 'latin1')]),
    at: 'Caf',
    what: /not UTF-8/,
  },
  { name: 'a character that was lost', file: intro, change: append('Caf\uFFFD'), at: 'Caf', what: /was lost/ },
  {
    name: 'an invisible character',
    file: intro,
    change: append('Tap\u0008 it.'),
    at: 'Tap',
    what: /invisible control character \(U\+0008\)/,
    fix: /delete it/,
  },
].map((fault) => ({ at: '', fix: utf8, rule: 'encoding' as const, ...fault }));
