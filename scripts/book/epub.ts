import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { fileType } from '../../deploy/file-types.ts';
import { absolute } from '../../src/lib/seo.ts';
import { site } from '../../src/site.ts';
import type { Chapter, Cover } from './chapters.ts';

const style = `body { line-height: 1.5 } table { border-collapse: collapse } th, td { border: 1px solid #999; padding: .3em; text-align: left; vertical-align: top }
pre { white-space: pre-wrap; background: #f2f2f2; padding: .6em } svg { max-width: 100%; height: auto } dt { font-weight: bold } .cover { text-align: center; padding-top: 25% } .cover svg { width: 30% }
svg.drawing rect, svg.drawing path, svg.drawing circle, svg.drawing line { stroke: #555; fill-opacity: .15 } .below { margin-left: 1.5em } nav ol { list-style: none }`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const xhtml = (locale: string, title: string, body: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${locale}" xml:lang="${locale}">
<head><title>${escaped(title)}</title><link rel="stylesheet" href="style.css"/></head><body>${body}</body></html>`;

/** An EPUB 3: a ZIP file that begins with its type, uncompressed. */
export function writeEpub(
  { locale, title, date, contents, logo }: Cover,
  chapters: Chapter[],
  dist: string,
): Uint8Array {
  const pictures = [...new Set(chapters.flatMap(({ pictures: own }) => own))];
  const entries = chapters.map(
    ({ id, title, isBelow }) =>
      `<li${isBelow ? ' class="below"' : ''}><a href="${id}.xhtml">${escaped(title)}</a></li>`,
  );
  const hasDrawing = (body: string): string => (body.includes('<svg') ? ' properties="svg"' : '');
  const manifest = chapters.map(
    ({ id, body }) => `<item id="c-${id}" href="${id}.xhtml" media-type="application/xhtml+xml"${hasDrawing(body)}/>`,
  );
  const ofPictures = pictures.map(
    (file, index) => `<item id="p-${index}" href="files${file}" media-type="${fileType(file)?.type}"/>`,
  );
  const drawn = logo.replace(/^[\s\S]*?(?=<svg)/, '');
  const files: Record<string, string> = {
    'META-INF/container.xml': `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    'book/book.opf': `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${locale}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${absolute(site.origin, `/books/${locale}`)}</dc:identifier>
<dc:title>${escaped(title)}</dc:title><dc:language>${locale}</dc:language><dc:publisher>${escaped(site.brand.appName)}</dc:publisher>
<meta property="dcterms:modified">${new Date().toISOString().replace(/\.\d+/, '')}</meta></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="style" href="style.css" media-type="text/css"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml" properties="svg"/>${[...manifest, ...ofPictures].join('')}</manifest>
<spine><itemref idref="cover"/><itemref idref="nav"/>${chapters.map(({ id }) => `<itemref idref="c-${id}"/>`).join('')}</spine></package>`,
    'book/nav.xhtml': xhtml(
      locale,
      title,
      `<nav epub:type="toc"><h1>${escaped(contents)}</h1><ol>${entries.join('')}</ol></nav>`,
    ),
    'book/cover.xhtml': xhtml(
      locale,
      title,
      `<div class="cover">${drawn}<h1>${escaped(title)}</h1><p>${escaped(date)}</p></div>`,
    ),
    'book/style.css': style,
    ...Object.fromEntries(
      chapters.map(({ id, title: name, body }) => [
        `book/${id}.xhtml`,
        xhtml(locale, name, `<h1 id="${id}">${escaped(name)}</h1>${body}`),
      ]),
    ),
  };
  const zipped: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] };
  for (const [name, text] of Object.entries(files)) zipped[name] = strToU8(text);
  for (const file of pictures) zipped[`book/files${file}`] = readFileSync(join(dist, file));
  return zipSync(zipped);
}
