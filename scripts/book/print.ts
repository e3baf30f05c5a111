import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../src/built-site/addresses.ts';
import type { Chapter, Cover } from './chapters.ts';

const style = `
  .cover { display: grid; place-content: center; gap: 2rem; height: 240mm; text-align: center; break-after: page }
  .cover svg { width: 40mm; height: 40mm; margin-inline: auto }
  .contents { break-after: page } .contents li.below { margin-inline-start: 1.5rem } .contents ol { list-style: none }
  article { break-before: page } article > h1 { margin-block-end: 1rem }
  .box, figure, pre, tr { break-inside: avoid } details > * { display: revert }`;

/** The book as one page, in the styles of the site, for the browser to print. */
export function printHtml(cover: Cover, chapters: Chapter[], origin: string, dist: string): string {
  const page = readFileSync(join(dist, fileOf('/docs/intro')), 'utf8');
  const sheets = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const contents = chapters.map(
    ({ id, title, isBelow }) => `<li${isBelow ? ' class="below"' : ''}><a href="#${id}">${title}</a></li>`,
  );
  const texts = chapters.map(({ id, title, body }) => `<article id="${id}"><h1>${title}</h1>${body}</article>`);
  return `<!doctype html><html lang="${cover.locale}" data-theme="light"><head><title>${cover.title}</title>
<base href="${origin}/"/>${sheets.join('')}<style>${style}</style></head><body>
<div class="cover">${cover.logo}<h1>${cover.title}</h1><p>${cover.date}</p></div>
<nav class="contents"><h1>${cover.contents}</h1><ol>${contents.join('')}</ol></nav>
<div class="prose">${texts.join('')}</div></body></html>`;
}
