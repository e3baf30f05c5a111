import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { createSiteServer, listen } from './serve.ts';

const server = createSiteServer('dist');
const base = `http://localhost:${await listen(server, 0)}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
for (const [name, path] of Object.entries({
  post: '/blog/usb-phone-farm-limits',
  docs: '/ru/docs/troubleshooting/unable-detect-phone',
  home: '/zh-Hans/',
  homeen: '/',
  download: '/Download',
})) {
  const page = await browser.newPage({ colorScheme: 'dark', viewport: { width: 1280, height: 900 } });
  await page.goto(base + path);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await page.pdf({
    path: `/tmp/w/rows-shots/${name}.pdf`,
    format: 'A4',
    printBackground: name !== 'homeen',
    preferCSSPageSize: true,
  });
  await page.close();
}
await browser.close();
server.close();
