import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { deployOut } from '../deploy/place.ts';
import { contentDir } from '../src/files/content.ts';
import { locales } from '../src/i18n/locales.ts';
import { site, translator } from '../src/site.ts';
import { chaptersOf } from './book/chapters.ts';
import { writeEpub } from './book/epub.ts';
import { printHtml } from './book/print.ts';
import { browserFlags, findOrInstallBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { listen } from './port.ts';
import { createSiteServer } from './serve.ts';

/**
 * `npm run book`: the docs of each language as PDF and EPUB, from the last build. They go to `content/public/books/`; the
 * next build publishes them and offers them on the introduction.
 */
async function book(): Promise<boolean> {
  const dist = resolve('dist');
  statSync(deployOut(dist));
  const out = join(contentDir, 'public/books');
  mkdirSync(out, { recursive: true });
  const server = createSiteServer(dist);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserFlags });
  const page = await browser.newPage();
  for (const locale of locales) {
    const began = performance.now();
    const name = join(out, `${locale}`);
    const { t, date } = translator(locale);
    const cover = {
      ...{
        locale,
        title: `${site.brand.appName} · ${t('nav.docs')}`,
        date: date(new Date()),
        contents: t('toc.title'),
      },
      logo: readFileSync(site.brand.logo, 'utf8'),
    };
    const chapters = chaptersOf(dist, locale);
    await page.setContent(printHtml(cover, chapters('print'), origin, dist), { waitUntil: 'load' });
    const pdf = await page.pdf({
      ...{ format: 'A4', printBackground: true, outline: true, tagged: true, displayHeaderFooter: true },
      margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' },
      headerTemplate: '<span></span>',
      footerTemplate: '<p style="width:100%;text-align:center;font-size:8px"><span class="pageNumber"></span></p>',
    });
    const epub = writeEpub(cover, chapters('epub'), dist);
    writeFileSync(`${name}.pdf`, pdf);
    writeFileSync(`${name}.epub`, epub);
    const size = (bytes: Uint8Array): string => `${(bytes.length / 1e6).toFixed(1)} MB`;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${name}.pdf ${size(pdf)}, ${name}.epub ${size(epub)}, ${seconds} s`);
  }
  await browser.close();
  server.close();
  return true;
}

await runCommand(book);
