import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { drawnPages, showTogether, widths } from '../drawings.ts';
import { ownersSite } from '../sites.ts';
import { prefixes } from './pages.ts';

/** The drawn windows of the program, with whatever the owner has entered about it. */

for (const prefix of prefixes) {
  test(`no drawing is wider than a narrow phone: ${prefix || '/'}`, async ({ page }) => {
    const pages = drawnPages(ownersSite.dist, prefix);
    test.skip(pages.length === 0, 'the site draws nothing');
    await page.setViewportSize({ width: 320, height: 800 });
    await showTogether(page, pages);
    expect(await widths(page)).toEqual({ page: 320, beyond: [] });
  });

  test(`a drawn dialog costs at most 3 KB: ${prefix || '/'}`, () => {
    const weights = drawnPages(ownersSite.dist, prefix).flatMap(({ path, html }) => {
      const whole = gzipSync(html, { level: 9 }).length;
      return [...html.matchAll(/<figure[^>]*data-program-dialog="([^"]+)".*?<\/figure>/gs)].map(([figure, dialog]) => ({
        dialog,
        path,
        bytes: whole - gzipSync(html.replace(figure, ''), { level: 9 }).length,
      }));
    });
    test.skip(weights.length === 0, 'the site draws nothing');
    const heaviest = weights.sort((a, b) => b.bytes - a.bytes)[0];
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ of: weights.length, heaviest }) });
    expect(heaviest?.bytes, JSON.stringify(heaviest)).toBeLessThanOrEqual(3 * 1024);
    // A drawing that is not there would cost nothing.
    expect(weights.at(-1)?.bytes).toBeGreaterThan(40);
  });
}
