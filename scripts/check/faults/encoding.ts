import { append, type Fault, intro, introRu } from './fault.ts';

const bytes = (text: string, encoding: 'latin1' | 'utf16le'): Buffer => Buffer.from(text, encoding);
const utf8 = /save it as UTF-8/;

/** Files saved by a program that means something else by "text". */
export const encoding: Fault[] = [
  {
    name: 'a page in UTF-16',
    file: introRu,
    change: (source: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), bytes(source, 'utf16le')]),
    what: /UTF-16/,
  },
  {
    name: 'an invisible character',
    file: intro,
    change: append('Tap\u0008 it.'),
    at: 'Tap',
    what: /invisible control character \(U\+0008\)/,
    fix: /delete it/,
  },
].map((fault) => ({ at: '', fix: utf8, rule: 'encoding' as const, ...fault }));
