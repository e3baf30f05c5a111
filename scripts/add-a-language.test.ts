import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type SampleSite, writeSampleSite } from './check/faults/sample-site.ts';
import { run } from './run.ts';

/** What docs/how-to/add-a-language.md says, done to the sample: a copied folder and two lines of the owner's file. */
let site: SampleSite;

/** A separate process: the list of languages is read once per process, from the owner's file. */
const node = (...args: string[]) => run('node', args, { quiet: true, env: site.env });

beforeAll(() => {
  site = writeSampleSite(mkdtempSync(join(tmpdir(), 'language-')));
  const german = join(site.content, 'de');
  cpSync(join(site.content, 'en'), german, { recursive: true });
  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  edit(join(site.dir, 'site.config.ts'), (text) =>
    text
      .replace("'ru'],", "'ru', 'de'],")
      .replace('requireTranslations: true', "requireTranslations: ['zh-Hans', 'ru']"),
  );
  // One tag is translated, all else of the file waits; another file and a page are not there yet.
  writeFileSync(join(german, 'tags.yaml'), 'network: { label: Netzwerk }\n');
  for (const name of ['home.yaml', 'docs/intro.mdx']) rmSync(join(german, name));
});
afterAll(() => rmSync(site.dir, { recursive: true }));

it('a copied folder and its code publish a language, and missing texts are reported as warnings', async () => {
  const { code, output } = await node('scripts/check.ts', '--untranslated');
  expect(output).toContain('content/de/home.yaml');
  expect(output).toMatch(/content\/de\/tags\.yaml.*"hardware\.label" is missing/);
  expect(output).toContain('content/de/docs/intro.mdx');
  expect(output).not.toMatch(/ error \[/);
  expect(code).toBe(0);
});

it('its words are read, and those of the source where it has none', async () => {
  const script = `
    const { tags } = await import('./src/site.ts');
    const { readMarketing } = await import('./src/marketing/data.ts');
    const { translationOf } = await import('./src/marketing/translated.ts');
    const { locales } = await import('./src/i18n/locales.ts');
    const { languages } = await import('./src/languages/index.ts');
    const { home, plans } = readMarketing();
    console.log(JSON.stringify({
      locales, name: languages.de.name, network: tags.network.label.de, hardware: tags.hardware.label.de,
      home: translationOf(home, 'de').writtenIn, plans: translationOf(plans, 'de').writtenIn,
    }));`;
  const { output } = await node('--input-type=module', '-e', script);
  const read = z.record(z.string(), z.unknown()).parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  expect(read).toEqual({
    locales: ['en', 'zh-Hans', 'ru', 'de'],
    name: 'Deutsch',
    network: 'Netzwerk',
    hardware: 'Hardware',
    home: ['en', 'zh-Hans', 'ru'],
    plans: ['en', 'zh-Hans', 'ru', 'de'],
  });
});
