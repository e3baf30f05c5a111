import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildIsFresh } from './check/build-age.ts';
import { launchSummary } from './check.ts';

it('says how much is left before launch', () => {
  const finding = { rule: 'launch' as const, file: 'x', what: 'x', fix: 'x' };
  expect(launchSummary([{ ...finding, severity: 'error' }])).toBe('before launch: 1 to do');
  expect(launchSummary([{ ...finding, severity: 'warning' }])).toMatch(/^ready for launch; 1 to decide/);
  expect(launchSummary([])).toBe('ready for launch');
});

it('takes a build for stale when a source is newer or pages are still being written', () => {
  const dir = mkdtempSync(join(tmpdir(), 'built-'));
  const source = join(dir, 'source.mdx');
  for (const name of ['index.html', 'source.mdx']) writeFileSync(join(dir, name), 'x');
  utimesSync(source, new Date(0), new Date(0));
  expect(buildIsFresh(dir, [source])).toBe(false);
  writeFileSync(join(dir, 'sitemap-index.xml'), '<sitemapindex/>');
  expect(buildIsFresh(dir, [source])).toBe(true);
  const later = new Date(Date.now() + 60_000);
  utimesSync(source, later, later);
  expect(buildIsFresh(dir, [source])).toBe(false);
  rmSync(dir, { recursive: true });
});
