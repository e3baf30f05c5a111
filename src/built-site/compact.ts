import { minifySync } from 'rolldown/utils';

const inlineScript = /<script>(.*?)<\/script>/gs;

/** Before and after these no browser draws a space; items of a list may stand in a row, and are left as they are. */
const blocks = 'article|aside|body|div|footer|h[1-6]|header|main|nav|ol|p|section|table|tbody|td|th|thead|tr|ul';
const spaceBesideBlock = new RegExp(`(</?(?:${blocks})(?: (?:"[^"]*"|[^">])*)?>)\\s+(?=<)`, 'g');
/** React's way to write an attribute that is there or not; nothing asks for its value. */
const presentAttribute = / (data-[\w-]+)="(?:true)?"/g;

/** The bundler sees scripts in files only. */
const minified = new Map<string, string>();
function smaller(code: string): string {
  const known = minified.get(code) ?? minifySync('inline.js', code).code.trim();
  minified.set(code, known);
  return known;
}

/** Words of the layout that a script says when something fails, and what a page has where it can fail. */
const wordsFor: ReadonlyArray<[words: RegExp, cause: RegExp]> = [
  [/ data-chunk-(?:text|retry)="[^"]*"/g, /<astro-island/],
  // Islands bring buttons that copy.
  [/ data-uncopied-code="[^"]*"/, /data-copy="code"|<astro-island/],
  [/ data-uncopied-address="[^"]*"/, /data-copy="(?!code")|<astro-island/],
];

/**
 * Leaves out of a page what no reader of it needs: half a kilobyte of what has to arrive before anything is drawn, and
 * on some pages it decides whether that takes one round trip or two.
 */
export function compact(html: string): string {
  let page = html;
  for (const [words, cause] of wordsFor) if (!cause.test(html)) page = page.replace(words, '');
  return page
    .replaceAll(inlineScript, (_, code: string) => `<script>${smaller(code)}</script>`)
    .replaceAll(spaceBesideBlock, '$1')
    .replaceAll(presentAttribute, ' $1')
    .replaceAll('></path>', '/>');
}
